import { mergePlan } from "../../edit/re-emit.ts";
import { entityNames } from "../../emit/app/naming.ts";
import type { Entity, Language, Plan } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { withPages } from "../records/add-list.ts";
import { entityIn, keepsRecords } from "../records/records.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const understood: Wording = { en: "Subtasks.", de: "Unteraufgaben.", es: "Subtareas." };
const did: Wording = {
  en: "Subtasks: a list of their own, each belongs to one of {entity} and can be ticked off; the page of a {one} shows its own",
  de: "Unteraufgaben: eine eigene Liste, jede gehört zu einem Eintrag in {entity} und lässt sich abhaken; dessen Seite zeigt die eigenen",
  es: "Subtareas: una lista propia; cada una pertenece a una entrada de {entity} y se puede marcar; su página muestra las suyas",
};
const onCards: Wording = {
  en: "Every card has subtasks already: open a card, and under Checklist add steps and tick them off; the board shows how many are done. I changed nothing.",
  de: "Jede Karte hat schon Unteraufgaben: Karte öffnen und unter Checkliste Schritte ergänzen und abhaken; das Board zeigt, wie viele erledigt sind. Ich habe nichts geändert.",
  es: "Cada tarjeta ya tiene subtareas: abre una y en la lista de pasos añade y marca; el tablero muestra cuántas están hechas. No he cambiado nada.",
};
const already: Wording = {
  en: "There is a list of subtasks already. I changed nothing.",
  de: "Eine Liste von Unteraufgaben gibt es schon. Ich habe nichts geändert.",
  es: "Ya hay una lista de subtareas. No he cambiado nada.",
};
const nothing: Wording = {
  en: "This app has no tasks that could have parts, so I changed nothing.",
  de: "Diese App hat keine Aufgaben, die Teile haben könnten; ich habe nichts geändert.",
  es: "Esta aplicación no tiene tareas que puedan tener partes y no he cambiado nada.",
};

const names: Record<Language, { one: string; many: string; what: string; done: string }> = {
  en: { one: "Subtask", many: "Subtasks", what: "What", done: "Done" },
  de: { one: "Unteraufgabe", many: "Unteraufgaben", what: "Was", done: "Erledigt" },
  es: { one: "Subtarea", many: "Subtareas", what: "Qué", done: "Hecho" },
};

/** "Add subtasks": parts of a task that are ticked off one by one. */
export const subtasks = operation<{ text: string }>({
  id: "subtasks",
  words: "subtasks checklist steps todo card task unteraufgaben teilaufgaben checkliste aufgabe subtareas pasos tarea",
  match({ text, language }) {
    if (
      !has(
        text,
        "sub-?tasks?|child tasks?|unteraufgaben?|teilaufgaben?|sub-?aufgaben|subtareas?|sub-tareas?|checklists?|checklisten?|lista de pasos",
      )
    )
      return null;
    if (has(text, "remove|delete|hide|rename|entfern\\w*|lösch\\w*|quita|elimina|page|seite|página")) return null;
    return { confidence: 0.93, values: { text }, understood: understood[language] };
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    if (project.text("src/components/board/Checklist.tsx") !== null) return { say: onCards[language] };
    const near =
      entityIn(plan, text.replace(/sub-?\p{L}+|unter\p{L}+|teil\p{L}+/giu, " ")) ??
      plan.entities.find(({ key }) => /task|ticket|project|goal/.test(key)) ??
      plan.entities[0];
    if (!near || !keepsRecords(plan)) return { say: nothing[language] };
    if (plan.entities.some(({ key }) => key === "subtask")) return { say: already[language] };
    const entity = subtaskOf(plan, near);
    const after = { ...plan, entities: [...plan.entities, entity], pages: withPages(plan, entity) };
    mergePlan(project, after);
    const { file } = entityNames(entity);
    return {
      plan: after,
      claims: [
        contains(
          worded(did, language, { entity: near.plural, one: near.singular.toLowerCase() }),
          `src/data/${file}.ts`,
          "export interface Subtask",
        ),
      ],
      routes: after.pages.filter((page) => page.component === entityNames(entity).listPage).map((page) => page.path),
    };
  },
});

function subtaskOf({ language }: Plan, parent: Entity): Entity {
  const { one, many, what, done } = names[language];
  return {
    key: "subtask",
    singular: one,
    plural: many,
    like: "work",
    fields: [
      { key: "title", label: what, type: "text", required: true },
      {
        key: parent.key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        label: parent.singular,
        type: "relation",
        to: parent.key,
      },
      { key: "done", label: done, type: "boolean" },
    ],
  };
}
