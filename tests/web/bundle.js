/**
 * Writes the page as few small files, from its sources: `make bundle`.
 *
 * Scripts are split by page, styles are one file, and so are the texts of a language. Names carry a digest of the
 * content, so that browsers keep a file for ever. `manifest.json` says which files there are, for `server/bundle.py`.
 *
 *     node tests/web/bundle.js [FOLDER]
 */

import { build, transform } from "esbuild";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { rollup } from "@rollup/wasm-node";

const WEB = fileURLToPath(new URL("../../src/lutece/web/", import.meta.url));
const FOLDERS = ["css", "js", "texts", "vendor"];
const SOURCES = /\.(css|ftl|js|woff2)$/;
const COMPRESSED = /\.(css|ftl|js)$/;

const SMALL = 20_000; // characters of source that several pages share: no file of their own
// The licences of libraries and fonts are in vendor/licences.
const MINIFIED = { minify: true, format: "esm", target: "es2022", legalComments: "none" };

await main(process.argv[2] ?? join(WEB, "bundle"));

/** @param {string} folder */
async function main(folder) {
  const [scripts, styles, texts] = await Promise.all([bundledScripts(), bundledStyles(), bundledTexts()]);
  const manifest = {
    sources: await digestOfSources(),
    styles: styles.name,
    scripts: scripts.entries,
    texts: texts.names,
    parts: texts.parts,
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries({ ...scripts.files, ...styles.files, ...texts.files })) {
    await writeFile(join(folder, name), content);
    if (COMPRESSED.test(name)) await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
  await writeFile(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Scripts, and for each page and board the files that it needs at once, its own first. */
async function bundledScripts() {
  const first = join(WEB, "js", "main.js");
  const bundle = await rollup({ input: first, plugins: [importMap(await readImports())], onwarn: fail, preserveEntrySignatures: false });
  /** @type {Set<string> | undefined} */
  let early;
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    manualChunks: (id, { getModuleInfo }) => {
      early ??= loadedFirst(first, getModuleInfo);
      return early.has(id) ? "main" : undefined;
    },
    plugins: [{ name: "minify", renderChunk: minified }],
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const entries = {};
  for (const { fileName, facadeModuleId, isEntry } of output) {
    if (!facadeModuleId) continue;
    const name = isEntry ? "main" : relative(join(WEB, "js"), facadeModuleId).replaceAll("\\", "/").replace(/\.js$/, "");
    entries[name] = [...reach(fileName, (file) => chunks.get(file).imports)];
  }
  return { files: Object.fromEntries(output.map(({ fileName, code }) => [fileName, code])), entries: sorted(entries) };
}

/**
 * A script as it is sent. In drawings (`html`) the indentation goes too, which nobody sees.
 * @this {PluginContext}
 * @param {string} code
 */
async function minified(code) {
  const small = (await transform(code, MINIFIED)).code;
  let [done, end] = ["", 0];
  for (const { start, end: after, tagged } of templates(this.parse(small))) {
    done += small.slice(end, start) + small.slice(start, after).replaceAll(tagged ? /\n\s*/g : /\n/g, "\\n");
    end = after;
  }
  return { code: done + small.slice(end), map: null };
}

/**
 * The pieces of text in template literals, in their order.
 * @param {any} node
 * @returns {{start: number, end: number, tagged: boolean}[]}
 */
function templates(node, tagged = false) {
  if (node === null || typeof node !== "object") return [];
  if (Array.isArray(node)) return node.flatMap((part) => templates(part, tagged));
  if (node.type === "TemplateElement") return [{ start: node.start, end: node.end, tagged }];
  const parts = Object.entries(node).flatMap(([name, part]) =>
    templates(part, name === "quasis" ? tagged : node.type === "TaggedTemplateExpression" && name === "quasi"),
  );
  return parts.toSorted((one, other) => one.start - other.start);
}

/** The addresses of libraries, as the page names them for browsers. */
async function readImports() {
  const index = await readFile(join(WEB, "index.html"), "utf-8");
  return JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(index)[1]).imports;
}

/** @param {Record<string, string>} imports */
function importMap(imports) {
  return { name: "import-map", resolveId: (id) => (id in imports ? join(WEB, imports[id].replace("/static/", "")) : null) };
}

/** @param {{message: string}} warning */
function fail(warning) {
  throw new Error(warning.message);
}

/** @import { ModuleInfo, PluginContext } from "@rollup/wasm-node" */

/**
 * The modules of the first script, after which all others are loaded: what it imports, and what is small and shared.
 * @param {string} first
 * @param {(id: string) => ModuleInfo} infoOf
 */
function loadedFirst(first, infoOf) {
  const all = reach(first, (id) => [...infoOf(id).importedIds, ...infoOf(id).dynamicallyImportedIds]);
  const entries = [...all].filter((id) => id === first || infoOf(id).dynamicImporters.length > 0);
  const needed = entries.map((entry) => reach(entry, (id) => infoOf(id).importedIds));
  const found = needed[0];
  /** By the entries that share them. @type {Map<string, string[]>} */
  const shared = new Map();
  for (const id of all) {
    const by = entries.filter((_, i) => needed[i].has(id));
    if (by.length > 1 && !found.has(id)) shared.set(by.join(), [...(shared.get(by.join()) ?? []), id]);
  }
  for (const ids of shared.values()) {
    const size = ids.reduce((sum, id) => sum + infoOf(id).code.length, 0);
    if (size < SMALL) for (const id of ids) found.add(id);
  }
  return found;
}

/**
 * A thing and all that is reached from it.
 * @param {string} first
 * @param {(thing: string) => readonly string[]} next
 */
function reach(first, next) {
  const found = new Set([first]);
  for (const thing of found) for (const other of next(thing)) found.add(other);
  return found;
}

/** @param {Record<string, unknown>} record */
function sorted(record) {
  return Object.fromEntries(Object.entries(record).toSorted());
}

async function bundledStyles() {
  const built = await build({
    entryPoints: [join(WEB, "css", "page.css")],
    absWorkingDir: WEB,
    outdir: WEB,
    bundle: true,
    minify: true,
    write: false,
    loader: { ".woff2": "file" },
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
  });
  const files = Object.fromEntries(built.outputFiles.map(({ path, contents }) => [basename(path), contents]));
  return { files, name: Object.keys(files).find((name) => name.endsWith(".css")) };
}

/** The texts of a language in one file, without comments. */
async function bundledTexts() {
  const [files, names] = [{}, {}];
  let parts = [];
  for (const language of (await readdir(join(WEB, "texts"))).toSorted()) {
    const folder = join(WEB, "texts", language);
    parts = (await readdir(folder)).toSorted();
    const texts = await Promise.all(parts.map((part) => readFile(join(folder, part), "utf-8")));
    const content = texts.join("\n").replaceAll(/^#.*\n/gm, "");
    names[language] = `${language}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.ftl`;
    files[names[language]] = content;
  }
  return { files, names, parts: parts.map((part) => basename(part, ".ftl")) };
}

/** As `server/bundle.py` computes it. */
async function digestOfSources() {
  const digest = createHash("sha256");
  const found = await Promise.all(FOLDERS.map((folder) => readdir(join(WEB, folder), { recursive: true, withFileTypes: true })));
  const paths = found.flat().filter((entry) => entry.isFile() && SOURCES.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.map((path) => relative(WEB, path).replaceAll("\\", "/")).toSorted()) {
    digest.update(`${path}\0`).update(await readFile(join(WEB, path))).update("\0");
  }
  return digest.digest("hex");
}
