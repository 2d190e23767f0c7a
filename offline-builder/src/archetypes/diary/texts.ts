import type { Language } from "../../plan/plan.ts";

export interface DiaryTexts {
  kind: string;
  name: string;
  tagline: string;
  today: string;
  todayLabel: string;
  entries: string;
  entriesPath: string;
  entriesLead: string;
  calendar: string;
  calendarPath: string;
  entity: [one: string, many: string];
  fields: [day: string, mood: string, text: string];
  moods: [string, string, string, string];
  claims: string[];
  /** No sign-in and one's own on every device: both cannot be had. */
  apart: string;
  caveat: string;
  replies: [sync: string, keep: string];
  suggestions: string[];
  /** What a first visitor sees: days ago, position of the mood, words. */
  samples: [daysAgo: number, mood: number, text: string][];
}

export const diaryTexts: Record<Language, DiaryTexts> = {
  en: {
    kind: "a private diary",
    name: "Page a Day",
    tagline: "One page a day, kept as you write.",
    today: "Today",
    todayLabel: "Today's entry",
    entries: "Entries",
    entriesPath: "/entries",
    entriesLead: "Every day you wrote something, newest first.",
    calendar: "Calendar",
    calendarPath: "/calendar",
    entity: ["Entry", "Entries"],
    fields: ["Day", "Mood", "Text"],
    moods: ["Bright", "Calm", "Mixed", "Heavy"],
    claims: [
      "Today's entry keeps itself while you write",
      "Entries with search and by mood, each day to open, change and delete with undo",
      "A calendar by month with the mood of each day",
      "The whole diary as a file, and back from one",
    ],
    apart:
      "Two wishes pull apart: “no login” and “only you, on every device”. Built without login: entries stay in this browser, and anyone using it can read them",
    caveat: "Entries stay in this browser, and anyone using it can read them; other devices do not see them",
    replies: ["Add sign-in and sync", "Keep"],
    suggestions: ["Use a serif font", "Make it dark green", "Make the buttons rounder"],
    samples: [
      [1, 1, "Rain all day. Sorted the letters in the blue box and read more of them than I sorted."],
      [2, 0, "First swim of the year. Four minutes, then tea on the steps with Ada. My hands shook until noon."],
      [4, 2, "The meeting went on until six. I said what I think, for once, and nobody fell off a chair."],
      [7, 3, "Missed Grandmother more than I expected. Made her soup. It was too salty, as hers was."],
      [9, 0, "The neighbour's swallows are back. Two of them sat on our line as if they had rented it."],
      [15, 1, "Walked home along the canal instead of taking the tram. Forty minutes and not one message."],
      [23, 2, "Began the drawing course. Everyone draws better than I do, which is what a course is for."],
      [34, 1, "Finished the long book. Sat with it closed for a while."],
    ],
  },
  de: {
    kind: "ein privates Tagebuch",
    name: "Seite um Seite",
    tagline: "Eine Seite am Tag, beim Schreiben schon gesichert.",
    today: "Heute",
    todayLabel: "Der heutige Eintrag",
    entries: "Einträge",
    entriesPath: "/eintraege",
    entriesLead: "Jeder Tag, an dem Sie etwas geschrieben haben, der neueste zuerst.",
    calendar: "Kalender",
    calendarPath: "/kalender",
    entity: ["Eintrag", "Einträge"],
    fields: ["Tag", "Stimmung", "Text"],
    moods: ["Hell", "Ruhig", "Gemischt", "Schwer"],
    claims: [
      "Der heutige Eintrag sichert sich beim Schreiben von selbst",
      "Einträge mit Suche und nach Stimmung; jeder Tag lässt sich öffnen, ändern und löschen, mit Rückgängig",
      "Ein Monatskalender mit der Stimmung jedes Tages",
      "Das ganze Tagebuch als Datei, und aus einer Datei zurück",
    ],
    apart:
      "Zwei Wünsche passen nicht zusammen: „ohne Anmeldung“ und „nur ich, auf jedem Gerät“. Gebaut ohne Anmeldung: Einträge bleiben in diesem Browser, und wer ihn benutzt, kann sie lesen",
    caveat: "Einträge bleiben in diesem Browser, und wer ihn benutzt, kann sie lesen; andere Geräte sehen sie nicht",
    replies: ["Anmeldung und Abgleich ergänzen", "So lassen"],
    suggestions: ["Nimm eine Serifenschrift", "Mach es dunkelgrün", "Mach die Knöpfe runder"],
    samples: [
      [1, 1, "Den ganzen Tag Regen. Die Briefe in der blauen Schachtel sortiert und mehr gelesen als sortiert."],
      [2, 0, "Erstes Schwimmen im Jahr. Vier Minuten, danach Tee auf der Treppe mit Ada. Bis mittags gezittert."],
      [4, 2, "Die Besprechung ging bis sechs. Einmal gesagt, was ich denke, und niemand ist vom Stuhl gefallen."],
      [7, 3, "Großmutter mehr vermisst als gedacht. Ihre Suppe gekocht. Sie war zu salzig, genau wie ihre."],
      [9, 0, "Die Schwalben der Nachbarn sind zurück. Zwei saßen auf unserer Leine, als hätten sie sie gemietet."],
      [15, 1, "Am Kanal nach Hause gegangen statt mit der Bahn. Vierzig Minuten und keine einzige Nachricht."],
      [23, 2, "Der Zeichenkurs hat begonnen. Alle zeichnen besser als ich, dafür ist ein Kurs ja da."],
      [34, 1, "Das lange Buch ausgelesen. Noch eine Weile damit dagesessen."],
    ],
  },
  es: {
    kind: "un diario privado",
    name: "Página a página",
    tagline: "Una página al día, guardada mientras escribes.",
    today: "Hoy",
    todayLabel: "La entrada de hoy",
    entries: "Entradas",
    entriesPath: "/entradas",
    entriesLead: "Todos los días en que escribiste algo, primero el más reciente.",
    calendar: "Calendario",
    calendarPath: "/calendario",
    entity: ["Entrada", "Entradas"],
    fields: ["Día", "Ánimo", "Texto"],
    moods: ["Alegre", "Tranquilo", "Mezclado", "Difícil"],
    claims: [
      "La entrada de hoy se guarda sola mientras escribes",
      "Entradas con búsqueda y por ánimo; cada día se abre, se cambia y se elimina, con deshacer",
      "Un calendario por meses con el ánimo de cada día",
      "El diario entero en un archivo, y de vuelta desde uno",
    ],
    apart:
      "Dos deseos se contradicen: «sin iniciar sesión» y «solo yo, en todos los dispositivos». Hecho sin inicio de sesión: las entradas quedan en este navegador y quien lo use puede leerlas",
    caveat: "Las entradas quedan en este navegador y quien lo use puede leerlas; otros dispositivos no las ven",
    replies: ["Añadir cuenta y sincronización", "Dejarlo así"],
    suggestions: ["Usa una tipografía con serifa", "Hazlo verde oscuro", "Haz los botones más redondos"],
    samples: [
      [1, 1, "Todo el día lloviendo. Ordené las cartas de la caja azul y leí más de las que ordené."],
      [2, 0, "Primer baño del año. Cuatro minutos y luego té en la escalera con Ada. Temblé hasta mediodía."],
      [4, 2, "La reunión duró hasta las seis. Por una vez dije lo que pienso y nadie se cayó de la silla."],
      [7, 3, "Eché de menos a la abuela más de lo que esperaba. Hice su sopa. Quedó salada, como la suya."],
      [9, 0, "Volvieron las golondrinas del vecino. Dos se posaron en nuestra cuerda como si la alquilaran."],
      [15, 1, "Volví a casa por el canal en vez de en tranvía. Cuarenta minutos y ni un mensaje."],
      [23, 2, "Empezó el curso de dibujo. Todos dibujan mejor que yo; para eso es un curso."],
      [34, 1, "Terminé el libro largo. Me quedé un rato con él cerrado."],
    ],
  },
};
