import { CONNECT_DATABASE } from "@slipway/kernel/chat/connect-database";
import { constValue } from "../../edit/objects.ts";
import { stringAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { DraftPlan, Language, Plan } from "../../plan/plan.ts";
import { contains, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { add, has } from "../requests.ts";
import { pageFile, sourcePaths } from "../pages/routes.ts";
import {
  contactSection,
  directionsSection,
  faqSection,
  gallerySection,
  newsletterSection,
  teamSection,
  type SectionFacts,
} from "./new-sections.ts";
import { placedSections, placeSection } from "./page-sections.ts";

const show = "show|display|zeig\\w*|muestra|enseña";

type Kind = "faq" | "gallery" | "newsletter" | "contact" | "team" | "reviews" | "directions";

const kinds: { kind: Kind; words: string; component: string; same: string[] }[] = [
  {
    kind: "reviews",
    words:
      "testimonials?|reviews?|customer (?:quotes|voices)|ratings?|kundenstimmen|bewertungen|rezensionen|testimonios|reseñas|opiniones",
    component: "Reviews",
    same: [],
  },
  {
    kind: "directions",
    words:
      "(?:google )?maps?|directions|how to (?:get|find) (?:here|there|us|to us)|way to us|(?:open|link) the address|stadtplan|landkarte|lageplan|anfahrt\\w*|wegbeschreibung|karte(?: von| zu| mit)?|mapa|cómo llegar|indicaciones",
    component: "Directions",
    same: ["Place"],
  },
  {
    kind: "faq",
    words:
      "faq|faqs|frequently asked(?: questions)?|questions(?: and answers)?|q ?& ?a|häufige fragen|fragen und antworten|preguntas(?: frecuentes)?",
    component: "Faq",
    same: ["Questions"],
  },
  {
    kind: "gallery",
    words: "gallery|galerie|galería|photos|pictures|bilder|fotos",
    component: "Gallery",
    same: ["Works"],
  },
  { kind: "newsletter", words: "newsletter|mailing list|email sign-?up|boletín", component: "Newsletter", same: [] },
  { kind: "team", words: "team|staff|people|mitarbeiter\\w*|equipo|personal", component: "Team", same: ["People"] },
  {
    kind: "contact",
    words: "contact(?: details| info| section)?|kontakt\\w*|contacto",
    component: "ContactDetails",
    same: [],
  },
];

const understood: Wording = { en: "A section: {name}.", de: "Ein Abschnitt: {name}.", es: "Una sección: {name}." };
const names: Record<Kind, Wording> = {
  faq: { en: "questions and answers", de: "Fragen und Antworten", es: "preguntas y respuestas" },
  gallery: { en: "gallery", de: "Galerie", es: "galería" },
  newsletter: { en: "newsletter sign-up", de: "Newsletter-Anmeldung", es: "alta al boletín" },
  team: { en: "team", de: "Team", es: "equipo" },
  contact: { en: "contact details", de: "Kontaktdaten", es: "datos de contacto" },
  reviews: { en: "reviews", de: "Bewertungen", es: "reseñas" },
  directions: { en: "directions", de: "Anfahrt", es: "cómo llegar" },
};
const did: Wording = {
  en: "A section with {name} on {path}",
  de: "Ein Abschnitt mit {name} auf {path}",
  es: "Una sección con {name} en {path}",
};
const there: Wording = {
  en: "You already have such a section, on {path}. I changed nothing.",
  de: "Einen solchen Abschnitt gibt es schon auf {path}. Ich habe nichts geändert.",
  es: "Ya hay una sección así en {path}. No he cambiado nada.",
};
const refusals: Record<"reviews" | "facts" | "team" | "gallery", Wording> = {
  reviews: {
    en: "I do not make up reviews: invented praise misleads people. I changed nothing. Once you have real ones, a section for them can be written in the code.",
    de: "Bewertungen erfinde ich nicht: erfundenes Lob führt in die Irre. Ich habe nichts geändert. Mit echten Stimmen kann ein Abschnitt im Code entstehen.",
    es: "No invento reseñas: el elogio inventado engaña. No he cambiado nada. Con opiniones reales se puede escribir una sección en el código.",
  },
  facts: {
    en: "This app states no facts to fill such a section with, so I changed nothing.",
    de: "Diese App enthält keine Angaben für einen solchen Abschnitt; ich habe nichts geändert.",
    es: "Esta aplicación no tiene datos para una sección así y no he cambiado nada.",
  },
  team: {
    en: 'I do not make up people. Name them: "Add a team section: Ana Ruiz (chef), Ben Okoye (service)". I changed nothing.',
    de: "Menschen erfinde ich nicht. Nennen Sie sie: „Füge einen Team-Abschnitt hinzu: Ana Ruiz (Küche), Ben Okoye (Service)“. Ich habe nichts geändert.",
    es: "No invento personas. Nómbralas: «Añade una sección de equipo: Ana Ruiz (cocina), Ben Okoye (sala)». No he cambiado nada.",
  },
  gallery: {
    en: "There are no pictures in this project to show, so I changed nothing.",
    de: "In diesem Projekt gibt es keine Bilder zum Zeigen; ich habe nichts geändert.",
    es: "En este proyecto no hay imágenes que mostrar, así que no he cambiado nada.",
  },
};
const drawn: Wording = {
  en: "The pictures are drawings until you replace them",
  de: "Die Bilder sind Zeichnungen, bis Sie sie ersetzen",
  es: "Las imágenes son dibujos hasta que las sustituyas",
};
const noMap: Wording = {
  en: "A street map inside the page: it needs a map service, and this site loads nothing from elsewhere; the button opens the address on OpenStreetMap",
  de: "Ein Stadtplan in der Seite: dafür braucht es einen Kartendienst, und diese Seite lädt nichts von anderswo; der Knopf öffnet die Adresse bei OpenStreetMap",
  es: "Un mapa dentro de la página: hace falta un servicio de mapas y este sitio no carga nada de fuera; el botón abre la dirección en OpenStreetMap",
};
const nobody: Wording = {
  en: `Sign-ups don't reach you yet. ${CONNECT_DATABASE.en}`,
  de: "Anmeldungen erreichen noch niemanden: sie bleiben auf dem Gerät der Besucher",
  es: "Las altas no llegan a nadie aún: quedan en el dispositivo del visitante",
};

/** A section filled from what the project states; nothing is invented. */
export const addSection = operation<{ kind: Kind; text: string }>({
  id: "add-section",
  words: "add section faq questions gallery newsletter team contact abschnitt fragen galerie sección preguntas galería",
  match({ text, language }) {
    if (has(text, "pages?|seite|página|field|feld|campo|column|spalte|columna")) return null;
    const found = kinds.find((entry) => has(text, entry.words));
    if (!found || !(has(text, add) || (found.kind === "directions" && has(text, show)))) return null;
    return {
      confidence: 0.74,
      values: { kind: found.kind, text },
      understood: worded(understood, language, { name: names[found.kind][language] }),
    };
  },
  reads: (plan) => [...sourcePaths(plan), "src/data/subscribers.ts"],
  change(project, { kind, text }, { language, conversation }) {
    if (kind === "reviews") return { say: refusals.reviews[language] };
    const entry = kinds.find((item) => item.kind === kind)!;
    const existing = placedSections(project).find(
      (section) => section.component === entry.component || entry.same.includes(section.component),
    );
    if (existing) return { say: worded(there, language, { path: existing.page.path }) };
    const written = write(project, kind, text);
    if (!written) return { say: refusals[kind === "team" || kind === "gallery" ? kind : "facts"][language] };
    return place(
      project,
      { component: entry.component, kind, content: written, page: conversation.context.current_page ?? "/" },
      language,
    );
  },
  chip(plan, language) {
    const sections = plan.pages.flatMap((page) => page.sections ?? []);
    if (sections.length === 0) return null;
    const done = String(plan.options["addedSections"] ?? "");
    if (!sections.includes("newsletter") && !done.includes("newsletter"))
      return { en: "Add a newsletter sign-up", de: "Füge einen Newsletter hinzu", es: "Añade un boletín" }[language];
    const address = plan.details.some((detail) => detail.key === "address.street");
    if (address && !sections.includes("questions") && !done.includes("faq"))
      return { en: "Add an FAQ section", de: "Füge häufige Fragen hinzu", es: "Añade preguntas frecuentes" }[language];
    return null;
  },
});

function write(project: ProjectEdit, kind: Kind, text: string): string | null {
  const source = project.open("src/content/site.ts");
  const drawing = project.text("src/components/art/ItemArt.tsx")
    ? "ItemArt"
    : project.text("src/components/art/WorkArt.tsx")
      ? "WorkArt"
      : null;
  const site = source ? constValue(source, "site") : null;
  const facts: SectionFacts = { site, language: project.plan.language, drawing };
  if (kind === "faq") return faqSection(facts);
  if (kind === "gallery") return gallerySection(facts);
  if (kind === "directions") return directionsSection(facts);
  if (kind === "contact") return stringAt(site, "name") ? contactSection(facts) : null;
  if (kind === "team") return teamSection(facts, peopleIn(text));
  const { section, data } = newsletterSection(facts);
  if (project.text("src/data/subscribers.ts") === null) project.write("src/data/subscribers.ts", data);
  return section;
}

/** "Ana Ruiz (chef), Ben Okoye: service". */
function peopleIn(text: string): { name: string; role: string }[] {
  const list = /:\s*(.+)$/s.exec(text)?.[1] ?? "";
  return [...list.matchAll(/(\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+)*)\s*(?:\(([^)]+)\)|[:–-]\s*([^,;]+))/gu)].map(
    (found) => ({ name: found[1]!, role: (found[2] ?? found[3] ?? "").trim() }),
  );
}

const limitOf: Partial<Record<Kind, Wording>> = { newsletter: nobody, gallery: drawn, directions: noMap };

interface NewSection {
  component: string;
  kind: Kind;
  content: string;
  page: string;
}

function place(
  project: ProjectEdit,
  { component, kind, content, page: wanted }: NewSection,
  language: Language,
): Changed | Unchanged {
  const { plan } = project;
  const page = plan.pages.find((entry) => entry.path === wanted) ?? plan.pages.find((entry) => entry.path === "/")!;
  const path = pageFile(page);
  if (!placeSection(project, page, component)) return { say: refusals.facts[language] };
  project.write(`src/components/sections/${component}.tsx`, content);
  return {
    plan: noted(plan, kind, page.path),
    claims: [
      contains(worded(did, language, { name: names[kind][language], path: page.path }), path, `<${component} />`),
    ],
    notDone: limitOf[kind] ? [limitOf[kind][language]] : [],
    routes: [page.path],
  };
}

function noted(plan: Plan, kind: Kind, page: string): DraftPlan {
  const before = plan.options["addedSections"];
  const options = { ...plan.options, addedSections: [...(Array.isArray(before) ? before : []), kind] };
  const forms =
    kind === "newsletter" ? [...plan.forms, { id: "newsletter", page, kind: "newsletter" as const }] : plan.forms;
  return { ...plan, options, forms };
}
