const key = "reloaded-for-missing-file";

/** Whether this page was loaded by the reload below, and nobody has clicked anything since. */
let isReloaded = wasReloaded();

window.addEventListener(
  "click",
  (event) => {
    if (event.isTrusted) isReloaded = false;
  },
  true,
);

/**
 * A page whose file is gone is one of an older version of this site: the newest one has all of its own. Where a reload does not
 * bring it, the page says that it could not be shown instead of loading for ever.
 */
export function reloadOnce(): void {
  if (isReloaded) return;
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Where nothing can be kept, a page that came by a reload is taken for one that came by this one.
    const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (loaded?.type === "reload") return;
  }
  // Other files that are missing too do not load it again.
  isReloaded = true;
  location.reload();
}

function wasReloaded(): boolean {
  try {
    const isMarked = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isMarked;
  } catch {
    return false;
  }
}
