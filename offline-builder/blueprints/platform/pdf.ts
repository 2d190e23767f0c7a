/** Writes a plain PDF of one or more pages and offers it as a file. */
export function downloadPdf(name: string, title: string, lines: string[]): void {
  const pages = paged(lines.flatMap((line) => wrapped(line)));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([pdfOf(title, pages)], { type: "application/pdf" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const width = 88;
const perPage = 46;

function wrapped(text: string): string[] {
  return text.split("\n").flatMap((part) => part.match(new RegExp(`.{1,${width}}(?:\\s|$)|.{1,${width}}`, "g")) ?? [""]);
}

function paged(lines: string[]): string[][] {
  const count = Math.max(1, Math.ceil(lines.length / perPage));
  return Array.from({ length: count }, (_, page) => lines.slice(page * perPage, (page + 1) * perPage));
}

/** Objects 1 to 3 are the catalogue, the list of pages and the font; each page is two more. */
function pdfOf(title: string, pages: string[][]): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${4 + page * 2} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((lines, page) => {
      const shown = page === 0 ? `/F1 18 Tf (${escaped(title)}) Tj /F1 11 Tf 0 -30 Td` : "/F1 11 Tf";
      const text = `BT 56 786 Td ${shown} 15 TL ${lines.map((line) => `(${escaped(line.trimEnd())}) Tj T*`).join(" ")} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + page * 2} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Uint8Array.from(body, (letter) => letter.charCodeAt(0));
}

/** One byte per letter: what the font does not have becomes a question mark. */
function escaped(text: string): string {
  const plain = text.replaceAll("–", "-").replaceAll("€", "EUR").replace(/[^\x20-\x7e\xa0-\xff]/g, "?");
  return plain.replace(/[\\()]/g, "\\$&");
}
