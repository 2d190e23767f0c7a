/** "Which ones need feeding", "was gegossen werden muss": a wish to see what it is time for. */
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { dueField } from "../../emit/app/fields.ts";

const asked: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<![\p{L}])(?:which|what|who|ones|those|anything|everything|all)(?![\p{L}])[^.;!?]{0,40}?(?<![\p{L}])(?:needs?(?: to be)?|(?:must|has to|have to|should) be|(?:is|are|is over|are over|over)\s?due(?: for)?|overdue)(?:\s+(?:a |an |some )?(\p{L}+))?/iu,
    /(?<![\p{L}])(?:show|list|highlight|mark|see) (?:me |us )?(?:only |just )?(?:what|whatever)(?:'s| is) (?:over)?due(?:\s+for\s+(\p{L}+))?/iu,
  ],
  de: [
    /(?<![\p{L}])(?:welche\p{L}*|was|wer|alles|alle,? die)(?![\p{L}])[^.;!?]{0,40}?(?<![\p{L}])(?:(\p{L}+) werden (?:muss|müssen|sollte\p{L}*)|(?:über)?fällig|(?:muss|müssen|brauch(?:t|en)) (\p{L}+))/iu,
  ],
  es: [
    /(?<![\p{L}])(?:cuál(?:es)?|qué|quién(?:es)?|las que|los que|lo que)(?![\p{L}])[^.;!?]{0,40}?(?<![\p{L}])(?:necesitan?|hay que|toca|tocan|vencid\p{L}*|vencen?)(?:\s+(\p{L}+))?/iu,
  ],
};

export interface Need {
  /** "feeding", as it is written; empty when only something being due is meant. */
  what: string;
}

export function needIn(text: string, language: Language): Need | null {
  for (const pattern of asked[language]) {
    const found = pattern.exec(text);
    if (found) return { what: (found[1] ?? found[2] ?? "").toLowerCase() };
  }
  return null;
}

const gerunds: Record<string, string> = {
  fed: "feeding",
  food: "feeding",
  water: "watering",
  done: "",
  it: "",
  them: "",
};
const germanNouns: Record<string, string> = {
  gefüttert: "Füttern",
  gegossen: "Gießen",
  geputzt: "Putzen",
  gereinigt: "Reinigen",
  geprüft: "Prüfen",
  gewartet: "Warten",
  bezahlt: "Zahlen",
  futter: "Füttern",
  wasser: "Gießen",
};

/** The day by which it is next time for it: "Next feeding". */
export function nextTime({ what }: Need, language: Language): Field {
  return { key: "due", label: labelOf(what, language), type: "date", added: true };
}

function labelOf(what: string, language: Language): string {
  if (language === "de") return germanNouns[what] ? `Nächstes ${germanNouns[what]}` : "Nächstes Mal";
  if (language === "es") return "Próxima vez";
  const deed = gerunds[what] ?? (/^\p{L}{3,}ed$/u.test(what) ? what.replace(/(.)\1?ed$/, "$1ing") : what);
  return deed.endsWith("ing") ? `Next ${deed}` : "Next time";
}

/** The list narrowed by what is due; with a day for it where there was none. */
export function withNeed(entity: Entity, need: Need, language: Language): Entity {
  const due = dueField(entity) ?? nextTime(need, language);
  const { added: _, ...fresh } = due;
  const own = entity.fields.some((field) => field.key === due.key);
  return {
    ...entity,
    fields: own ? entity.fields : [...entity.fields, fresh],
    filters: [...new Set([...(entity.filters ?? []), due.key])],
  };
}
