/** Whether the screen is a phone's: the same width at which the styles change. */

import { signal } from "@preact/signals";

const query = matchMedia("(max-width: 760px)");

export const small = signal(query.matches);

query.addEventListener("change", () => {
  small.value = query.matches;
});
