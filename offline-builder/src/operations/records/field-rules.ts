import { endsOf } from "../../emit/app/fields.ts";
import { titleField } from "../../emit/app/naming.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Field, Language, Plan } from "../../plan/plan.ts";
import { isShown, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { add, has, quotedTexts, remove, titled } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityIn, fieldIn, keepsRecords, optionNamed, withField, type FieldPlace } from "./records.ts";
import { isAlready } from "../rules/field-meant.ts";
import { literally } from "../../parse/words.ts";

const understoodRule: Wording = {
  en: "A rule for a field.",
  de: "Eine Regel für ein Feld.",
  es: "Una regla para un campo.",
};
const didRequired: Wording = {
  en: "{entity}: {label} has to be filled in",
  de: "{entity}: {label} ist ein Pflichtfeld",
  es: "{entity}: {label} es obligatorio",
};
const didOptional: Wording = {
  en: "{entity}: {label} may be left empty",
  de: "{entity}: {label} darf leer bleiben",
  es: "{entity}: {label} puede quedar vacío",
};
const didInitial: Wording = {
  en: "{entity}: a new one begins with {label}: {value}",
  de: "{entity}: ein neuer Eintrag beginnt mit {label}: {value}",
  es: "{entity}: una entrada nueva empieza con {label}: {value}",
};
const noField: Wording = {
  en: "I found no such field. There are: {list}. I changed nothing.",
  de: "Dieses Feld gibt es nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay ese campo. Hay: {list}. No he cambiado nada.",
};
const noRecords: Wording = {
  en: "This app keeps no entries with fields, so I changed nothing.",
  de: "Diese App hat keine Einträge mit Feldern; ich habe nichts geändert.",
  es: "Esta aplicación no tiene entradas con campos y no he cambiado nada.",
};
const needed: Wording = {
  en: "{label} is what the entries are known by, so it has to be filled in. I changed nothing.",
  de: "An {label} werden die Einträge erkannt; das Feld muss ausgefüllt werden. Ich habe nichts geändert.",
  es: "Por {label} se reconocen las entradas y hay que rellenarlo. No he cambiado nada.",
};
const noValue: Wording = {
  en: "{label} does not offer that. It has: {list}. I changed nothing.",
  de: "{label} bietet das nicht an. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "{label} no ofrece eso. Tiene: {list}. No he cambiado nada.",
};

const required =
  "required|mandatory|compulsory|obligatory|pflichtfeld|pflicht|verpflichtend|erforderlich|obligatori[oa]|" +
  "(?:do not|don'?t|never|cannot|can'?t|can not)[^.;]{0,30}(?:save|add|create|submit|enter)\\w*[^.;]{0,20} without|(?:must|may|can|should)(?: not|n'?t) be (?:left )?(?:empty|blank)|(?:must|has to|have to|needs to) be filled(?: in| out)?|" +
  "(?:nicht|nie|kein\\p{L}*)[^.;]{0,20} ohne [^.;]{2,30}(?:speichern|anlegen|abschicken|hinzufügen)|darf nicht leer (?:sein|bleiben)|muss (?:immer )?(?:ausgefüllt|angegeben)(?: werden| sein)?|" +
  "no (?:se )?(?:pueda|puede|dejes|deje|permitas)[^.;]{0,20}(?:guardar|añadir|crear|enviar)[^.;]{0,20} sin|no (?:puede|debe) (?:quedar|estar) vací[oa]|hay que rellenar";
const optional = "optional|not required|not mandatory|freiwillig|kein pflichtfeld|opcional|no obligatori[oa]";
const initially =
  "defaults?|by default|preselected?|pre-?filled?|standardmäßig|standard|vorausgewählt|voreingestellt|por defecto|predeterminad[oa]|de inicio";

type Rule = "required" | "optional" | "initial";

/** What a field demands, and what a new entry begins with. */
export const fieldRule = operation<{ rule: Rule; text: string }>({
  id: "field-rule",
  words: "required optional default field pflichtfeld standard obligatorio por defecto campo",
  match({ text, language }) {
    const rule: Rule | null = has(text, optional)
      ? "optional"
      : has(text, required)
        ? "required"
        : has(text, initially) &&
            !has(
              text,
              "sort\\w*|order\\w*|dark|light|theme|mode|sortier\\w*|dunkel|hell|orden\\w*|oscuro|claro|filter\\w*|only|show",
            )
          ? "initial"
          : null;
    return rule && { confidence: 0.8, values: { rule, text }, understood: understoodRule[language] };
  },
  reads: sourcePaths,
  change(project, { rule, text }, { language }) {
    const { plan } = project;
    if (plan.entities.length === 0) return { say: noRecords[language] };
    const place = fieldIn(plan, text);
    if (!place) return { say: worded(noField, language, { list: labels(plan, text) }) };
    return rule === "initial"
      ? begin(project, place, { text, language })
      : demand(project, place, { isRequired: rule === "required", language });
  },
});

function labels(plan: Plan, text: string): string {
  const entity = entityIn(plan, text) ?? plan.entities[0];
  return entity?.fields.map((field) => field.label).join(", ") ?? "–";
}

function demand(
  project: ProjectEdit,
  place: FieldPlace,
  { isRequired, language }: { isRequired: boolean; language: Language },
): Changed | Unchanged {
  const { entity, field } = place;
  if (!isRequired && field === titleField(entity)) return { say: worded(needed, language, { label: field.label }) };
  const { required: _, ...rest } = field;
  const label = worded(isRequired ? didRequired : didOptional, language, { entity: entity.plural, label: field.label });
  if (isRequired === (field.required === true) || ["enum", "boolean", "file"].includes(field.type))
    return { say: worded(isAlready, language, { label }) };
  const after = withField(project.plan, place, isRequired ? { ...field, required: true } : rest);
  const done = carryOut(project, after, {
    language,
    text: label,
    path: /Form\.tsx$/,
    holds: (content) => isShown(content, field.label),
  });
  return done ?? { say: worded(isAlready, language, { label }) };
}

function begin(
  project: ProjectEdit,
  place: FieldPlace,
  { text, language }: { text: string; language: Language },
): Changed | Unchanged {
  const { entity, field } = place;
  const value = initialOf(field, text);
  if (value === null)
    return {
      say: worded(noValue, language, { label: field.label, list: field.options?.join(", ") ?? "–" }),
    };
  const after = withField(project.plan, place, { ...field, initial: value });
  const shown = value === "today" ? { en: "today", de: "heute", es: "hoy" }[language] : value;
  const done = carryOut(project, after, {
    language,
    text: worded(didInitial, language, { entity: entity.plural, label: field.label, value: shown }),
    path: /Form\.tsx$/,
    holds: (content) =>
      content.includes(value === "today" ? "today()" : JSON.stringify(value)) || field.type === "boolean",
  });
  return done ?? { say: worded(isAlready, language, { label: field.label }) };
}

function initialOf(field: Field, text: string): string | null {
  const said = quotedTexts(text)[0];
  if (field.type === "enum") return field.options?.find((option) => has(text, literally(option))) ?? null;
  if (field.type === "date") return has(text, "today|heute|hoy") ? "today" : null;
  if (field.type === "boolean")
    return has(text, "off|unchecked|not|no|false|aus|nein|nicht|desactivad[oa]|sin marcar") ? "false" : "true";
  if (field.type === "number" || field.type === "money") return said ?? /\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? null;
  if (field.type === "relation" || field.type === "file") return null;
  return (
    said ?? /(?:to|be|as|is|auf|sein|ist|a|sea|es)\s+([\p{L}\p{N} -]{2,40})[.!]?$/iu.exec(text)?.[1]?.trim() ?? null
  );
}

const understoodOption: Wording = {
  en: "The choices: {name}.",
  de: "Die Auswahl: {name}.",
  es: "Las opciones: {name}.",
};
const didAdd: Wording = {
  en: "{entity}: {field} offers {name} as well",
  de: "{entity}: {field} bietet auch {name} an",
  es: "{entity}: {field} ofrece también {name}",
};
const didRemove: Wording = {
  en: "{entity}: {field} no longer offers {name}; sample entries have another value",
  de: "{entity}: {field} bietet {name} nicht mehr an; Beispieleinträge haben einen anderen Wert",
  es: "{entity}: {field} ya no ofrece {name}; las entradas de ejemplo tienen otro valor",
};
const fewOptions: Wording = {
  en: "{field} would have fewer than two choices left. I changed nothing.",
  de: "{field} hätte dann weniger als zwei Werte. Ich habe nichts geändert.",
  es: "{field} se quedaría con menos de dos opciones. No he cambiado nada.",
};

const choiceNouns =
  "options?|choices?|values?|status(?:es)?|states?|stages?|categor(?:y|ies)|priorit(?:y|ies)|types?|kinds?|wert|werte|auswahl|kategorien?|stufen?|prioritäten?|opci[oó]n|opciones|valor|estados?|categorías?|prioridad(?:es)?|tipos?";

/** A value more or less among those a field offers. */
export const fieldOption = operation<{ names: string[]; adds: boolean; text: string }>({
  id: "field-option",
  words: "option choice status value category add remove auswahl status wert opción estado",
  match({ text, language }) {
    const adds = has(text, add);
    if ((!adds && !has(text, remove)) || !has(text, choiceNouns)) return null;
    if (
      has(
        text,
        "fields?|columns?|page|filters?|sections?|charts?|diagram\\w*|sort\\w*|feld|spalte|seite|campo|columna|página|search|link|switch|toggle|button|dark ?mode|language",
      )
    )
      return null;
    const names = optionNames(text);
    return names.length === 0
      ? null
      : {
          confidence: 0.83,
          values: { names, adds, text },
          understood: worded(understoodOption, language, { name: names.join(", ") }),
        };
  },
  reads: sourcePaths,
  change(project, { names, adds, text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: noRecords[language] };
    return adds ? addOptions(project, { names, text, language }) : removeOption(project, { names, text, language });
  },
});

function optionNames(text: string): string[] {
  const quoted = quotedTexts(text);
  if (quoted.length > 0) return quoted.map(titled);
  const found =
    new RegExp(
      `(?:${choiceNouns})\\s*(?:called|named|for|like|such as|e\\.g\\.|:|namens|wie|llamad[oa]s?|como)?\\s+(?!to\\b|from\\b|in\\b|of\\b|for\\b|zu\\b|aus\\b|a\\b|de\\b|field\\b)([\\p{L}\\p{N} ,/-]{2,60}?)(?=\\s+(?:to|from|in|of|for|as|zu|zum|zur|aus|im|a|al|de|del|en|hinzu\\w*|entfernen|löschen)(?![\\p{L}])|[.!]?$)`,
      "iu",
    ).exec(text)?.[1] ??
    /(?:add|remove|delete|drop|ergänze|füge|entferne|lösche|añade|agrega|quita|elimina)\s+(?:an?\s+|the\s+|another\s+|den\s+|die\s+|das\s+|eine?n?\s+|el\s+|la\s+|un[ao]?\s+)?([\p{L}\p{N} ,-]{2,40}?)\s+(?:to|from|as|zu|zum|zur|aus|a|al|de|del|hinzu)(?![\p{L}])/iu.exec(
      text,
    )?.[1] ??
    new RegExp(
      `(?:add|remove|delete|ergänze|entferne|añade|quita)\\s+(?:an?\\s+|the\\s+|another\\s+|eine?n?\\s+|un[ao]?\\s+)?([\\p{L}\\p{N}-]{2,30})\\s+(?:${choiceNouns})`,
      "iu",
    ).exec(text)?.[1];
  return (found ?? "")
    .split(/\s*(?:,|\band\b|\bund\b|\by\b)\s*/i)
    .map((name) => name.replace(/^(?:an?|the|eine?n?|una?)\s+/i, "").trim())
    .filter(
      (name) =>
        name !== "" &&
        !has(name, choiceNouns) &&
        !/^(?:new|another|an?|the|all|neue?n?|die|das|den|nuev[oa]|la|el|los|las)$/i.test(name),
    )
    .map(titled);
}

interface Wanted {
  names: string[];
  text: string;
  language: Language;
}

/** The field the words name, else the one of that sort: "status", "category". */
function choiceField(plan: Plan, text: string): FieldPlace | null {
  return fieldIn(plan, text, (field) => field.type === "enum");
}

function addOptions(project: ProjectEdit, { names, text, language }: Wanted): Changed | Unchanged {
  const place = choiceField(project.plan, text);
  if (!place) return { say: worded(noField, language, { list: choices(project.plan) }) };
  const { entity, field } = place;
  const fresh = names.filter((name) => !field.options?.some((option) => option.toLowerCase() === name.toLowerCase()));
  const shown = { entity: entity.plural, field: field.label, name: names.join(", ") };
  const options = [...(field.options ?? []), ...fresh];
  const ends = endsOf(field);
  const done = carryOut(
    project,
    withField(project.plan, place, { ...field, options, ...(ends.length > 0 ? { ends } : {}) }),
    {
      language,
      text: worded(didAdd, language, shown),
      path: /^src\/data\//,
      holds: (content) => names.every((name) => content.includes(JSON.stringify(name))),
    },
  );
  return done ?? { say: worded(isAlready, language, { label: worded(didAdd, language, shown) }) };
}

function removeOption(project: ProjectEdit, { names, text, language }: Wanted): Changed | Unchanged {
  const place = optionNamed(project.plan, names[0]!, text);
  if (!place) return { say: worded(noField, language, { list: choices(project.plan) }) };
  const { entity, field, option } = place;
  const options = (field.options ?? []).filter((entry) => entry !== option);
  if (options.length < 2) return { say: worded(fewOptions, language, { field: field.label }) };
  const next = {
    ...field,
    options,
    ends: endsOf(field).filter((end) => end !== option),
    renamed: [...(field.renamed ?? []), [option, options[0]!] as [string, string]],
    ...(field.initial === option ? { initial: options[0]! } : {}),
  };
  const done = carryOut(project, withField(project.plan, place, next), {
    language,
    text: worded(didRemove, language, { entity: entity.plural, field: field.label, name: option }),
    path: /^src\/data\//,
    holds: (content) =>
      !content.includes(`${JSON.stringify(option)},`) && !content.includes(`, ${JSON.stringify(option)}]`),
  });
  return done ?? { say: worded(noField, language, { list: choices(project.plan) }) };
}

function choices(plan: Plan): string {
  const all = plan.entities.flatMap((entity) => entity.fields.filter((field) => field.type === "enum"));
  return all.map((field) => `${field.label} (${field.options?.join(", ")})`).join("; ") || "–";
}
