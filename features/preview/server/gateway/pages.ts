/** The few pages we show on hosts of previews and sites ourselves: plain, without scripts, in both colour schemes. */

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter]!);

export interface Page {
  title: string;
  text: string;
  /** Shown in a monospaced block. */
  detail?: string;
  /** Seconds until the page reloads itself. */
  reloads?: number;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:15px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:34rem;padding:2rem}h1{font-size:1.25rem;font-weight:600;margin:0 0 .5rem}p{margin:0;opacity:.8}
pre{margin:1rem 0 0;padding:.75rem;border:1px solid;border-color:color-mix(in srgb,CanvasText 20%,Canvas);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}`;

export const htmlPage = (page: Page): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${
  page.reloads === undefined ? "" : `<meta http-equiv="refresh" content="${page.reloads}">`
}<title>${escape(page.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(page.title)}</h1><p>${escape(page.text)}</p>${page.detail === undefined ? "" : `<pre>${escape(page.detail)}</pre>`}</main></body></html>`;

export const NOTHING_HERE: Page = { title: "Nothing here", text: "Nothing here, or you don't have access." };
export const IN_TRASH: Page = {
  title: "In Trash",
  text: "This project is in Trash. Open it in Slipway to see until when it is kept, and to restore it.",
};
export const NOT_FOUND: Page = { title: "Page not found", text: "This address does not exist on this site." };
