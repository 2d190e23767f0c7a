import { hasBlock, readDeclaration, setDeclarations } from "../../edit/css.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll } from "../../edit/source.ts";
import { contrast, inkOn } from "../../theme/color.ts";
import type { Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { darkerWords, declares, lighterWords, shifted, stylesheet, wantedColor } from "./stylesheet.ts";

type Part = "header" | "footer" | "sidebar";

interface Values {
  part: Part;
  hex: string | null;
  shift: "darker" | "lighter" | null;
}

const parts: { part: Part; words: string; elements: string[] }[] = [
  { part: "footer", words: "footer|fußzeile|fuß|pie(?: de página)?", elements: ["footer"] },
  { part: "sidebar", words: "side ?bar|seitenleiste|barra lateral", elements: ["aside"] },
  {
    part: "header",
    words:
      "header|top ?bar|nav(?:igation)? ?bar|navigation|nav|kopfzeile|kopfleiste|kopfbereich|kopf|menüleiste|cabecera|encabezado|barra(?: superior)?",
    elements: ["header"],
  },
];

const names: Record<Part, Wording> = {
  header: { en: "The header", de: "Die Kopfzeile", es: "La cabecera" },
  footer: { en: "The footer", de: "Die Fußzeile", es: "El pie" },
  sidebar: { en: "The sidebar", de: "Die Seitenleiste", es: "La barra lateral" },
};
const understood: Wording = { en: "{part}: {color}.", de: "{part}: {color}.", es: "{part}: {color}." };
const did: Wording = {
  en: "{part}: {hex}, with readable text on it",
  de: "{part}: {hex}, mit lesbarer Schrift darauf",
  es: "{part}: {hex}, con texto legible encima",
};
const missing: Wording = {
  en: "I found no {part} in this app's layout, so I changed nothing.",
  de: "Im Aufbau dieser App habe ich das nicht gefunden und nichts geändert: {part}.",
  es: "No he encontrado esa parte en la aplicación y no he cambiado nada: {part}.",
};

/** Header, footer or sidebar in a colour of its own, as a theme token with readable text. */
export const headerColor = operation<Values>({
  id: "header-color",
  words: "header navigation bar footer sidebar colour color blue kopfzeile farbe cabecera color",
  match({ text, language }) {
    const found = parts.find((entry) => has(text, entry.words));
    if (!found) return null;
    const color = wantedColor(text);
    const shift = has(text, darkerWords) ? "darker" : has(text, lighterWords) ? "lighter" : null;
    const dark = !color && !shift && has(text, "dark|black|dunkel|schwarz|oscur[oa]|negr[oa]");
    const light = !color && !shift && !dark && has(text, "light|bright|hell|clar[oa]");
    if (dark || light)
      return has(text, "switch|toggle|mode|schalter|modus|interruptor|modo|link|text|title")
        ? null
        : {
            confidence: 0.85,
            values: { part: found.part, hex: dark ? "#1b1d22" : "#f7f7f5", shift: null },
            understood: worded(understood, language, {
              part: names[found.part][language],
              color: dark ? "#1b1d22" : "#f7f7f5",
            }),
          };
    if (!color && !shift) return null;
    const words = color?.words ?? /\S+$/.exec(text.trim())?.[0] ?? "";
    return {
      confidence: 0.85,
      values: { part: found.part, hex: color?.hex ?? null, shift },
      understood: worded(understood, language, { part: names[found.part][language], color: words }),
    };
  },
  reads: (plan) => [stylesheet, ...layoutPaths(plan)],
  change(project, { part, hex: named, shift }, { language }) {
    const { plan } = project;
    const elements = parts.find((entry) => entry.part === part)!.elements;
    const css = project.text(stylesheet);
    const name = names[part][language];
    const current = css ? readDeclaration(css, ":root", `--${part}`) : null;
    const hex = named ?? shifted(current ?? plan.theme.primary, shift ?? "darker");
    const path = paint(project, elements, part);
    if (!css || !path) return { say: worded(missing, language, { part: name }) };
    project.write(stylesheet, withToken(css, part, hex));
    return {
      plan,
      claims: [
        {
          text: worded(did, language, { part: name, hex }),
          path: stylesheet,
          holds: (content) => declares(":root", `--${part}`, hex)(content) && contrast(hex, inkOn(hex)) >= 4.5,
        },
      ],
    };
  },
  chip: (plan, language) =>
    plan.theme.header === "solid"
      ? null
      : { en: "Make the header dark blue", de: "Kopfzeile dunkelblau machen", es: "Haz la cabecera azul oscuro" }[
          language
        ],
});

export function layoutPaths(plan: Plan): string[] {
  return Object.keys(plan.files).filter((path) =>
    /^src\/(?:App|components\/layout\/\w+|components\/\w*(?:Header|Nav|Shell|Sidebar|Footer|Layout)\w*)\.tsx$/.test(
      path,
    ),
  );
}

function withToken(css: string, name: string, hex: string): string {
  const ink = inkOn(hex);
  let text = css;
  for (const selector of [":root", ".dark", ".light"]) {
    if (!hasBlock(text, selector)) continue;
    text = setDeclarations(text, selector, { [`--${name}`]: hex, [`--${name}-foreground`]: ink });
  }
  text = setDeclarations(text, "@theme inline", {
    [`--color-${name}`]: `var(--${name})`,
    [`--color-${name}-foreground`]: `var(--${name}-foreground)`,
  });
  return withScope(text, name, hex);
}

/** What stands inside takes its colours from the part: links, hovered ones, buttons. */
function withScope(css: string, name: string, hex: string): string {
  const selector = `.bg-${name}`;
  // Away from the ink, so that text on what is marked stays as readable as on the part itself.
  const further = contrast(hex, "#ffffff") > contrast(hex, "#000000") ? "black" : "white";
  const marked = `color-mix(in oklab, var(--${name}) 82%, ${further})`;
  const grounds = { background: `var(--${name})`, card: `var(--${name})`, muted: marked, secondary: marked };
  const inks = ["foreground", "card-foreground", "muted-foreground", "secondary-foreground", "ring"];
  const declarations = {
    ...Object.fromEntries(Object.entries(grounds).map(([token, value]) => [`--${token}`, value])),
    ...Object.fromEntries(inks.map((token) => [`--${token}`, `var(--${name}-foreground)`])),
  };
  const text = hasBlock(css, selector) ? css : `${css.trimEnd()}\n\n${selector} {\n}\n`;
  return setDeclarations(text, selector, declarations);
}

/** Gives the element the token's classes in place of the ground and ink it had. Returns the file, or null. */
function paint(project: ProjectEdit, elements: string[], token: string): string | null {
  for (const path of layoutPaths(project.plan)) {
    const source = project.open(path);
    if (!source) continue;
    for (const { node } of findAll(source.program, "JSXOpeningElement")) {
      if (node.name.type !== "JSXIdentifier" || !elements.includes(node.name.name)) continue;
      const attribute = node.attributes.find(
        (entry) => entry.type === "JSXAttribute" && entry.name.name === "className",
      );
      const value = attribute?.type === "JSXAttribute" ? attribute.value : null;
      if (value && value.type !== "Literal") continue;
      const classes = String(value?.value ?? "")
        .split(" ")
        .filter(
          (name) =>
            name !== "" &&
            !/^(?:bg|text)-(?:background|foreground|primary|primary-foreground|muted|muted-foreground|card|card-foreground|secondary|secondary-foreground|header|footer|sidebar)(?:-foreground)?$/.test(
              name,
            ),
        );
      const next = `"${[...classes, `bg-${token}`, `text-${token}-foreground`].join(" ")}"`;
      if (value) source.edits.overwrite(value.start, value.end, next);
      else source.edits.appendLeft(node.name.end, ` className=${next}`);
      project.save(path, source);
      return path;
    }
  }
  return null;
}
