/** The page without a network: its words in the reader's language. No module: nothing may be missing. */

(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("lutece-language");
  } catch {
    // A browser that keeps nothing still reads.
  }
  const wanted = [chosen, ...navigator.languages].map((code) => (code ?? "").split("-")[0]);
  const there = [...document.querySelectorAll("section[lang]")];
  const found = wanted.map((code) => there.find((part) => part.getAttribute("lang") === code)).find(Boolean);
  for (const part of there) part.toggleAttribute("hidden", part !== (found ?? there[0]));
  addEventListener("online", () => location.reload());
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
})();
