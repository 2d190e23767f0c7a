import { propertyOf, setLiteral } from "../../edit/objects.ts";
import { attributeOf, elementsNamed } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { stringLiteral } from "../../emit/literal.ts";
import type { Language, Plan, PlannedPage } from "../../plan/plan.ts";
import { contains, operation, worded, type Claim, type Wording } from "../operation.ts";
import { renamedColumn } from "../choices/stages.ts";
import { namesFor, renameWords, type Names } from "./rename-words.ts";
import { renameRecords } from "../records/rename-records.ts";
import { has, quotedTexts, titled } from "../requests.ts";
import { menuWords } from "./menu-words.ts";
import { entryFor, findNavigation, navigationPaths, pageFile, pageNamed, sourcePaths } from "./routes.ts";

export const pageWords =
  "pages?|tab|seiten?|unterseite|página|nav(?:igation)?(?: item| entry)?|menu (?:item|entry)|menüpunkt|enlace del menú";

export const noSuch: Wording = {
  en: "I found no page of that name. Here are: {list}. I changed nothing.",
  de: "Eine Seite dieses Namens gibt es nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay una página con ese nombre. Hay: {list}. No he cambiado nada.",
};
export function listOf(plan: Plan): string {
  return plan.pages
    .filter((page) => page.nav)
    .map((page) => page.title)
    .join(", ");
}

const understoodRename: Wording = {
  en: "{from} becomes {to}.",
  de: "{from} heißt jetzt {to}.",
  es: "{from} pasa a llamarse {to}.",
};
const didRename: Wording = {
  en: "{from} is called {to} in the navigation",
  de: "{from} heißt in der Navigation {to}",
  es: "{from} se llama {to} en la navegación",
};
const didHeading: Wording = {
  en: "The heading of the page says {to}",
  de: "Die Überschrift der Seite lautet {to}",
  es: "El título de la página dice {to}",
};

const didWords: Wording = {
  en: "Buttons and messages say {to}",
  de: "Knöpfe und Meldungen sagen {to}",
  es: "Botones y mensajes dicen {to}",
};

interface Rename {
  from: string;
  to: string;
}

/** A page under another name: navigation, heading and title; its address stays, so links keep working. */
export const renamePage = operation<Rename>({
  id: "rename-page",
  words: "rename page navigation menu call umbenennen seite renombrar página",
  match({ text, language }) {
    const ofMenu = menuWords(text);
    const values = ofMenu ? { from: ofMenu.from, to: titled(ofMenu.to) } : renameIn(text);
    if (!values) return null;
    return {
      confidence: ofMenu ? 0.98 : 0.86,
      values,
      understood: worded(understoodRename, language, { from: titled(values.from), to: values.to }),
    };
  },
  reads: (plan) => [...sourcePaths(plan), ...navigationPaths(plan)],
  change(project, { from, to }, { language }) {
    const { plan } = project;
    const renamed = renameRecords(project, { from, to }, language);
    if (renamed) return renamed;
    const column = renamedColumn(project, { from, to: titled(to), language });
    if (column) return column;
    const page = pageNamed(plan, from);
    if (!page) return { say: worded(noSuch, language, { list: listOf(plan) }) };
    const navigation = setLabel(project, page.path, to);
    const heading = setHeading(project, page, to);
    if (!navigation && !heading) return { say: worded(noSuch, language, { list: listOf(plan) }) };
    const pages = plan.pages.map((entry) => (entry === page ? { ...entry, title: to } : entry));
    const listed = plan.entities.find(({ plural }) => plural === page.title);
    const names = namesFor(to, plan.language);
    const spoken = listed ? renameWords(project, listed, names) : [];
    const entities = plan.entities.map((entity) =>
      entity === listed ? { ...entity, singular: names.one, plural: names.many } : entity,
    );
    return {
      plan: { ...plan, pages, entities },
      claims: [
        ...(navigation
          ? [contains(worded(didRename, language, { from: page.title, to }), navigation, stringLiteral(to))]
          : []),
        ...(heading ? [contains(worded(didHeading, language, { to }), heading, to)] : []),
        ...(spoken.length > 0 ? [says(worded(didWords, language, { to: names.one }), spoken[0]!, names)] : []),
      ],
      routes: [page.path.includes(":") ? "/" : page.path],
    };
  },
});

/** One of both forms, however it is written. */
const says = (text: string, path: string, { one, many }: Names): Claim => ({
  text,
  path,
  holds: (content) => [one, many].some((name) => content?.toLowerCase().includes(name.toLowerCase())),
});

function renameIn(request: string): Rename | null {
  const text = request.replace(/[\s,]+(?:everywhere|überall|en todas partes|en todos lados)(?=[.!]?$|\s+um)/iu, "");
  const quoted = quotedTexts(text);
  const verb = has(text, "rename|umbenennen|benenne|renombra\\w*|cambia el nombre");
  const called =
    /^(?:please\s+)?(?:call|nenne?|llama a)\s+(?:the\s+|die\s+|la\s+)?(.+?)\s+(?:page|seite|página)\s+(.+)$/iu.exec(
      text,
    );
  if (called) return { from: called[1]!, to: titled(quoted.at(-1) ?? called[2]!) };
  if (!verb) return null;
  if (quoted.length === 2) return { from: quoted[0]!, to: quoted[1]! };
  const found =
    /(?:rename|benenne|umbenennen|renombra|cambia el nombre de)\s+(?:the\s+|die\s+|la\s+)?(.+?)\s+(?:to|into|as|in|zu|a|por)\s+(.+?)(?:\s+um)?[.!]?$/iu.exec(
      text,
    );
  if (!found || has(found[1]!, "app|site|website|project|shop|business|projekt|sitio|web")) return null;
  return {
    from: quoted.length === 1 && found[2]!.includes(quoted[0]!) ? found[1]! : (found[1] ?? ""),
    to: titled(quoted.at(-1) ?? found[2]!),
  };
}

function setLabel(project: ProjectEdit, to: string, label: string): string | null {
  const navigation = findNavigation(project);
  const entry = navigation && entryFor(navigation, to);
  const property = entry && propertyOf(entry, "label");
  if (!navigation || !property) return null;
  setLiteral(navigation.source, property.value, label);
  project.save(navigation.path, navigation.source);
  return navigation.path;
}

function setHeading(project: ProjectEdit, page: PlannedPage, title: string): string | null {
  const path = pageFile(page);
  const source = project.open(path);
  const header = source && elementsNamed(source.program, "PageHeader")[0];
  const attribute = header && attributeOf(header, "title");
  if (!source || !attribute || attribute.value !== page.title) return null;
  source.edits.overwrite(
    attribute.start,
    attribute.end,
    title.includes('"') ? `{${stringLiteral(title)}}` : `"${title}"`,
  );
  project.save(path, source);
  return path;
}

const labels: Record<Language, string>[] = [
  { en: "Home", de: "Start", es: "Inicio" },
  { en: "Menu", de: "Speisekarte", es: "Carta" },
  { en: "About", de: "Über uns", es: "Sobre nosotros" },
  { en: "Contact", de: "Kontakt", es: "Contacto" },
  { en: "Pricing", de: "Preise", es: "Precios" },
  { en: "Timetable", de: "Kursplan", es: "Horario" },
  { en: "Shop", de: "Shop", es: "Tienda" },
  { en: "Cart", de: "Warenkorb", es: "Carrito" },
  { en: "Orders", de: "Bestellungen", es: "Pedidos" },
  { en: "Services", de: "Leistungen", es: "Servicios" },
  { en: "Team", de: "Team", es: "Equipo" },
  { en: "Book", de: "Termin buchen", es: "Reservar" },
  { en: "My bookings", de: "Meine Buchungen", es: "Mis reservas" },
  { en: "Gallery", de: "Galerie", es: "Galería" },
  { en: "Blog", de: "Blog", es: "Blog" },
  { en: "Trainers", de: "Trainer", es: "Entrenadores" },
  { en: "Coaching", de: "Coaching", es: "Entrenamiento" },
  { en: "The bakers", de: "Die Bäcker", es: "Los panaderos" },
  { en: "Barbers", de: "Friseure", es: "Barberos" },
  { en: "Board", de: "Tafel", es: "Tablero" },
  { en: "Dashboard", de: "Übersicht", es: "Panel" },
  { en: "Contacts", de: "Kontakte", es: "Contactos" },
  { en: "Deals", de: "Abschlüsse", es: "Oportunidades" },
  { en: "Settings", de: "Einstellungen", es: "Ajustes" },
  { en: "Calendar", de: "Kalender", es: "Calendario" },
  { en: "Tasks", de: "Aufgaben", es: "Tareas" },
  { en: "Products", de: "Produkte", es: "Productos" },
  { en: "Customers", de: "Kunden", es: "Clientes" },
  { en: "Invoices", de: "Rechnungen", es: "Facturas" },
  { en: "Projects", de: "Projekte", es: "Proyectos" },
  { en: "News", de: "Neuigkeiten", es: "Noticias" },
  { en: "Questions", de: "Fragen", es: "Preguntas" },
  { en: "Today", de: "Heute", es: "Hoy" },
];

const languageWords: [Language | "other", string][] = [
  ["de", "german|deutsch|alemán"],
  ["es", "spanish|spanisch|español|castellano"],
  ["en", "english|englisch|inglés"],
  [
    "other",
    "french|italian|portuguese|dutch|polish|turkish|russian|chinese|japanese|arabic|französisch|italienisch|portugiesisch|niederländisch|francés|italiano|portugués",
  ],
];

const understoodTranslate: Wording = {
  en: "The navigation in another language.",
  de: "Die Navigation in einer anderen Sprache.",
  es: "La navegación en otro idioma.",
};
const didTranslate: Wording = { en: "Navigation: {list}", de: "Navigation: {list}", es: "Navegación: {list}" };
const onlyNavigation: Wording = {
  en: "The texts of the pages stay in their language: I have no translation of them",
  de: "Die Texte der Seiten bleiben in ihrer Sprache: dafür habe ich keine Übersetzung",
  es: "Los textos de las páginas siguen en su idioma: no tengo traducción",
};
const halfOnly: Wording = {
  en: "I have no translation of this site's texts, only of its navigation, so I changed nothing. A language model can translate the whole. Shall the navigation alone be translated?",
  de: "Für die Texte dieser Website habe ich keine Übersetzung, nur für ihre Navigation; ich habe nichts geändert. Ein Sprachmodell kann alles übersetzen. Soll nur die Navigation übersetzt werden?",
  es: "No tengo traducción para los textos de este sitio, solo para su navegación, así que no he cambiado nada. Un modelo de lenguaje puede traducirlo todo. ¿Traduzco solo la navegación?",
};
const offer: Record<Language, Wording> = {
  en: {
    en: "Translate the navigation to English",
    de: "Übersetze die Navigation auf Englisch",
    es: "Traduce la navegación al inglés",
  },
  de: {
    en: "Translate the navigation to German",
    de: "Übersetze die Navigation auf Deutsch",
    es: "Traduce la navegación al alemán",
  },
  es: {
    en: "Translate the navigation to Spanish",
    de: "Übersetze die Navigation auf Spanisch",
    es: "Traduce la navegación al español",
  },
};
const keep: Wording = { en: "Keep it as it is", de: "So lassen", es: "Dejarlo así" };
const isInIt: Wording = {
  en: "This app is written in that language already, so I changed nothing.",
  de: "Diese App ist schon in dieser Sprache geschrieben; ich habe nichts geändert.",
  es: "Esta aplicación ya está escrita en ese idioma, así que no he cambiado nada.",
};
const noTranslation: Wording = {
  en: 'I have no translation for {list}, and half a translation would be worse than none. I changed nothing. You can rename each page: "Rename … to …".',
  de: "Für {list} habe ich keine Übersetzung, und eine halbe wäre schlechter als keine. Ich habe nichts geändert. Jede Seite lässt sich umbenennen.",
  es: "No tengo traducción para {list}, y media traducción sería peor que ninguna. No he cambiado nada. Puedes renombrar cada página.",
};
const noLanguage: Wording = {
  en: "The offline builder writes English, German and Spanish, so I changed nothing. A language model can translate the app.",
  de: "Der Offline-Builder schreibt Englisch, Deutsch und Spanisch; ich habe nichts geändert. Ein Sprachmodell kann die App übersetzen.",
  es: "El constructor offline escribe inglés, alemán y español, así que no he cambiado nada. Un modelo de lenguaje puede traducir la aplicación.",
};

/** Navigation labels in another language, when a wording is known for every one of them. */
export const translateNavigation = operation<{ to: Language | "other"; all: boolean }>({
  id: "translate-navigation",
  words: "translate language german spanish english übersetzen sprache traducir idioma",
  match({ text, language }) {
    if (!has(text, "translat\\w*|übersetz\\w*|traduc\\w*")) return null;
    const to = languageWords.find(([, words]) => has(text, words))?.[0];
    if (!to) return null;
    return {
      confidence: 0.92,
      values: { to, all: !has(text, "menu|nav\\p{L}*|header|menü|menú|kopf\\p{L}*") },
      understood: understoodTranslate[language],
    };
  },
  reads: (plan) => navigationPaths(plan),
  change(project, { to, all }, { language }) {
    const { plan } = project;
    if (to === "other") return { say: noLanguage[language] };
    if (all && to === plan.language) return { say: isInIt[language] };
    const pages = plan.pages.filter((page) => page.nav);
    const translated = pages.map(
      (page) => labels.find((entry) => entry[plan.language] === page.title || entry.en === page.title)?.[to],
    );
    const unknown = pages.filter((_, index) => translated[index] === undefined).map((page) => page.title);
    if (unknown.length > 0) return { say: worded(noTranslation, language, { list: unknown.join(", ") }) };
    // A German navigation over English pages is no translated site: that is for the person to decide.
    if (all) return { say: halfOnly[language], options: [offer[to][language], keep[language]] };
    let path: string | null = null;
    pages.forEach((page, index) => (path = setLabel(project, page.path, translated[index]!) ?? path));
    if (!path) return { say: worded(noTranslation, language, { list: listOf(plan) }) };
    return {
      plan,
      claims: [
        {
          text: worded(didTranslate, language, { list: translated.join(", ") }),
          path,
          holds: (content) => translated.every((label) => content?.includes(stringLiteral(label!))),
        },
      ],
      notDone: to !== plan.language ? [onlyNavigation[language]] : [],
    };
  },
});
