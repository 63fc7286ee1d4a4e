/** Passkeys: the browser's own keys, spoken of in base64url as the server does. */

import { post } from "../api.js";

/** @param {ArrayBuffer} buffer */
function toText(buffer) {
  const bytes = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
function toBytes(text) {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (c) => c.charCodeAt(0));
}

/** Whether this browser has passkeys. */
export function hasPasskeys() {
  return "PublicKeyCredential" in window;
}

/** Makes a passkey for whoever I am now. @returns {Promise<any>} */
export async function makePasskey() {
  const options = await post("/api/passkey/register/options");
  const key = options.publicKey ?? options;
  const made = /** @type {PublicKeyCredential | null} */ (
    await navigator.credentials.create({
      publicKey: {
        ...key,
        challenge: toBytes(key.challenge),
        user: { ...key.user, id: toBytes(key.user.id) },
        excludeCredentials: key.excludeCredentials?.map(named),
      },
    })
  );
  if (!made) throw new Error("no passkey was made");
  const response = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return post("/api/passkey/register", {
    id: made.id,
    rawId: toText(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
    },
  });
}

/** Signs in with a passkey of this device. @returns {Promise<any>} */
export async function usePasskey() {
  const options = await post("/api/passkey/sign-in/options");
  const key = options.publicKey ?? options;
  const found = /** @type {PublicKeyCredential | null} */ (
    await navigator.credentials.get({
      publicKey: { ...key, challenge: toBytes(key.challenge), allowCredentials: key.allowCredentials?.map(named) },
    })
  );
  if (!found) throw new Error("no passkey was chosen");
  const response = /** @type {AuthenticatorAssertionResponse} */ (found.response);
  return post("/api/passkey/sign-in", {
    id: found.id,
    rawId: toText(found.rawId),
    type: found.type,
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      userHandle: response.userHandle ? toText(response.userHandle) : null,
    },
  });
}

/** @param {{id: string}} credential */
function named(credential) {
  return { ...credential, type: /** @type {const} */ ("public-key"), id: toBytes(credential.id) };
}
