/** Unfinished uploads by their file, kept in the browser: the same file dropped after a reload goes on where it was. */

export interface KeptOf {
  projectId: string;
  bucketId: string;
  path: string;
  file: File;
}

const keyOf = ({ projectId, bucketId, path, file }: KeptOf): string =>
  `cloud-upload:${JSON.stringify([projectId, bucketId, path, file.size, file.lastModified])}`;

/** Null where there is none, and where the browser keeps nothing. */
export function keptUpload(upload: KeptOf): string | null {
  try {
    return localStorage.getItem(keyOf(upload));
  } catch {
    return null;
  }
}

export function rememberUpload(upload: KeptOf, uploadId: string): void {
  try {
    localStorage.setItem(keyOf(upload), uploadId);
  } catch {
    // A full or forbidden store: after a reload the upload begins again.
  }
}

export function forgetUpload(upload: KeptOf): void {
  try {
    localStorage.removeItem(keyOf(upload));
  } catch {
    // As above.
  }
}
