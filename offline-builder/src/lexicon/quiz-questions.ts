/** Questions for quizzes by topic: question, right answer, three wrong ones. Data only. */
import type { Language } from "../plan/plan.ts";
import { moreTopics } from "./quiz-topics.ts";

export type QuizRow = readonly [question: string, answer: string, ...wrong: [string, string, string]];

export interface QuizTopic {
  id: string;
  /** Words of the topic in the three languages together. */
  words: RegExp;
  name: Record<Language, string>;
  rows: Record<Language, QuizRow[]>;
}

const capitals: readonly (readonly [en: string, de: string, es: string, capital: Record<Language, string>])[] = [
  ["Australia", "Australien", "Australia", same("Canberra")],
  ["Canada", "Kanada", "Canadá", same("Ottawa")],
  ["Egypt", "Ägypten", "Egipto", { en: "Cairo", de: "Kairo", es: "El Cairo" }],
  ["Finland", "Finnland", "Finlandia", same("Helsinki")],
  ["Ghana", "Ghana", "Ghana", same("Accra")],
  ["Greece", "Griechenland", "Grecia", { en: "Athens", de: "Athen", es: "Atenas" }],
  ["Iceland", "Island", "Islandia", { en: "Reykjavík", de: "Reykjavík", es: "Reikiavik" }],
  ["Japan", "Japan", "Japón", { en: "Tokyo", de: "Tokio", es: "Tokio" }],
  ["Kenya", "Kenia", "Kenia", same("Nairobi")],
  ["Morocco", "Marokko", "Marruecos", same("Rabat")],
  ["New Zealand", "Neuseeland", "Nueva Zelanda", same("Wellington")],
  ["Norway", "Norwegen", "Noruega", same("Oslo")],
  ["Peru", "Peru", "Perú", same("Lima")],
  ["Portugal", "Portugal", "Portugal", { en: "Lisbon", de: "Lissabon", es: "Lisboa" }],
  ["Thailand", "Thailand", "Tailandia", same("Bangkok")],
  ["Türkiye", "Türkei", "Turquía", same("Ankara")],
  ["Vietnam", "Vietnam", "Vietnam", { en: "Hanoi", de: "Hanoi", es: "Hanói" }],
  ["Uruguay", "Uruguay", "Uruguay", same("Montevideo")],
];

/** Asked of Europe alone, where a request says so; the wrong answers are European too. */
const europe: typeof capitals = [
  ...capitals.filter(([country]) => ["Finland", "Greece", "Iceland", "Norway", "Portugal"].includes(country)),
  ["Austria", "Österreich", "Austria", { en: "Vienna", de: "Wien", es: "Viena" }],
  ["Belgium", "Belgien", "Bélgica", { en: "Brussels", de: "Brüssel", es: "Bruselas" }],
  ["Bulgaria", "Bulgarien", "Bulgaria", { en: "Sofia", de: "Sofia", es: "Sofía" }],
  ["Croatia", "Kroatien", "Croacia", same("Zagreb")],
  ["Denmark", "Dänemark", "Dinamarca", { en: "Copenhagen", de: "Kopenhagen", es: "Copenhague" }],
  ["Estonia", "Estland", "Estonia", { en: "Tallinn", de: "Tallinn", es: "Tallin" }],
  ["Hungary", "Ungarn", "Hungría", same("Budapest")],
  ["Ireland", "Irland", "Irlanda", { en: "Dublin", de: "Dublin", es: "Dublín" }],
  ["Latvia", "Lettland", "Letonia", same("Riga")],
  ["Poland", "Polen", "Polonia", { en: "Warsaw", de: "Warschau", es: "Varsovia" }],
  ["Romania", "Rumänien", "Rumanía", { en: "Bucharest", de: "Bukarest", es: "Bucarest" }],
  ["Slovenia", "Slowenien", "Eslovenia", { en: "Ljubljana", de: "Ljubljana", es: "Liubliana" }],
  ["Spain", "Spanien", "España", same("Madrid")],
];

function same(city: string): Record<Language, string> {
  return { en: city, de: city, es: city };
}

function capitalRows(language: Language, countries = capitals): QuizRow[] {
  const at = { en: 0, de: 1, es: 2 } as const;
  const ask: Record<Language, (country: string) => string> = {
    en: (country) => `What is the capital of ${country}?`,
    de: (country) => `Wie heißt die Hauptstadt von ${country}?`,
    es: (country) => `¿Cuál es la capital de ${country}?`,
  };
  const city = (index: number): string => countries[index % countries.length]![3][language];
  return countries.map((entry, index) => [
    ask[language](entry[at[language]]),
    city(index),
    city(index + 4),
    city(index + 9),
    city(index + 13),
  ]);
}

const general: Record<Language, QuizRow[]> = {
  en: [
    ["How many sides has a hexagon?", "Six", "Five", "Seven", "Eight"],
    ["Which planet is closest to the sun?", "Mercury", "Venus", "Mars", "Earth"],
    ["Which metal is liquid at room temperature?", "Mercury", "Tin", "Lead", "Zinc"],
    ["How many strings has a violin?", "Four", "Five", "Six", "Three"],
    ["Which is the longest bone of the human body?", "Thigh bone", "Shin bone", "Upper arm bone", "Collarbone"],
    ["Who painted the Mona Lisa?", "Leonardo da Vinci", "Raphael", "Rembrandt", "Michelangelo"],
    ["How many minutes has a day?", "1440", "1240", "1640", "1360"],
    ["Which ocean is the largest?", "Pacific", "Atlantic", "Indian", "Arctic"],
    ["What do bees make honey from?", "Nectar", "Pollen", "Wax", "Resin"],
    ["In which year did people first walk on the Moon?", "1969", "1959", "1972", "1965"],
    ["What is the square root of 144?", "12", "14", "11", "16"],
    ["Which gas do plants take in from the air?", "Carbon dioxide", "Oxygen", "Nitrogen", "Helium"],
  ],
  de: [
    ["Wie viele Seiten hat ein Sechseck?", "Sechs", "Fünf", "Sieben", "Acht"],
    ["Welcher Planet ist der Sonne am nächsten?", "Merkur", "Venus", "Mars", "Erde"],
    ["Wie viele Saiten hat eine Geige?", "Vier", "Fünf", "Sechs", "Drei"],
    ["Wer malte die Mona Lisa?", "Leonardo da Vinci", "Raffael", "Rembrandt", "Michelangelo"],
    ["Wie viele Minuten hat ein Tag?", "1440", "1240", "1640", "1360"],
    ["Welcher Ozean ist der größte?", "Pazifik", "Atlantik", "Indischer Ozean", "Arktischer Ozean"],
    ["Woraus machen Bienen Honig?", "Nektar", "Pollen", "Wachs", "Harz"],
    ["In welchem Jahr betraten Menschen den Mond?", "1969", "1959", "1972", "1965"],
    ["Was ist die Wurzel aus 144?", "12", "14", "11", "16"],
    ["Welches Gas nehmen Pflanzen auf?", "Kohlendioxid", "Sauerstoff", "Stickstoff", "Helium"],
  ],
  es: [
    ["¿Cuántos lados tiene un hexágono?", "Seis", "Cinco", "Siete", "Ocho"],
    ["¿Qué planeta está más cerca del Sol?", "Mercurio", "Venus", "Marte", "Tierra"],
    ["¿Cuántas cuerdas tiene un violín?", "Cuatro", "Cinco", "Seis", "Tres"],
    ["¿Quién pintó la Mona Lisa?", "Leonardo da Vinci", "Rafael", "Rembrandt", "Miguel Ángel"],
    ["¿Cuántos minutos tiene un día?", "1440", "1240", "1640", "1360"],
    ["¿Cuál es el océano más grande?", "Pacífico", "Atlántico", "Índico", "Ártico"],
    ["¿De qué hacen la miel las abejas?", "Néctar", "Polen", "Cera", "Resina"],
    ["¿En qué año se pisó la Luna?", "1969", "1959", "1972", "1965"],
    ["¿Cuál es la raíz cuadrada de 144?", "12", "14", "11", "16"],
    ["¿Qué gas toman las plantas del aire?", "Dióxido de carbono", "Oxígeno", "Nitrógeno", "Helio"],
  ],
};

const products: readonly (readonly [number, number])[] = [
  [7, 8],
  [6, 7],
  [9, 6],
  [4, 8],
  [3, 9],
  [8, 8],
  [5, 7],
  [6, 6],
  [9, 9],
  [7, 4],
  [8, 6],
  [12, 5],
];

/** The wrong ones are those that a slip in the row gives. */
function productRows(): QuizRow[] {
  return products.map(([one, other]) => {
    const right = one * other;
    return [`${one} × ${other} = ?`, String(right), String(right + one), String(right - other), String(right + 2)];
  });
}

const timesTables: QuizTopic = {
  id: "times-tables",
  words:
    /multiplication|times ?tables?|einmaleins|multiplicar|maths?(?![\p{L}])|mathe|kopfrechn|mental arithmetic|cálculo mental|matem[aá]ticas/iu,
  name: { en: "times tables", de: "Einmaleins", es: "las tablas de multiplicar" },
  rows: { en: productRows(), de: productRows(), es: productRows() },
};

export const quizTopics: readonly QuizTopic[] = [
  {
    id: "european-capitals",
    words:
      /europe\p{L}*\s(?:[\p{L}]+\s)?(?:capital|countr|geograph)|(?:capitals?|countries) (?:of|in) europe|europäisch\p{L}* (?:hauptst|länder)|hauptst\p{L}+ europas|hauptst\p{L}+ (?:von|in) europa|capitales? (?:europeas?|de europa)|países (?:europeos|de europa)/iu,
    name: { en: "European capitals", de: "Hauptstädte Europas", es: "capitales de Europa" },
    rows: { en: capitalRows("en", europe), de: capitalRows("de", europe), es: capitalRows("es", europe) },
  },
  {
    id: "capitals",
    words: /capital|hauptst[aä]dt|geograph|geograf|countr(?:y|ies)|länder|países/i,
    name: { en: "capitals", de: "Hauptstädte", es: "capitales" },
    rows: { en: capitalRows("en"), de: capitalRows("de"), es: capitalRows("es") },
  },
  timesTables,
  ...moreTopics,
  {
    id: "general",
    words: /general|trivia|knowledge|allgemein|wissen|cultura/i,
    name: { en: "general knowledge", de: "Allgemeinwissen", es: "cultura general" },
    rows: general,
  },
];

export function quizTopic(id: string): QuizTopic {
  return quizTopics.find((topic) => topic.id === id) ?? quizTopics.at(-1)!;
}
