import { addImport, elementsNamed, insertBefore } from "../../edit/jsx.ts";
import { textOf, type Source } from "../../edit/source.ts";
import { entityNames, property, titleCode, titleField } from "../../emit/app/naming.ts";
import type { Language } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn } from "../records/records.ts";
import { has } from "../requests.ts";

const understood: Wording = { en: "Copies of an entry.", de: "Kopien eines Eintrags.", es: "Copias de una entrada." };
const did: Wording = {
  en: "{entity}: a button on each makes a copy, which can then be changed",
  de: "{entity}: ein Knopf an jedem Eintrag legt eine Kopie an, die sich dann ändern lässt",
  es: "{entity}: un botón en cada entrada hace una copia que luego se puede cambiar",
};
const already: Wording = {
  en: "{entity} can be copied already. I changed nothing.",
  de: "{entity} lassen sich schon kopieren. Ich habe nichts geändert.",
  es: "{entity} ya se pueden copiar. No he cambiado nada.",
};
const nothing: Wording = {
  en: "This app has no list whose entries could be copied. I changed nothing.",
  de: "Diese App hat keine Liste, deren Einträge sich kopieren ließen. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene una lista cuyas entradas copiar. No he cambiado nada.",
};
const copy: Record<Language, { label: string; mark: string }> = {
  en: { label: "Duplicate", mark: "copy" },
  de: { label: "Duplizieren", mark: "Kopie" },
  es: { label: "Duplicar", mark: "copia" },
};

const drawer = "src/components/board/CardDrawer.tsx";

/** "Let me duplicate a task". */
export const duplicateRow = operation<{ text: string }>({
  id: "duplicate-row",
  words: "duplicate copy clone entry row duplizieren kopieren eintrag duplicar copiar entrada",
  match({ text, language }) {
    if (
      !has(
        text,
        "duplicat\\p{L}*|clone|cloning|make copies|copy (?:an?|the|of|button)|copy (?:\\p{L}+ )?(?:entr(?:y|ies)|rows?|cards?|tasks?)|duplizier\\p{L}*|kopier\\p{L}*|duplica\\p{L}*|copiar|copia de",
      )
    )
      return null;
    if (has(text, "pages?|seiten?|páginas?|sections?|abschnitt|sección|text|address|code|link")) return null;
    return { confidence: 0.84, values: { text }, understood: understood[language] };
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    const words = copy[plan.language];
    for (const entity of [entityIn(plan, text) ?? plan.entities[0], ...plan.entities]) {
      if (!entity) continue;
      const { many } = entityNames(entity);
      for (const path of project.paths.filter((name) => /^src\/(?:pages|components)\/.+\.tsx$/.test(name))) {
        const source = project.open(path);
        const button = source && removeButton(source, many);
        if (!source || !button) continue;
        if (source.text.includes(`${many}.add({ ...`))
          return { say: worded(already, language, { entity: entity.plural }) };
        const title = titleField(entity);
        const marked =
          title.type === "text" ? `, ${property(title)}: \`\${${titleCode(entity, button.row)}} (${words.mark})\`` : "";
        insertBefore(
          source,
          button.element,
          `<Button\n  variant="ghost"\n  size="sm"\n  aria-label={\`${words.label} \${${titleCode(entity, button.row)}}\`}\n  onClick={() => ${many}.add({ ...${button.row}${marked} })}\n>\n  <Copy aria-hidden className="size-4" />\n</Button>`,
        );
        addImport(source, "Copy", "lucide-react");
        project.save(path, source);
        return {
          plan,
          claims: [claim(worded(did, language, { entity: entity.plural }), path, `${many}.add({ ...`)],
          routes: [plan.pages.find((page) => path.endsWith(`/${page.component}.tsx`))?.path ?? "/"].filter(
            (route) => !route.includes(":"),
          ),
        };
      }
    }
    const cards = project.open(drawer);
    const button =
      cards &&
      elementsNamed(cards.program, "Button").find((node) =>
        textOf(cards, node.openingElement).includes("onClick={remove}"),
      );
    if (!cards || !button) return { say: nothing[language] };
    if (cards.text.includes("cards.add({ ...card"))
      return { say: worded(already, language, { entity: cardsName[language] }) };
    insertBefore(
      cards,
      button,
      `<Button variant="ghost" size="sm" onClick={() => cards.add({ ...card, title: \`\${card.title} (${words.mark})\` })}>\n  <Copy aria-hidden className="size-4" />\n  ${words.label}\n</Button>`,
    );
    addImport(cards, "Copy", "lucide-react");
    project.save(drawer, cards);
    return {
      plan,
      claims: [claim(worded(did, language, { entity: cardsName[language] }), drawer, "cards.add({ ...card")],
    };
  },
});

const cardsName: Wording = { en: "Cards", de: "Karten", es: "Tarjetas" };

function claim(text: string, path: string, part: string) {
  return { text, path, holds: (content: string | null) => content?.includes(part) === true };
}

/** The button that deletes a row of the collection, and the name of the row in the code around it. */
function removeButton(source: Source, many: string): { element: { start: number; end: number }; row: string } | null {
  for (const node of elementsNamed(source.program, "Button")) {
    const found = new RegExp(`removeWithUndo\\(${many}, (\\w+),`).exec(textOf(source, node.openingElement));
    if (found) return { element: node, row: found[1]! };
  }
  return null;
}
