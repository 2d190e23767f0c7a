/** "Bigger headings": the three sizes they are set in, over those that the pages begin with. */
import { hasBlock, readDeclaration, setDeclarations } from "../../edit/css.ts";
import { operation, worded, type Wording } from "../operation.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { has } from "../requests.ts";
import { directionIn } from "./direction.ts";
import { declares, stylesheet } from "../look/stylesheet.ts";

const headings =
  "headings?|headlines?|(?<!the )titles?|the titles?|heading text|h1|überschrift(?:en)?|schlagzeilen?|títulos|encabezados?|titulares";
const bigger = "bigger|larger|enlarge|increase|huge|größer\\w*|vergrößer\\w*|más grandes?|agranda\\w*|aumenta\\w*";
const smaller =
  "smaller|reduce|decrease|tiny|shrink|kleiner\\w*|verkleiner\\w*|más pequeñ[oa]s?|reduce\\w*|too (?:big|large|huge)|zu groß|demasiado grandes?";

/** What each is in, one step down and one step up; between them is how pages begin. On a phone a long word still fits. */
const sizes = {
  ".text-display": ["clamp(2.125rem, 5vw, 4rem)", "clamp(2.625rem, 7.6vw, 6rem)"],
  ".text-title": ["clamp(1.625rem, 3vw, 2.5rem)", "clamp(2.125rem, 4.4vw, 3.75rem)"],
  ".text-heading": ["1.125rem", "1.5rem"],
} as const;

const name: Record<"up" | "down", Wording> = {
  up: { en: "larger", de: "größer", es: "más grandes" },
  down: { en: "smaller", de: "kleiner", es: "más pequeños" },
};
const understood: Wording = { en: "Headings: {how}.", de: "Überschriften: {how}.", es: "Títulos: {how}." };
const did: Wording = {
  en: "Headings on every page: {how}",
  de: "Überschriften auf allen Seiten: {how}",
  es: "Títulos en todas las páginas: {how}",
};
const limit: Wording = {
  en: "Headings are as far that way as they fit a phone. I changed nothing.",
  de: "Überschriften: weiter geht es nicht, ohne dass sie auf dem Telefon überlaufen. Ich habe nichts geändert.",
  es: "Títulos: no hay más margen sin que se salgan en el teléfono. No he cambiado nada.",
};

export const headingSize = operation<{ up: boolean }>({
  id: "heading-size",
  words: "headings headlines bigger smaller überschriften größer títulos grandes",
  match({ text, language }) {
    if (
      !has(text, headings) ||
      has(text, "add|rename|columns?|buttons?|prices?|pictures?|logo|spalten?|knöpfe|botones")
    )
      return null;
    const direction = directionIn(text, { bigger, smaller });
    if (direction === null) return null;
    const up = direction === 1;
    const how = name[up ? "up" : "down"][language];
    return { confidence: 0.84, values: { up }, understood: worded(understood, language, { how }) };
  },
  reads: () => [stylesheet, heroFile],
  change(project, { up }, { language }) {
    let css = project.text(stylesheet) ?? "";
    const set = Object.entries(sizes).map(([selector, [small, large]]) => {
      const now = hasBlock(css, selector) ? readDeclaration(css, selector, "font-size") : null;
      const plain = new RegExp(`@utility ${selector.slice(1)} \\{[^}]*font-size: ([^;]+);`).exec(css)?.[1] ?? null;
      // The way back goes over the size that the page began with.
      const next = now === (up ? small : large) ? plain : now === (up ? large : small) ? null : up ? large : small;
      return { selector, next };
    });
    if (set.some(({ next }) => next === null)) return { say: limit[language] };
    for (const { selector, next } of set) {
      if (!hasBlock(css, selector)) css = `${css.trimEnd()}\n\n${selector} {\n}\n`;
      css = setDeclarations(css, selector, { "font-size": next! });
    }
    project.write(stylesheet, css);
    const display = set[0]!.next!;
    const headline = resizeOwn(
      project,
      display === sizes[".text-display"][0] ? 0.8 : display === sizes[".text-display"][1] ? 1.18 : 1,
    );
    const how = name[up ? "up" : "down"][language];
    return {
      plan: headline === null ? project.plan : { ...project.plan, options: { ...project.plan.options, headline } },
      claims: [
        {
          text: worded(did, language, { how }),
          path: stylesheet,
          holds: (content) => set.every(({ selector, next }) => declares(selector, "font-size", next!)(content)),
        },
      ],
    };
  },
});

const heroFile = "src/components/sections/Hero.tsx";
const own = /(?<="text-display [^"]*)lg:text-\[([\d.]+)rem\]!?/;

/**
 * A first heading with a size of its own on wide screens: a rule of the stylesheet would make it smaller than it was, so it
 * grows by itself and counts before the rule. Returns the size it began with.
 */
function resizeOwn(project: ProjectEdit, factor: number): number | null {
  const text = project.text(heroFile);
  const size = own.exec(text ?? "")?.[1];
  if (!text || !size) return null;
  const known = project.plan.options["headline"];
  const first = typeof known === "number" ? known : Number(size);
  project.write(heroFile, text.replace(own, `lg:text-[${Math.round(first * factor * 1000) / 1000}rem]!`));
  return first;
}
