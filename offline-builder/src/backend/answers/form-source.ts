/** Forms whose answers stay on the visitor's device, as they stand in a project's code. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { translate } from "../../language/translate.ts";
import type { AnswerField, AnswerList, Language } from "../../plan/plan.ts";
import { columnName } from "../tables.ts";
import { literally } from "../../parse/words.ts";

/** What forms say that are sent to nobody, by language; operations word it a little differently. */
const more: Record<Language, string[]> = {
  en: [],
  de: ["Nur auf diesem Gerät gespeichert. Diese Website kann noch nichts senden."],
  es: ["Guardado solo en este dispositivo. Este sitio aún no puede enviar mensajes."],
};
const phrases = [
  "Saved on this device only. This site cannot send messages yet.",
  "Thank you. Noted on this device only; no money was taken.",
];
/** Said above the button, as long as nothing is sent. */
export const NOT_SENT = "Not sent: this form does not reach us yet. Please call or write to us.";
const readFirst = "We read comments before they appear here.";
const deviceOnly = (language: Language): string[] => [
  ...phrases.map((phrase) => translate(phrase, language)),
  ...more[language],
];

/** Taken times of appointments are read by every visitor, so they are no mere answers: `stored-bookings.ts` has them. */
const notAnswers = new Set(["src/data/bookings.ts"]);
/** The database says when an answer came: a visitor's clock may be wrong. */
const times = new Set(["writtenAt", "sentAt", "placedAt"]);

/** Everybody reads these, once the owner let them through. */
const published = new Set(["src/data/comments.ts", "src/data/reviews.ts"]);
export const isPublished = ({ data }: Pick<FormSource, "data">): boolean => published.has(data);

export interface FormSource {
  /** The file that keeps its rows: `src/data/messages.ts`. */
  data: string;
  /** The list's name in the code: `messages`. */
  name: string;
  /** The name it is kept by: `messages`. */
  key: string;
  type: string;
  fields: AnswerField[];
  /** Components that say the answer stays on the device, each with that text. */
  components: { path: string; text: string }[];
  isStored: boolean;
}

const dataPath = /^src\/data\/[\w-]+\.ts$/;
const created =
  /export const (\w+) = create(Collection|Answers|CopiedAnswers|Published)<(\w+)>\("([\w-]+)", (?:\[\]|\[[^\]]*\])\);/;

export function formSources(project: ProjectEdit): FormSource[] {
  return project.paths.flatMap((data) => {
    if (!dataPath.test(data) || notAnswers.has(data)) return [];
    const code = project.text(data) ?? "";
    const [, name, maker, type, key] = created.exec(code) ?? [];
    if (!name || !maker || !type || !key) return [];
    const isStored = maker !== "Collection";
    const components = componentsOf(project, { data, name });
    if (components.length === 0 && !isStored) return [];
    const sources = importers(project, data).map((path) => project.text(path) ?? "");
    return [{ data, name, key, type, isStored, components, fields: fieldsOf(code, { type, sources }) }];
  });
}

export const importers = (project: ProjectEdit, data: string): string[] => {
  const from = `from "@/${data.replace(/^src\//, "").replace(/\.ts$/, "")}"`;
  return project.paths.filter((path) => path.endsWith(".tsx") && project.text(path)?.includes(from) === true);
};

function componentsOf(project: ProjectEdit, { data, name }: { data: string; name: string }): FormSource["components"] {
  return importers(project, data).flatMap((path) => {
    const code = project.text(path)!;
    if (!code.includes(`${name}.add(`)) return [];
    const text = deviceOnly(project.plan.language).find((phrase) => code.includes(phrase));
    return text === undefined ? [] : [{ path, text }];
  });
}

export function fieldsOf(code: string, { type, sources }: { type: string; sources: string[] }): AnswerField[] {
  const body = new RegExp(`export interface ${type} \\{\\n([\\s\\S]*?)\\n\\}`).exec(code)?.[1] ?? "";
  return [...body.matchAll(/^ {2}(\w+)\??: ([^\n]+);$/gm)].flatMap(([, key, written]) => {
    if (key === undefined || key === "id" || times.has(key)) return [];
    return [{ key, label: labelOf(key, sources), kind: kindOf(written!) }];
  });
}

function kindOf(type: string): AnswerField["kind"] {
  if (type === "number" || type === "boolean") return type;
  return type === "string" || type.startsWith('"') ? "text" : "list";
}

/** What the form calls it: the label of the control that shows this value. */
function labelOf(key: string, sources: readonly string[]): string {
  for (const source of sources)
    for (const part of source.split("<Field ").slice(1)) {
      const label = /^(?:[^<>]*?)label=(?:"([^"]+)"|\{"([^"]+)"\})/.exec(part);
      if (label && new RegExp(`value=\\{(?:values\\.)?${key}\\}`).test(part.split("</Field>")[0]!))
        return label[1] ?? label[2]!;
    }
  const words = columnName(key).replaceAll("_", " ").replace(/ id$/, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As a table is called; another list of the app may have the name already. */
export function tableFor(form: FormSource, taken: readonly string[]): string {
  const name = form.key.replaceAll("-", "_").toLowerCase();
  return taken.includes(name) ? `${name}_answers` : name;
}

/** False where the code has another shape than this builder gives it; nothing is changed then. */
export function sendAnswers(project: ProjectEdit, form: FormSource, list: AnswerList): boolean {
  const maker = isPublished(form)
    ? "createPublished"
    : needsCopies(project, form)
      ? "createCopiedAnswers"
      : "createAnswers";
  const fields = list.fields.map(({ key }) => JSON.stringify(key)).join(", ");
  const code = project.text(form.data)!;
  const made = code
    .replace(/import \{ createCollection \} from "@\/lib\/collection";/, `import { ${maker} } from "@/lib/answers";`)
    .replace(created, `export const ${form.name} = ${maker}<${form.type}>("${list.table}", [${fields}]);`);
  if (!made.includes(`${maker} }`)) return false;
  const written = form.components.map(({ path, text }) => {
    const source = project.text(path)!;
    return { path, source: withState(source, { text, name: form.name, language: project.plan.language }) };
  });
  if (written.some(({ source }) => source === null)) return false;
  project.write(form.data, made);
  for (const { path, source } of written) project.write(path, source!);
  return true;
}

/** The fields that are sent, after the form got another one. */
export function sendFields(project: ProjectEdit, form: FormSource, list: AnswerList): void {
  const fields = form.fields.map(({ key }) => JSON.stringify(key)).join(", ");
  const code = project.text(form.data)!;
  const next = code.replace(created, (made) => made.replace(/\("[^\n]*$/, `("${list.table}", [${fields}]);`));
  if (next !== code) project.write(form.data, next);
}

/** Some page shows visitors what they sent: their orders. */
function needsCopies(project: ProjectEdit, { data, name }: Pick<FormSource, "data" | "name">): boolean {
  const reads = new RegExp(`useRows\\(${name}\\)|(?<!\\w)${name}\\.(?:all|get|remove|update|replace|subscribe)\\b`);
  return [data, ...importers(project, data)].some((path) => reads.test(project.text(path) ?? ""));
}

const buttons: readonly (readonly [from: string, to: string])[] = [
  ["Save message", "Send message"],
  ["Save application", "Send application"],
  ["Save my answer", "Send my answer"],
  ["Save request", "Send request"],
  ["Place test order", "Place order"],
  ["Note my donation", "Send my pledge"],
];

/** The component with what has become of the answer in place of the text. */
function withState(
  source: string,
  { text, name, language }: { text: string; name: string; language: Language },
): string | null {
  const state = `<AnswerState of={${name}} />`;
  let next = source
    .replaceAll(`&& ${JSON.stringify(text)}`, `&& ${state}`)
    .replace(
      new RegExp(`^( *)(<PageHeader [^\\n]*?) lead=${literally(JSON.stringify(text))} />$`, "m"),
      `$1$2 />\n$1<p role="status" className="wrap -mt-4 pb-10 text-lead">\n$1  ${state}\n$1</p>`,
    )
    .replace(new RegExp(`^( *)(?:\\{${literally(JSON.stringify(text))}\\}|${literally(text)})$`, "m"), `$1${state}`);
  if (!next.includes(state) || next.includes(text)) return null;
  for (const [from, to] of buttons)
    next = next.replace(
      new RegExp(`^( *)${literally(translate(from, language))}$`, "m"),
      `$1${translate(to, language)}`,
    );
  // The notice shown before sending no longer applies.
  next = next
    .replace(new RegExp(`^ *<p className="[^"]*">${literally(translate(NOT_SENT, language))}</p>\\n`, "gm"), "")
    .replace(translate("Comments stay on this device.", language), translate(readFirst, language));
  const first = /^import .* from "@\/components\//m.exec(next);
  if (!first) return null;
  const line = `import { AnswerState } from "@/components/AnswerState";\n`;
  return next.slice(0, first.index) + line + next.slice(first.index);
}
