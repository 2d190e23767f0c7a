/** The picture of a QR code that apps on phones read. */
import { encode } from "uqr";

/** Light modules around it: ISO/IEC 18004 asks for four. */
const QUIET = 4;

/** Without characters that mean something in a data address: clients put it behind `data:image/svg+xml;utf-8,` as it is. */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const dark = data.flatMap((row, y) => {
    const line = row.map((on) => (on ? "1" : "0")).join("");
    return [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${dark.join("")}"/></svg>`;
}
