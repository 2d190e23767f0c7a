/** Place in a bucket, kept in the history. [C2.29] [C4.08] */

export interface BrowserState {
  bucket: string;
  /** Empty: the top of the bucket. */
  path: string;
  /** Path of the file that is open; null: none. */
  file: string | null;
}

export const readBrowserState = ({ bucket, path, file }: Readonly<Record<string, unknown>>): BrowserState => ({
  bucket: typeof bucket === "string" ? bucket : "",
  path: typeof path === "string" ? path : "",
  file: typeof file === "string" ? file : null,
});

export interface Crumb {
  label: string;
  path: string;
}

/** The bucket and each folder down to the one on screen. */
export function crumbsOf(bucketId: string, path: string): Crumb[] {
  const parts = path === "" ? [] : path.split("/");
  return [
    { label: bucketId, path: "" },
    ...parts.map((label, at) => ({ label, path: parts.slice(0, at + 1).join("/") })),
  ];
}

/** More than three collapse to the first, a menu and the last. [C2.29] */
export const collapsed = (crumbs: readonly Crumb[]): { first: Crumb; hidden: Crumb[]; last: Crumb[] } =>
  crumbs.length > 3
    ? { first: crumbs[0]!, hidden: crumbs.slice(1, -1), last: crumbs.slice(-1) }
    : { first: crumbs[0]!, hidden: [], last: crumbs.slice(1) };
