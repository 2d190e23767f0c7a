import { attribute } from "../../emit/literal.ts";
import { findAll, indentAt } from "../../edit/source.ts";

import { addImport } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { hexToOklch } from "../../theme/color.ts";
import type { Language, Plan, ThemePlan } from "../../plan/plan.ts";
import { translate, hasPhrase } from "../../language/translate.ts";
import { operation, type Changed, type Unchanged, type Wording, asItIs } from "../operation.ts";
import { has } from "../requests.ts";
import { layoutPaths } from "./header-color.ts";
import { applyTheme, declares, recoloured, stylesheet, themePaths, withTheme } from "./stylesheet.ts";

type Values = { wish: "dark" | "light" | "switch" };

const understood: Record<Values["wish"], Wording> = {
  dark: { en: "Dark colours by default.", de: "Dunkle Farben als Standard.", es: "Colores oscuros por defecto." },
  light: { en: "Light colours by default.", de: "Helle Farben als Standard.", es: "Colores claros por defecto." },
  switch: {
    en: "A switch for dark colours in the header.",
    de: "Ein Schalter für dunkle Farben in der Kopfzeile.",
    es: "Un interruptor de colores oscuros en la cabecera.",
  },
};
const did: Record<Values["wish"], Wording> = {
  dark: {
    en: "Pages open in dark colours; the switch offers the light ones",
    de: "Seiten öffnen dunkel; der Schalter bietet die hellen Farben",
    es: "Las páginas se abren en oscuro; el interruptor ofrece el modo claro",
  },
  light: {
    en: "Pages open in light colours; the switch offers the dark ones",
    de: "Seiten öffnen hell; der Schalter bietet die dunklen Farben",
    es: "Las páginas se abren en claro; el interruptor ofrece el modo oscuro",
  },
  switch: {
    en: "A switch for dark colours stands in the header",
    de: "In der Kopfzeile steht ein Schalter für dunkle Farben",
    es: "En la cabecera hay un interruptor de colores oscuros",
  },
};
const noPlace: Wording = {
  en: "I found no header to put a switch into, so I changed nothing.",
  de: "Ich habe keine Kopfzeile für einen Schalter gefunden und nichts geändert.",
  es: "No he encontrado una cabecera para el interruptor y no he cambiado nada.",
};

/** Which appearance opens first, or a switch where people look for it. */
export const darkMode = operation<Values>({
  id: "dark-mode",
  words: "dark light mode night theme switch toggle dunkel hell dunkelmodus oscuro claro modo",
  match({ text, language }) {
    const dark = has(
      text,
      "dark ?mode|night ?mode|dark (?:theme|design|version|by default|default)|dark|dunkelmodus|dunkles (?:design|thema)|nachtmodus|dunkel|modo oscuro|modo noche|tema oscuro",
    );
    const light = has(
      text,
      "light ?mode|light (?:theme|design|version|default)|hellmodus|helles (?:design|thema)|modo claro|tema claro",
    );
    if (!dark && !light && !has(text, "too bright|zu hell|demasiado clar[oa]")) return null;
    // A part of the page in dark has an operation of its own.
    if (
      has(text, "sidebar|header|footer|nav ?bar|seitenleiste|kopfzeile|fußzeile|cabecera|barra lateral|pie") &&
      !has(text, "switch|toggle|mode|schalter|modus|interruptor|modo")
    )
      return null;
    if (
      /\bdark\s+(?:green|blue|red|gr[ae]y|purple|brown|pink|orange|cyan|teal|violet)|#[0-9a-f]{3}|\b(?:verde|azul|rojo|gris)\s+oscuro/i.test(
        text,
      )
    )
      return null;
    const asSwitch =
      has(
        text,
        "switch|toggle|button|option|let (?:people|visitors|users)|umschalt\\w*|schalter|interruptor|botón|conmutador|cambiar entre",
      ) ||
      (has(text, "add|füge|hinzufügen|añad\\w*|agreg\\w*") && has(text, "dark ?mode|dunkelmodus|modo oscuro"));
    const named = has(
      text,
      "dark ?mode|light ?mode|night ?mode|dunkelmodus|hellmodus|modo (?:oscuro|claro|noche)|(?:dark|light) (?:theme|design|version|default)|by default|make it|make everything|dunkles|helles|mach es|hazlo|tema",
    );
    // What is too dark is to become light.
    const tooDark = has(
      text,
      "(?:too|less|not so|so) dark|zu dunkel|weniger dunkel|demasiado oscur[oa]|menos oscur[oa]",
    );
    const tooLight = has(text, "(?:too|so) (?:bright|light)|zu hell|demasiado clar[oa]");
    if (tooDark || tooLight)
      return {
        confidence: 0.83,
        values: { wish: tooDark ? "light" : "dark" },
        understood: understood[tooDark ? "light" : "dark"][language],
      };
    const wish = asSwitch ? "switch" : light && !dark ? "light" : "dark";
    return { confidence: named || asSwitch ? 0.82 : 0.5, values: { wish }, understood: understood[wish][language] };
  },
  reads: (plan, { wish }) =>
    wish === "switch" ? layoutPaths(plan) : themePaths(plan, withTheme(plan, inMode(plan, wish))),
  change(project, { wish }, { language }) {
    if (wish === "switch") return addSwitch(project, language);
    const { plan } = project;
    if (plan.theme.mode === wish) return { say: asItIs[language] };
    const after = withTheme(plan, inMode(plan, wish));
    applyTheme(project, after);
    return {
      plan: after,
      claims: [{ text: did[wish][language], path: stylesheet, holds: declares(":root", "color-scheme", wish) }],
    };
  },
  chip(plan, language) {
    if (plan.theme.mode === "light")
      return { en: "Make it dark mode by default", de: "Dunkelmodus als Standard", es: "Modo oscuro por defecto" }[
        language
      ];
    return { en: "Make it light mode by default", de: "Hellmodus als Standard", es: "Modo claro por defecto" }[
      language
    ];
  },
});

function inMode(plan: Plan, mode: "dark" | "light"): ThemePlan {
  const { theme, seed } = plan;
  if (theme.mode === mode) return theme;
  const { h, c } = hexToOklch(theme.background);
  const wishes = { dark: mode === "dark", all: [], primary: { hex: theme.primary, words: "", index: 0 } };
  const next = recoloured({ ...theme, background: theme.background }, wishes, seed);
  const readable = recoloured(
    { ...theme },
    { dark: mode === "dark", all: [], background: { hex: next.background, words: "", index: 0 } },
    seed,
  );
  const keepsHue = c > 0.01 && h >= 0;
  return {
    ...theme,
    mode,
    background: next.background,
    primary: readable.primary,
    accent: keepsHue ? theme.accent : readable.accent,
    exact: theme.exact.filter((role) => role !== "background"),
  };
}

function addSwitch(project: ProjectEdit, language: Language): Changed | Unchanged {
  for (const path of layoutPaths(project.plan)) {
    const source = project.open(path);
    const header =
      source &&
      findAll(source.program, "JSXElement").find(
        ({ node }) => node.openingElement.name.type === "JSXIdentifier" && node.openingElement.name.name === "header",
      );
    if (!source || !header) continue;
    const inside = findAll(header.node, "JSXElement").map(({ node }) => node);
    const named = (name: string) =>
      inside.filter(
        (node) => node.openingElement.name.type === "JSXIdentifier" && node.openingElement.name.name === name,
      );
    if (named("ThemeToggle").length > 0) return { say: asItIs[language] };
    const nav = named("nav")[0];
    if (!nav) continue;
    const label = hasPhrase("Dark colours", project.plan.language)
      ? translate("Dark colours", project.plan.language)
      : "Dark colours";
    source.edits.appendLeft(nav.end, `\n${indentAt(source.text, nav.start)}<ThemeToggle label=${attribute(label)} />`);
    addImport(source, "ThemeToggle", "@/components/ThemeToggle");
    project.save(path, source);
    return {
      plan: project.plan,
      claims: [{ text: did.switch[language], path, holds: (content) => content?.includes("<ThemeToggle") === true }],
    };
  }
  return { say: noPlace[language] };
}
