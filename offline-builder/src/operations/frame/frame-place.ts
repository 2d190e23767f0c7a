/** Where the name stands in the header, and on which side of the first words the picture is. */
import { elementsNamed } from "../../edit/jsx.ts";
import { mergePlan, pathsThatDiffer } from "../../edit/re-emit.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { DraftPlan, Plan } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { withTheme } from "../look/stylesheet.ts";

const headerFile = "src/components/layout/SiteHeader.tsx";
const heroFile = "src/components/sections/Hero.tsx";

const name =
  "logos?|(?:site|shop|business|company|brand) name|brand(?: name)?|name in the header|(?:firmen|laden|shop)name|schriftzug|logotipo|nombre (?:del sitio|de la tienda)";
const centre =
  "cent(?:er|re)\\p{L}*|in the (?:middle|cent(?:er|re))|zentrier\\p{L}*|mittig|in die mitte|centr\\p{L}+|en el (?:centro|medio)";
const left = "left|links|linke[nr]?|izquierda";
const right = "right|rechts|rechte[nr]?|derecha";

const understoodLogo: Wording = {
  en: "The name in the header: {side}.",
  de: "Der Name in der Kopfzeile: {side}.",
  es: "El nombre en la cabecera: {side}.",
};
const sides: Record<"centre" | "left" | "right", Wording> = {
  centre: { en: "centred", de: "mittig", es: "centrado" },
  left: { en: "on the left", de: "links", es: "a la izquierda" },
  right: { en: "on the right", de: "rechts", es: "a la derecha" },
};
const didCentre: Wording = {
  en: "The name stands in the middle of the header, with the menu below it; on phones it stays beside the menu button",
  de: "Der Name steht mitten in der Kopfzeile, das Menü darunter; auf Telefonen bleibt er neben dem Menüknopf",
  es: "El nombre está en el centro de la cabecera, con el menú debajo; en el teléfono sigue junto al botón del menú",
};
const didLeft: Wording = {
  en: "The name stands on the left of the header, the menu on the right",
  de: "Der Name steht links in der Kopfzeile, das Menü rechts",
  es: "El nombre está a la izquierda de la cabecera, el menú a la derecha",
};
const isThere: Wording = {
  en: "The name in the header stands there already: {side}. I changed nothing.",
  de: "Der Name in der Kopfzeile steht schon so: {side}. Ich habe nichts geändert.",
  es: "El nombre en la cabecera ya está así: {side}. No he cambiado nada.",
};
const noHeader: Wording = {
  en: "The name of this app stands at the top of its side bar, and I have no other place for it. I changed nothing.",
  de: "Der Name dieser App steht oben in der Seitenleiste; einen anderen Platz habe ich dafür nicht. Ich habe nichts geändert.",
  es: "El nombre de esta aplicación está arriba en la barra lateral y no tengo otro sitio para él. No he cambiado nada.",
};

const centred = (plan: Plan, isCentred: boolean): DraftPlan =>
  withTheme(plan, { header: isCentred ? "centred" : "bar" });

export const logoPlace = operation<{ side: "centre" | "left" }>({
  id: "logo-place",
  words: "logo name header centre left zentrieren centrar",
  match({ text, language }) {
    if (!has(text, name) || has(text, "add|upload|replace|bigger|larger|smaller|größer|kleiner|footer|colou?r"))
      return null;
    const side = has(text, centre) ? "centre" : has(text, left) ? "left" : null;
    return (
      side && {
        confidence: 0.9,
        values: { side },
        understood: worded(understoodLogo, language, { side: sides[side][language] }),
      }
    );
  },
  reads: (plan, { side }) => [headerFile, ...pathsThatDiffer(plan, centred(plan, side === "centre"))],
  change(project, { side }, { language }) {
    const { plan } = project;
    if (project.text(headerFile) === null) return { say: noHeader[language] };
    const isCentred = project.text(headerFile)!.includes("md:flex-col md:justify-center");
    if (isCentred === (side === "centre")) return { say: worded(isThere, language, { side: sides[side][language] }) };
    const after = centred(plan, side === "centre");
    mergePlan(project, after, (path) => path !== headerFile);
    return {
      plan: after,
      claims: [
        {
          text: (side === "centre" ? didCentre : didLeft)[language],
          path: headerFile,
          holds: (content) => content?.includes("md:flex-col md:justify-center") === (side === "centre"),
        },
      ],
    };
  },
});

const picture =
  "hero|(?:hero|main|big|top|first|header|banner)[- ](?:images?|pictures?|photos?|illustrations?|drawings?)|(?:images?|pictures?|illustration|drawing) (?:at the top|in the hero)|titelbild|(?:haupt|kopf|start)bild|(?:großes?|oberes?|erstes?) bild|imagen (?:principal|de arriba|grande|del hero)";
const understoodHero: Wording = {
  en: "The large picture: {side}.",
  de: "Das große Bild: {side}.",
  es: "La imagen grande: {side}.",
};
const didHero: Wording = {
  en: "The large picture stands {side} of the first words; on phones below them",
  de: "Das große Bild steht {side} neben den ersten Worten; auf Telefonen darunter",
  es: "La imagen grande está {side} de las primeras palabras; en el teléfono, debajo",
};
const heroSides: Record<"left" | "right", Wording> = {
  left: { en: "on the left", de: "links", es: "a la izquierda" },
  right: { en: "on the right", de: "rechts", es: "a la derecha" },
};
const heroThere: Wording = {
  en: "The large picture stands {side} already. I changed nothing.",
  de: "Das große Bild steht schon {side}. Ich habe nichts geändert.",
  es: "La imagen grande ya está {side}. No he cambiado nada.",
};
const noPicture: Wording = {
  en: "The first page has no large picture beside its first words. I changed nothing.",
  de: "Die erste Seite hat kein großes Bild bei den ersten Worten. Ich habe nichts geändert.",
  es: "La primera página no tiene una imagen grande junto a las primeras palabras. No he cambiado nada.",
};

const split = (plan: Plan): DraftPlan => ({
  ...plan,
  pages: plan.pages.map((page) =>
    page.path === "/" && page.sections
      ? { ...page, sections: page.sections.map((id) => (besides.test(id) ? "hero-split" : id)) }
      : page,
  ),
});
/** Those whose picture stands below or above the words. */
const besides = /^hero-(?:arch|editorial|ledger)$/;

export const heroSide = operation<{ side: "left" | "right" }>({
  id: "hero-side",
  words: "hero image picture left right side titelbild imagen principal",
  match({ text, language }) {
    if (!has(text, picture) || has(text, "text|align\\p{L}*|button|add|remove|delete|title|heading")) return null;
    const side = has(text, left) ? "left" : has(text, right) ? "right" : null;
    return (
      side && {
        confidence: 0.91,
        values: { side },
        understood: worded(understoodHero, language, { side: heroSides[side][language] }),
      }
    );
  },
  reads: (plan) => [heroFile, ...pathsThatDiffer(plan, split(plan))],
  change(project, { side }, { language }): Changed | Unchanged {
    const { plan } = project;
    if (!/@\/components\/art\//.test(project.text(heroFile) ?? "")) return { say: noPicture[language] };
    const after = split(plan);
    mergePlan(project, after);
    if (!turn(project, side)) return { say: worded(heroThere, language, { side: heroSides[side][language] }) };
    return {
      plan: after,
      claims: [
        {
          text: worded(didHero, language, { side: heroSides[side][language] }),
          path: heroFile,
          holds: (content) =>
            content !== null &&
            /lg:grid-cols-/.test(content) &&
            content.includes("lg:order-first") === (side === "left"),
        },
      ],
    };
  },
});

/** False where it stands there already. */
function turn(project: ProjectEdit, side: "left" | "right"): boolean {
  const source = project.open(heroFile);
  const art = /import \{ (\w+) \} from "@\/components\/art\//.exec(source?.text ?? "")?.[1];
  const scene = source && art ? elementsNamed(source.program, art)[0] : undefined;
  const classes = scene?.openingElement.attributes.find(
    (entry) => entry.type === "JSXAttribute" && entry.name.name === "className",
  );
  const value = classes?.type === "JSXAttribute" ? classes.value : null;
  if (!source || value?.type !== "Literal") return false;
  const before = String(value.value);
  const plain = before.replace(/ ?lg:order-first/, "");
  const now = side === "left" ? `${plain} lg:order-first` : plain;
  if (now !== before) source.edits.overwrite(value.start, value.end, JSON.stringify(now));
  project.save(heroFile, source);
  return project.text(heroFile) !== project.original(heroFile);
}
