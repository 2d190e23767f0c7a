import type { ProjectEdit } from "../../edit/project-edit.ts";
import { elementsNamed } from "../../edit/jsx.ts";
import { findAll } from "../../edit/source.ts";
import { operation, worded, type Claim, type OperationRequest, type Wording } from "../operation.ts";
import { has, quotedTexts } from "../requests.ts";
import { placesIn, replaceIn, textPlaces, type Place } from "./text-places.ts";
import { pageNamed, sourcePaths } from "../pages/routes.ts";

interface Pair {
  from: string;
  to: string;
}

interface Values {
  /** Null: the heading, or the element that was selected. */
  from: string | null;
  /** Other places where the words may be cut: which of them stand there, only the files know. */
  others?: Pair[];
  role: "heading" | "lead" | null;
  to: string;
}

const understood: Wording = { en: "The text: {to}", de: "Der Text: {to}", es: "El texto: {to}" };
const did: Wording = {
  en: '"{from}" is now "{to}"',
  de: "„{from}“ lautet jetzt „{to}“",
  es: "«{from}» ahora dice «{to}»",
};
const many: Wording = {
  en: '"{from}" stands in {count} places; all of them changed',
  de: "„{from}“ steht an {count} Stellen; alle wurden geändert",
  es: "«{from}» está en {count} sitios; todos cambiados",
};
const notFound: Wording = {
  en: 'I did not find the text "{from}" in this app, so I changed nothing. Click the text in the preview, or quote it as it stands there.',
  de: "Den Text „{from}“ habe ich in dieser App nicht gefunden und nichts geändert. Klicken Sie ihn in der Vorschau an oder zitieren Sie ihn genau.",
  es: "No he encontrado el texto «{from}» en la aplicación y no he cambiado nada. Haz clic en él en la vista previa o cítalo tal cual.",
};
const noHeading: Wording = {
  en: "I found no heading of its own on that page, so I changed nothing.",
  de: "Auf dieser Seite habe ich keine eigene Überschrift gefunden und nichts geändert.",
  es: "No he encontrado un título propio en esa página y no he cambiado nada.",
};

/** "Change X to Y", the heading, or the text that was selected in the preview. */
export const replaceText = operation<Values>({
  id: "replace-text",
  words: "text change replace heading headline words wording say überschrift ersetzen ändern texto título cambiar",
  match(request) {
    const values = wantedText(request);
    if (!values) return null;
    return {
      confidence: values.role || values.from === null ? 0.79 : 0.76,
      values,
      understood: `${worded(understood, request.language, { to: values.to.slice(0, 80) })}${/[.!?]$/.test(values.to) ? "" : "."}`,
    };
  },
  reads: (plan) => [...sourcePaths(plan), "index.html"],
  change(project, wanted, request) {
    const { language, conversation } = request;
    const selected = selectedText(request);
    const values = { ...wanted, ...wanted.others?.find(({ from }) => textPlaces(project, from).length > 0) };
    const places = values.role
      ? headingPlaces(project, conversation.context.current_page ?? "/", values.role)
      : textPlaces(project, values.from ?? selected?.text ?? "", selected?.path);
    if (places.length === 0) {
      return {
        say: values.role
          ? noHeading[language]
          : worded(notFound, language, { from: values.from ?? selected?.text ?? "" }),
      };
    }
    const from = values.from ?? places[0]!.value;
    const paths = [...new Set(places.map((place) => place.path))];
    const written = paths.map((path) =>
      replaceIn(project, path, { from, to: values.to, places: places.filter((place) => place.path === path) }),
    );
    const isWritten = (text: string, at: number): Claim => ({
      text,
      path: paths.at(at)!,
      holds: (content) => written.at(at)!.every((part) => content?.includes(part) === true),
    });
    return {
      plan: project.plan,
      claims: [
        isWritten(worded(did, language, { from, to: values.to }), 0),
        ...(places.length > 1 ? [isWritten(worded(many, language, { from, count: places.length }), -1)] : []),
      ],
      routes: ["/"],
    };
  },
});

function wantedText(request: OperationRequest): Values | null {
  const { text } = request;
  const quoted = quotedTexts(text);
  const verb = has(
    text,
    "change|replace|set|make|update|edit|rewrite|should say|say|swap|ändere?|ersetze?|setze?|soll (?:lauten|heißen)|cambia\\w*|reemplaza|sustituye|pon",
  );
  const heading = has(
    text,
    "heading|headline|h1|hero (?:title|text)|main title|title text|überschrift|schlagzeile|encabezado|titular|título principal",
  );
  const lead = has(
    text,
    "subtitle|subheading|subheadline|lead|tagline|intro(?:duction)?|untertitel|einleitung|subtítulo|entradilla",
  );
  if (!verb) return null;
  if (quoted.length >= 2) return { from: quoted[0]!, role: null, to: quoted[1]! };
  const tail = /\s(?:to|with|into|by|say|says|read|durch|auf|in|zu|lauten|por|a|con|diga)[\s:]+(.+)$/isu
    .exec(text)?.[1]
    ?.trim();
  const to = quoted[0] ?? tail?.replace(/^["'„“]|["'“”]$/g, "");
  if (!to) return null;
  if (heading || lead) return { from: null, role: lead && !heading ? "lead" : "heading", to };
  if (selectedText(request)) return quoted.length === 1 || tail ? { from: null, role: null, to } : null;
  const plain =
    /^(?:please\s+|bitte\s+|por favor\s+)?(?:change|replace|swap|ändere?|ersetze?|cambia|reemplaza|sustituye)\s+(?:the\s+(?:text|word|words|sentence|phrase)\s+|den text\s+|das wort\s+|el texto\s+|la palabra\s+)?(.+?)\s+(?:to|with|into|by|for|durch|in|zu|por|a)\s+(.+)$/isu.exec(
      text,
    );
  if (!plain) return null;
  const pairs = cutApart(text);
  if (pairs.length > 1) return { ...pairs[0]!, role: null, others: pairs };
  const from = plain[1]!.replace(/^["'„“]|["'“”]$/g, "").trim();
  return from.length >= 2 && !pronouns.test(from)
    ? {
        from,
        role: null,
        to: (quoted[0] && plain[2]!.includes(quoted[0]) ? quoted[0] : plain[2]!).replace(/^["'„“]|["'“”]$/g, "").trim(),
      }
    : null;
}

/** "Change Add to cart to Buy now": the longest words that may be meant come first. */
export function cutApart(text: string): Pair[] {
  const words =
    /^(?:please\s+|bitte\s+|por favor\s+)?(?:change|replace|swap|rename)\s+(?:the\s+(?:text|word|words|sentence|phrase|button|label)\s+)?(.+?)[.!]?$/isu.exec(
      text,
    )?.[1] ?? "";
  const bare = (part: string): string => part.replace(/^["'„“]|["'“”]$/g, "").trim();
  return [...words.matchAll(/\s(?:to|with|into)\s/giu)]
    .map(({ index, 0: joint }) => ({ from: bare(words.slice(0, index)), to: bare(words.slice(index + joint.length)) }))
    .filter(({ from, to }) => from.length >= 2 && to !== "" && !pronouns.test(from))
    .reverse();
}

/** "Change it to X" names nothing: looked for as a text, "it" and "the" stand inside many. */
const pronouns =
  /^(?:it|this|that|them|these|those|everything|the|an?|and|of|in|on|to|is|es|das|der|die|den|und|ein|eine|dies|alles|sie|eso|esto|todo|lo|el|la|los|las|un|una|de|y)$/iu;

/** The element the person clicked, whichever names the page gives its properties. */
function selectedText({ conversation }: OperationRequest): { text: string; path: string | undefined } | null {
  const first = conversation.context.selected_elements?.[0] as
    | { text?: string; file?: string; file_path?: string }
    | undefined;
  const text = first?.text?.trim();
  return text ? { text, path: first?.file_path ?? first?.file } : null;
}

/** The h1 of the page in view: in the page's own file, its header's title, or a section it shows. */
function headingPlaces(project: ProjectEdit, route: string, role: "heading" | "lead"): Place[] {
  const { plan } = project;
  const page = plan.pages.find((entry) => entry.path === route) ?? pageNamed(plan, "home") ?? plan.pages[0];
  if (!page) return [];
  const file = `src/pages/${page.component}.tsx`;
  const source = project.open(file);
  if (!source) return [];
  const imported = findAll(source.program, "ImportDeclaration")
    .map(({ node }) => node.source.value)
    .filter((from) => from.startsWith("@/components/"));
  const files = [file, ...imported.map((from) => `src/${from.slice(2)}.tsx`)];
  for (const path of files) {
    const place = headingIn(project, path, role);
    if (place) return [place];
  }
  return [];
}

function headingIn(project: ProjectEdit, path: string, role: "heading" | "lead"): Place | null {
  const source = project.open(path);
  if (!source) return null;
  const places = placesIn(project, path);
  const header = elementsNamed(source.program, "PageHeader")[0];
  if (header) {
    const name = role === "heading" ? "title" : "lead";
    const attribute = header.openingElement.attributes.find(
      (entry) => entry.type === "JSXAttribute" && entry.name.name === name,
    );
    const value = attribute?.type === "JSXAttribute" ? attribute.value : null;
    return places.find((place) => value && place.start === value.start && place.kind === "attribute") ?? null;
  }
  const element =
    role === "heading"
      ? elementsNamed(source.program, "h1")[0]
      : elementsNamed(source.program, "p").find((node) =>
          source.text.slice(node.start, node.openingElement.end).includes("text-lead"),
        );
  return (
    places.find(
      (place) => element && place.kind === "text" && place.start > element.start && place.end < element.end,
    ) ?? null
  );
}
