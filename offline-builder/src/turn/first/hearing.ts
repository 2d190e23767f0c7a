/** Whether a text has a word: bent, mistyped, in two, in one with another, or as another word for the same thing. */
import type { Language } from "../../plan/plan.ts";
import { isRealWord } from "../../lexicon/real-words.ts";
import { stem, tokens } from "../../parse/words.ts";

/** Ends of German nouns that say little: an emergency number is not met by a phone number. */
const generalEnd =
  /(?:nummer|liste|seite|datum|karte|formular|zeit|zeiten|preis|preise|platz|stand|name|titel|bestand|betrag|planer|nachweis|stunde|stunden|termine?|kosten|verbrauch|stelle|person|personen|unterricht|angebote?n?|plan)$/iu;

/** Different words for one thing, by their stems: a wish is met where any of them stands. */
const alike: readonly (readonly string[])[] = [
  "photo photos picture pictures image images gallery pic bild bilder foto fotos galerie fotos imagen imágenes galería",
  "signup register registration join enrol enroll rsvp attend attendance confirm zusage zusagen confirmar asistencia anmelden anmeldung mitglied inscripción inscribirse apuntarse matrícula",
  "book booking bookings reserve reservation reservations appointment appointments slot termin termine terminanfrage buchen buchung reservieren reservierung tischreservierung reserva reservas reservar cita citas",
  "price prices pricing cost costs rate rates fee fees tariff preis preise kosten gebühr tarif precio precios tarifas coste",
  "mail email e-mail correo",
  "newsletter mailing",
  "preorder pre-order order orders bestellung bestellungen bestellen vorbestellung pedido pedidos encargo encargos",
  "message messages chat nachricht nachrichten mensaje mensajes",
  "due deadline frist fällig fälligkeit vencimiento plazo",
  "author assignee owner assigned assign zuständig verantwortlich responsable",
  "hours open opening öffnungszeiten sprechzeiten horario abierto",
  "borrow borrowed borrower lent lend loan ausgeliehen ausleihe verliehen prestado préstamo préstamos",
  "rating rate stars review reviews testimonial testimonials bewertung bewertungen referenzen opiniones valoración reseñas",
  "shop shopping cart basket merch store warenkorb laden tienda carrito",
  "timetable schedule calendar programme program agenda stundenplan kalender programm ablauf calendario programa",
  "chart graph diagram statistics diagramm statistik verlauf gráfico gráfica estadística",
  "score scores points punkte puntos",
  "result results ergebnis ergebnisse resultado resultados",
  "question questions faq fragen preguntas quiz",
  "faq help hilfe ayuda",
  "kids children child pupils students kinder schüler niños alumnos alumno",
  "reminder reminders notification notifications alert alerts erinnerung erinnerungen recordatorio aviso avisos",
  "team mitarbeiter equipo teacher trainer instructor therapist therapeut therapeuten",
  "course courses class classes kurs kurse curso cursos clase clases",
  "comment comments reply replies kommentar kommentare comentario comentarios",
  "note notes notiz notizen nota notas",
  "member members mitglied mitglieder socio socios",
  "client clients customer customers kunde kunden cliente clientes",
  "where place location address town ort standort anfahrt adresse lugar dirección ubicación llegar",
  "like vote upvote votes abstimmung stimme voto votar votación",
  "donate donation donations giving spende spenden donar donaciones",
  "payment pay paid bezahlt zahlung bezahlen pago pagado cobrada",
  "expense expenses spending ausgabe ausgaben gasto gastos",
  "dishes menu speisekarte gerichte carta menú",
  "tick done checked erledigt abhaken hecho",
  "portfolio portafolio works gallery galerie galería",
  "handmade handcrafted handgemacht handgemachte handgemachten handgefertigt handgefertigte handgefertigten artesanal artesano mano hand",
  "tag tags category categories schlagwort schlagwörter kategorie kategorien etiqueta etiquetas categoría categorías",
].map((line) => [...new Set(line.split(" ").map(stem))]);

export const hasOtherNames = (word: string): boolean => alike.some((group) => group.includes(stem(word.toLowerCase())));

/** Said in every app, "Try it in another place", so they do not show that a wish is met by another word. */
const vague = new Set("where place like open".split(" ").map(stem));

export interface Heard {
  /** Stems with blanks between them. */
  line: string;
  words: ReadonlySet<string>;
  /** Longer words by their first letters: endings differ. */
  byBeginning: ReadonlyMap<string, readonly string[]>;
}

const BEGINNING = 5;
/** Endings of bent words: "water" and "watering", not "country" and "counts". */
const ending =
  /^(?:e?s|e?d|e?rs?|e?ring|ings?|ly|ment|e?n|ern|em|es|te?n?|ung|ungen|in|innen|[aeo]s?|ad[oa]s?|id[oa]s?|[aei]r|ción|ciones|y|ies|ted|ting|ions?|ation|able|ive|ern?|lich\p{L}{0,2}|keit)?$/u;

/** "Hand-made", "handmade" and "hand made" are one word. */
const squeezed = (word: string): string => word.replaceAll(/['’-]/g, "");

export function heard(text: string): Heard {
  const all = tokens(text);
  const variants = all.flatMap((word, at) => {
    const next = all[at + 1];
    const isPart = next !== undefined && word.length > 2 && (next.length > 2 || next === "up");
    const parts = word.includes("-") ? [squeezed(word), ...word.split("-")] : [];
    return [word, ...parts, ...(isPart ? [`${word}${next}`] : [])];
  });
  const words = new Set(variants.flatMap((word) => [word, stem(word)]));
  const byBeginning = Map.groupBy(
    [...words].filter((word) => word.length >= BEGINNING),
    (word) => word.slice(0, BEGINNING),
  );
  return { line: ` ${all.map(stem).join(" ")} `, words, byBeginning };
}

/** Endings of number and case, which make no other word of one. */
const inflection = /^(?:e?s|e?n|er?|ern|[ao]s?)?$/u;

function isBent(word: string, other: string, endings = ending): boolean {
  let same = 0;
  while (same < Math.min(word.length, other.length) && word[same] === other[same]) same += 1;
  // The last letter in common may belong to the ending: "watering" and "watered".
  return [same, same - 1, same - 2].some(
    (at) => at >= BEGINNING && endings.test(word.slice(at)) && endings.test(other.slice(at)),
  );
}

/** Shorter words have too many neighbours: "owes" and "ones". In English only words that are none are compared. */
const MISTYPED_FROM = 8;

/** One letter too many, too few or another one, behind the first. */
function isMistyped(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1 || other.length < 4) return false;
  let same = 1;
  while (same < word.length && word[same] === other[same]) same += 1;
  const [left, otherLeft] = [word.slice(same), other.slice(same)];
  return left.slice(1) === otherLeft.slice(1) || left.slice(1) === otherLeft || left === otherLeft.slice(1);
}

const isTypo = (word: string, words: ReadonlySet<string>): boolean =>
  !isRealWord(word) && [...words].some((other) => isMistyped(word, other));

/** "Tischreservierung" is heard where the app says "Reservierung", "Beitrittsformular" where it says "Beitritt". */
function isHeardInPart(word: string, words: ReadonlySet<string>): boolean {
  const tail = generalEnd.exec(word)?.[0];
  const front = tail === undefined ? "" : word.slice(0, -tail.length).replace(/s$/u, "");
  return [...words].some((one) =>
    tail === undefined
      ? one.length > 5 && word.endsWith(one)
      : front.length > 3 && one.startsWith(front) && one.length <= front.length + 1,
  );
}

/** The word itself, also as an end of a German one. */
export function isSame(word: string, { words, line }: Heard, language: Language): boolean {
  const root = stem(word);
  const isPart =
    language === "de" && root.length >= BEGINNING && (line.includes(` ${root}`) || line.includes(`${root} `));
  const phrase = word.split(/[- ]/).map(stem).join(" ");
  if (language === "de" && word.length > 8 && generalEnd.test(word) && isHeardInPart(word, words)) return true;
  const isMeant = language === "en" && isTypo(word, words);
  return (
    isMeant || isPart || words.has(word) || words.has(root) || words.has(squeezed(word)) || line.includes(` ${phrase} `)
  );
}

/** The word in another number or case. */
export const isInflected = (word: string, { byBeginning }: Heard): boolean =>
  (byBeginning.get(word.slice(0, BEGINNING)) ?? []).some((other) => isBent(word, other, inflection));

export function isHeard(word: string, all: Heard, language: Language): boolean {
  const { words, byBeginning } = all;
  const root = stem(word);
  if (words.has(word) || words.has(root)) return true;
  // "Unpaid" is heard where the app says "paid".
  const plain = language === "es" ? undefined : /^un(\p{L}{4,})$/u.exec(word)?.[1];
  if (plain !== undefined && isHeard(plain, all, language)) return true;
  const joined = squeezed(word);
  if (joined !== word && isHeard(joined, all, language)) return true;
  if (language === "de" && /..n$/.test(word) && isHeard(word.slice(0, -1), all, "en")) return true;
  if ((byBeginning.get(word.slice(0, BEGINNING)) ?? []).some((other) => isBent(word, other))) return true;
  // Short words of other languages are inflected too often to be told from mistyped ones.
  if ((language === "en" || word.length >= MISTYPED_FROM) && isTypo(word, words)) return true;
  if (alike.some((group) => group.includes(root) && group.some((other) => words.has(other) && !vague.has(other))))
    return true;
  return language === "de" && word.length > 8 && isHeardInPart(word, words);
}

/** One half of a word that the app writes as one: "hand made" of "handmade". */
export function isHalf(
  content: readonly string[],
  at: number,
  { all, language }: { all: Heard; language: Language },
): boolean {
  const word = content[at]!;
  const wholes = [
    content[at - 1] ? `${content[at - 1]}${word}` : "",
    content[at + 1] ? `${word}${content[at + 1]}` : "",
  ];
  return wholes.some(
    (whole) => whole !== "" && (all.words.has(whole) || isRealWord(whole)) && isHeard(whole, all, language),
  );
}
