/** Lists that a German or Spanish specification asks for, in the order in which it names them. */
import { knownEntity, listsNamedIn } from "../../lexicon/entities/index.ts";
import { localized, planEntity, type KnownEntity } from "../../lexicon/entities/entity.ts";
import { toldIn, type ToldWords } from "../../lexicon/things/told.ts";
import type { Entity, Language } from "../../plan/plan.ts";
import { isFeatureWord } from "../entities.ts";
import { isPlural, singularOf } from "../records/grammatical-number.ts";
import { recordKeyOf } from "../records/record-names.ts";
import { fieldOf } from "../records/stated-fields.ts";
import { titledFields, usualRecords } from "../records/stated-records.ts";
import { tokens } from "../words.ts";
import { eachHas } from "./each-has.ts";

type Told = "de" | "es";

const deeds: Record<Told, string> = {
  de: "verwalten|erfassen|ansehen|anschauen|durchsuchen|buchen|reservieren|anlegen|sehen|einsehen|pflegen|speichern|veröffentlichen|planen|bearbeiten|hochladen|erstellen|bestellen|suchen|filtern|registrieren|eintragen|melden|dokumentieren|organisieren|teilen|beantragen|anfragen|schreiben|aktualisieren|vergeben|zuweisen|verfolgen|sammeln",
  es: "gestionar|registrar|ver|consultar|buscar|administrar|crear|publicar|reservar|guardar|subir|solicitar|pedir|añadir|editar|organizar|planificar|anotar|controlar|actualizar|compartir|asignar|explorar|llevar",
};
/** What a specification has besides its lists, and who uses it. */
const noLists: Record<Told, RegExp> = {
  de: /^(?:mitarbeitende?n?|nutzer(?:innen)?|benutzer(?:innen)?|anwender|besucher(?:innen)?|admins?|administratoren|eltern|team|büro|personal|leute|personen|daten|informationen|details|einträge|funktionen|seiten?|berichte?|statistik(?:en)?|diagramme?n?|auswertung(?:en)?|übersicht(?:en)?|favoriten|kommentare?|bewertung(?:en)?|nachrichten|kontaktformular|formulare?|kalender|konto|konten|suche|filter|warenkorb|newsletter|zeitraum|umsatz|angaben|bilder|fotos|namen?|preise?|wochenplan|einkaufsliste|dashboard|startseite|passwort|rechte|rollen|status)$/iu,
  es: /^(?:usuarios?|usuarias?|visitantes?|administradores?|administrador|personal|equipo|oficina|gente|personas|datos|información|detalles|entradas|funciones|páginas?|informes?|estadísticas?|gráficos?|resúmenes|favoritos|comentarios?|valoraciones|mensajes?|formularios?|calendario|cuentas?|búsqueda|filtros?|carrito|boletín|estado|fotos|imágenes|nombres?|precios?|panel|contraseña|roles|especie|edad|mes|meses|web|sistema|aplicación)$/iu,
};

export function toldLists(written: string, language: Told): Entity[] {
  // Of both forms of people one names the list.
  const text = written
    .replace(/(\p{Lu}\p{Ll}+?)(?:innen|in)\s+(?:und|oder)\s+(?=\1)/gu, "")
    .replace(/(?<=\p{Ll})[:*_]innen/gu, "");
  const nouns = [...subjectsOf(text, language), ...eachHas(text, language).map(({ thing }) => thing)];
  const found: Entity[] = [];
  for (const noun of nouns) {
    const entity = noLists[language].test(noun) ? null : listOf(noun, language);
    if (entity && !found.some((other) => other.key === entity.key || other.plural === entity.plural))
      found.push(entity);
  }
  return found;
}

/** What a specification wishes for, lists or not, as it is written: for saying what of it is not there. */
export function wishedNouns(text: string, language: Told): string[] {
  return text.split(/[.!?](?:\s|$)|\n|;/).flatMap((sentence) => {
    if (language === "es") return spanishObjects(sentence, () => true);
    return germanObjects(sentence, () => true);
  });
}

/** Nouns that something is done with; in German they stand before the verb, in Spanish behind it. */
function subjectsOf(text: string, language: Told): string[] {
  const sentences = text.split(/[.!?](?:\s|$)|\n|;/);
  return sentences.flatMap((sentence) => (language === "de" ? germanObjects(sentence) : spanishObjects(sentence)));
}

const modal =
  /(?<![\p{L}])(?:soll(?:en|te|ten)?|k[öo]nn(?:en|te|ten)|kann|muss|müssen|möchten?|wollen|will|darf|dürfen|braucht(?: es)?|brauchen|gibt es|haben|hat|enthält|zeigt|mit)(?![\p{L}])/giu;

type Fits = (noun: string) => boolean;

function germanObjects(sentence: string, fits?: Fits): string[] {
  const acted = new RegExp(`(?<![\\p{L}])(?:${deeds.de})(?![\\p{L}])`, "iu").test(sentence);
  const starts = [...sentence.matchAll(modal)].map((found) => found.index + found[0].length);
  const from = starts[0];
  if (from === undefined) return [];
  // Behind a modal verb everything is wished for; which of it is a list, the words themselves say.
  // By what is searched is no list: "nach Start und Ziel suchen".
  const wished = sentence
    .slice(from)
    .replace(/(?<![\p{L}])nach\s[^,]*?(?=\s(?:suchen|filtern|sortieren)(?![\p{L}]))/giu, "");
  return itemsOf(wished).flatMap((item) => {
    const core = item
      .replace(/^(?:\p{Lu}\p{L}+\s+)?(?:zum\s+)?\p{Lu}\p{Ll}+(?:en|ern|eln)\s+von\s+/u, "")
      .replace(
        /^(?:(?:nach|zu|für|mit|von|an|auf|über|alle[nr]?|die|der|den|das|eigene[nrs]?|ihre?n?|neue[nr]?)\s+)+/iu,
        "",
      )
      .split(/\s(?:mit|für|von|zu|zum|zur|nach|in|im|über|pro|auf)\s/iu)[0]!;
    const noun = core.match(/\p{Lu}[\p{L}-]{2,}/gu)?.at(-1);
    if (!noun) return [];
    const wanted = fits ? fits(noun) : listIsKnown(noun, "de") || (acted && isPlural(noun, "de"));
    return wanted ? [noun] : [];
  });
}

function spanishObjects(sentence: string, fits?: Fits): string[] {
  const verb = new RegExp(`(?<![\\p{L}])(?:${deeds.es}|necesitamos|queremos|debe tener|incluir)(?![\\p{L}])\\s+`, "iu");
  return sentence
    .split(new RegExp(`(?=(?<![\\p{L}])(?:${deeds.es}|necesitamos|queremos|debe tener|incluir)(?![\\p{L}]))`, "iu"))
    .flatMap((piece) => {
      const found = verb.exec(piece);
      if (!found || found.index > 0) return [];
      return itemsOf(piece.slice(found[0].length)).flatMap((item) => {
        const noun = item
          .replace(articles, "")
          .replace(/^\p{L}{3,}(?:ar|er|ir)(?:se)?\s+(?:un[ao]?s?\s+|el\s+|la\s+|los\s+|las\s+)?/u, "")
          .match(/[\p{L}-]{3,}/u)?.[0];
        if (!noun) return [];
        const wanted = fits ? fits(noun) : listIsKnown(noun, "es") || isPlural(noun, "es");
        return wanted ? [noun] : [];
      });
    });
}

const articles =
  /^(?:(?:los|las|el|la|un|una|unos|unas|sus|su|de|cada|todos|todas|mis|nuestros|nuestras|otros|otras|por|a|en|con|para|que)\s+)+/iu;

function itemsOf(text: string): string[] {
  return text
    .split(/\s*(?:,|(?<![\p{L}])(?:und|oder|sowie|y|e|o|u)(?![\p{L}]))\s*/iu)
    .map((item) => item.trim())
    .filter(Boolean);
}

function wordsOf(entity: KnownEntity, language: Told): string[] {
  return [
    ...localized(entity.words, language).split("|"),
    localized(entity.plural, language).toLowerCase(),
    localized(entity.singular, language).toLowerCase(),
  ];
}

function knownFor(noun: string, language: Told): KnownEntity | undefined {
  const word = noun.toLowerCase();
  return listsNamedIn(language).find((entity) => wordsOf(entity, language).includes(word));
}

function toldFor(noun: string, language: Told): ToldWords | undefined {
  const word = noun.toLowerCase();
  return toldIn(language).find(({ words, one, many }) =>
    [...words, one.toLowerCase(), many.toLowerCase()].includes(word),
  );
}

function listIsKnown(noun: string, language: Told): boolean {
  return knownFor(noun, language) !== undefined || toldFor(noun, language) !== undefined;
}

/** A list as such specifications mean it; null where the lexicon has none of that name. */
export function toldList(noun: string, language: Told): Entity | null {
  const told = toldFor(noun, language);
  return told ? called(noun, fromTold(told, language), language) : null;
}

function listOf(noun: string, language: Told): Entity | null {
  const told = toldFor(noun, language);
  if (told) return called(noun, fromTold(told, language), language);
  const known = knownFor(noun, language);
  if (known) return called(noun, withSamples(known, language), language);
  return isFeatureWord(noun) || tokens(noun).length > 2 ? null : fromNoun(noun, language);
}

/** Lists are called what the request calls them. */
function called(noun: string, entity: Entity, language: Told): Entity {
  const many = noun.charAt(0).toUpperCase() + noun.slice(1);
  if (many === entity.plural || many === entity.singular) return entity;
  const word = language === "de" ? many : noun.toLowerCase();
  const one = isPlural(word, language) ? singularOf(word, language) : null;
  if (one === null || one === word || entity.plural.includes(" ")) return entity;
  return { ...entity, singular: one.charAt(0).toUpperCase() + one.slice(1), plural: many };
}

/** What the lexicon has no sample rows of in the language gets such as fit the noun: an app that begins empty says little. */
export function withInvented(entity: Entity, language: Language): Entity {
  const known = knownEntity(entity.key);
  if (!known || entity.like || known.rows[language]) return entity;
  const noun = localized(known.singular, language)
    .split(" ")
    .at(language === "es" ? 0 : -1)!;
  return { ...entity, like: usualRecords(noun, language).like };
}

export function withSamples(known: KnownEntity, language: Language): Entity {
  return withInvented(planEntity(known, language), language);
}

function fromTold({ thing, one, many, fields }: ToldWords, language: Told): Entity {
  const items = fields.split(/,\s*(?![^(]*\))/);
  const read = items.flatMap((item) => fieldOf(item, items, language)?.field ?? []);
  const entity: Entity = { key: thing.key, singular: one, plural: many, fields: read, like: thing.like };
  return { ...entity, fields: titledFields(read, entity, language) };
}

function fromNoun(noun: string, language: Told): Entity | null {
  const capital = noun.charAt(0).toUpperCase() + noun.slice(1);
  const plural = isPlural(language === "de" ? capital : noun.toLowerCase(), language);
  const one = plural ? singularOf(language === "de" ? capital : noun.toLowerCase(), language) : capital;
  if (one === null || !plural) return null;
  const singular = one.charAt(0).toUpperCase() + one.slice(1);
  const { fields, like } = usualRecords(one, language);
  return { key: recordKeyOf(singular), singular, plural: capital, fields, like };
}
