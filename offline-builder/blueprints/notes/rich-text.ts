/** Tags a note may hold. Everything else loses its tag and keeps its words; nothing keeps attributes. */
const allowed = new Set(["P", "DIV", "BR", "B", "STRONG", "I", "EM", "U", "S", "H2", "H3", "UL", "OL", "LI", "BLOCKQUOTE"]);

function cleaned(node: Node): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? "")];
  if (!(node instanceof Element) || ["SCRIPT", "STYLE"].includes(node.tagName)) return [];
  const children = [...node.childNodes].flatMap(cleaned);
  if (!allowed.has(node.tagName)) return children;
  const copy = document.createElement(node.tagName);
  copy.append(...children);
  return [copy];
}

/** The nodes of kept markup, safe to be shown whoever wrote it. */
export function nodesOf(markup: string): Node[] {
  return [...new DOMParser().parseFromString(markup, "text/html").body.childNodes].flatMap(cleaned);
}

/** What stands in the editor, as markup that holds allowed tags only. */
export function markupOf(editor: Element): string {
  const copy = document.createElement("div");
  copy.append(...[...editor.childNodes].flatMap(cleaned));
  return copy.innerHTML;
}

export function textOf(markup: string): string {
  return new DOMParser().parseFromString(markup.replace(/<(?:\/p|\/div|\/li|\/h[23]|br)[^>]*>/g, " "), "text/html").body.textContent?.trim() ?? "";
}
