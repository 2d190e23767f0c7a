/**
 * Vite keeps the list of public files itself. It learns of them only through its watcher, some moments later, and then tells
 * pages. What it tells comes by here: that is how the list is known to be right.
 */
import type { EnvironmentModuleNode, HotUpdateOptions, ViteDevServer } from "vite";
import type { ChangedPath } from "../messages.ts";

/** Only if another part of Vite fails at the change does it not come by; the page is then answered from the old list. */
const LISTED_WITHIN_MS = 2_000;

interface Listing {
  isSilent: boolean;
  listed: () => void;
}
const listings = new Map<string, Listing>();

type HotUpdate = (update: HotUpdateOptions) => EnvironmentModuleNode[] | undefined;

/** Resolves when Vite lists the file, or no longer does. `isSilent`: no page is told, and nothing is made anew ahead. */
export function listPublicFile(
  vite: ViteDevServer,
  { file, event, isSilent }: { file: string; event: Exclude<ChangedPath["event"], "update">; isSilent: boolean },
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, LISTED_WITHIN_MS);
  listings.set(file, { isSilent, listed: resolve });
  vite.watcher.emit(event === "delete" ? "unlink" : "add", file);
  return promise.finally(() => clearTimeout(late));
}

/** `next` for every change that pages are told. */
export const afterListing =
  (next: HotUpdate): HotUpdate =>
  (update) => {
    const listing = listings.get(update.file);
    listings.delete(update.file);
    listing?.listed();
    return listing?.isSilent === true ? [] : next(update);
  };
