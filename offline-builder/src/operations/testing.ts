import { createOfflineBuilder } from "../model.ts";
import type { FinishInput } from "../protocol/tools.ts";
import { runTurn, type Files, type LoopResult } from "../testing.ts";

export const requests = {
  bakery: "a landing page for a bakery with menu and contact form",
  shop: "online store selling handmade candles with a cart and checkout",
  portfolio: "portfolio for a photographer called Mira Okafor, black background, gold accents, gallery with lightbox",
  blog: "a hiking blog with comments and a newsletter",
  gym: 'website for my gym "Iron Harbor" with class timetable, pricing and trainers',
  workshop: "Webseite für meine Fahrradwerkstatt „Speichenbruch“ in Leipzig, Preise und Terminbuchung, dunkelgrün",
  courts: "app para reservar canchas de pádel, precio por hora y que no se pisen los turnos",
  board: "kanban board for a small team with due dates",
  tafel: "Kanban-Board für ein kleines Team mit Fristen",
  expenses: "expense tracker with amount, category and date",
  crm: "CRM with contacts, deals and a dashboard",
  sales: "sales dashboard with KPIs and charts",
  stock: "inventory management for a small warehouse: products, suppliers, stock levels, low stock warning",
  vertrieb: "CRM mit Kontakten und Deals",
  gastos: "registro de gastos con importe, categoría y fecha",
  invoices: "invoices with VAT, total and a printable page",
  law: "website for a law firm",
  people: "app to keep contacts with name, phone and birthday",
} as const;

export type App = keyof typeof requests;

const model = createOfflineBuilder();
const built = new Map<string, Promise<LoopResult>>();

export function builtApp(app: App): Promise<LoopResult> {
  const known = built.get(app) ?? runTurn(model, requests[app]);
  built.set(app, known);
  return known;
}

export interface FollowUpResult {
  files: Files;
  before: Files;
  /** Paths that differ, the builder's own notes aside. */
  changed: string[];
  texts: string[];
  finish: FinishInput | null;
  question: { question: string; options: string[] } | null;
  calls: LoopResult["calls"];
}

export interface FollowUpOptions {
  edit?: (files: Files) => void;
  context?: Record<string, unknown>;
}

/** Sends follow-ups, one after the other, to an app as it was built. */
export async function followUps(app: App, texts: string[], options: FollowUpOptions = {}): Promise<FollowUpResult> {
  const start = await builtApp(app);
  const before: Files = new Map(start.files);
  options.edit?.(before);
  let files: Files = new Map(before);
  let messages = [...start.messages];
  let last: LoopResult | null = null;
  for (const text of texts) {
    const words = options.context ? `${text}\n<context>${JSON.stringify(options.context)}</context>` : text;
    last = await runTurn(model, words, { files, messages });
    ({ files, messages } = last);
  }
  const changed = [...new Set([...before.keys(), ...files.keys()])].filter(
    (path) => !path.startsWith(".slipway/") && before.get(path) !== files.get(path),
  );
  const asked = last!.calls.find((call) => call.tool === "ask_user")?.input;
  return {
    files,
    before,
    changed: changed.sort(),
    texts: last!.texts,
    finish: last!.finish,
    question: (asked as FollowUpResult["question"] | undefined) ?? null,
    calls: last!.calls,
  };
}
