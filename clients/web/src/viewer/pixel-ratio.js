// SPDX-License-Identifier: MIT

/**
 * Calls a function whenever the screen has another number of pixels for each of the window's: the window was
 * moved to another screen, perhaps without another size.
 *
 * @param {() => void} onchange
 * @returns {() => void} Ends that.
 */
export function followPixelRatio(onchange) {
  /** @type {MediaQueryList | null} */ let query = null;
  const follow = () => {
    query?.removeEventListener("change", changed);
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", changed);
  };
  const changed = () => {
    follow();
    onchange();
  };
  follow();
  return () => query?.removeEventListener("change", changed);
}
