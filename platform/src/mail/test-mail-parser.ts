/** Reads the few header and body encodings our own mails use; for tests of the wire. */

const decodeWord = (text: string): string =>
  text.replace(/\?=\s+=\?/g, "?==?").replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, value: string) => {
    if (kind.toUpperCase() === "B") return Buffer.from(value, "base64").toString("utf8");
    return decodeQuoted(value.replaceAll("_", " "));
  });

function decodeQuoted(text: string): string {
  const bytes: number[] = [];
  const joined = text.replace(/=\r?\n/g, "");
  for (let index = 0; index < joined.length; index += 1) {
    const hex = /^=([0-9A-F]{2})/i.exec(joined.slice(index, index + 3));
    if (hex === null) bytes.push(...Buffer.from(joined[index]!, "utf8"));
    else {
      bytes.push(parseInt(hex[1]!, 16));
      index += 2;
    }
  }
  return Buffer.from(bytes).toString("utf8");
}

export function simpleParser(source: string): { subject: string; text: string } {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const body = rest.join("\r\n\r\n");
  const encoding = headers.get("content-transfer-encoding");
  const text =
    encoding === "base64"
      ? Buffer.from(body, "base64").toString("utf8")
      : encoding === "quoted-printable"
        ? decodeQuoted(body)
        : body;
  return { subject: decodeWord(headers.get("subject") ?? ""), text: text.replaceAll("\r\n", "\n") };
}
