import { tagOf } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import {
  isChanged,
  operation,
  worded,
  type Changed,
  type OperationRequest,
  type Unchanged,
  type Wording,
} from "../operation.ts";
import { arrangeNavigation } from "../pages/arrange-navigation.ts";
import { has } from "../requests.ts";
import { navigationPaths, sourcePaths } from "../pages/routes.ts";
import {
  listed,
  namesASection,
  noSuchSection,
  placedSections,
  sectionElements,
  sectionsNamed,
  titleOf,
  type PlacedSection,
} from "./page-sections.ts";

type Direction = "up" | "down" | "top" | "bottom";

/** Where to: a step or an end, or beside another section. */
type Wish = { direction: Direction } | { swapped: string } | { side: "before" | "after"; other: string };

const directions: [Direction, string][] = [
  ["top", "to the top|first|at the top|above everything|ganz nach oben|als erstes|arriba del todo|al principio"],
  ["bottom", "to the (?:bottom|end)|last|at the (?:bottom|end)|ganz nach unten|ans ende|al final|abajo del todo"],
  ["up", "up|higher|earlier|nach oben|höher|arriba|hacia arriba"],
  ["down", "down|lower|later|below|nach unten|tiefer|abajo|hacia abajo"],
];

const beside =
  /(?<![\p{L}])(?:(?<before>above|before|over|in front of|on top of|vor|über|oberhalb|antes de|encima de|por encima de|delante de)|(?<after>below|under|underneath|after|behind|beneath|hinter|unter|nach|unterhalb|después de|debajo de|tras))\s+(?<other>.+)$/iu;

const swapping =
  /(?<!\p{L})(?:swap|switch|exchange|tausche?|vertausche?|intercambia|cambia)\s+(?:the |die |den |das |la |el |las |los )?(.+?)\s+(?:and|with|und|mit|gegen|y|con|por)\s+(.+)$/iu;

const understood: Wording = {
  en: "A section in another place.",
  de: "Ein Abschnitt an anderer Stelle.",
  es: "Una sección en otro lugar.",
};
const did: Wording = {
  en: '"{title}" now stands at place {place} of {count} on {path}',
  de: "„{title}“ steht jetzt an Stelle {place} von {count} auf {path}",
  es: "«{title}» está ahora en el lugar {place} de {count} en {path}",
};
const already: Wording = {
  en: '"{title}" is there already, so I changed nothing.',
  de: "„{title}“ steht schon dort, deshalb habe ich nichts geändert.",
  es: "«{title}» ya está ahí, así que no he cambiado nada.",
};

export const moveSection = operation<{ text: string; wish: Wish }>({
  id: "move-section",
  words: "move section up down order above below verschieben abschnitt oben unten mover sección arriba abajo",
  match({ text, language }) {
    const pair = swapping.exec(text);
    if (pair && namesASection(pair[1]!) && namesASection(pair[2]!))
      return {
        confidence: 0.86,
        values: { text: pair[1]!, wish: { swapped: pair[2]! } },
        understood: understood[language],
      };
    if (!has(text, "move|put|bring|place|shift|verschiebe?|schieb|rück|setze?|stelle?|mueve|sube|baja|coloca|pon"))
      return null;
    if (has(text, "own page|eigene[nr]? seite|propia página|nav\\p{L}*|menüpunkt\\p{L}*|header|entries")) return null;
    const wish = wishIn(text);
    if (!wish) return null;
    const relative = "side" in wish;
    return {
      confidence: relative ? 0.83 : 0.75,
      values: { text: relative ? text.replace(beside, " ") : text, wish },
      understood: understood[language],
    };
  },
  reads: (plan) => [...sourcePaths(plan), ...navigationPaths(plan)],
  change(project, { text, wish }, request) {
    const { language, conversation } = request;
    const page = conversation.context.current_page ?? "/";
    const section = sectionsNamed(project, text, page).find(
      (entry) => placedSections(project).filter((other) => other.page === entry.page).length > 1,
    );
    const source = section && project.open(section.path);
    const to = section ? placeFor(project, section, wish) : null;
    if (!section || !source || to === null) {
      // Where both have pages of their own, the menu is what shows one before the other.
      const inMenu = "side" in wish ? inNavigation(project, { text, wish }, request) : null;
      return inMenu ?? { say: worded(noSuchSection, language, { list: listed(project, language) }) };
    }
    const elements = sectionElements(source);
    const from = elements.findIndex((element) => tagOf(element) === section.component);
    const title = titleOf(project, section);
    if (to < 0 || to >= elements.length || to === from) return { say: worded(already, language, { title }) };
    const order = elements.map((element) => source.text.slice(element.start, element.end));
    if ("swapped" in wish) [order[from], order[to]] = [order[to]!, order[from]!];
    else order.splice(to, 0, ...order.splice(from, 1));
    elements.forEach((element, index) => source.edits.overwrite(element.start, element.end, order[index]!));
    project.save(section.path, source);
    const pages = project.plan.pages.map((entry) =>
      entry === section.page && entry.sections?.length === elements.length
        ? { ...entry, sections: moved(entry.sections, { from, to, swaps: "swapped" in wish }) }
        : entry,
    );
    const values = { title, place: to + 1, count: elements.length, path: section.page.path };
    return {
      plan: { ...project.plan, pages },
      claims: [
        {
          text: worded(did, language, values),
          path: section.path,
          holds: (content) =>
            content !== null &&
            order.every((tag, index) => index === 0 || content.indexOf(order[index - 1]!) < content.lastIndexOf(tag)),
        },
      ],
      routes: [section.page.path],
    };
  },
});

function inNavigation(
  project: ProjectEdit,
  { text, wish }: { text: string; wish: { side: "before" | "after"; other: string } },
  request: OperationRequest,
): Changed | Unchanged | null {
  const entry = text.replace(
    /^.*?(?<!\p{L})(?:move|put|bring|place|shift|verschiebe?|schieb|rück|setze?|stelle?|mueve|sube|baja|coloca|pon)\s+/iu,
    "",
  );
  const bare = (name: string): string =>
    name
      .trim()
      .replace(/^(?:the|our|die|den|das|der|la|el|los|las)\s+/iu, "")
      .replace(/\s+(?:section|abschnitt|sección)$|[.!]+$/giu, "");
  const values = { kind: "beside" as const, entry: bare(entry), side: wish.side, other: bare(wish.other) };
  const outcome = arrangeNavigation.change(project, values, request);
  return isChanged(outcome) || standsSo.test(outcome.say) ? outcome : null;
}

const standsSo = /(?<!\p{L})(?:already|schon|ya está)(?!\p{L})/u;

/** "Before the opening hours" counts only when both sides of the word name a section. */
function wishIn(text: string): Wish | null {
  const found = beside.exec(text);
  const other = found?.groups?.["other"] ?? "";
  if (found && namesASection(other) && namesASection(text.slice(0, found.index)))
    return { side: found.groups?.["before"] ? "before" : "after", other };
  const direction =
    directions.find(([, words]) => has(text, words))?.[0] ??
    (has(text, "sube") ? "up" : has(text, "baja") ? "down" : null);
  return direction ? { direction } : null;
}

/** The index the section gets among those of its page; outside them when it cannot go further, null for an unknown neighbour. */
function placeFor(project: ProjectEdit, section: PlacedSection, wish: Wish): number | null {
  const order = placedSections(project)
    .filter((entry) => entry.page === section.page)
    .map((entry) => entry.component);
  const from = order.indexOf(section.component);
  if ("direction" in wish) return { up: from - 1, down: from + 1, top: 0, bottom: order.length - 1 }[wish.direction];
  if ("swapped" in wish) {
    const other = sectionsNamed(project, wish.swapped, section.page.path).find(
      (entry) => entry.page === section.page && entry.component !== section.component,
    );
    return other ? order.indexOf(other.component) : null;
  }
  const rest = order.filter((component) => component !== section.component);
  const neighbour = sectionsNamed(project, wish.other, section.page.path).find(
    (entry) => entry.page === section.page && entry.component !== section.component,
  );
  if (!neighbour) return null;
  return rest.indexOf(neighbour.component) + (wish.side === "after" ? 1 : 0);
}

function moved<T>(list: T[], { from, to, swaps }: { from: number; to: number; swaps: boolean }): T[] {
  const next = [...list];
  if (swaps) {
    [next[from], next[to]] = [next[to]!, next[from]!];
    return next;
  }
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
