import type { JSXElement } from "oxc-parser";
import { findAll, type Source } from "../../edit/source.ts";
import {
  addImport,
  attributeOf,
  importedFrom,
  insertAfter,
  insertBefore,
  removeImport,
  rootElement,
  tagOf,
} from "../../edit/jsx.ts";
import { removeWithLine } from "../../edit/source.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language, Plan, PlannedPage } from "../../plan/plan.ts";
import type { Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { pageFile } from "../pages/routes.ts";

/** A component that a page shows as one of its parts. */
export interface PlacedSection {
  page: PlannedPage;
  path: string;
  component: string;
  /** Where its component stands. */
  file: string;
}

/** What people call the sections, by component. */
const spoken: Record<string, string> = {
  Hero: "hero|top section|banner|intro(?:duction)? section|kopfbild|portada",
  Story: "story|our story|about(?: us)?(?: section| text)?|history|geschichte|über uns|historia|sobre nosotros",
  Points: "points|benefits|advantages|reasons|promises|values|what you can rely on|vorteile|gründe|ventajas",
  Steps: "steps|how it works|process|schritte|ablauf|pasos|cómo funciona",
  Favourites: "favou?rites|highlights|asked for most|featured|bestsellers?|lieblinge|favoritos|destacados",
  Visit: "visit|come by|find us|opening hours|hours|location|address|öffnungszeiten|besuch|anfahrt|horarios?|ubicación",
  Questions: "questions|faq|frequently asked|häufige fragen|fragen|preguntas",
  Closing: "closing|call to action|cta|bottom banner|last section|schluss|abschluss|cierre|llamada a la acción",
  OfferList: "menu|services|offer|price list|dishes|speisekarte|karte|leistungen|angebot|carta|menú|servicios",
  People: "team|people|staff|trainers|barbers|bakers|mitarbeiter|equipo|personas",
  Plans: "plans|pricing|prices|memberships?|tarife|preise|planes|precios|tarifas",
  Timetable: "timetable|schedule|classes|kursplan|stundenplan|clases|horario de clases",
  Contact: "contact(?: form)?|kontakt(?:formular)?|contacto|formulario",
  Works: "gallery|works|photos|pictures|galerie|bilder|galería|fotos",
  PostList: "posts|articles|post list|beiträge|artikel|entradas|artículos",
  Newsletter: "newsletter|sign-?up|subscribe|mailing list|boletín",
  Categories: "categories|collections|kategorien|categorías",
  FeaturedProducts: "featured products|featured|products|bestsellers?|produkte|productos|destacados",
  Directions: "directions|way to (?:you|us)|map|how to find us|anfahrt|karte|cómo llegar|mapa",
  Place: "place|venue|location|address|where|ort|adresse|lugar|dirección",
  Programme: "programme|program|schedule|timeline|programm|ablauf|programa",
  Donate: "donations?|donate|spenden?|donativos?|donaciones",
  Rsvp: "rsvp|replies|answers|zusagen?|antworten|confirmación|respuestas",
  Faq: "questions|faq|frequently asked|häufige fragen|fragen|preguntas",
  Gallery: "gallery|pictures|drawings|galerie|bilder|galería|imágenes",
  ContactDetails: "contact details|contact|address|kontakt|adresse|contacto|dirección",
};

export const noSuchSection: Wording = {
  en: "I found no such section. Here are: {list}. I changed nothing.",
  de: "Diesen Abschnitt habe ich nicht gefunden. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No he encontrado esa sección. Hay: {list}. No he cambiado nada.",
};

export const sectionWords =
  "sections?|blocks?|parts?|area|abschnitte?|bereich|block|teil|sección|secciones|bloque|parte";

export function placedSections(project: ProjectEdit): PlacedSection[] {
  return project.plan.pages.flatMap((page) => {
    const path = pageFile(page);
    const source = project.open(path);
    return source
      ? sectionElements(source).map((element) => ({
          page,
          path,
          component: tagOf(element),
          file: fileOf(source, tagOf(element)),
        }))
      : [];
  });
}

/** Direct parts of the page that come from `components/sections`. */
export function sectionElements(source: Source): JSXElement[] {
  const root = rootElement(source);
  if (!root) return [];
  return root.children.filter(
    (child): child is JSXElement =>
      child.type === "JSXElement" && importedFrom(source, tagOf(child))?.startsWith("@/components/sections/") === true,
  );
}

function fileOf(source: Source, component: string): string {
  return `src/${(importedFrom(source, component) ?? "").slice(2)}.tsx`;
}

/** Whether words name a kind of section, before any page is at hand. */
export function namesASection(text: string): boolean {
  return Object.values(spoken).some((words) => has(text, words));
}

/** The sections a request names, the best fit first; those of the page in view before others. */
export function sectionsNamed(project: ProjectEdit, text: string, currentPage: string): PlacedSection[] {
  const named = placedSections(project).filter(
    ({ component }) => has(text, spoken[component] ?? component.toLowerCase()) || has(text, component),
  );
  const weight = ({ page, component }: PlacedSection): number =>
    (page.path === currentPage ? 2 : page.path === "/" ? 1 : 0) + (has(text, component) ? 4 : 0);
  return named.sort((one, other) => weight(other) - weight(one));
}

export function titleOf(project: ProjectEdit, section: PlacedSection): string {
  return headingText(project, section.file) ?? section.component;
}

/** The text of the section's own heading, when it is plain text. */
export function headingText(project: ProjectEdit, file: string): string | null {
  const source = project.open(file);
  const heading = source && findAll(source.program, "JSXElement").find(({ node }) => /^h[12]$/.test(tagOf(node)));
  const child = heading?.node.children.find((entry) => entry.type === "JSXText" && entry.value.trim() !== "");
  return child?.type === "JSXText" ? child.value.trim() : null;
}

export function takeOut(project: ProjectEdit, { path, component }: PlacedSection): boolean {
  const source = project.open(path);
  const element = source && sectionElements(source).find((entry) => tagOf(entry) === component);
  if (!source || !element) return false;
  removeWithLine(source, element);
  removeImport(source, component);
  project.save(path, source);
  return true;
}

/** Behind the last section of the page, but before a closing call to action. False when the page has no place for it. */
export function placeSection(project: ProjectEdit, page: PlannedPage, component: string): boolean {
  const path = pageFile(page);
  const source = project.open(path);
  const root = source && rootElement(source);
  if (!source || !root) return false;
  const closing = sectionElements(source).find((element) => tagOf(element) === "Closing");
  const lastChild = root.children.filter((child) => child.type === "JSXElement").at(-1);
  if (closing) insertBefore(source, closing, `<${component} />`);
  else if (lastChild) insertAfter(source, lastChild, `<${component} />`);
  else return false;
  addImport(source, component, `@/components/sections/${component}`);
  project.save(path, source);
  return true;
}

/** The anchor of a section, so that links to it can follow it. */
export function anchorOf(project: ProjectEdit, file: string): string | null {
  const source = project.open(file);
  const root = source && rootElement(source);
  return root?.type === "JSXElement" ? (attributeOf(root, "id")?.value ?? null) : null;
}

export function isUsedElsewhere(project: ProjectEdit, file: string): boolean {
  const from = `@/${file.slice(4).replace(/\.tsx$/, "")}`;
  return project.paths.some((path) => path !== file && project.text(path)!.includes(`"${from}"`));
}

/** Section ids of the plan follow the page: the component behind each id is known by its file's name. */
export function withoutSection(plan: Plan, { page, component }: PlacedSection): Plan {
  const pages = plan.pages.map((entry) =>
    entry === page && entry.sections
      ? { ...entry, sections: entry.sections.filter((id) => componentOf(id) !== component) }
      : entry,
  );
  const forms = plan.forms.filter((form) => !(form.page === page.path && form.kind === formKinds[component]));
  return { ...plan, pages, forms };
}

const formKinds: Record<string, string> = {
  Newsletter: "newsletter",
  Contact: "contact",
  Donate: "donation",
  Rsvp: "rsvp",
};

function componentOf(id: string): string {
  const known: Record<string, string> = {
    "offer-list": "OfferList",
    "post-list": "PostList",
    "featured-products": "FeaturedProducts",
  };
  const base = id.replace(/-(?:split|arch|banner|editorial|ledger|plain|list|cards|side|statement)$/, "");
  return known[id] ?? base.charAt(0).toUpperCase() + base.slice(1);
}

export function listed(project: ProjectEdit, language: Language): string {
  const shown = placedSections(project).map((section) => headingText(project, section.file) ?? section.page.title);
  const names = [...new Set(shown)];
  return names.slice(0, 8).join(", ") || { en: "none", de: "keine", es: "ninguna" }[language];
}
