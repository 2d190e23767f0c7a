/** The names in a zip's central directory, read by the format and by nothing that would tidy them (APPNOTE 4.3.12). */
export interface ZipEntry {
  name: string;
  isLink: boolean;
}

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LINK = 0o120000;
const KIND = 0o170000;

export function zipEntries(zip: Buffer): ZipEntry[] {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error("no end of a zip");
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error("no entry of a zip");
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const mode = zip.readUInt32LE(at + 38) >>> 16;
    entries.push({ name: zip.toString("utf8", at + 46, at + 46 + name), isLink: (mode & KIND) === LINK });
    at += 46 + name + extra + comment;
  }
  return entries;
}
