import { hasBlock, readDeclaration, setDeclarations } from "../../edit/css.ts";
import { constValue, keyOf } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { contrast, hexToOklch, inkOn, oklchToHex } from "../../theme/color.ts";
import { colorWishes, type ColorMention } from "../../parse/colors.ts";
import type { Plan } from "../../plan/plan.ts";
import { operation, worded, type Claim, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { darkerWords, declares, lighterWords, shifted, stylesheet } from "./stylesheet.ts";

interface Values {
  hex: string | null;
  /** Of what is written on them; null: what can be read best. */
  ink: string | null;
  shift: "darker" | "lighter" | null;
  corner: string | null;
  size: "bigger" | "smaller" | null;
}

const buttonFile = "src/components/ui/button.tsx";
const buttons = "buttons?|knopf|knöpfe|schaltflächen?|buttons|botón|botones";
const corners: [string, string][] = [
  ["rounder|rounded|round|pill|runder\\w*|rund\\w*|abgerundet\\w*|(?:más )?redond[oa]s?|redondead[oa]s?", "9999px"],
  [
    "square|sharp|angular|less round(?:ed)?|not round(?:ed)?|eckig\\w*|kantig\\w*|weniger rund\\w*|cuadrad[oa]s?|menos redond[oa]s?",
    "0.125rem",
  ],
];

/** WCAG AA for text of this size. */
const READABLE = 4.5;
const written =
  /^\s+(?:text|letter(?:s|ing)|writing|labels?|words|font|schrift|beschriftung|letras?|texto)(?![\p{L}])/iu;
const writtenIn =
  /(?:text|letter(?:s|ing)|writing|labels?|font|schrift|beschriftung|letras?|texto)(?:\s+\p{L}+){0,5}\s+$/iu;
/** "White text on green": what comes then is below the text. */
const below = /(?:^|\s)(?:on|auf|sobre)\s+$/iu;

const understood: Wording = { en: "The buttons: {wishes}.", de: "Die Knöpfe: {wishes}.", es: "Los botones: {wishes}." };
const said = {
  round: { en: "round", de: "rund", es: "redondos" },
  square: { en: "square", de: "eckig", es: "cuadrados" },
  bigger: { en: "bigger", de: "größer", es: "más grandes" },
  smaller: { en: "smaller", de: "kleiner", es: "más pequeños" },
  darker: { en: "darker", de: "dunkler", es: "más oscuros" },
  lighter: { en: "lighter", de: "heller", es: "más claros" },
} satisfies Record<string, Wording>;
const didColor: Wording = {
  en: "Filled buttons: {hex}",
  de: "Gefüllte Knöpfe: {hex}",
  es: "Botones con relleno: {hex}",
};
const inkWords: Wording = { en: "text {hex}", de: "Schrift {hex}", es: "texto {hex}" };
const didInk: Wording = { en: "Their text: {hex}", de: "Ihre Schrift: {hex}", es: "Su texto: {hex}" };
const faintInk: Wording = {
  en: "Text in {hex} on these buttons would have a contrast of {ratio}:1, and 4.5:1 can be read: it is {ink}",
  de: "Schrift in {hex} hätte auf diesen Knöpfen einen Kontrast von {ratio}:1, lesbar ist 4,5:1: sie ist {ink}",
  es: "El texto en {hex} tendría en estos botones un contraste de {ratio}:1, y se lee con 4,5:1: es {ink}",
};
const didCorner: Wording = { en: "Buttons: {how}", de: "Knöpfe: {how}", es: "Botones: {how}" };
const didSize: Wording = { en: "Buttons are {size}", de: "Knöpfe sind {size}", es: "Los botones son {size}" };
const noEdit: Wording = {
  en: "The button component no longer has its table of looks, so I changed nothing.",
  de: "Die Button-Komponente hat ihre Tabelle nicht mehr, deshalb habe ich nichts geändert.",
  es: "El componente de botón ya no tiene su tabla, así que no he cambiado nada.",
};
const limit: Wording = {
  en: "The buttons are at that size already, so I changed nothing.",
  de: "Die Knöpfe haben diese Größe schon, deshalb habe ich nichts geändert.",
  es: "Los botones ya tienen ese tamaño, así que no he cambiado nada.",
};

/** Colour, corners and size of the buttons, one or several at once. */
export const buttonStyle = operation<Values>({
  id: "button-style",
  words:
    "buttons button round rounder square bigger smaller colour knöpfe runder größer botones redondos grandes color",
  match({ text, language }) {
    if (!has(text, buttons)) return null;
    const { fill: color, ink } = buttonColors(text);
    const shift = has(text, darkerWords) ? "darker" : has(text, lighterWords) ? "lighter" : null;
    const square = has(text, corners[1]![0]);
    const round = !square && has(text, corners[0]![0]);
    const bigger = has(text, "bigger|larger|taller|größer\\w*|(?:más )?grandes?");
    const smaller = has(text, "smaller|compact|kleiner\\w*|(?:más )?pequeñ[oa]s?");
    const size = bigger ? "bigger" : smaller ? "smaller" : null;
    if (!color && !ink && !shift && !square && !round && !size) return null;
    const wishes = [
      ...(round ? [said.round[language]] : square ? [said.square[language]] : []),
      ...(ink ? [worded(inkWords, language, { hex: ink.hex })] : []),
      ...(color ? [color.words] : shift ? [said[shift][language]] : []),
      ...(size ? [said[size][language]] : []),
    ];
    const corner = round ? corners[0]![1] : square ? corners[1]![1] : null;
    return {
      confidence: 0.88,
      values: { hex: color?.hex ?? null, ink: ink?.hex ?? null, shift: color ? null : shift, corner, size },
      understood: worded(understood, language, { wishes: wishes.join(", ") }),
    };
  },
  reads: () => [stylesheet, buttonFile],
  change(project, values, { language }) {
    const claims: Claim[] = [];
    const notDone: string[] = [];
    const css = project.text(stylesheet);
    if (css === null) return { say: noEdit[language] };
    if (values.corner) {
      const isRound = values.corner === corners[0]![1];
      project.write(stylesheet, setDeclarations(css, ":root", { "--radius-button": values.corner }));
      claims.push({
        text: worded(didCorner, language, { how: (isRound ? said.round : said.square)[language] }),
        path: stylesheet,
        holds: declares(":root", "--radius-button", values.corner),
      });
    }
    const hex =
      values.hex ??
      (values.shift
        ? shifted(readDeclaration(css, ":root", "--button") ?? project.plan.theme.primary, values.shift)
        : null);
    if (hex || values.ink) {
      const fill = hex ?? readDeclaration(css, ":root", "--button") ?? project.plan.theme.primary;
      const ratio = values.ink ? contrast(values.ink, fill) : 0;
      const ink = values.ink && ratio >= READABLE ? values.ink : inkOn(fill);
      if ((hex || ink === values.ink) && !paintButtons(project, fill, ink)) return { say: noEdit[language] };
      const painted = [
        ...(hex ? [{ text: worded(didColor, language, { hex }), name: "--button", value: fill }] : []),
        ...(ink === values.ink
          ? [{ text: worded(didInk, language, { hex: ink }), name: "--button-foreground", value: ink }]
          : []),
      ];
      for (const { text, name, value } of painted)
        claims.push({ text, path: stylesheet, holds: declares(":root", name, value) });
      if (values.ink && ink !== values.ink)
        notDone.push(worded(faintInk, language, { hex: values.ink, ratio: ratio.toFixed(1), ink }));
    }
    if (values.size) {
      const result = resize(project, values.size);
      if (result !== "done") return { say: (result === "limit" ? limit : noEdit)[language] };
      claims.push({
        text: worded(didSize, language, { size: said[values.size][language] }),
        path: buttonFile,
        holds: (content) => content === project.text(buttonFile),
      });
    }
    const options = values.corner ? { ...project.plan.options, buttonCorners: values.corner } : project.plan.options;
    return { plan: { ...project.plan, options }, claims, ...(notDone.length > 0 ? { notDone } : {}) };
  },
  chip: (plan, language) => chipOf(plan)?.[language] ?? null,
});

function chipOf(plan: Plan): Wording | null {
  const corner = plan.options["buttonCorners"] ?? (plan.theme.corners === "round" ? corners[0]![1] : "");
  if (corner === corners[0]![1])
    return { en: "Make the buttons square", de: "Mach die Knöpfe eckig", es: "Botones cuadrados" };
  return { en: "Make the buttons rounder", de: "Mach die Knöpfe runder", es: "Botones más redondos" };
}

/** "Dark green with white text": which colour is of the buttons, and which of what is written on them. */
function buttonColors(text: string): { fill: ColorMention | null; ink: ColorMention | null } {
  const { all } = colorWishes(text);
  const isInk = ({ words, index }: ColorMention, at: number): boolean => {
    const before = text.slice(all[at - 1]?.index ?? 0, index);
    return written.test(text.slice(index + words.length)) || (writtenIn.test(before) && !below.test(before));
  };
  return { fill: all.findLast((color, at) => !isInk(color, at)) ?? null, ink: all.findLast(isInk) ?? null };
}

/** A token of their own, so that the rest of the theme keeps its colour. */
function paintButtons(project: ProjectEdit, hex: string, ink: string): boolean {
  const source = project.open(buttonFile);
  const variants = source && constValue(source, "variants");
  const primary =
    variants?.type === "ObjectExpression"
      ? variants.properties.find((property) => keyOf(property) === "primary")
      : null;
  if (!source || primary?.type !== "Property" || primary.value.type !== "Literal") return false;
  const classes = String(primary.value.value).replace(/(?<![\w-])(hover:bg|bg|text)-primary(?![\w/])/g, "$1-button");
  source.edits.overwrite(primary.value.start, primary.value.end, JSON.stringify(classes));
  project.save(buttonFile, source);
  const color = hexToOklch(hex);
  const away = contrast(ink, "#000000") > contrast(ink, "#ffffff") ? -0.05 : 0.05;
  const hover = oklchToHex({ ...color, l: Math.min(1, Math.max(0, color.l + away)) });
  let css = project.text(stylesheet)!;
  for (const selector of [":root", ".dark", ".light"]) {
    if (!hasBlock(css, selector)) continue;
    css = setDeclarations(css, selector, { "--button": hex, "--button-hover": hover, "--button-foreground": ink });
  }
  for (const name of ["button", "button-hover", "button-foreground"]) {
    css = setDeclarations(css, "@theme inline", { [`--color-${name}`]: `var(--${name})` });
  }
  project.write(stylesheet, css);
  return true;
}

/** Heights and paddings of the size table, in steps of Tailwind's scale; 44 px stays the least height to touch. */
function resize(project: ProjectEdit, direction: "bigger" | "smaller"): "done" | "limit" | "missing" {
  const source = project.open(buttonFile);
  const sizes = source && constValue(source, "sizes");
  if (!source || sizes?.type !== "ObjectExpression") return "missing";
  const by = direction === "bigger" ? 1 : -1;
  let changed = false;
  for (const property of sizes.properties) {
    const key = keyOf(property);
    if (property.type !== "Property" || property.value.type !== "Literal" || (key !== "md" && key !== "lg")) continue;
    const text = String(property.value.value);
    const next = text
      .replace(
        /min-h-(\d+(?:\.\d+)?)/,
        (_, size: string) => `min-h-${Math.min(20, Math.max(11, Number(size) + by * 2))}`,
      )
      .replace(/px-(\d+(?:\.\d+)?)/, (_, size: string) => `px-${Math.min(12, Math.max(3, Number(size) + by * 1.5))}`);
    if (next === text) continue;
    source.edits.overwrite(property.value.start, property.value.end, JSON.stringify(next));
    changed = true;
  }
  if (changed) project.save(buttonFile, source);
  return changed ? "done" : "limit";
}
