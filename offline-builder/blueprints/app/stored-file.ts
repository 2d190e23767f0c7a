/** A file as it is kept in this browser, its content as a data address. */
export interface StoredFile {
  name: string;
  data: string;
}

/** Browsers keep about five megabytes per site, so a single file may not take them all. */
export const largestFile = 400_000;

export function readFile(file: File): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, data: String(reader.result) });
    reader.onerror = () => reject(new Error(file.name));
    reader.readAsDataURL(file);
  });
}
