/** Answers of forms in the project's database, and the page on which the owner of the site reads them. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { fillBlueprint } from "../../emit/blueprint.ts";
import { literal } from "../../emit/literal.ts";
import { locales, translate } from "../../language/translate.ts";
import { freeName, withAddedPage } from "../../operations/pages/add-page.ts";
import { addRoute } from "../../operations/pages/routes.ts";
import type { AnswerField, AnswerList, DraftPlan, Plan, PlannedPage } from "../../plan/plan.ts";
import { columnName, tablesOf } from "../tables.ts";
import { unsentKinds } from "./unsent-kinds.ts";
import { storeBookings } from "./stored-bookings.ts";
import { formSources, isPublished, sendAnswers, sendFields, tableFor, type FormSource } from "./form-source.ts";

export const answersFile = "src/content/answers.ts";
const OWNER_PATH = "/admin";

export interface StoredAnswers {
  plan: Plan | DraftPlan;
  page: PlannedPage;
  /** Those that are stored from now on. */
  added: AnswerList[];
  /** Files of forms that were edited by hand, so that they could not be changed. */
  blocked: string[];
  /** Pages of an earlier version that were written anew to be connected. */
  renewed?: string[];
}

/** What the owner's page of a plan is; null while answers stay on the visitors' devices. */
export const ownerPage = (plan: DraftPlan): PlannedPage | null =>
  plan.answers === undefined ? null : (plan.pages.find(({ path }) => path === OWNER_PATH) ?? null);

/** Forms of this plan whose answers stay on the device, as far as the plan knows. */
export function hasFormsToStore(plan: DraftPlan): boolean {
  if ("files" in plan) return unsentKinds(plan as Plan).some(({ storable }) => storable);
  return plan.forms.length > (plan.answers?.length ?? 0);
}

/** Null where there is no form whose answers could be stored and are not. Writes into the project. */
export function storeAnswers(project: ProjectEdit): StoredAnswers | null {
  const forms = formSources(project).map((form) => ({
    ...form,
    fields: form.fields.map((field) => worded(field, project.plan.language)),
  }));
  const known = project.plan.answers ?? [];
  const taken = [...tablesOf(project.plan), ...known.map(({ table }) => ({ name: table }))].map(({ name }) => name);
  const added: AnswerList[] = [];
  const blocked: string[] = [];
  for (const form of forms.filter(({ isStored }) => !isStored)) {
    const before = known.find(({ path }) => path === form.data);
    const table = before?.table ?? tableFor(form, taken);
    const kind = isPublished(form) ? { kind: "published" as const } : {};
    const list: AnswerList = {
      ...{ table, path: form.data, label: labelOf(project.plan, form), ...kind },
      fields: form.fields,
    };
    if (!sendAnswers(project, form, list)) blocked.push(form.data);
    else added.push(list);
  }
  const booked = storeBookings(project, known);
  if (booked?.list && !known.some(({ path }) => path === booked.list!.path)) added.push(booked.list);
  blocked.push(...(booked?.blocked ?? []));
  const lists = joined(known, added, [...forms, ...(booked?.source ? [booked.source] : [])]);
  if (added.length === 0 && JSON.stringify(lists) === JSON.stringify(known))
    return blocked.length > 0 ? { plan: project.plan, page: newPage(project.plan), added, blocked } : null;
  for (const form of forms.filter(({ isStored }) => isStored))
    sendFields(project, form, lists.find(({ path }) => path === form.data)!);
  const { language } = project.plan;
  project.write(answersFile, answersCode(lists));
  project.write("src/lib/answers.ts", sender(project, lists));
  const there = ownerPage(project.plan);
  const page = there ?? newPage(project.plan);
  if (there) tellGivenUp(project, language);
  else {
    for (const [path, content] of pageFiles(page, language))
      if (project.text(path) === null) project.write(path, content);
    if (!addRoute(project, page)) return { plan: project.plan, page, added: [], blocked: ["src/App.tsx"] };
  }
  tellPrivacy(project);
  const withPage: DraftPlan = there ? project.plan : withAddedPage(project.plan, page);
  return { plan: { ...withPage, answers: lists }, page, added, blocked, renewed: booked?.renewed ?? [] };
}

/** Those of before with what their forms ask now, then the new ones. */
function joined(known: readonly AnswerList[], added: AnswerList[], forms: readonly FormSource[]): AnswerList[] {
  const fresh = added.filter(({ path }) => !known.some((list) => list.path === path));
  const kept = known.map((list) => {
    const form = forms.find(({ data }) => data === list.path);
    if (!form) return list;
    const gone = list.fields.filter(({ key }) => !form.fields.some((field) => field.key === key));
    const kindOf = (key: string) => list.fields.find((field) => field.key === key)?.kind;
    // A column keeps the kind it was made with.
    return {
      ...list,
      fields: [...form.fields.map((field) => ({ ...field, kind: kindOf(field.key) ?? field.kind })), ...gone],
    };
  });
  return [...kept, ...fresh];
}

/** The page the form stands on, in the words of the navigation. */
function labelOf(plan: Plan, form: FormSource): string {
  const component = form.components[0]?.path.split("/").at(-1)?.replace(".tsx", "") ?? "";
  const named = kinds[form.key];
  if (named !== undefined) return translate(named, plan.language);
  return plan.pages.find((page) => page.component === component)?.title ?? form.key;
}

const kinds: Readonly<Record<string, string>> = {
  messages: "Messages",
  subscribers: "Sign-ups",
  replies: "Replies",
  stays: "Room requests",
  preorders: "Orders ahead",
  pledges: "Pledges",
  applications: "Applications",
  orders: "Orders",
  enquiries: "Enquiries",
  comments: "Comments",
  reviews: "Reviews",
};

const columns: Readonly<Record<string, string>> = {
  Email: "Email",
  Street: "Street and number",
  Postcode: "Postcode",
  City: "City",
  Number: "Order",
  Lines: "Your order",
  Total: "Total",
  Stars: "Rating",
};

/** Columns that no control of the form gives a name. */
function worded(field: AnswerField, language: Plan["language"]): AnswerField {
  const word = columns[field.label];
  return word === undefined ? field : { ...field, label: translate(word, language) };
}

const newPage = (plan: Plan): PlannedPage => ({
  path: OWNER_PATH,
  title: translate("Inbox", plan.language),
  component: freeName(plan, "Admin"),
  nav: false,
});

function sender(project: ProjectEdit, lists: readonly AnswerList[]): string {
  const copies = lists.some(({ path }) => project.text(path)?.includes("createCopiedAnswers") === true);
  const shown = lists.some(({ kind }) => kind === "published");
  return fillBlueprint("answers/answers.ts", {
    language: project.plan.language,
    flags: { copies: copies || shown, published: shown },
  });
}

function answersCode(lists: readonly AnswerList[]): string {
  const forms = lists.map(({ table, label, kind, fields }) => ({
    table,
    label,
    ...(kind === undefined ? {} : { kind }),
    fields: fields.map(({ key, label: shown, kind }) => ({ column: columnName(key), label: shown, kind })),
  }));
  return `/** What visitors send, as the owner's page shows it. The columns are those of the database. */
export interface AnswerField {
  column: string;
  label: string;
  kind: "text" | "number" | "boolean" | "list" | "day" | "time";
}

export interface AnswerForm {
  table: string;
  label: string;
  /** Bookings are shown by day, and can be cancelled. Others are shown to everybody once they are published. */
  kind?: "bookings" | "published";
  fields: AnswerField[];
}

export const answerForms: AnswerForm[] = ${literal(forms)};
`;
}

const STATE = "src/components/AnswerState.tsx";

/**
 * Sites whose forms sent before an answer could be given up have no words for it, and what sends is renewed with every change of a form. The
 * words go into the file as people have made it.
 */
function tellGivenUp(project: ProjectEdit, language: Plan["language"]): void {
  const text = project.text(STATE);
  if (text === null || text.includes('"given-up"')) return;
  const now = fillBlueprint("answers/AnswerState.tsx", { language, names: {}, content: {} });
  const [words = ""] = /^ *case "given-up":\n.*?(?=^ *case )/ms.exec(now) ?? [];
  const [, look = ""] = /^const choice = (".*");$/m.exec(now) ?? [];
  const at = /^ *case "waiting":\n/m.exec(text)?.index;
  if (at === undefined) return;
  project.write(
    STATE,
    text.slice(0, at) + words.replaceAll("className={choice}", `className=${look}`) + text.slice(at),
  );
}

function pageFiles({ component }: PlannedPage, language: Plan["language"]): [path: string, content: string][] {
  const names = { locale: locales[language].tag };
  const content = { title: translate("Inbox", language) };
  const fill = (blueprint: string): string => fillBlueprint(blueprint, { language, names, content });
  return [
    [STATE, fill("answers/AnswerState.tsx")],
    ["src/lib/backend.ts", fill("backend/backend.ts")],
    ["src/lib/sign-in.ts", fill("backend/sign-in.ts")],
    ["src/components/account/SignInForm.tsx", fill("backend/SignInForm.tsx")],
    ["src/lib/owner.ts", fill("answers/owner.ts")],
    ["src/lib/answer-rows.ts", fill("answers/answer-rows.ts")],
    ["src/lib/csv.ts", fill("app/csv.ts")],
    ["src/components/answers/SearchBox.tsx", fill("app/SearchBox.tsx")],
    ["src/components/answers/AnswerInbox.tsx", fill("answers/AnswerInbox.tsx")],
    [`src/pages/${component}.tsx`, fill("answers/Admin.tsx")],
  ];
}

/** Of German sites: what the page on privacy said is no longer true. */
function tellPrivacy(project: ProjectEdit): void {
  const path = "src/content/legal.ts";
  const text = project.text(path);
  const next = text?.replace(
    "Eingaben in Formulare werden in Ihrem Browser gespeichert. Diese Website verschickt sie derzeit an niemanden.",
    "Eingaben in Formulare werden in der Datenbank dieser Website gespeichert, mit der Zeit des Eingangs. Lesen und löschen kann sie, wer die Website betreibt.",
  );
  if (text !== null && next !== undefined && next !== text) project.write(path, next);
}
