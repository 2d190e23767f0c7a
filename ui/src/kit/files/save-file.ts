/** Some browsers read the address later than in the next task; the bytes are theirs by then. */
const TAKEN_MS = 60_000;

/** Saves bytes under a name, as a download of the browser. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
}
