import type { Copy, Domain, Work } from "../domain.ts";

const none: Copy["hours"] = [null, null, null, null, null, null, null];

/** Titles in the order of the drawings below, so that a picture shows what its title says. */
const drawings = ["mountain", "vase", "house", "plant", "bowl"];
const seriesOf = [0, 1, 0, 2, 1];

function collection(names: [string, string, string], notes: [string, string, string], titles: string[]): Work[] {
  return titles.map((title, index) => {
    const which = seriesOf[index % drawings.length]!;
    return { title, series: names[which]!, year: 2026 - (index % 5), note: notes[which]! };
  });
}

/** Pictures of one person's work; also stands in for other portfolios. */
export const photography: Domain = {
  id: "photography",
  words: {
    en: "photographer|photography|photos|portraits|photo studio|wedding photographer",
    de: "fotograf|fotografin|fotografie|fotos|porträts",
    es: "fotógrafo|fotógrafa|fotografía|fotos|retratos",
  },
  look: {
    palettes: [
      ["#f6f5f2", "#23272b", "#8a4a26"],
      ["#141414", "#e8e2d6", "#d0a15c"],
      ["#f3f1ea", "#2f3f36", "#8d4f2b"],
    ],
    fonts: ["elegant", "editorial", "geometric", "literary"],
    corners: ["sharp"],
    density: ["airy", "regular", "compact"],
    header: ["bar", "centred"],
    heroes: ["hero-plain"],
  },
  art: { subjects: drawings, backdrop: "hills" },
  copy: {
    en: {
      kind: "a portfolio",
      names: ["Mara Lindqvist", "Theo Okonkwo", "Ana Brandt"],
      tagline: "Photographs of places, rooms and weather.",
      heroes: [
        {
          title: "Quiet light, plain things",
          lead: "Places and plain things, made slowly and mostly on film, for magazines, families and the occasional restaurant.",
        },
        {
          title: "I wait until it is true",
          lead: "Commissions and personal work in available light. I bring one lens and a lot of time.",
        },
      ],
      story: {
        title: "About",
        paragraphs: [
          "I learned to look in my aunt's darkroom and have not stopped since. I work with what is in front of me, without a team and without hurry.",
          "Most commissions take half a day. You get a contact sheet within a week and choose what is finished.",
        ],
      },
      offer: { title: "Work", path: "work", lead: "", groups: [] },
      place: { street: "Studio 4, Dyer's Row", city: "Harborough" },
      hours: none,
      works: collection(
        ["Places", "Still life", "Garden"],
        ["Made on foot, before breakfast.", "Table by the studio window.", "One pot, one afternoon."],
        [
          "North ridge",
          "Clay jug",
          "House by the road",
          "Seedling, March",
          "Supper",
          "The pass in the morning",
          "Jug, second try",
          "Empty house",
          "On the windowsill",
          "Rice and greens",
          "Last light on the hill",
          "From the market",
        ],
      ),
    },
    de: {
      kind: "ein Portfolio",
      names: ["Mara Lindner", "Theo Brandt", "Anne Vogel"],
      tagline: "Fotografien von Orten, Räumen und Wetter.",
      heroes: [
        {
          title: "Leises Licht, einfache Dinge",
          lead: "Orte und einfache Dinge, langsam und meist auf Film, für Magazine, Familien und manchmal ein Restaurant.",
        },
      ],
      story: {
        title: "Über mich",
        paragraphs: [
          "Sehen gelernt habe ich in der Dunkelkammer meiner Tante. Ich arbeite allein, mit vorhandenem Licht und ohne Eile.",
          "Die meisten Aufträge dauern einen halben Tag. Nach einer Woche bekommen Sie den Kontaktbogen und wählen aus.",
        ],
      },
      offer: { title: "Arbeiten", path: "arbeiten", lead: "", groups: [] },
      place: { street: "Färbergasse 4", city: "Halle" },
      hours: none,
      works: collection(
        ["Orte", "Stillleben", "Garten"],
        ["Zu Fuß, vor dem Frühstück.", "Am Tisch vor dem Atelierfenster.", "Ein Topf, ein Nachmittag."],
        [
          "Nordgrat",
          "Tonkrug",
          "Haus an der Straße",
          "Keimling, März",
          "Abendessen",
          "Der Pass am Morgen",
          "Krug, zweiter Versuch",
          "Leeres Haus",
          "Auf der Fensterbank",
          "Reis und Grün",
          "Letztes Licht",
          "Vom Markt",
        ],
      ),
    },
    es: {
      kind: "un portafolio",
      names: ["Mara Linares", "Teo Brando", "Ana Vega"],
      tagline: "Fotografías de lugares, espacios y tiempo.",
      heroes: [
        {
          title: "Luz tranquila, cosas sencillas",
          lead: "Lugares y cosas sencillas, hechos despacio y casi siempre en película, para revistas, familias y algún restaurante.",
        },
      ],
      story: {
        title: "Sobre mí",
        paragraphs: [
          "Aprendí a mirar en el cuarto oscuro de mi tía. Trabajo sola, con la luz que hay y sin prisa.",
          "La mayoría de los encargos duran media jornada. En una semana recibes la hoja de contactos y eliges.",
        ],
      },
      offer: { title: "Trabajo", path: "trabajo", lead: "", groups: [] },
      place: { street: "Calle Tintoreros 4", city: "Valencia" },
      hours: none,
      works: collection(
        ["Lugares", "Bodegones", "Jardín"],
        ["A pie, antes del desayuno.", "En la mesa junto a la ventana.", "Una maceta, una tarde."],
        [
          "Cresta norte",
          "Jarra de barro",
          "Casa junto al camino",
          "Brote, marzo",
          "Cena",
          "El puerto por la mañana",
          "Jarra, segundo intento",
          "Casa vacía",
          "En el alféizar",
          "Arroz y verde",
          "Última luz",
          "Del mercado",
        ],
      ),
    },
  },
};
