/** "Unpaid visits in red", "Überfällige rot markieren", "resalta las citas sin pagar". */
import { dueField, hasTones, toneOf } from "../../emit/app/fields.ts";
import { pickedEntries } from "../../parse/declared/picked-entries.ts";
import type { Condition, Entity } from "../../plan/plan.ts";
import { marksOverdue } from "../lists/mark-overdue.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, keepsRecords, withEntity } from "../records/records.ts";
import { isAlready } from "../rules/field-meant.ts";
import { nameOfConditions } from "./names.ts";

/** As what is done to entries: "red" alone is a value, and a wine. */
const marks =
  /(?<![\p{L}])(?:highlight\p{L}*|mark(?:ed)?|flag(?:ged)?|stand out|emphasi[sz]e\p{L}*|hervorheben|hervorgehoben|hebe|auffallen|markier\p{L}*|resalt\p{L}*|destac\p{L}*|marca\p{L}*|in (?:bold )?red|in rot|en rojo)(?![\p{L}])|(?<![\p{L}])(?:be|turn|werden|sein|sean) (?:red|rot|roj[oa]s?)(?![\p{L}])/iu;
/** "Late jobs red", without a verb; "actually red" speaks of the app. */
const endsRed =
  /^(?!(?:make|turn|set|paint|colou?r|actually|rather|instead|no|mach\p{L}*|färb\p{L}*|setz\p{L}*|lieber|doch|haz|pon|pinta|mejor)(?![\p{L}]))(?:(?!(?:and|und|y)(?![\p{L}]))\S+\s+){1,6}(?:red|rot|roj[oa]s?)\s*[.!]?$/iu;
const says =
  /^(?:red|highlight\p{L}*|marks?|marked|flag\p{L}*|stand|out|emphasi[sz]\p{L}*|colou?r\p{L}*|appear|turn|make|text|badge|rot\p{L}*|hervor\p{L}*|hebe|auffallen|auffällig|markier\p{L}*|farbig|werden|rojo|roja|color\p{L}*|resalt\p{L}*|destac\p{L}*|marca\p{L}*|aparec\p{L}*|sal\p{L}*)$/iu;

const did: Wording = {
  en: "{entity}: marked in red where {what}",
  de: "{entity}: rot markiert bei {what}",
  es: "{entity}: en rojo con {what}",
};
const redAlready: Wording = {
  en: "{what} is marked in red already. I changed nothing.",
  de: "{what} ist schon rot markiert. Ich habe nichts geändert.",
  es: "{what} ya está marcado en rojo. No he cambiado nada.",
};

export const markEntries = operation<{ text: string }>({
  id: "mark-entries",
  words: "",
  match({ text }) {
    return marks.test(text) || endsRed.test(text.trim()) ? { confidence: 0.5, values: { text }, understood: "" } : null;
  },
  reads: sourcePaths,
  change(project, { text: said }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const picked = pickedEntries(plan.entities, said, says);
    if (!picked || picked.when.length === 0 || picked.left.length > 0) return { say: "" };
    const { entity, when } = picked;
    // What is due carries its red word from the first version on.
    if (when[0]!.is === "past" && when[0]!.field === dueField(entity)?.key)
      return { say: worded(marksOverdue, language, { what: entity.plural }) };
    const what = nameOfConditions(entity, when, plan.language);
    if (isRedAlready(entity, when)) return { say: worded(redAlready, language, { what }) };
    const label = worded(did, language, { entity: entity.plural, what });
    const same = JSON.stringify(when);
    if (entity.warnings?.some((warning) => JSON.stringify(warning.when) === same))
      return { say: worded(isAlready, language, { label }) };
    // That nobody is done with it yet goes without saying where its day has passed.
    const text = when[0]!.is === "past" ? nameOfConditions(entity, when.slice(0, 1), plan.language) : what;
    const warnings = [...(entity.warnings ?? []), { text, when }];
    const done = carryOut(project, withEntity(plan, entity, { ...entity, warnings }), {
      language,
      text: label,
      path: /^src\/data\//,
      holds: (content) => content.includes(`found.push(${JSON.stringify(text)})`),
    });
    return done ?? { say: worded(isAlready, language, { label }) };
  },
});

/** A value that is red wherever it stands. */
function isRedAlready({ fields }: Entity, [only, ...more]: readonly Condition[]): boolean {
  const field = fields.find(({ key }) => key === only?.field);
  const isTold = only?.is === "one-of" && more.length === 0 && field !== undefined && hasTones(field);
  return isTold && (only.values ?? []).every((option) => toneOf(option) === "danger");
}
