/** What a turn does with the project's database: asks whether there is one, and brings it in line with the plan. */
import { answersMigration } from "../../backend/answers/answers-migration.ts";
import { migrationBetween, type Migration } from "../../backend/migration.ts";
import { unchanged } from "../../operations/backend/store-forms.ts";
import type { DraftPlan, Language, Plan } from "../../plan/plan.ts";
import type { Conversation } from "../../protocol/conversation.ts";
import type { Step, ToolCall, ToolResult } from "../../protocol/tools.ts";

/** What the button sends, in every language: the message that turns Cloud on. [CF2] */
export const ENABLE_CLOUD = "Enable Cloud for this project";

/** Exact, so that nothing has to be fetched: the starter project comes with it. */
const client = { name: "@supabase/supabase-js", version: "2.119.1" };

export type DatabaseState = "ready" | "not_enabled" | "unavailable";

export const offersDatabase = ({ tools }: Conversation): boolean =>
  tools.size === 0 || (tools.has("db_schema") && tools.has("execute_sql"));

export interface DatabaseAnswer {
  state: DatabaseState;
  /** Why not, in the database's words. */
  reason: string;
}

/** `first` is said with the question. */
export function* askForDatabase(first: string): Generator<Step, DatabaseAnswer, ToolResult[]> {
  const [result] = yield { text: first, calls: [{ tool: "db_schema", input: {} }] };
  return readState(result);
}

function readState(result: ToolResult | undefined): DatabaseAnswer {
  const value = result?.value as { state?: unknown; reason?: unknown } | string | null | undefined;
  if (result === undefined || !result.ok || typeof value !== "object" || value === null)
    return { state: "unavailable", reason: typeof value === "string" ? value : "" };
  const reason = typeof value.reason === "string" ? value.reason : "";
  if (value.state === "ready") return { state: "ready", reason };
  return { state: value.state === "not_enabled" ? "not_enabled" : "unavailable", reason };
}

export type Applied = { done: true } | { done: false; say: string; options?: string[] };

interface Applying {
  before: Plan;
  after: DraftPlan;
  conversation: Conversation;
  language: Language;
  /** What is said with the first step. */
  first: string;
  /** Of the project as it is. */
  packageJson: string | null;
}

/** Lists of the app and answers of forms, in one transaction. */
function wholeMigration(before: Plan, after: DraftPlan): Migration | null {
  const parts = [migrationBetween(before, after), answersMigration(before, after)].filter((part) => part !== null);
  if (parts.length < 2) return parts[0] ?? null;
  return { name: parts.map(({ name }) => name).join("_and_"), sql: parts.map(({ sql }) => sql).join("\n") };
}

/** Null when the plans keep the same in the database. Nothing of the app is written before this has succeeded. */
export function* applyToDatabase(input: Applying): Generator<Step, Applied | null, ToolResult[]> {
  const { before, after, conversation, language, first, packageJson } = input;
  const migration = wholeMigration(before, after);
  if (migration === null) return null;
  if (!offersDatabase(conversation)) return { done: false, say: notHere[language] };
  const { state, reason: why } = yield* askForDatabase(first);
  if (state === "not_enabled") return { done: false, say: needsCloud[language], options: [ENABLE_CLOUD] };
  if (state === "unavailable") return { done: false, say: refused(unavailable[language], why, language) };
  const calls: ToolCall[] = [];
  if (packageJson !== null && !packageJson.includes(`"${client.name}"`))
    calls.push({ tool: "add_dependency", input: client });
  calls.push({ tool: "execute_sql", input: { sql: migration.sql, purpose: migration.name.replaceAll("_", " ") } });
  const results = yield { text: "", calls };
  const failed = results.find((result) => !result.ok);
  if (failed === undefined) return { done: true };
  const reason = String(failed.value ?? "");
  // The person has already read what was not allowed, and the error's words are meant for a model.
  if (/\bToolDenied\b/.test(reason)) return { done: false, say: unchanged[language] };
  return { done: false, say: refused(notApplied[language], reason, language) };
}

const refused = (sentence: string, reason: string, language: Language): string =>
  [sentence, reason === "" ? "" : `${reason.trim().replace(/[.!]$/, "")}.`, unchanged[language]]
    .filter(Boolean)
    .join(" ");

export const needsCloud: Record<Language, string> = {
  en: "This needs a database. I'll continue once Cloud is on.",
  de: "Dafür braucht das Projekt eine Datenbank. Sobald Cloud eingeschaltet ist, mache ich weiter.",
  es: "Para eso hace falta una base de datos. Sigo en cuanto Cloud esté activado.",
};

const notHere: Record<Language, string> = {
  en: "That needs Cloud, which this Slipway does not offer. I changed nothing: entries stay in each visitor's browser.",
  de: "Dafür braucht das Projekt Cloud, das dieses Slipway nicht anbietet. Ich habe nichts geändert: Eingaben bleiben im Browser der Besucher.",
  es: "Para eso hace falta Cloud, que este Slipway no ofrece. No he cambiado nada: los datos quedan en el navegador de cada visitante.",
};

const unavailable: Record<Language, string> = {
  en: "The project's database cannot be used now.",
  de: "Die Datenbank des Projekts ist gerade nicht zu gebrauchen.",
  es: "La base de datos del proyecto no se puede usar ahora.",
};

const notApplied: Record<Language, string> = {
  en: "The change to the database was not applied.",
  de: "Die Änderung an der Datenbank wurde nicht angewendet.",
  es: "El cambio en la base de datos no se aplicó.",
};
