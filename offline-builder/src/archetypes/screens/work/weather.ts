import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import type { Language } from "../../../plan/plan.ts";
import { panel, removal } from "../pieces.ts";
import { day, ref, screenArchetype } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:weather (?:app|application|dashboard|forecast|log|diary|tracker|station|site|page|widget|website)|forecast app|(?:the )?weather (?:in|at|on|around) (?:my|our)|wetter (?:in|an|bei) (?:meine|unsere)[mnr]?|wetter-?(?:app|tagebuch|station|vorhersage|seite|dashboard|webseite)|wetter(?: für)?$|app (?:del tiempo|meteorológica|del clima)|tiempo meteorológico|pronóstico del tiempo|el tiempo en|show(?:s|ing)? the weather|zeigt das wetter)(?![\p{L}])/iu;
const otherThings = /(?<![\p{L}])(?:kanban|crm|shop|store|blog)(?![\p{L}])/iu;

const places: Record<Language, string[]> = {
  en: ["At home", "At the sea"],
  de: ["Zu Hause", "Am Meer"],
  es: ["En casa", "En la costa"],
};
/** Warmest, coldest, sky, rain, from today back. */
const noted: readonly [high: number, low: number, sky: number, rain: number][] = [
  [19, 11, 1, 0],
  [17, 10, 3, 6],
  [16, 9, 3, 11],
  [20, 10, 0, 0],
  [22, 12, 0, 0],
  [23, 13, 1, 0],
  [21, 14, 2, 0],
  [18, 12, 4, 14],
  [17, 11, 2, 1],
  [19, 9, 1, 0],
  [20, 10, 0, 0],
  [18, 8, 2, 0],
];

/** Weather as it was noted by hand, by place and day: offline nobody knows the forecast. */
export const weather = screenArchetype({
  id: "weather",
  folder: "weather",
  score: ({ text }) => (asked.test(text.trim()) && !otherThings.test(text) ? 13 : 0),
  vocabulary: { en: "weather|forecast", de: "wetter", es: "tiempo" },
  kind: ["a weather log", "ein Wettertagebuch", "un diario del tiempo"],
  names: [
    ["Fair to Middling", "Barometer"],
    ["Heiter bis wolkig", "Barometer"],
    ["Claros y nubes", "Barómetro"],
  ],
  tagline: [
    "How it was, place by place and day by day.",
    "Wie es war, Ort für Ort und Tag für Tag.",
    "Cómo fue, lugar a lugar y día a día.",
  ],
  look: { ...appLooks.clinic, density: ["regular"] },
  shell: "topbar",
  isPrivate: true,
  pages: [{ component: "Index", title: ["Weather", "Wetter", "El tiempo"], icon: "CloudSun", blueprint: "Weather" }],
  lists: [
    {
      key: "place",
      singular: ["Place", "Ort", "Lugar"],
      plural: ["Places", "Orte", "Lugares"],
      fields: fields("name:text!:Name|Name|Nombre"),
      samples: (language) => places[language].map((name) => ({ name })),
    },
    {
      key: "reading",
      singular: ["Reading", "Eintrag", "Dato"],
      plural: ["Readings", "Einträge", "Datos"],
      fields: fields(
        "place:relation>place!:Place|Ort|Lugar",
        "day:date!:Day|Tag|Día",
        "sky:enum:Sky|Himmel|Cielo:Sunny,Partly cloudy,Cloudy,Rain,Thunderstorm,Snow|Sonnig,Heiter bis wolkig,Bewölkt,Regen,Gewitter,Schnee|Sol,Nubes y claros,Nublado,Lluvia,Tormenta,Nieve",
        "high:number:Warmest|Höchstwert|Máxima",
        "low:number:Coldest|Tiefstwert|Mínima",
        "rain:number:Rain|Regen|Lluvia",
      ),
      samples: () => [
        ...noted.map(([high, low, sky, rain], ago) => ({
          place: ref("place", 0),
          day: day(-ago),
          sky,
          high,
          low,
          rain,
        })),
        ...noted.slice(0, 5).map(([high, low, sky], ago) => ({
          place: ref("place", 1),
          day: day(-ago),
          sky,
          high: high - 2,
          low: low + 2,
          rain: 0,
        })),
      ],
    },
  ],
  pieces: [
    panel,
    removal,
    ["weather/weather-log.ts", "src/data/weather-log.ts"],
    ["weather/ReadingForm.tsx", "src/components/weather/ReadingForm.tsx"],
    ["weather/Temperatures.tsx", "src/components/weather/Temperatures.tsx"],
  ],
  features: ["create", "delete", "undo", "chart", "units", "persist"],
  claims: [
    [
      "Weather noted by place and day: sky, warmest, coldest, rain, with the last two weeks as a chart",
      "Wetter nach Ort und Tag notiert: Himmel, Höchst- und Tiefstwert, Regen, die letzten zwei Wochen als Diagramm",
      "El tiempo anotado por lugar y día: cielo, máxima, mínima y lluvia, con las dos últimas semanas en un gráfico",
    ],
    ["Degrees in Celsius or Fahrenheit", "Grade in Celsius oder Fahrenheit", "Grados en Celsius o Fahrenheit"],
  ],
  caveats: [
    [
      "A live forecast: it needs a weather service on the network. Days are noted by hand",
      "Eine Live-Vorhersage: dafür braucht es einen Wetterdienst im Netz. Tage werden von Hand notiert",
      "Previsión en directo: hace falta un servicio meteorológico en la red. Los días se anotan a mano",
    ],
  ],
});
