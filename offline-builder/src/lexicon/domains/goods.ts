import type { Copy, Domain } from "../domain.ts";

const closed: Copy["hours"] = [null, null, null, null, null, null, null];

/** A shop for things we have no own subject for; product names are invented by the shop archetype. */
export const goods: Domain = {
  id: "goods",
  general: true,
  words: {},
  look: {
    palettes: [
      ["#f6f5f1", "#1f3d4a", "#a4521f"],
      ["#faf7f2", "#4b2e5a", "#8a5a1e"],
      ["#f3f6f2", "#1e5a46", "#9a4f2a"],
      ["#f7f4ee", "#22304f", "#b0472f"],
    ],
    fonts: ["lively", "plain", "geometric", "literary"],
    corners: ["sharp", "soft", "round"],
    header: ["bar", "centred"],
  },
  art: { subjects: ["bag", "vase", "jar", "lamp"], backdrop: "shelf" },
  copy: {
    en: {
      kind: "a shop",
      names: ["Marlow & Finch", "The Long Shelf", "Ondo Supply", "Harbour Goods"],
      tagline: "Chosen with care, sent within two days.",
      heroes: [
        {
          title: "A short list of good things",
          lead: "We would rather stock twelve things we stand behind than twelve hundred we do not know.",
        },
        {
          title: "Made to be used, not stored",
          lead: "Everything here has been in our own hands for a season before it went on the shelf.",
        },
      ],
      story: {
        title: "Why so few",
        paragraphs: [
          "We started with one shelf and a rule: nothing goes on it that we would not give to a friend. The shelf is longer now, the rule is the same.",
          "If something breaks that should not have, write to us. We repair it, replace it or send the money back, in that order.",
        ],
      },
      offer: { title: "Goods", path: "goods", lead: "", groups: [] },
      place: { street: "8 Quay Lane", city: "Harborough" },
      hours: closed,
      products: [],
    },
    de: {
      kind: "ein Laden",
      names: ["Das lange Regal", "Kontor Nord", "Gutes & Weniges", "Hafenladen"],
      tagline: "Sorgfältig ausgesucht, in zwei Tagen verschickt.",
      heroes: [
        {
          title: "Eine kurze Liste guter Dinge",
          lead: "Lieber zwölf Dinge, für die wir einstehen, als zwölfhundert, die wir nicht kennen.",
        },
        {
          title: "Zum Benutzen gemacht",
          lead: "Alles hier war eine Saison lang in unseren eigenen Händen, bevor es ins Regal kam.",
        },
      ],
      story: {
        title: "Warum so wenig",
        paragraphs: [
          "Angefangen hat es mit einem Brett und einer Regel: nichts kommt darauf, was wir nicht auch Freunden schenken würden. Das Brett ist länger geworden, die Regel ist geblieben.",
          "Geht etwas kaputt, das nicht kaputtgehen dürfte, schreiben Sie uns. Wir reparieren, tauschen oder erstatten, in dieser Reihenfolge.",
        ],
      },
      offer: { title: "Sortiment", path: "sortiment", lead: "", groups: [] },
      place: { street: "Kaistraße 8", city: "Bremen" },
      hours: closed,
      products: [],
    },
    es: {
      kind: "una tienda",
      names: ["El Estante Largo", "Casa Marlow", "Puerto y Cosas", "Almacén Norte"],
      tagline: "Elegido con cuidado, enviado en dos días.",
      heroes: [
        {
          title: "Una lista corta de cosas buenas",
          lead: "Preferimos doce cosas de las que respondemos a mil doscientas que no conocemos.",
        },
        {
          title: "Hecho para usarse",
          lead: "Todo lo que ves ha pasado una temporada en nuestras manos antes de llegar al estante.",
        },
      ],
      story: {
        title: "Por qué tan poco",
        paragraphs: [
          "Empezamos con un estante y una regla: nada que no regalaríamos a un amigo. El estante ha crecido, la regla sigue igual.",
          "Si algo se rompe y no debería, escríbenos. Lo reparamos, lo cambiamos o devolvemos el dinero, en ese orden.",
        ],
      },
      offer: { title: "Productos", path: "productos", lead: "", groups: [] },
      place: { street: "Calle del Muelle 8", city: "Cádiz" },
      hours: closed,
      products: [],
    },
  },
};
