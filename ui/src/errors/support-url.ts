/** `SUPPORT_URL` of the server's configuration, written into the page; else the bundled help page. [S13] */
export function supportUrl(page: Pick<Document, "querySelector">): string {
  const given = page.querySelector<HTMLMetaElement>("meta[name=slipway-support-url]")?.content ?? "";
  return /^(https?:|mailto:)/.test(given) ? given : "/help";
}
