/** Parts that measure, rank, judge or name firms: figures of a dashboard, rankings, assessments, sponsors. Data only. */
import { fields } from "../entities/entity.ts";
import type { PartRole } from "./roles.ts";

const description = "description:long-text:Description|Beschreibung|Descripción";

export const measuringRoles: readonly PartRole[] = [
  {
    id: "metric",
    words: {
      en: /(?:^|\s)(?:(?:(?:growth|engagement|conversion|click|bounce|churn|response|occupancy|completion|retention|open) )?rates?|growth|performance|demographics|engagement|metrics|kpis?|impressions|reach|traffic|revenue|turnover|utili[sz]ation|efficiency|workload|usage|spending trends?)$/,
      de: /-?(?:kennzahlen|wachstum|reichweite|auslastung|umsatz)$/,
      es: /^(?:indicadores|crecimiento|alcance|ocupación|ingresos)(?: de)?\s?/,
    },
    like: "work",
    fields: fields(
      "title:text!:Period|Zeitraum|Periodo",
      "segment:enum:Segment|Segment|Segmento:North,South,East,West|Nord,Süd,Ost,West|Norte,Sur,Este,Oeste",
      "value:number!:Value|Wert|Valor",
      "target:number:Target|Ziel|Objetivo",
      "change:number:Change in percent|Änderung in Prozent|Cambio en porcentaje",
      "date:date!:Date|Datum|Fecha",
      "notes:long-text:Notes|Notizen|Notas",
    ),
    titles: [
      "{Base}, week 1",
      "{Base}, week 2",
      "{Base}, week 3",
      "{Base}, week 4",
      "{Base}, week 5",
      "{Base}, week 6",
      "{Base}, week 7",
      "{Base}, week 8",
    ],
    texts: ["Above the week before.", "As planned.", "A holiday in between.", "Best week so far."],
  },
  {
    id: "ranking",
    words: {
      en: /(?:^|\s)(?:rankings?|reputation|standings|ratings? list|top lists?|charts of players)$/,
      de: /-?(?:rangliste|bestenliste|tabelle)$/,
      es: /^(?:clasificación|ranking)(?: de(?: los| las)?)?\s?/,
    },
    one: ["Place", "Platz", "Puesto"],
    like: "person",
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "points:number!:Points|Punkte|Puntos",
      "played:number:Played|Gespielt|Jugados",
      "won:number:Won|Gewonnen|Ganados",
      "level:enum:Level|Stufe|Nivel:Beginner,Advanced,Master|Einsteiger,Fortgeschritten,Meister|Principiante,Avanzado,Maestro",
      "since:date:Since|Seit|Desde",
    ),
  },
  {
    id: "firm",
    cards: true,
    words: {
      en: /(?:^|\s)(?:references|sponsors?|sponsor showcase|partners|clients we serve|partner (?:companies|network)|exhibitors)$/,
      de: /-?(?:referenzen|sponsoren|partner|aussteller)$/,
      es: /^(?:referencias|patrocinadores|socios|expositores)(?: de)?\s?/,
    },
    like: "note",
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "industry:text:Industry|Branche|Sector",
      "since:text:Since|Seit|Desde",
      "place:text:Place|Ort|Lugar",
      description,
    ),
    titles: [
      "Alder & Finch",
      "Northgate Tools",
      "Harbour Freight",
      "Quarry Stone",
      "Tidewater Build",
      "Ember Software",
      "Clover Foods",
      "Oakline Bank",
    ],
    texts: [
      "Together for several years, with a fixed person on both sides.",
      "Began with one order and stayed.",
      "Supports us with material and time.",
    ],
    values: {
      industry: ["Trade", "Tools", "Transport", "Building", "Building", "Software", "Food", "Finance"],
      since: ["2012", "2015", "2016", "2018", "2019", "2020", "2022", "2024"],
      place: ["Bristol", "Hull", "Leeds", "York", "Bath", "Oxford", "Hull", "Leeds"],
    },
  },
  {
    id: "assessment",
    words: {
      en: /(?:^|\s)(?:assessments?|evaluations?|appraisals?|screenings?|inspections?|audits?|credit checks?|quality control)$/,
      de: /-?(?:bewertung|beurteilung(?:en)?|prüfung(?:en)?|kontrollen)$/,
      es: /^(?:evaluación|evaluaciones|inspección|inspecciones|auditorías?)(?: de)?\s?/,
    },
    like: "work",
    fields: fields(
      "title:text!:What is assessed|Was geprüft wird|Qué se evalúa",
      "date:date!:Date|Datum|Fecha",
      "score:number!:Score|Punkte|Puntuación",
      "risk:enum:Risk|Risiko|Riesgo:Low,Medium,High|Gering,Mittel,Hoch|Bajo,Medio,Alto",
      "by:text:Assessed by|Geprüft von|Evaluado por",
      "status:enum:Status|Status|Estado:In review,Approved,Declined|In Prüfung,Genehmigt,Abgelehnt|En revisión,Aprobada,Rechazada",
      "notes:long-text:Notes|Notizen|Notas",
    ),
    titles: [
      "{Base} 2041",
      "{Base} 2042",
      "{Base} 2043",
      "{Base} 2044",
      "{Base} 2045",
      "{Base} 2046",
      "{Base} 2047",
      "{Base} 2048",
    ],
    texts: ["All papers are there.", "One paper is missing.", "To be looked at by a second person."],
    values: { by: ["Ada Quinn", "Sam Whitlock", "Mira Dahl", "Ben Castell"] },
  },
  {
    id: "links",
    words: {
      en: /(?:^|\s)(?:links|external resources|useful sites)$/,
      de: /-?links$/,
      es: /^enlaces(?: de)?\s?/,
    },
    one: ["Link", "Link", "Enlace"],
    like: "note",
    fields: fields(
      "title:text!:Title|Titel|Título",
      "url:url!:Address|Adresse|Dirección",
      "date:date:Date|Datum|Fecha",
      "notes:text:Notes|Notizen|Notas",
    ),
    titles: [
      "{Base}, Monday",
      "{Base}, Wednesday",
      "{Base} for beginners",
      "{Base} in the evening",
      "Spare {base}",
      "{Base} with guests",
    ],
    values: {
      url: [
        "https://example.org/room-1",
        "https://example.org/room-2",
        "https://example.org/room-3",
        "https://example.org/room-4",
        "https://example.org/room-5",
        "https://example.org/room-6",
      ],
    },
  },
];
