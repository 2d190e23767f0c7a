import type { Plan, ThemePlan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { applyTheme, declares, stylesheet, themePaths, withTheme } from "./stylesheet.ts";

type Density = ThemePlan["density"];

const order: Density[] = ["compact", "regular", "airy"];
const rhythm: Record<Density, string> = { airy: "8rem", regular: "6rem", compact: "4.5rem" };
const looser =
  "more (?:white ?space|space|spacing|room|air|padding)|airier|airy|roomier|spacious|less (?:cramped|dense|crowded)|luftiger\\w*|mehr (?:platz|abstand|luft|weißraum)|más (?:espacio|aire)|espacios[oa]";
const tighter =
  "less (?:white ?space|space|spacing|padding)|compact|tighter|denser|dense|closer together|kompakter?\\w*|enger\\w*|weniger (?:platz|abstand|weißraum)|menos (?:espacio|aire)|compact[oa]";

const understood: Wording = { en: "The spacing: {name}.", de: "Die Abstände: {name}.", es: "Los espacios: {name}." };
const said: Record<Density, Wording> = {
  airy: { en: "airy", de: "luftig", es: "amplios" },
  regular: { en: "medium", de: "mittel", es: "medios" },
  compact: { en: "compact", de: "kompakt", es: "compactos" },
};
const did: Wording = {
  en: "Spacing between sections: {name}",
  de: "Abstand zwischen Abschnitten: {name}",
  es: "Espacio entre secciones: {name}",
};
const same: Wording = {
  en: "The spacing is {name} already, so I changed nothing.",
  de: "Die Abstände sind schon {name}, deshalb habe ich nichts geändert.",
  es: "Los espacios ya son {name}, así que no he cambiado nada.",
};

/** How far sections stand apart. */
export const density = operation<{ direction: 1 | -1 }>({
  id: "density",
  words: "space spacing compact airy padding abstand luftiger kompakter espacio compacto",
  match({ text, language }) {
    const direction = has(text, looser) ? 1 : has(text, tighter) ? -1 : null;
    if (!direction) return null;
    return {
      confidence: 0.78,
      values: { direction },
      understood: worded(understood, language, { name: said[direction === 1 ? "airy" : "compact"][language] }),
    };
  },
  reads: (plan, { direction }) =>
    themePaths(plan, withTheme(plan, { density: next(plan.theme.density, direction) ?? plan.theme.density })),
  change(project, { direction }, { language }) {
    const { plan } = project;
    if (!hasSections(plan)) return { say: noSections[language] };
    const chosen = next(plan.theme.density, direction);
    if (!chosen) return { say: worded(same, language, { name: said[plan.theme.density][language] }) };
    const after = withTheme(plan, { density: chosen });
    applyTheme(project, after);
    return {
      plan: after,
      claims: [
        {
          text: worded(did, language, { name: said[chosen][language] }),
          path: stylesheet,
          holds: declares(":root", "--rhythm", rhythm[chosen]),
        },
      ],
    };
  },
  chip(plan, language) {
    if (!hasSections(plan)) return null;
    if (plan.theme.density === "airy")
      return { en: "Make it more compact", de: "Mach es kompakter", es: "Hazlo más compacto" }[language];
    return { en: "More space between sections", de: "Mehr Abstand", es: "Más espacio" }[language];
  },
});

const noSections: Wording = {
  en: "The screens of this app are not divided into sections with space between them, so I changed nothing. The text size changes all spacing.",
  de: "Die Seiten dieser App bestehen nicht aus Abschnitten mit Abstand; ich habe nichts geändert. Die Schriftgröße ändert alle Abstände.",
  es: "Las pantallas de esta aplicación no tienen secciones con espacio entre ellas y no he cambiado nada. El tamaño del texto cambia todos los espacios.",
};

function hasSections(plan: Plan): boolean {
  return plan.pages.some((page) => (page.sections?.length ?? 0) > 1);
}

function next(current: Density, direction: 1 | -1): Density | null {
  return order[order.indexOf(current) + direction] ?? null;
}
