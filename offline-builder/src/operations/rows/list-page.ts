/** The page that lists the entries of one kind, opened for edits. */
import type { JSXElement } from "oxc-parser";
import { addImport, elementsNamed, insertAfter, insertBefore } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt, type Source } from "../../edit/source.ts";
import { entityNames } from "../../emit/app/naming.ts";
import type { Entity } from "../../plan/plan.ts";

export interface ListPage {
  entity: Entity;
  path: string;
  source: Source;
  route: string;
  /** Where the chain that narrows the rows ends. */
  end: number;
  /** Before the first statement of the component. */
  first: number;
  /** Before what the component returns. */
  returns: number;
  search: JSXElement;
}

/** Null where no page lists them, or a person has written it anew. */
export function listPageOf(project: ProjectEdit, entity: Entity): ListPage | null {
  const { type } = entityNames(entity);
  for (const path of project.paths.filter((name) => /^src\/pages\/.+\.tsx$/.test(name))) {
    const source = project.open(path);
    if (!source || !new RegExp(`type ${type}\\b`).test(source.text)) continue;
    const search = elementsNamed(source.program, "SearchBox")[0];
    const shown = findAll(source.program, "VariableDeclarator").find(
      ({ node }) => node.id.type === "Identifier" && node.id.name === "shown" && node.init?.type === "CallExpression",
    );
    const fn = shown?.parents.find((parent) => parent.type === "FunctionDeclaration");
    const body = fn?.type === "FunctionDeclaration" ? (fn.body?.body ?? []) : [];
    const returned = body.find((statement) => statement.type === "ReturnStatement");
    if (!search || !shown?.node.init || !body[0] || !returned) continue;
    const route = project.plan.pages.find((page) => path.endsWith(`/${page.component}.tsx`))?.path ?? "/";
    return {
      entity,
      path,
      source,
      route,
      end: shown.node.init.end,
      first: body[0].start,
      returns: returned.start,
      search,
    };
  }
  return null;
}

/** A statement of the component's own, before all others. */
export function addState(page: ListPage, statement: string): void {
  const { source, first } = page;
  source.edits.prependLeft(first, `${statement}\n${indentAt(source.text, first)}`);
  addImport(source, "useState", "react");
}

/** One more condition at the end of the chain that narrows the rows. */
export function narrow({ source, end }: ListPage, condition: string): void {
  const chained = /\n\s*\.\w+\([^\n]*$/.exec(source.text.slice(0, end));
  const lead = chained ? (/^\n\s*/.exec(chained[0])?.[0] ?? "") : "";
  source.edits.appendLeft(end, `${lead}.filter((row) => ${condition})`);
}

/** A control beside the search box, which is the first of them. */
export function addControl({ source, search }: ListPage, markup: string): void {
  insertAfter(source, search, markup);
}

/** A button among those of the whole page, before the others. */
export function addPageButton({ source }: ListPage, markup: string): boolean {
  const header = elementsNamed(source.program, "PageHeader")[0];
  const first = header ? elementsNamed(header, "Button")[0] : undefined;
  if (!first) return false;
  insertBefore(source, first, markup);
  return true;
}
