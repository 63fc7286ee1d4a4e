/** Whether a box that scrolls holds more below its lower edge; the styles show it. */

import { useEffect } from "preact/hooks";

const SLACK = 6; // px

/** @param {{current: HTMLElement | null}} ref marked `data-more` while there is more */
export function useOverflow(ref) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => {
      box.toggleAttribute("data-more", box.scrollHeight - box.scrollTop - box.clientHeight > SLACK);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    for (const child of box.children) sizes.observe(child);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, []);
}
