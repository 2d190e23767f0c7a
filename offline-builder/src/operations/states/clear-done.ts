/** "Add a clear completed button", "mark all as done": one press for every entry that is meant. */
import { addImport } from "../../edit/jsx.ts";
import { jsxText } from "../../emit/literal.ts";
import { entityNames } from "../../emit/app/naming.ts";
import type { Field, Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";
import { valuesIn } from "../rules/apart.ts";
import { addPageButton, listPageOf } from "../rows/list-page.ts";

const everything = "all|everything|every|them all|alle[sn]?|todo|todos|todas";
const done =
  "done|completed?|finished|closed|paid|erledigt\\p{L}*|fertig\\p{L}*|abgeschlossen\\p{L}*|bezahlt\\p{L}*|hech[oa]s?|completad[oa]s?|terminad[oa]s?|pagad[oa]s?";
const clears = new RegExp(
  `(?<!\\p{L})(?:clear|delete|remove|purge|empty|lösch\\p{L}*|entfern\\p{L}*|borra\\p{L}*|elimina\\p{L}*|limpia\\p{L}*)\\s+(?:(?:the|${everything}|die)\\s+)*(?:${done})(?!\\p{L})`,
  "iu",
);
const finishes = new RegExp(
  `(?<!\\p{L})(?:mark|set|check|tick|markier\\p{L}*|setz\\p{L}*|marca\\p{L}*)\\s+(?:(?:them|the|die|las|los)\\s+)*(?:${everything})(?!\\p{L}).*(?<!\\p{L})(?:${done}|off|ab)(?!\\p{L})|(?<!\\p{L})(?:alle[sn]?)\\s+(?:\\p{L}+\\s+)?(?:abhaken|als (?:${done}))`,
  "iu",
);

const texts: Record<Language, { clear: string; finish: string; gone: string; set: string; undo: string }> = {
  en: { clear: "Clear done", finish: "Mark all as done", gone: "removed", set: "done", undo: "Undo" },
  de: {
    clear: "Erledigte entfernen",
    finish: "Alle als erledigt",
    gone: "entfernt",
    set: "erledigt",
    undo: "Rückgängig",
  },
  es: { clear: "Quitar lo hecho", finish: "Marcar todo como hecho", gone: "quitadas", set: "hechas", undo: "Deshacer" },
};
const did: Wording = {
  en: "{entity}: a button “{label}” above the list; what it did can be undone at the edge of the screen",
  de: "{entity}: ein Knopf „{label}“ über der Liste; am Rand lässt es sich rückgängig machen",
  es: "{entity}: un botón «{label}» sobre la lista; se puede deshacer en el borde de la pantalla",
};
const already: Wording = {
  en: "There is a button “{label}” above the list already. I changed nothing.",
  de: "Den Knopf „{label}“ gibt es über der Liste schon. Ich habe nichts geändert.",
  es: "Ya hay un botón «{label}» sobre la lista. No he cambiado nada.",
};
const noState: Wording = {
  en: "Nothing in this app says that an entry is done. Add it first: “Add a field Done with yes and no”. I changed nothing.",
  de: "In dieser App steht nirgends, ob etwas erledigt ist. Zuerst: „Feld Erledigt mit Ja und Nein hinzufügen“. Ich habe nichts geändert.",
  es: "Nada en esta aplicación dice que algo está hecho. Antes: «Añade un campo Hecho con sí y no». No he cambiado nada.",
};

export const clearDone = operation<{ text: string; clears: boolean }>({
  id: "clear-done",
  words: "",
  match({ text }) {
    if (has(text, "columns?|fields?|pages?|sections?|red|green|blue|colou?r\\p{L}*|rot|grün|roj[oa]|verde"))
      return null;
    return clears.test(text) || finishes.test(text)
      ? { confidence: 0.5, values: { text, clears: clears.test(text) }, understood: "" }
      : null;
  },
  reads: sourcePaths,
  change(project, { text, clears: isClearing }, { language }) {
    const { plan } = project;
    if (plan.entities.length === 0) return { say: "" };
    const found = valuesIn(plan, text) ?? valuesIn(plan, "done");
    const field = found?.entity.fields.find(({ key }) => key === found.field);
    if (!found || !field) return { say: noState[language] };
    const page = listPageOf(project, found.entity);
    const own = texts[plan.language];
    const label = isClearing ? own.clear : own.finish;
    if (!page) return { say: noState[language] };
    if (page.source.text.includes(jsxText(label))) return { say: worded(already, language, { label }) };
    const { many } = entityNames(found.entity);
    const isDone = test(field, found.values);
    const act = isClearing
      ? `rows.filter((row) => ${isDone}).forEach((row) => ${many}.remove(row.id));`
      : `rows.filter((row) => !(${isDone})).forEach((row) => ${many}.update(row.id, { ${field.key}: ${finished(field, found.values)} }));`;
    const said = `${found.entity.plural}: ${isClearing ? own.gone : own.set}`;
    const markup = `<Button\n  variant="outline"\n  size="sm"\n  disabled={!rows.some((row) => ${isClearing ? isDone : `!(${isDone})`})}\n  onClick={() => {\n    const before = ${many}.all();\n    ${act}\n    toast(${JSON.stringify(said)}, { label: ${JSON.stringify(own.undo)}, run: () => ${many}.replace(before) });\n  }}\n>\n  ${jsxText(label)}\n</Button>`;
    if (!addPageButton(page, markup)) return { say: "" };
    addImport(page.source, "toast", "@/components/ui/toast");
    project.save(page.path, page.source);
    return {
      plan,
      claims: [
        contains(worded(did, language, { entity: found.entity.plural, label }), page.path, `${many}.replace(before)`),
      ],
      routes: [page.route],
    };
  },
});

function test(field: Field, values: readonly string[]): string {
  if (field.type === "boolean") return `row.${field.key}`;
  return values.map((value) => `row.${field.key} === ${JSON.stringify(value)}`).join(" || ");
}

const finished = (field: Field, values: readonly string[]): string =>
  field.type === "boolean" ? "true" : JSON.stringify(values[0]);
