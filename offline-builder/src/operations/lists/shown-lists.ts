import type { Expression, FunctionBody, JSXElement, Node } from "oxc-parser";
import { constValue, plainValues, recordLists, unwrapped, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { addImport, importedFrom } from "../../edit/jsx.ts";
import { findAll, indentAt, openSource, textOf, type Source } from "../../edit/source.ts";
import type { PlannedPage } from "../../plan/plan.ts";
import { pascalOf } from "../requests.ts";
import { stem, tokens } from "../../parse/words.ts";

/** A list of records that a component draws: `shown.map((work) => <li>…</li>)`. */
export interface ShownList {
  path: string;
  source: Source;
  component: string;
  page: PlannedPage | null;
  /** The expression that is mapped, `shown` or `site.people`, and where it stands. */
  items: string;
  itemsNode: { start: number; end: number };
  /** The name of one record inside the list. */
  item: string;
  /** Fields whose text is drawn, in order. */
  drawn: string[];
  /** Records as they stand in the content, when they are written there. */
  records: Record<string, string | number>[];
  /** The element around the list, `<ul>`. */
  around: JSXElement;
  /** The braces the list is written in. */
  braces: { start: number; end: number };
  /** The statement that returns the markup. */
  returns: Node;
  /** The component's function body. */
  body: FunctionBody;
  /** Drawn inside a record of another list: `group.items`. */
  nested: boolean;
  /** A table component that sorts and divides by itself: `<DataTable rows={shown} />`. */
  table: boolean;
}

/** Lists of at least three records in the components of the project. */
export function shownLists(project: ProjectEdit): ShownList[] {
  const lists: ShownList[] = [];
  for (const path of project.paths.filter(
    (name) => /^src\/(?:pages|components)\/.+\.tsx$/.test(name) && !/\/(?:ui|layout|art)\/|Choices/.test(name),
  )) {
    const source = project.open(path);
    if (source) lists.push(...listsIn(project, path, source), ...tablesIn(project, path, source));
  }
  return lists;
}

/** Tables of the app's own records; what their columns may hold is in the plan. */
function tablesIn(project: ProjectEdit, path: string, source: Source): ShownList[] {
  return findAll(source.program, "JSXElement").flatMap(({ node, parents }): ShownList[] => {
    if (tagIn(node) !== "DataTable") return [];
    const rows = node.openingElement.attributes.find(
      (entry) => entry.type === "JSXAttribute" && entry.name.name === "rows",
    );
    const value =
      rows?.type === "JSXAttribute" && rows.value?.type === "JSXExpressionContainer" ? rows.value.expression : null;
    const returned = parents.find((entry) => entry.type === "ReturnStatement");
    const fn = parents.find((entry) => entry.type === "FunctionDeclaration");
    if (value?.type !== "Identifier" || !returned || fn?.type !== "FunctionDeclaration" || !fn.body || !fn.id)
      return [];
    const entity = project.plan.entities.find((entry) =>
      new RegExp(`Column<${pascalOf(entry.key)}>`).test(source.text),
    );
    const record = Object.fromEntries(
      (entity?.fields ?? [])
        .filter((field) => field.type !== "relation")
        .map((field) => [field.key, field.type === "number" || field.type === "money" ? 0 : ""]),
    );
    return [
      {
        path,
        source,
        component: fn.id.name,
        page: pageShowing(project, path),
        items: value.name,
        itemsNode: value,
        item: "row",
        drawn: Object.keys(record),
        records: [record],
        around: node,
        braces: node,
        returns: returned,
        body: fn.body,
        nested: false,
        table: true,
      },
    ];
  });
}

function listsIn(project: ProjectEdit, path: string, source: Source): ShownList[] {
  const found: ShownList[] = [];
  for (const { node, parents } of findAll(source.program, "CallExpression")) {
    if (
      node.callee.type !== "MemberExpression" ||
      node.callee.property.type !== "Identifier" ||
      node.callee.property.name !== "map"
    )
      continue;
    const holder = parents.at(-1);
    const around = parents.at(-2);
    if (holder?.type !== "JSXExpressionContainer" || around?.type !== "JSXElement") continue;
    const callback = node.arguments[0];
    if (callback?.type !== "ArrowFunctionExpression" || callback.params[0]?.type !== "Identifier") continue;
    const nested = parents.some((entry) => entry.type === "ArrowFunctionExpression");
    const returned = parents.find((entry) => entry.type === "ReturnStatement");
    const fn = parents.find((entry) => entry.type === "FunctionDeclaration");
    if (!returned || fn?.type !== "FunctionDeclaration" || !fn.body || !fn.id) continue;
    const object = node.callee.object;
    const item = callback.params[0].name;
    const drawn = drawnFields(callback.body, item);
    const records = nested
      ? innerRecords(project, source, object)
      : recordsOf({ project, source, body: fn.body }, object);
    const elementsOnly = ["option"].includes(elementTag(callback.body));
    if (drawn.length === 0 || elementsOnly || tagIn(around) === "nav" || isChoice(parents, around)) continue;
    found.push({
      path,
      source,
      component: fn.id.name,
      page: pageShowing(project, path),
      items: textOf(source, object),
      itemsNode: object,
      item,
      drawn,
      records,
      around,
      braces: holder,
      returns: returned,
      body: fn.body,
      nested,
      table: false,
    });
  }
  return found;
}

function tagIn(node: JSXElement): string {
  const { name } = node.openingElement;
  return name.type === "JSXIdentifier" ? name.name : "";
}

/** Choices of a form are a control, not a list of records. */
function isChoice(parents: Node[], around: JSXElement): boolean {
  const tags = [...parents.filter((entry) => entry.type === "JSXElement"), around].map(tagIn);
  return (
    tags.some((tag) => ["form", "fieldset", "select", "Select", "legend", "tr"].includes(tag)) ||
    around.openingElement.attributes.some((entry) => entry.type === "JSXAttribute" && entry.name.name === "role")
  );
}

function elementTag(body: Node): string {
  const inner = body.type === "ParenthesizedExpression" ? body.expression : body;
  return inner.type === "JSXElement" ? tagIn(inner) : "";
}

function drawnFields(body: Node, item: string): string[] {
  const fields: string[] = [];
  for (const { node, parents } of findAll(body, "MemberExpression")) {
    if (node.object.type !== "Identifier" || node.object.name !== item || node.computed) continue;
    const caller = parents.at(-1);
    // `day.startsWith(month)` asks a text, it draws no field.
    if (caller?.type === "CallExpression" && caller.callee === node) continue;
    const name = node.property.type === "Identifier" ? node.property.name : "";
    if (name && !["id", "art", "key", "icon"].includes(name) && !fields.includes(name)) fields.push(name);
  }
  if (
    fields.length === 0 &&
    findAll(body, "JSXAttribute").some(
      ({ node }) =>
        node.name.name === item &&
        node.value?.type === "JSXExpressionContainer" &&
        node.value.expression.type === "Identifier" &&
        node.value.expression.name === item,
    )
  ) {
    return ["name"];
  }
  return fields;
}

interface Surroundings {
  project: ProjectEdit;
  source: Source;
  /** Of the component whose local names count. */
  body: Node;
}

/** The records behind an expression: through local names and imports to a list in a content file. */
function recordsOf(around: Surroundings, expression: Expression | Node, depth = 0): Record<string, string | number>[] {
  if (depth > 5) return [];
  const { project, source, body } = around;
  const names = findAll(expression as Node, "Identifier").map(({ node }) => node.name);
  for (const name of names) {
    const local = findAll(body, "VariableDeclarator").find(
      ({ node }) => node.id.type === "Identifier" && node.id.name === name,
    );
    if (local?.node.init && local.node.init !== expression) {
      const inner = recordsOf(around, local.node.init, depth + 1);
      if (inner.length > 0) return inner;
    }
    const from = importedFrom(source, name);
    if (!from?.startsWith("@/")) continue;
    const content = contentOf(project, from);
    if (!content) continue;
    const member = findAll(expression as Node, "MemberExpression").find(
      ({ node }) => node.object.type === "Identifier" && node.object.name === name,
    );
    const key = member?.node.property.type === "Identifier" ? member.node.property.name : "";
    const value = unwrapped(constValue(content, name));
    const list = value?.type === "ArrayExpression" ? value : valueAt(value, key);
    const records = recordLists(content).find((entry) => entry.list === list)?.records ?? [];
    if (records.length > 0) return records.map(plainValues);
  }
  return [];
}

/** Records of all lists of that name in the content the component imports: the items of every group. */
function innerRecords(project: ProjectEdit, source: Source, expression: Node): Record<string, string | number>[] {
  const key =
    expression.type === "MemberExpression" && expression.property.type === "Identifier" ? expression.property.name : "";
  return findAll(source.program, "ImportDeclaration").flatMap(({ node }) => {
    const content = node.source.value.startsWith("@/") ? contentOf(project, node.source.value) : null;
    return content
      ? recordLists(content)
          .filter((entry) => entry.name === key)
          .flatMap((entry) => entry.records.map(plainValues))
      : [];
  });
}

function contentOf(project: ProjectEdit, from: string): Source | null {
  for (const path of [`src/${from.slice(2)}.ts`, `src/${from.slice(2)}.tsx`]) {
    const text = project.text(path);
    if (text !== null) return openSource(path, text);
  }
  return null;
}

function pageShowing(project: ProjectEdit, path: string): PlannedPage | null {
  const name = path.replace(/^src\/|\.tsx$/g, "");
  return (
    project.plan.pages.find(
      (page) =>
        `pages/${page.component}` === name ||
        (project.text(`src/pages/${page.component}.tsx`) ?? "").includes(`"@/${name}"`),
    ) ?? null
  );
}

const listNoise = new Set(
  "a an the to by for with of on in my our list table page search box field filter sort sorted order add show make it can be user people".split(
    " ",
  ),
);

interface Wish {
  text: string;
  /** The route in view. */
  page: string;
}

/** The list a request means: by the words for its component, page or records; else the one in view, else the one with a page of its own. */
export function chooseList(
  project: ProjectEdit,
  { text, page }: Wish,
  fits: (list: ShownList) => boolean,
): ShownList | null {
  const scored = shownLists(project)
    .filter(fits)
    .map((list) => {
      const inView = list.page?.path === page && page !== "/" ? 5 : 0;
      const mainList = list.table ? 8 : list.page && list.page.path !== "/" && !list.page.path.includes(":") ? 5 : 0;
      return { list, score: wordsFor(list, text) * 10 + inView + mainList + Math.min(4, list.records.length / 4) };
    });
  return scored.sort((one, other) => other.score - one.score)[0]?.list ?? null;
}

/** How many words of the request name this list: its component, page, records. */
export function wordsFor(list: ShownList, text: string): number {
  const words = new Set(
    tokens(text)
      .map(stem)
      .filter((word) => !listNoise.has(word)),
  );
  const title = list.page && list.page.path !== "/" ? list.page.title : "";
  const named = tokens([list.component.replace(/([a-z])([A-Z])/g, "$1 $2"), list.items, title, list.item].join(" "));
  return new Set(named.map(stem).filter((word) => words.has(word))).size;
}

/** True when the component lets visitors type to narrow the list. */
export function hasSearch(list: ShownList): boolean {
  return /type="search"|<SearchBox/.test(list.source.text);
}

/** A name that the component does not use yet. */
export function freeVariable({ source }: ShownList, wanted: string): string {
  const used = new Set([...findAll(source.program, "Identifier").map(({ node }) => node.name)]);
  let name = wanted;
  for (let number = 2; used.has(name); number++) name = `${wanted}${number}`;
  return name;
}

export interface Derivation {
  /** State the component needs for it, one statement each. */
  hooks: string[];
  /** The name of the new list, where the old one has none of its own. */
  name: string;
  /** Statements that come first, given the list as it was. */
  before?: (items: string) => string;
  /** The new list from the old one. */
  transform(items: string): string;
}

/**
 * Lets the component draw a list derived from the one it draws now. A local list keeps its name, so that code that counts
 * it or looks into it by index sees the same records. Returns the name of what is drawn.
 */
export function derive(list: ShownList, { hooks, name, before, transform }: Derivation): string {
  const { source, returns, itemsNode, body } = list;
  if (list.nested) {
    source.edits.overwrite(itemsNode.start, itemsNode.end, transform(list.items));
    return transform(list.items);
  }
  const local = localList(list);
  const place = local?.statement ?? returns;
  const indent = indentAt(source.text, place.start);
  const first = body.body[0] ?? returns;
  const top = hooks.map((hook) => `${hook}\n${indentAt(source.text, first.start)}`).join("");
  if (local) {
    const old = textOf(source, local.init);
    const base = before
      ? name
      : /^(?:CallExpression|MemberExpression|Identifier)$/.test(local.init.type)
        ? old
        : `(${old})`;
    const lead = before ? `const ${name} = ${old};\n${indent}${before(name)}\n${indent}` : "";
    if (lead) source.edits.appendLeft(place.start, lead);
    const derived = transform(base);
    const chained = old.includes("\n") && derived.startsWith(`${base}.`);
    source.edits.overwrite(
      local.init.start,
      local.init.end,
      chained ? `${base}\n${indent}  ${derived.slice(base.length)}` : derived,
    );
  } else {
    const lead = before ? `${before(list.items)}\n${indent}` : "";
    source.edits.appendLeft(returns.start, `${lead}const ${name} = ${transform(list.items)};\n${indent}`);
    source.edits.overwrite(itemsNode.start, itemsNode.end, name);
  }
  if (top) source.edits.prependLeft(first.start, top);
  if (hooks.length > 0) addImport(source, "useState", "react");
  return local ? list.items : name;
}

/** The declaration of a list that the component computes itself: `const shown = …`. */
function localList({ source, items, body }: ShownList): { statement: Node; init: Expression } | null {
  if (!/^\w+$/.test(items)) return null;
  for (const statement of body.body) {
    if (statement.type !== "VariableDeclaration" || statement.declarations.length !== 1) continue;
    const [declaration] = statement.declarations;
    if (declaration?.id.type === "Identifier" && declaration.id.name === items && declaration.init && source)
      return { statement, init: declaration.init };
  }
  return null;
}

/** Markup on its own lines before or after the list. */
export function beside(list: ShownList, markup: string, where: "before" | "after") {
  const place = standingPlace(list) ?? list.around;
  const { text, edits } = list.source;
  const indent = indentAt(text, place.start);
  const lines = markup.split("\n").join(`\n${indent}`);
  if (where === "before") edits.appendRight(place.start, `${lines}\n${indent}`);
  else edits.appendLeft(place.end, `\n${indent}${lines}`);
}

/** Only where the list has siblings can something stand beside it. */
export function hasRoom(list: ShownList): boolean {
  return !list.nested && (list.table || standingPlace(list) !== null);
}

/**
 * The list, or the condition it stands in: the smallest part that is a child of an element. A list right inside the
 * outermost element is stood beside in there, unless only list items may.
 */
function standingPlace({ source, around, braces }: ShownList): { start: number; end: number } | null {
  const holds = (node: { start: number; end: number }): boolean => node.start <= around.start && node.end >= around.end;
  const groups = [...findAll(source.program, "JSXElement"), ...findAll(source.program, "JSXFragment")];
  const children = groups.flatMap(({ node }) => node.children.filter((child) => holds(child)));
  const smallest = children.sort((one, other) => one.end - one.start - (other.end - other.start))[0];
  if (smallest) return smallest;
  return ["ul", "ol", "dl", "tbody"].includes(tagIn(around)) ? null : braces;
}
