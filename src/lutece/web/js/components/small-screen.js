/** Whether the screen is a phone's, upright or lying: the same sizes at which the styles change. */

import { signal } from "@preact/signals";

const query = matchMedia("(max-width: 760px), (max-height: 480px) and (orientation: landscape)");

export const small = signal(query.matches);

query.addEventListener("change", () => {
  small.value = query.matches;
});
