/** "Rename the stage Won to Closed", "add a stage Negotiation before Won": values in an order, where other code counts on it. */
import { carryOut, optionNamed, withField } from "../records/records.ts";
import { endsOf } from "../../emit/app/fields.ts";
import { stringAt, setLiteral, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { boardFile, columnsOf } from "../lists/board-columns.ts";
import { contains, operation, worded, type Changed, type Wording } from "../operation.ts";
import { renameRecords, didOption } from "../records/rename-records.ts";
import { sourcePaths } from "../pages/routes.ts";
import { add, has, titled } from "../requests.ts";

const understood: Wording = { en: "{from} is called {to}.", de: "{from} heißt {to}.", es: "{from} se llama {to}." };
const didColumn: Wording = {
  en: "The column “{from}” is now “{to}”",
  de: "Die Spalte „{from}“ heißt jetzt „{to}“",
  es: "La columna «{from}» ahora es «{to}»",
};

const noun =
  "(?:stages?|status(?:es)?|columns?|lanes?|phases?|values?|options?|phasen?|spalten?|stufen?|status|etapas?|columnas?|fases?|estados?)";
const lead = `(?:(?:the|our|die|der|das|den|la|el|los|las)\\s+)?(?:${noun}\\s+)?(?:called\\s+|named\\s+|namens\\s+|llamad[oa]\\s+)?`;
const quote = "[\"'„“”«»‘’]?";
const name = `${quote}([\\p{L}\\p{N}][\\p{L}\\p{N} &/-]{0,28}?)${quote}`;
const forms = [
  new RegExp(
    `(?:rename|change|call)\\s+${lead}${name}(?:\\s+${noun})?\\s+(?:to|into|as|in)\\s+${quote}([\\p{L}\\p{N}][^"“”]{0,28}?)${quote}[.!]?$`,
    "iu",
  ),
  new RegExp(
    `^${lead}${name}(?:\\s+${noun})?\\s+(?:should be|shall be|to be|is to be|is now|is|are now|are)?\\s*(?:called|named|renamed to)\\s+${quote}(.{1,28}?)${quote}[.!]?$`,
    "iu",
  ),
  new RegExp(
    `${lead}${name}\\s+(?:umbenennen\\s+(?:in|zu)|(?:in|zu)\\s+(?=\\S+\\s+(?:um|umbenennen)))\\s*${quote}(.{1,28}?)${quote}(?:\\s+um(?:benennen)?)?[.!]?$`,
    "iu",
  ),
  new RegExp(
    `^(?:bitte\\s+)?${lead}${name}\\s+(?:soll|sollte)\\s+(?:jetzt\\s+|künftig\\s+)?${quote}(.{1,28}?)${quote}\\s+heißen[.!]?$`,
    "iu",
  ),
  new RegExp(
    `(?:benenne?|nenne|ändere)\\s+${lead}${name}\\s+(?:in|zu|auf)\\s+${quote}(.{1,28}?)${quote}(?:\\s+um)?[.!]?$`,
    "iu",
  ),
  new RegExp(
    `(?:renombra|cambia)\\s+(?:el nombre de\\s+)?${lead}${name}\\s+(?:a|por|como|en)\\s+${quote}(.{1,28}?)${quote}[.!]?$`,
    "iu",
  ),
  new RegExp(
    `^(?:por favor\\s+)?(?:que\\s+)?${lead}${name}\\s+(?:debe|debería|tiene que|se)?\\s*(?:llamarse|llame|llama)\\s+(?:ahora\\s+)?${quote}(.{1,28}?)${quote}[.!]?$`,
    "iu",
  ),
];

/** A value or a column under another name, with or without the word for what it is. Only the plan knows them. */
export const renameStage = operation<{ from: string; to: string; text: string }>({
  id: "rename-stage",
  words: "rename stage status column value umbenennen phase spalte renombrar etapa columna",
  match({ text, language }) {
    for (const form of forms) {
      const found = form.exec(text);
      const [from, to] = [found?.[1]?.trim(), found?.[2]?.trim()];
      if (!from || !to || has(`${from} ${to}`, "page|seite|página|colou?r|text|it|es|language|font|everything|name"))
        continue;
      const isNamed = has(text, noun);
      return {
        confidence: isNamed ? 0.925 : 0.5,
        values: { from, to: titled(to), text },
        understood: worded(understood, language, { from, to: titled(to) }),
      };
    }
    return null;
  },
  reads: (plan) => [...sourcePaths(plan), boardFile],
  change(project, { from, to, text }, { language }) {
    const column = renamedColumn(project, { from, to, language });
    if (column) return column;
    const option = optionNamed(project.plan, from, text);
    if (option && project.plan.archetype === "crm")
      return (
        renamedOption(project, { from: option.option, to, text, language }) ?? { say: worded(exists, language, { to }) }
      );
    const renamed = renameRecords(project, { from, to }, language);
    if (renamed) return renamed;
    return has(text, noun) ? { say: worded(noSuch, language, { from, list: everyValue(project) }) } : { say: "" };
  },
});

const exists: Wording = {
  en: "There is “{to}” already. I changed nothing.",
  de: "„{to}“ gibt es schon. Ich habe nichts geändert.",
  es: "Ya hay «{to}». No he cambiado nada.",
};
const noSuch: Wording = {
  en: "I found no “{from}” to rename. There are: {list}. I changed nothing.",
  de: "„{from}“ habe ich nicht gefunden. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No he encontrado «{from}». Hay: {list}. No he cambiado nada.",
};

function everyValue(project: ProjectEdit): string {
  const columns = columnsOf(project)?.records.map((record) => stringAt(record, "name") ?? "") ?? [];
  const fields = project.plan.entities.flatMap(({ fields: own }) => own).filter(({ options }) => options);
  return [...columns, ...fields.map(({ label, options }) => `${label} (${options!.join(", ")})`)].join(", ") || "–";
}

interface Rename {
  from: string;
  to: string;
  language: Language;
}

/** Null where there is no board with such a column. */
export function renamedColumn(project: ProjectEdit, { from, to, language }: Rename): Changed | null {
  const columns = columnsOf(project);
  const record = columns?.records.find((one) => stringAt(one, "name")?.toLowerCase() === from.toLowerCase());
  if (!columns || !record) return null;
  setLiteral(columns.source, valueAt(record, "name")!, to);
  project.save(boardFile, columns.source);
  return {
    plan: project.plan,
    claims: [contains(worded(didColumn, language, { from, to }), boardFile, JSON.stringify(to))],
    routes: ["/"],
  };
}

/** The pages of a CRM know its stages by their places, so another word changes nothing else. */
function renamedOption(project: ProjectEdit, { from, to, text, language }: Rename & { text: string }): Changed | null {
  const place = optionNamed(project.plan, from, text)!;
  const { entity, field } = place;
  if (field.options!.includes(to)) return null;
  const ends = endsOf(field).map((end) => (end === from ? to : end));
  const renamed = [...(field.renamed ?? []).filter(([old]) => old !== to), [from, to] as [string, string]];
  const next = {
    ...field,
    options: field.options!.map((entry) => (entry === from ? to : entry)),
    ...(ends.length > 0 ? { ends } : {}),
    renamed,
  };
  return carryOut(project, withField(project.plan, place, next), {
    language,
    text: worded(didOption, language, { entity: entity.plural, field: field.label, from, to }),
    path: /^src\/data\//,
    holds: (content) => content.includes(JSON.stringify(to)),
  });
}

const didAdd: Wording = {
  en: "{entity}: {field} has {name}, between {before} and {after}",
  de: "{entity}: {field} hat {name}, zwischen {before} und {after}",
  es: "{entity}: {field} tiene {name}, entre {before} y {after}",
};
const understoodAdd: Wording = { en: "A stage {name}.", de: "Eine Phase {name}.", es: "Una etapa {name}." };
const where: Wording = {
  en: "The figures of this CRM count on the order New … Won, Lost: a stage can stand before {won}. Say: add a stage {name} before {won}. I changed nothing.",
  de: "Die Zahlen dieses CRM bauen auf die Reihenfolge der Phasen: eine neue kann vor {won} stehen. Etwa: Phase {name} vor {won} hinzufügen. Ich habe nichts geändert.",
  es: "Las cifras de este CRM dependen del orden de las etapas: una nueva puede ir antes de {won}. Di: añade la etapa {name} antes de {won}. No he cambiado nada.",
};

/** One stage more, before one that is there. */
export const addStage = operation<{ name: string; beside: string | null; before: boolean; text: string }>({
  id: "add-stage",
  words: "add stage phase pipeline before after phase hinzufügen etapa añadir",
  match({ text, language }) {
    if (
      !has(text, `${add}|new|neue|nueva`) ||
      !has(text, "stages?|phases?|phasen?|etapas?|fases?") ||
      has(text, "field|column|page|feld|seite|campo|página|remove|rename")
    )
      return null;
    const found = new RegExp(
      `(?:stage|phase|etapa|fase)\\s+(?:called\\s+|named\\s+|namens\\s+|llamada\\s+|for\\s+)?${quote}([\\p{L}\\p{N}][\\p{L}\\p{N} /&-]{1,24}?)${quote}(?:\\s+(?:(before|vor|antes de(?:l)?)|(after|nach|hinter|después de(?:l)?))\\s+(?:the\\s+)?${quote}([\\p{L}\\p{N} ]{2,24}?)${quote})?(?:\\s+(?:to|zu|in|a|en)\\s+.+)?(?:\\s+(?:hinzu(?:fügen)?|einfügen))?[.!]?$`,
      "iu",
    ).exec(text);
    if (!found?.[1]) return null;
    const added = titled(found[1]);
    return {
      confidence: 0.9,
      values: { name: added, beside: found[4]?.trim() ?? null, before: found[2] !== undefined, text },
      understood: worded(understoodAdd, language, { name: added }),
    };
  },
  reads: sourcePaths,
  change(project, { name: added, beside, before, text }, { language }) {
    const { plan } = project;
    const near = beside ? optionNamed(plan, beside, text) : null;
    const staged = plan.entities.flatMap((entity) =>
      entity.fields.filter(({ key }) => key === "stage").map((field) => ({ entity, field })),
    )[0];
    const place =
      near ??
      (staged
        ? {
            ...staged,
            option:
              staged.field.options!.find((option) => endsOf(staged.field).includes(option)) ??
              staged.field.options!.at(-1)!,
          }
        : null);
    if (!place) return { say: worded(noSuch, language, { from: beside ?? added, list: everyValue(project) }) };
    const options = place.field.options!;
    if (options.some((option) => option.toLowerCase() === added.toLowerCase()))
      return { say: worded(exists, language, { to: added }) };
    const at = options.indexOf(place.option) + (near && !before ? 1 : 0);
    const won = plan.archetype === "crm" && place.field.key === "stage" ? options.length - 2 : options.length;
    if (at > won) return { say: worded(where, language, { won: options[won]!, name: added }) };
    const next = [...options.slice(0, at), added, ...options.slice(at)];
    const ends = endsOf(place.field);
    const done = carryOut(
      project,
      withField(plan, place, { ...place.field, options: next, ...(ends.length > 0 ? { ends } : {}) }),
      {
        language,
        text: worded(didAdd, language, {
          entity: place.entity.plural,
          field: place.field.label,
          name: added,
          before: next[at - 1] ?? "–",
          after: next[at + 1] ?? "–",
        }),
        path: /^src\/data\//,
        holds: (content) => content.includes(JSON.stringify(added)),
      },
    );
    if (!done) return { say: worded(exists, language, { to: added }) };
    stagesByPlace(project, options.length);
    return done;
  },
});

/** The dashboard of a CRM finds what is won by its place from the end. */
function stagesByPlace(project: ProjectEdit, count: number): void {
  const path = "src/pages/Index.tsx";
  const text = project.text(path);
  if (!text?.includes("const won = dealStages[")) return;
  project.write(
    path,
    text
      .replace(`const won = dealStages[${count - 2}];`, `const won = dealStages[${count - 1}];`)
      .replace(
        `const openStages = dealStages.slice(0, ${count - 2});`,
        `const openStages = dealStages.slice(0, ${count - 1});`,
      ),
  );
  const board = "src/components/deals/DealBoard.tsx";
  project.write(board, (project.text(board) ?? "").replace(`xl:grid-cols-${count}`, `xl:grid-cols-${count + 1}`));
}
