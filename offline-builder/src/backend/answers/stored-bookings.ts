/** Bookings in the project's database: the pages that make, show and count them are connected to it. */
import { emitted } from "../../edit/re-emit.ts";
import { applyChanges } from "../../edit/line-diff.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { BOOKINGS_FILE } from "../../archetypes/booking/booking-pages.ts";
import { translate } from "../../language/translate.ts";
import type { AnswerField, AnswerList, Language } from "../../plan/plan.ts";
import { fieldsOf, importers, type FormSource } from "./form-source.ts";

const TABLE = "bookings";
const isConnected = (text: string): boolean => text.includes(`postEntry("${TABLE}"`);

/** Each page that has to do with bookings, and what it contains once it can be connected. */
const pages: Readonly<Record<string, string>> = {
  "src/pages/Book.tsx": "await book(",
  "src/pages/MyBookings.tsx": "cancelBooking(",
  "src/pages/Occupancy.tsx": "useTaken(",
};
const parts = [
  "src/components/booking/ReachUs.tsx",
  "src/components/booking/BookingOutcome.tsx",
  "src/lib/send-entry.ts",
];

interface StoredBookings {
  /** Null where they could not be connected. */
  list: AnswerList | null;
  source: FormSource | null;
  blocked: string[];
  renewed: string[];
}

/** Null where the site books nothing, or has its bookings in the database and no new question. Writes into the project. */
export function storeBookings(project: ProjectEdit, known: readonly AnswerList[]): StoredBookings | null {
  const code = project.text(BOOKINGS_FILE);
  const { plan } = project;
  if (code === null || !plan.pages.some(({ component }) => component === "Book")) return null;
  const sources = importers(project, BOOKINGS_FILE).map((path) => project.text(path) ?? "");
  const fields = fieldsOf(code, { type: "Booking", sources }).map((field) => named(field, plan.language));
  const list: AnswerList = {
    table: TABLE,
    path: BOOKINGS_FILE,
    kind: "bookings",
    label: translate("Bookings", plan.language),
    fields,
  };
  const source = {
    data: BOOKINGS_FILE,
    name: TABLE,
    key: TABLE,
    type: "Booking",
    fields,
    components: [],
    isStored: true,
  };
  if (isConnected(code)) return { list, source, blocked: [], renewed: [] };
  const now = emitted({ ...plan, answers: [...known, list] }) ?? emptyFiles;
  const { texts, renewed, blocked } = connect(project, now, emitted(plan) ?? emptyFiles);
  if (blocked.length > 0) return { list: null, source: null, blocked, renewed: [] };
  for (const [path, text] of texts) project.write(path, text);
  return { list, source, blocked, renewed };
}

const emptyFiles: ReadonlyMap<string, string> = new Map();

interface Connected {
  texts: Map<string, string>;
  renewed: string[];
  blocked: string[];
}

/** All or nothing: half of them would book in two places. */
function connect(
  project: ProjectEdit,
  now: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Connected {
  const done: Connected = { texts: new Map(), renewed: [], blocked: [] };
  for (const path of [BOOKINGS_FILE, ...Object.keys(pages), ...parts]) {
    const [current, to, from] = [project.text(path), now.get(path), before.get(path)];
    if (to === undefined) continue;
    if (current === null) {
      if (pages[path] === undefined) done.texts.set(path, to);
      continue;
    }
    const merged = from === undefined ? null : applyChanges(current, from, to);
    if (merged?.missed === 0 && merged.text.includes(pages[path] ?? "")) {
      done.texts.set(path, merged.text);
    } else if (parts.includes(path)) {
      continue;
    } else if (project.isOurs(path) && !hasQuestions(current)) {
      done.texts.set(path, to);
      done.renewed.push(path);
    } else done.blocked.push(path);
  }
  return done;
}

/** Something was asked for beside name and phone, which a page written anew would not ask. */
const hasQuestions = (text: string): boolean => /^ {2}\w+\?: string;$/m.test(text) || text.split("<Field ").length > 3;

const labels: Readonly<Record<string, [label: string, kind?: AnswerField["kind"]]>> = {
  service: ["Service"],
  person: ["With"],
  day: ["Day", "day"],
  starts: ["Time", "time"],
  minutes: ["Minutes", "number"],
};

function named(field: AnswerField, language: Language): AnswerField {
  const [label, kind] = labels[field.key] ?? [];
  return label === undefined ? field : { ...field, label: translate(label, language), kind: kind ?? field.kind };
}
