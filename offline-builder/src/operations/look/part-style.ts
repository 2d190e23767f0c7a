import { weak } from "./link-color.ts";
import { hasBlock, readDeclaration, setDeclarations } from "../../edit/css.ts";
import { contrast } from "../../theme/color.ts";
import type { Corner } from "../../plan/plan.ts";
import { operation, worded, type Wording, asItIs } from "../operation.ts";
import { has } from "../requests.ts";
import { applyTheme, declares, stylesheet, themePaths, wantedColor, withTheme } from "./stylesheet.ts";

interface Part {
  words: string;
  selector: string;
  name: Wording;
}

/** Parts of a page that have one look everywhere, by what they are in the markup. */
const parts: readonly Part[] = [
  {
    words: "headings?|headlines?|titles?|überschrift(?:en)?|títulos?|encabezados?|titulares",
    selector: "h1, h2, h3",
    name: { en: "Headings", de: "Überschriften", es: "Títulos" },
  },
  {
    words: "cards?|boxes|panels?|tiles?|karten?|kacheln|tarjetas?|cajas",
    selector: ".rounded-card",
    name: { en: "Cards", de: "Karten", es: "Tarjetas" },
  },
  {
    words: "images?|pictures?|photos?|illustrations?|bilder|bild|fotos?|imágenes|imagen",
    selector: "main img, main svg[role=img], main [role=img]",
    name: { en: "Pictures", de: "Bilder", es: "Imágenes" },
  },
  {
    words: "links?|enlaces?|vínculos?",
    selector: "main p a, footer a",
    name: { en: "Links", de: "Links", es: "Enlaces" },
  },
  {
    words: "paragraphs?|body text|running text|text|font|absätze|fließtext|schrift|texto|párrafos",
    selector: "body",
    name: { en: "The text", de: "Der Text", es: "El texto" },
  },
];

/** A wish, and the declaration that fulfils it. */
const wishes: readonly (readonly [words: string, property: string, value: string])[] = [
  ["upper ?case|all caps|capitals|capitalized letters|großbuchstaben|mayúsculas", "text-transform", "uppercase"],
  ["lower ?case|small letters|kleinbuchstaben|minúsculas", "text-transform", "lowercase"],
  ["italics?|kursiv|cursiva", "font-style", "italic"],
  ["bold(?:er)?|heavier|thicker|fett(?:er)?|negrita", "font-weight", "700"],
  ["thin(?:ner)?|light weight|less bold|not bold|dünner|feiner|más fin[oa]s?", "font-weight", "400"],
  ["cent(?:er|re)(?:ed|d)?|in the middle|zentrier\\w*|mittig|centr(?:a|ad[oa]s?|ar|e)", "text-align", "center"],
  ["left[- ]aligned|align(?:ed)? left|linksbündig|alinead[oa]s? a la izquierda", "text-align", "left"],
  ["right[- ]aligned|align(?:ed)? right|rechtsbündig|alinead[oa]s? a la derecha", "text-align", "right"],
  ["not underlined|without underlines?|no underlines?|nicht unterstrichen|sin subrayar", "text-decoration", "none"],
  ["underlined?|unterstrichen|subrayad[oa]s?", "text-decoration", "underline"],
  ["without shadows?|no shadows?|flat|ohne schatten|sin sombra", "box-shadow", "none"],
  ["shadows?|elevated|schatten|sombra", "box-shadow", "0 0.5rem 1.5rem oklch(0 0 0 / 0.12)"],
  ["without (?:a )?borders?|no borders?|borderless|ohne rahmen|sin bordes?", "border-style", "none"],
  ["thick(?:er)? borders?|dicker(?:er)? rahmen|bordes? más gruesos?", "border-width", "2px"],
  ["rounder|rounded|round|runder|abgerundet|redondead[oa]s?|redond[oa]s?", "border-radius", "1.5rem"],
  ["square|sharp|angular|eckig\\w*|kantig\\w*|cuadrad[oa]s?|rect[oa]s?", "border-radius", "0"],
  ["grayscale|greyscale|black and white|schwarz-?weiß|blanco y negro", "filter", "grayscale(1)"],
  ["wider apart|letter ?spacing|spaced out|gesperrt|espaciad[oa]s?", "letter-spacing", "0.06em"],
];

const understood: Wording = { en: "{part}: {list}.", de: "{part}: {list}.", es: "{part}: {list}." };
const did: Wording = {
  en: "{part} on every page: {list}",
  de: "{part} auf allen Seiten: {list}",
  es: "{part} en todas las páginas: {list}",
};
interface Values {
  part: Part;
  declarations: Record<string, string>;
  /** What was wished for, in the words of the request. */
  said: string[];
}

/** One part of every page in another look: a rule of its own at the end of the stylesheet. */
export const partStyle = operation<Values>({
  id: "part-style",
  words:
    "headings cards images links text bold uppercase centred shadow border überschriften karten fett títulos tarjetas negrita",
  match({ text, language }) {
    if (
      has(
        text,
        "add|remove|delete|rename|change the (?:text|title) to|buttons?|knöpfe|knopf|botones|botón|header|footer|logo|fields?|options?|serif|sans|monospace",
      )
    )
      return null;
    const part = parts.find(({ words }) => has(text, words));
    if (!part) return null;
    const declarations: Record<string, string> = {};
    const said: string[] = [];
    for (const [words, property, value] of wishes) {
      const found = new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu").exec(text)?.[0];
      if (!found || declarations[property] !== undefined) continue;
      declarations[property] = value;
      said.push(found.toLowerCase());
    }
    // A square photo and a round heading mean something else.
    if (part.selector.startsWith("h1") || part.selector === "body") delete declarations["border-radius"];
    const color = has(text, "background|hintergrund|fondo") ? null : wantedColor(text);
    if (color && part.selector !== ".rounded-card" && !part.selector.startsWith("main img")) {
      declarations["color"] = color.hex;
      said.push(color.words);
    }
    const shade = part.selector === "body" || part.selector.startsWith("h1") ? darkerText(text) : null;
    if (shade && !declarations["color"]) {
      declarations["color"] = shade;
      said.push(/\S+$/.exec(text.replace(/[.!?]+$/, ""))?.[0] ?? "");
    }
    if (Object.keys(declarations).length === 0) return null;
    const list = said.join(", ");
    return {
      confidence: 0.82,
      values: { part, declarations, said },
      understood: worded(understood, language, { part: part.name[language], list }),
    };
  },
  reads: () => [stylesheet],
  change(project, { part, declarations, said }, { language }) {
    const { plan } = project;
    const css = project.text(stylesheet) ?? "";
    const { selector } = part;
    const isSame = Object.entries(declarations).every(
      ([name, value]) => readDeclaration(css, selector, name) === value,
    );
    if (isSame) return { say: asItIs[language] };
    const block = hasBlock(css, selector) ? css : `${css.trimEnd()}\n\n${selector} {\n}\n`;
    project.write(stylesheet, setDeclarations(block, selector, declarations));
    const hex = declarations["color"];
    const ratio = hex?.startsWith("#") ? contrast(hex, plan.theme.background) : 21;
    return {
      plan,
      claims: [
        {
          text: worded(did, language, { part: part.name[language], list: said.join(", ") }),
          path: stylesheet,
          holds: (content) =>
            Object.entries(declarations).every(([name, value]) => declares(selector, name, value)(content)),
        },
      ],
      notDone: ratio < 4.5 ? [worded(weak, language, { hex: hex!, ratio: ratio.toFixed(1) })] : [],
    };
  },
});

/** Text goes towards its own full strength, whichever way that is. */
function darkerText(text: string): string | null {
  if (
    has(
      text,
      "darker|more contrast|stronger|easier to read|more readable|dunkler\\w*|mehr kontrast|besser lesbar|más (?:oscur[oa]s?|contraste|legible)",
    )
  )
    return "color-mix(in oklch, var(--foreground) 70%, light-dark(black, white))";
  return has(text, "lighter|softer|less contrast|heller\\w*|weicher|más (?:clar[oa]s?|suaves?)")
    ? "var(--muted-foreground)"
    : null;
}

const cornerNames: Record<Corner, Wording> = {
  sharp: { en: "sharp", de: "eckig", es: "rectas" },
  soft: { en: "soft", de: "weich", es: "suaves" },
  round: { en: "round", de: "rund", es: "redondas" },
};
const understoodCorners: Wording = { en: "Corners: {name}.", de: "Ecken: {name}.", es: "Esquinas: {name}." };
const didCorners: Wording = {
  en: "Corners of cards, fields and buttons are {name}",
  de: "Ecken von Karten, Feldern und Knöpfen sind {name}",
  es: "Las esquinas de tarjetas, campos y botones son {name}",
};

/** "No round corners", "don't like the rounded edges": the word alone says the contrary. */
const unround =
  "(?:no|not|non|without|less|un|don['’]?t (?:like|want)|hate|lose|remove|drop|get rid of|take away|stop)(?:\\s+(?:so|the|these|any|too|that|have))*[\\s-]+(?:round(?:ed|ing|er)?|soft|curved)|(?:corners|edges) (?:are |look )?too (?:round(?:ed)?|soft)|(?:keine?|nicht|ohne|weniger|zu)(?:\\s+(?:die|so|mehr))*\\s+(?:rund|abgerundet)\\w*|(?:sin|no|menos|quita\\w*|demasiado)(?:\\s+(?:las?|los|tan|quiero|esquinas|bordes))*\\s+redond\\w*";

/** How round everything is. */
export const corners = operation<{ corner: Corner }>({
  id: "corners",
  words: "corners rounded sharp square edges ecken rund eckig esquinas redondas",
  match({ text, language }) {
    if (
      !has(text, "corners?|edges|everything|ecken|kanten|alles|esquinas|bordes|todo") ||
      has(text, "buttons?|cards?|images?|knöpfe|karten|bilder|botones|tarjetas")
    )
      return null;
    const corner: Corner | null = has(
      text,
      `sharp(?:er)?|square[dr]?|angular|hard|straight|eckig\\w*|kantig\\w*|rect[oa]s|cuadrad[oa]s?|${unround}`,
    )
      ? "sharp"
      : has(text, "round(?:er|ed)?|very round|runder?\\w*|abgerundet\\w*|redond\\w*")
        ? "round"
        : has(text, "soft(?:er)?|slightly|weich\\w*|suaves?")
          ? "soft"
          : null;
    return (
      corner && {
        confidence: 0.81,
        values: { corner },
        understood: worded(understoodCorners, language, { name: cornerNames[corner][language] }),
      }
    );
  },
  reads: (plan, { corner }) => themePaths(plan, withTheme(plan, { corners: corner })),
  change(project, { corner }, { language }) {
    const { plan } = project;
    if (plan.theme.corners === corner) return { say: asItIs[language] };
    const after = withTheme(plan, { corners: corner });
    const before = readDeclaration(project.text(stylesheet) ?? "", ":root", "--radius");
    applyTheme(project, after);
    const value = readDeclaration(project.text(stylesheet) ?? "", ":root", "--radius") ?? "";
    if (value === before) return { say: asItIs[language] };
    return {
      plan: after,
      claims: [
        {
          text: worded(didCorners, language, { name: cornerNames[corner][language] }),
          path: stylesheet,
          holds: declares(":root", "--radius", value),
        },
      ],
    };
  },
});
