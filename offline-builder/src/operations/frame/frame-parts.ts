import { addImport, elementsNamed, insertBefore, removeImport } from "../../edit/jsx.ts";
import { findAll, removeWithLine } from "../../edit/source.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { jsxText } from "../../emit/literal.ts";
import type { Language } from "../../plan/plan.ts";
import {
  contains,
  isChanged,
  lacks,
  operation,
  worded,
  type Changed,
  type Unchanged,
  type Wording,
} from "../operation.ts";
import { add, has, quotedTexts, remove } from "../requests.ts";
import { layoutPaths } from "../look/header-color.ts";
import { appFile } from "../pages/routes.ts";
import { occasionIn, ownWords } from "./occasions.ts";

const noFrame: Wording = {
  en: "I found no such part in this app's frame, so I changed nothing.",
  de: "Diesen Teil habe ich im Rahmen der App nicht gefunden und nichts geändert.",
  es: "No he encontrado esa parte en el marco de la aplicación y no he cambiado nada.",
};

const understoodSticky: Wording = {
  en: "The header stays in view while scrolling.",
  de: "Die Kopfzeile bleibt beim Scrollen sichtbar.",
  es: "La cabecera se queda a la vista al desplazarse.",
};
const didSticky: Wording = {
  en: "The header stays at the top of the window while the page scrolls",
  de: "Die Kopfzeile bleibt oben im Fenster, während die Seite rollt",
  es: "La cabecera se queda arriba de la ventana mientras la página se desplaza",
};
const isSticky: Wording = {
  en: "The header stays in view already, so I changed nothing.",
  de: "Die Kopfzeile bleibt schon sichtbar; ich habe nichts geändert.",
  es: "La cabecera ya se queda a la vista y no he cambiado nada.",
};

export const stickyHeader = operation<null>({
  id: "sticky-header",
  words: "sticky fixed header navigation scroll kopfzeile fest cabecera fija",
  match({ text, language }) {
    if (!has(text, "header|nav(?:igation|bar| ?bar)?|menu|top ?bar|kopfzeile|navigation|menü|cabecera|navegación|menú"))
      return null;
    if (
      !has(
        text,
        "sticky|fixed|stays? (?:at the top|visible|in view|on top)|always visible|follows?|(?:when|while) scroll\\w*|bleibt?|feststehend\\w*|fixiert\\w*|mitscroll\\w*|fij[oa]|siempre visible",
      )
    )
      return null;
    return { confidence: 0.87, values: null, understood: understoodSticky[language] };
  },
  reads: layoutPaths,
  change(project, _, { language }) {
    for (const path of layoutPaths(project.plan)) {
      const source = project.open(path);
      const header =
        source &&
        findAll(source.program, "JSXOpeningElement").find(
          ({ node }) => node.name.type === "JSXIdentifier" && node.name.name === "header",
        )?.node;
      const attribute = header?.attributes.find(
        (entry) => entry.type === "JSXAttribute" && entry.name.name === "className",
      );
      const value = attribute?.type === "JSXAttribute" ? attribute.value : null;
      if (!source || value?.type !== "Literal") continue;
      const classes = String(value.value).split(" ");
      if (classes.includes("sticky") || classes.includes("fixed")) return { say: isSticky[language] };
      source.edits.overwrite(value.start, value.end, `"${["sticky top-0 z-30", ...classes].join(" ")}"`);
      project.save(path, source);
      return { plan: project.plan, claims: [contains(didSticky[language], path, "sticky top-0 z-30")] };
    }
    return { say: noFrame[language] };
  },
});

const understoodFooter: Wording = { en: "Without the footer.", de: "Ohne die Fußzeile.", es: "Sin el pie de página." };
const didFooter: Wording = {
  en: "The footer is gone from every page",
  de: "Die Fußzeile ist von allen Seiten entfernt",
  es: "El pie ya no está en ninguna página",
};
const switchGone: Wording = {
  en: "The switch for dark colours stood in the footer and is gone with it; it can stand in the header: add a dark mode switch",
  de: "Der Schalter für dunkle Farben stand in der Fußzeile und ist mit ihr weg; er kann in die Kopfzeile",
  es: "El interruptor de colores oscuros estaba en el pie y se va con él; puede ir en la cabecera",
};

export const removeFooter = operation<null>({
  id: "remove-footer",
  words: "footer remove hide fußzeile entfernen pie quitar",
  match({ text, language }) {
    if (
      !has(text, `${remove}|no|without|ohne|sin`) ||
      !/^(?:please\s+|bitte\s+|por favor\s+)?[\p{L}\s]{0,24}(?:footer|fußzeile|fuß|pie(?: de página)?)(?:\s+(?:entfernen|löschen|weg))?[.!]?$/iu.test(
        text,
      )
    )
      return null;
    return { confidence: 0.88, values: null, understood: understoodFooter[language] };
  },
  reads: (plan) => [appFile, ...layoutPaths(plan)],
  change(project, _, { language }) {
    const source = project.open(appFile);
    const element = source && elementsNamed(source.program, "SiteFooter")[0];
    if (!source || !element) return { say: noFrame[language] };
    removeWithLine(source, element);
    removeImport(source, "SiteFooter");
    project.save(appFile, source);
    const file = "src/components/layout/SiteFooter.tsx";
    const hadSwitch = project.text(file)?.includes("<ThemeToggle") === true;
    if (project.isOurs(file)) project.remove(file);
    return {
      plan: project.plan,
      claims: [lacks(didFooter[language], appFile, "SiteFooter")],
      notDone: hadSwitch ? [switchGone[language]] : [],
    };
  },
});

export const understoodNotice: Wording = {
  en: "A line above every page: {text}",
  de: "Eine Zeile über jeder Seite: {text}",
  es: "Una línea sobre cada página: {text}",
};
const didNotice: Wording = {
  en: "Above every page: “{text}”",
  de: "Über jeder Seite: „{text}“",
  es: "Sobre cada página: «{text}»",
};
export const noticeFile = "src/components/layout/Announcement.tsx";

/** "Add a banner saying …": a line above the header of every page. */
export const announcement = operation<{ words: string; isGuess: boolean }>({
  id: "announcement",
  words: "announcement banner bar notice top line hinweis leiste banner aviso anuncio",
  match({ text, language }) {
    if (
      !has(text, `${add}|show|put|display|zeige?|muestra`) ||
      !has(
        text,
        "(?:announcement|notice|info|promo|alert|top)(?: ?bar| banner| line)?|banner|hinweis(?:leiste|zeile)?|ankündigung|aviso|anuncio",
      )
    )
      return null;
    const words =
      quotedTexts(text)[0] ??
      /(?:saying|that says|which says|reading|with(?: the text)?|:|mit(?: dem text)?|que diga|con(?: el texto)?)\s+(.{3,160})$/iu.exec(
        text,
      )?.[1];
    if (has(text, "hero|cookie")) return null;
    const said = words?.trim() ?? occasionIn(text, language);
    return said
      ? {
          confidence: 0.9,
          values: { words: said, isGuess: words === undefined },
          understood: worded(understoodNotice, language, { text: said }),
        }
      : null;
  },
  reads: () => [appFile, noticeFile],
  change(project, { words, isGuess }, { language }) {
    const outcome = announce(project, words, language);
    return isGuess && isChanged(outcome) ? { ...outcome, notDone: [ownWords[language]] } : outcome;
  },
});

export function announce(project: ProjectEdit, words: string, language: Language): Changed | Unchanged {
  const source = project.open(appFile);
  const first =
    source && (elementsNamed(source.program, "SiteHeader")[0] ?? elementsNamed(source.program, "AppShell")[0]);
  if (!source || !first) return { say: noFrame[language] };
  project.write(
    noticeFile,
    `export function Announcement() {
  return <p className="bg-primary px-4 py-2 text-center text-sm text-primary-foreground">${jsxText(words)}</p>;
}
`,
  );
  if (elementsNamed(source.program, "Announcement").length === 0) {
    insertBefore(source, first, "<Announcement />");
    addImport(source, "Announcement", "@/components/layout/Announcement");
    project.save(appFile, source);
  }
  return {
    plan: project.plan,
    claims: [contains(worded(didNotice, language, { text: words }), noticeFile, jsxText(words))],
    routes: ["/"],
  };
}
