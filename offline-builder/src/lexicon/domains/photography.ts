import type { Copy, Domain, Work } from "../domain.ts";

const none: Copy["hours"] = [null, null, null, null, null, null, null];

function series(names: [string, string, string], titles: string[], notes: [string, string, string]): Work[] {
  return titles.map((title, index) => {
    const which = index % 3;
    return { title, series: names[which]!, year: 2026 - (index % 5), note: notes[which]! };
  });
}

/** Pictures of one person's work; also stands in for other portfolios. */
export const photography: Domain = {
  id: "photography",
  words: { en: "photographer|photography|photos|portraits|photo studio|wedding photographer", de: "fotograf|fotografin|fotografie|fotos|porträts", es: "fotógrafo|fotógrafa|fotografía|fotos|retratos" },
  look: {
    palettes: [["#f6f5f2", "#23272b", "#8a4a26"], ["#141414", "#e8e2d6", "#d0a15c"], ["#f3f1ea", "#2f3f36", "#8d4f2b"]],
    fonts: ["elegant", "editorial", "geometric", "literary"],
    corners: ["sharp"],
    density: ["airy", "regular", "compact"],
    header: ["bar", "centred"],
    heroes: ["hero-plain"],
  },
  art: { subjects: ["mountain", "vase", "house", "plant", "camera"], backdrop: "hills" },
  copy: {
    en: {
      kind: "a portfolio",
      names: ["Mara Lindqvist", "Theo Okonkwo", "Ana Brandt"],
      tagline: "Photographs of people, rooms and weather.",
      heroes: [
        { title: "Quiet light, unhurried people", lead: "Portraits and places, made slowly and mostly on film, for magazines, families and the occasional restaurant." },
        { title: "I wait until it is true", lead: "Commissions and personal work in available light. I bring one lens and a lot of time." },
      ],
      story: { title: "About", paragraphs: [
        "I learned to look in my aunt's darkroom and have not stopped since. I work with whoever is in front of me, without a team and without hurry.",
        "Most commissions take half a day. You get a contact sheet within a week and choose what is finished.",
      ] },
      offer: { title: "Work", path: "work", lead: "", groups: [] },
      place: { street: "Studio 4, Dyer's Row", city: "Harborough" },
      hours: none,
      works: series(["Portraits", "Places", "Still life"], ["Ida at the window", "North pier, rain", "Three pears", "The carpenter", "Salt road", "Blue jug", "Sisters, evening", "Roof with chimneys", "Bread and knife", "Old swimmer", "First snow", "Dried flowers"], ["Natural light, medium format.", "Made on foot, before breakfast.", "Table by the studio window."]),
    },
    de: {
      kind: "ein Portfolio",
      names: ["Mara Lindner", "Theo Brandt", "Anne Vogel"],
      tagline: "Fotografien von Menschen, Räumen und Wetter.",
      heroes: [{ title: "Leises Licht, Menschen ohne Eile", lead: "Porträts und Orte, langsam und meist auf Film, für Magazine, Familien und manchmal ein Restaurant." }],
      story: { title: "Über mich", paragraphs: [
        "Sehen gelernt habe ich in der Dunkelkammer meiner Tante. Ich arbeite allein, mit vorhandenem Licht und ohne Eile.",
        "Die meisten Aufträge dauern einen halben Tag. Nach einer Woche bekommen Sie den Kontaktbogen und wählen aus.",
      ] },
      offer: { title: "Arbeiten", path: "arbeiten", lead: "", groups: [] },
      place: { street: "Färbergasse 4", city: "Halle" },
      hours: none,
      works: series(["Porträts", "Orte", "Stillleben"], ["Ida am Fenster", "Nordmole, Regen", "Drei Birnen", "Der Tischler", "Salzstraße", "Blauer Krug", "Schwestern, abends", "Dach mit Schornsteinen", "Brot und Messer", "Alter Schwimmer", "Erster Schnee", "Trockenblumen"], ["Tageslicht, Mittelformat.", "Zu Fuß, vor dem Frühstück.", "Am Tisch vor dem Atelierfenster."]),
    },
    es: {
      kind: "un portafolio",
      names: ["Mara Linares", "Teo Brando", "Ana Vega"],
      tagline: "Fotografías de personas, espacios y tiempo.",
      heroes: [{ title: "Luz tranquila, gente sin prisa", lead: "Retratos y lugares, hechos despacio y casi siempre en película, para revistas, familias y algún restaurante." }],
      story: { title: "Sobre mí", paragraphs: [
        "Aprendí a mirar en el cuarto oscuro de mi tía. Trabajo sola, con la luz que hay y sin prisa.",
        "La mayoría de los encargos duran media jornada. En una semana recibes la hoja de contactos y eliges.",
      ] },
      offer: { title: "Trabajo", path: "trabajo", lead: "", groups: [] },
      place: { street: "Calle Tintoreros 4", city: "Valencia" },
      hours: none,
      works: series(["Retratos", "Lugares", "Bodegones"], ["Ida en la ventana", "Muelle norte, lluvia", "Tres peras", "El carpintero", "Camino de sal", "Jarra azul", "Hermanas, tarde", "Tejado con chimeneas", "Pan y cuchillo", "Viejo nadador", "Primera nieve", "Flores secas"], ["Luz natural, formato medio.", "A pie, antes del desayuno.", "En la mesa junto a la ventana."]),
    },
  },
};
