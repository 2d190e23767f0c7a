/** Offers the rows as a file that spreadsheets open. */
export function downloadCsv(name: string, header: string[], rows: (string | number)[][]): void {
  const text = [header, ...rows].map((cells) => cells.map(quote).join(",")).join("\r\n");
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A text that begins like a formula would be run by a spreadsheet; an apostrophe keeps it text. */
function quote(cell: string | number): string {
  const text = typeof cell === "string" && /^[=+@-]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
