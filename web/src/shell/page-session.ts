/** The server writes into the page that nobody is signed in; a page that says nothing leaves it to `GET /api/user`. */
export const pageSaysNobody = (page: Pick<Document, "querySelector">): boolean =>
  page.querySelector<HTMLMetaElement>("meta[name=slipway-session]")?.content === "none";
