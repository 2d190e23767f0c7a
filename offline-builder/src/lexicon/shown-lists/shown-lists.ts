/** Lists that public sites show beside what they are about: judges, sponsors, workshops, downloads. Data in `rows.ts`. */
import type { FieldType, Language } from "../../plan/plan.ts";
import { rowsInEnglish } from "./rows-en.ts";
import { rowsInGerman } from "./rows-de.ts";
import { rowsInSpanish } from "./rows-es.ts";

export interface ShownListKind {
  id: string;
  /** Last words of the part in English and German, its first in Spanish; in small letters. */
  words: Record<Language, RegExp>;
  /** The first names an entry. Labels in English, German and Spanish. */
  fields: readonly ShownListField[];
}

export type ShownListField = readonly [key: string, type: FieldType, en: string, de: string, es: string];

const name: ShownListField = ["name", "text", "Name", "Name", "Nombre"];
const title: ShownListField = ["title", "text", "Title", "Titel", "Título"];
const text: ShownListField = ["text", "long-text", "Text", "Text", "Texto"];
const date: ShownListField = ["date", "date", "Date", "Datum", "Fecha"];
const time: ShownListField = ["time", "text", "Time", "Uhrzeit", "Hora"];
const place: ShownListField = ["place", "text", "Place", "Ort", "Lugar"];

/** The first whose words fit is meant. */
const shownListKinds: readonly ShownListKind[] = [
  {
    id: "job",
    words: {
      en: /(?:^|\s)(?:jobs?|careers?|vacanc(?:y|ies)|job (?:offers?|openings?)|open positions?|openings)$/,
      de: /(?:stellen(?:angebote|anzeigen)?|jobs?|karriere)$/,
      es: /^(?:empleos?|ofertas de (?:empleo|trabajo)|vacantes|trabaja con nosotros)/,
    },
    fields: [
      title,
      ["hours", "text", "Hours", "Umfang", "Jornada"],
      ["starts", "text", "Starts", "Beginn", "Inicio"],
      text,
    ],
  },
  {
    id: "organisation",
    words: {
      en: /(?:^|\s)(?:partners?|sponsors?|exhibitors?|supporters|donors|suppliers|clients|vendors|stall ?holders|stalls|merchants|member (?:firms|companies)|brands)$/,
      de: /(?:partner|sponsoren|aussteller(?:innen)?|förderer|unterstützer|lieferanten|händler|marken)$/,
      es: /^(?:socios|patrocinadores|expositores|colaboradores|proveedores|marcas|puestos)/,
    },
    fields: [
      name,
      ["what", "text", "What they do", "Was sie machen", "A qué se dedican"],
      ["since", "text", "With us since", "Dabei seit", "Con nosotros desde"],
    ],
  },
  {
    id: "event",
    words: {
      en: /(?:^|\s)(?:events?|workshops?|concerts?|gigs?|shows?|tour dates|trips?|excursions?|outings|meetings?|meet-?ups?|dates|lectures?|talks?|readings?|exhibitions?|screenings?|services times|matches|fixtures|games|races|openings?|open days?)$/,
      de: /(?:termine|veranstaltungen|workshops?|konzerte|auftritte|ausflüge|fahrten|treffen|vorträge|lesungen|ausstellungen|vorführungen|spiele|rennen)$/,
      es: /^(?:eventos|talleres|conciertos|actuaciones|excursiones|salidas|reuniones|charlas|lecturas|exposiciones|funciones|partidos|fechas)/,
    },
    fields: [title, date, time, place, text],
  },
  {
    id: "call-out",
    words: {
      en: /(?:^|\s)(?:call-?outs|deployments|missions|emergenc(?:y|ies)|incidents?|interventions)$/,
      de: /(?:einsätze|einsatzberichte|einsatzübersicht)$/,
      es: /^(?:intervenciones|servicios de emergencia|emergencias|incidentes)/,
    },
    fields: [title, date, time, place, text],
  },
  {
    id: "schedule",
    words: {
      en: /(?:^|\s)(?:schedule|programme|program|agenda|timetable|itinerary|order of (?:events|the day)|running order)$/,
      de: /(?:ablauf|programm|zeitplan|tagesordnung|ablaufplan)$/,
      es: /^(?:programa|agenda|horario|cronograma|itinerario)/,
    },
    fields: [title, time, place, text],
  },
  {
    id: "squad",
    words: {
      en: /(?:^|\s)(?:teams|squads|groups|age groups|choirs|bands|sections)$/,
      de: /(?:mannschaften|teams|gruppen|abteilungen|sparten|chöre|bands)$/,
      es: /^(?:equipos|grupos|secciones|categorías de edad|coros|bandas)/,
    },
    fields: [
      name,
      ["who", "text", "For", "Für", "Para"],
      ["when", "text", "Meets", "Trifft sich", "Se reúne"],
      ["contact", "text", "Ask for", "Ansprechpartner", "Contacto"],
    ],
  },
  {
    id: "person",
    words: {
      en: /(?:^|\s)(?:judges?|jury|speakers?|artists?|performers|trainers?|teachers?|coaches|instructors?|members?|volunteers?|organi[sz]ers?|committee|board(?: members)?|staff|team|crew|faculty|authors?|contributors?|hosts?|guides?|doctors?|therapists?|stylists?|players?|mentors?|alumni|students?|pupils|tutors?|lawyers?|attorneys?|agents?|experts?|musicians?|dancers?|actors?|chefs?|employees|people)$/,
      de: /(?:jury|jurymitglieder|juror(?:en|innen)|referent(?:en|innen)|künstler(?:innen)?|trainer(?:innen)?|lehrer(?:innen)?|dozent(?:en|innen)|mitglieder|helfer(?:innen)?|vorstand|team|mitarbeiter(?:innen)?|autor(?:en|innen)|ärzte|ärztinnen|therapeut(?:en|innen)|spieler(?:innen)?|mentor(?:en|innen)|ansprechpartner(?:innen)?)$/,
      es: /^(?:jurado|jueces|ponentes|artistas|entrenador(?:es|as)|profesor(?:es|as)|miembros|socios|voluntari[oa]s|organizador(?:es|as)|equipo|autor(?:es|as)|médic[oa]s|terapeutas|jugador(?:es|as)|mentor(?:es|as)|guías|personal)/,
    },
    fields: [name, ["role", "text", "Looks after", "Zuständig für", "Se ocupa de"], text],
  },
  {
    id: "place",
    words: {
      en: /(?:^|\s)(?:locations?|branches|venues?|places|studios?|shops|stores|sites|stations?|spots|meeting points?|pick-?up points?|where to find us)$/,
      de: /(?:standorte?|filialen|orte|veranstaltungsorte|läden|treffpunkte|abholpunkte|verkaufsstellen)$/,
      es: /^(?:sedes|ubicaciones|lugares|locales|tiendas|puntos de (?:venta|encuentro|recogida))/,
    },
    fields: [
      name,
      ["address", "text", "Address", "Adresse", "Dirección"],
      ["open", "text", "Open", "Geöffnet", "Abierto"],
      text,
    ],
  },
  {
    id: "room",
    words: {
      en: /(?:^|\s)(?:rooms?|suites?|apartments?|cabins?|cottages?|pitches|accommodation|halls?|facilities|amenities|spaces|equipment)$/,
      de: /(?:zimmer|räume|ferienwohnungen|hütten|stellplätze|unterkünfte|säle|ausstattung|räumlichkeiten)$/,
      es: /^(?:habitaciones|salas|apartamentos|cabañas|parcelas|alojamientos?|instalaciones|espacios|equipamiento)/,
    },
    fields: [name, ["people", "text", "For", "Für", "Para"], ["with", "text", "With", "Mit", "Con"], text],
  },
  {
    id: "document",
    words: {
      en: /(?:^|\s)(?:downloads?|documents?|forms|resources?|materials?|brochures?|guides|handouts|publications?|papers|press (?:kit|releases?)|minutes|newsletters|reports)$/,
      de: /(?:downloads?|dokumente|formulare|unterlagen|materialien|broschüren|veröffentlichungen|pressemitteilungen|protokolle|berichte)$/,
      es: /^(?:descargas|documentos|formularios|recursos|materiales|folletos|publicaciones|informes|actas)/,
    },
    fields: [
      title,
      ["pages", "text", "Length", "Umfang", "Extensión"],
      ["state", "text", "As of", "Stand", "Versión"],
      text,
    ],
  },
  {
    id: "project",
    words: {
      en: /(?:^|\s)(?:projects?|case studies|exhibits?|installations?|campaigns?|initiatives|references|portfolio|success stories|experiments?|works|achievements|stories)$/,
      de: /(?:projekte|fallstudien|exponate|kampagnen|initiativen|referenzen|werke|erfolge|geschichten)$/,
      es: /^(?:proyectos|casos(?: de (?:estudio|éxito))?|campañas|iniciativas|referencias|obras|experimentos|logros|historias)/,
    },
    fields: [title, ["by", "text", "By", "Von", "De"], ["year", "text", "Year", "Jahr", "Año"], text],
  },
  {
    id: "course",
    words: {
      en: /(?:^|\s)(?:courses?|classes|lessons?|seminars?|trainings?|webinars?|modules|camps?|programs|programmes|sessions)$/,
      de: /(?:kurse|kursangebot|seminare|schulungen|fortbildungen|webinare|lehrgänge|stunden)$/,
      es: /^(?:cursos|clases|seminarios|formaciones|lecciones|campamentos|sesiones)/,
    },
    fields: [
      title,
      ["level", "text", "For", "Für", "Para"],
      ["when", "text", "When", "Wann", "Cuándo"],
      ["length", "text", "Length", "Dauer", "Duración"],
      text,
    ],
  },
  {
    id: "aftercare",
    words: {
      en: /(?:^|\s)after-?care(?: (?:tips|advice|instructions|guide))?$/,
      de: /(?:nachsorge|pflege danach|pflegehinweise)$/,
      es: /^cuidados(?: posteriores)?/,
    },
    fields: [title, text],
  },
  {
    id: "rule",
    words: {
      en: /(?:^|\s)(?:rules?|guidelines?|terms of (?:use|entry)|conditions|requirements|policies|house rules|tips|advice|instructions|values|benefits)$/,
      de: /(?:regeln|hausordnung|teilnahmebedingungen|richtlinien|voraussetzungen|tipps|hinweise|werte|vorteile)$/,
      es: /^(?:reglas|normas|bases|requisitos|consejos|condiciones|valores|ventajas)/,
    },
    fields: [title, text],
  },
  {
    id: "prize",
    words: {
      en: /(?:^|\s)(?:prizes?|awards?|categories|honou?rs|winners?|rewards?|competitions?|results|rankings?|standings|records)$/,
      de: /(?:preise und kategorien|auszeichnungen|kategorien|gewinner(?:innen)?|ehrungen|wettbewerbe|ergebnisse|rangliste)$/,
      es: /^(?:premios|categorías|ganadores|reconocimientos|concursos|resultados|clasificación)/,
    },
    fields: [title, ["for", "text", "For", "Für", "Para"], ["prize", "text", "Prize", "Preis", "Premio"]],
  },
  {
    id: "tour",
    words: {
      en: /(?:^|\s)(?:tours?|routes?|trails?|walks?|hikes?|destinations?|day trips?|cruises?|rides?|attractions?|sights|things to do|activities)$/,
      de: /(?:touren|routen|wanderungen|führungen|reiseziele|ausflugsziele|sehenswürdigkeiten|aktivitäten|rundgänge)$/,
      es: /^(?:rutas|excursiones guiadas|tours?|senderos|destinos|visitas(?: guiadas)?|paseos|actividades|atracciones)/,
    },
    fields: [
      title,
      ["length", "text", "Length", "Länge", "Duración"],
      ["start", "text", "Starts at", "Start", "Salida"],
      text,
    ],
  },
  {
    id: "recording",
    words: {
      en: /(?:^|\s)(?:videos?|episodes?|podcasts?|songs?|tracks?|albums?|releases|music|recordings?|sermons?|films?|clips|audio)$/,
      de: /(?:videos?|folgen|podcasts?|lieder|alben|musik|aufnahmen|predigten|filme)$/,
      es: /^(?:vídeos?|episodios|podcasts?|canciones|discos|álbumes|música|grabaciones|películas)/,
    },
    fields: [title, ["length", "text", "Length", "Länge", "Duración"], ["year", "text", "Year", "Jahr", "Año"], text],
  },
  {
    id: "recipe",
    words: {
      en: /(?:^|\s)(?:recipes?|dishes|cocktails|meals)$/,
      de: /(?:rezepte|gerichte|cocktails)$/,
      es: /^(?:recetas|platos|cócteles)/,
    },
    fields: [
      title,
      ["serves", "text", "Serves", "Für", "Raciones"],
      ["takes", "text", "Takes", "Dauer", "Tiempo"],
      text,
    ],
  },
  {
    id: "goods",
    words: {
      en: /(?:^|\s)(?:merch(?:andise)?|gift (?:cards|vouchers|ideas)|vouchers|souvenirs|products?|accessories|packages?|hampers|bundles|collections?|deals|offers|specials|promotions?)$/,
      de: /(?:merchandise|gutscheine|geschenke|produkte|zubehör|pakete|kollektionen|angebote|aktionen)$/,
      es: /^(?:merchandising|vales|regalos|productos|accesorios|paquetes|colecciones|ofertas|promociones)/,
    },
    fields: [
      name,
      ["for", "text", "For", "Für", "Para"],
      ["contains", "text", "What is in it", "Was drin ist", "Qué incluye"],
    ],
  },
  {
    id: "animal",
    words: {
      en: /(?:^|\s)(?:dogs?|cats?|horses|ponies|animals?|pets|rabbits|puppies|kittens|litters|birds|goats)$/,
      de: /(?:hunde|katzen|pferde|ponys|tiere|kaninchen|welpen|würfe|vögel|ziegen)$/,
      es: /^(?:perros|gatos|caballos|ponis|animales|mascotas|conejos|cachorros|camadas|aves|cabras)/,
    },
    fields: [name, ["age", "text", "Age", "Alter", "Edad"], ["likes", "text", "Likes", "Mag", "Le gusta"], text],
  },
  {
    id: "news",
    words: {
      en: /(?:^|\s)(?:news|announcements?|updates?|notices|press|latest)$/,
      de: /(?:neuigkeiten|aktuelles|nachrichten|ankündigungen|presse|mitteilungen)$/,
      es: /^(?:noticias|novedades|anuncios|avisos|prensa|actualidad)/,
    },
    fields: [title, date, text],
  },
  {
    id: "question",
    words: {
      en: /(?:^|\s)(?:faqs?|questions?(?: and answers)?|q ?& ?a|frequently asked questions)$/,
      de: /(?:faq|häufige fragen|fragen(?: und antworten)?)$/,
      es: /^(?:faq|preguntas(?: frecuentes)?)/,
    },
    fields: [title, text],
  },
  {
    id: "milestone",
    words: {
      en: /(?:^|\s)(?:timeline|history|milestones?|our story|roadmap|chronology)$/,
      de: /(?:geschichte|meilensteine|chronik|zeitleiste|historie)$/,
      es: /^(?:historia|hitos|cronología|línea de tiempo)/,
    },
    fields: [title, ["year", "text", "Year", "Jahr", "Año"], text],
  },
];

const rows: Record<Language, Readonly<Record<string, readonly (readonly string[])[]>>> = {
  en: rowsInEnglish,
  de: rowsInGerman,
  es: rowsInSpanish,
};

/** Values in the order of the fields; a date is the number of days from today. */
export const rowsOfList = (id: string, language: Language): readonly (readonly string[])[] => rows[language][id] ?? [];

export function shownListKind(label: string, language: Language): ShownListKind | null {
  const low = label.toLowerCase();
  return shownListKinds.find(({ words }) => words[language].test(low)) ?? null;
}
