/** "Change the button text to Start for free": the first button of a site's first page, where no other is named. */
import { elementsNamed } from "../../edit/jsx.ts";
import { jsxText } from "../../emit/literal.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { has, quotedTexts } from "../requests.ts";

const heroFile = "src/components/sections/Hero.tsx";

const understood: Wording = {
  en: "The main button: {to}.",
  de: "Der Hauptknopf: {to}.",
  es: "El botón principal: {to}.",
};
const did: Wording = {
  en: "The first button of the first page says “{to}”; before it was “{from}”, and it leads to the same place",
  de: "Der erste Knopf der ersten Seite heißt „{to}“ statt „{from}“ und führt zum selben Ziel",
  es: "El primer botón de la primera página dice «{to}» en vez de «{from}» y lleva al mismo sitio",
};
const already: Wording = {
  en: "The first button says that already. I changed nothing.",
  de: "Der erste Knopf heißt schon so. Ich habe nichts geändert.",
  es: "El primer botón ya dice eso. No he cambiado nada.",
};

const button =
  "(?:the |a |our |my )?(?:(?:main|first|big|primary|hero|cta|call[- ]to[- ]action|header|landing page|home ?page) )?(?:cta|call[- ]to[- ]action|button)(?:['’]s)?(?: (?:text|label|words?|copy|caption))?|(?:text|label|words?) (?:of|on|in) the (?:(?:main|first|big|hero) )?button|(?:den |der )?(?:text (?:des|vom|auf dem) )?(?:haupt)?(?:knopf|button|knopfs|buttons)(?:text)?|(?:el )?(?:texto del )?botón(?: principal)?";
const forms = [
  new RegExp(
    `^(?:please\\s+)?(?:change|set|rename|make|update|edit|switch|let)\\s+(?:${button})\\s+(?:to|into|say|read|be)\\s*:?\\s*(?<to>[^.!]{2,40}[.!]?)$`,
    "iu",
  ),
  new RegExp(
    `^(?:${button})\\s+(?:should|must|has to|needs to)\\s+(?:say|read|be called|be)\\s*:?\\s*(?<to>.{2,40})$`,
    "iu",
  ),
  new RegExp(
    `^(?:bitte\\s+)?(?:ändere|benenne|setze?)\\s+(?:${button})\\s+(?:zu|auf|in|um in)\\s*:?\\s*(?<to>.{2,40})$`,
    "iu",
  ),
  new RegExp(`^(?:${button})\\s+soll\\s+(?<to>.{2,40}?)\\s+(?:heißen|lauten|sagen)[.!]?$`, "iu"),
  new RegExp(
    `^(?:por favor\\s+)?(?:cambia|pon|renombra)\\s+(?:${button})\\s+(?:a|por|que diga|para que diga)\\s*:?\\s*(?<to>.{2,40})$`,
    "iu",
  ),
];

export const buttonText = operation<{ to: string }>({
  id: "button-text",
  words: "",
  match({ text, language }) {
    const found = forms.map((form) => form.exec(text.trim())?.groups?.["to"]).find((to) => to !== undefined);
    const to = (quotedTexts(text)[0] ?? found)?.trim();
    if (
      !found ||
      !to ||
      has(
        to,
        "red|blue|green|black|white|bigger|larger|smaller|round(?:er)?|square|bold(?:er)?|left|right|center|centre|visible|sticky|rot|blau|grün|größer|kleiner|rojo|azul|verde|grande",
      )
    )
      return null;
    return { confidence: 0.5, values: { to }, understood: worded(understood, language, { to }) };
  },
  reads: () => [heroFile],
  change(project, { to }, { language }) {
    const source = project.open(heroFile);
    const first = source
      ? [...elementsNamed(source.program, "Link"), ...elementsNamed(source.program, "a")]
          .filter((node) =>
            source.text.slice(node.openingElement.start, node.openingElement.end).includes("buttonClass("),
          )
          .sort((one, other) => one.start - other.start)[0]
      : undefined;
    if (!source || !first?.closingElement) return { say: "" };
    const [start, end] = [first.openingElement.end, first.closingElement.start];
    const inside = source.text.slice(start, end);
    const from = inside.trim();
    if (from.startsWith("<") || from.includes("{")) return { say: "" };
    if (from === jsxText(to)) return { say: already[language] };
    source.edits.overwrite(
      start,
      end,
      inside.replace(from, () => jsxText(to)),
    );
    project.save(heroFile, source);
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, { from, to }), heroFile, jsxText(to))],
      routes: ["/"],
    };
  },
});
