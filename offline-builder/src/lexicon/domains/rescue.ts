import type { Domain, Hours, OfferItem } from "../domain.ts";

const visiting: Hours = [
  null,
  ["14:00", "17:00"],
  ["14:00", "17:00"],
  null,
  ["14:00", "18:00"],
  ["11:00", "16:00"],
  ["11:00", "15:00"],
];

type Animal = [name: string, note: string, ...tags: string[]];
const animals = (list: Animal[]): OfferItem[] => list.map(([name, note, ...tags]) => ({ name, note, price: 0, tags }));

export const rescue: Domain = {
  id: "rescue",
  words: {
    en: "animal charity|animal shelter|animal rescue|dog rescue|cat rescue|rescue dogs|rescue cats|dogs and cats|rehoming|rehome|homes for dogs|homes for cats|animals|shelter|pets for adoption|dogs for adoption|cats for adoption|pet adoption|dog adoption|cat adoption|adopt a pet|adopt a dog|adopt a cat",
    de: "tierheim|tierschutz|tierschutzverein|tierrettung|tiervermittlung|hunde und katzen|hundehilfe|katzenhilfe",
    es: "protectora|protectora de animales|refugio de animales|adopción de perros|adopción de gatos|perros y gatos|albergue de animales",
  },
  except: "vet|veterinary|tierarzt|tierarztpraxis|veterinario|veterinaria|grooming|kennel",
  look: {
    palettes: [
      ["#f8f6f0", "#2f5d4a", "#a3480f"],
      ["#f5f5f9", "#3d3a86", "#b0413e"],
      ["#faf5f0", "#8a3f1f", "#2f5d4a"],
    ],
    fonts: ["lively", "warm", "plain"],
    corners: ["round", "soft"],
    header: ["bar", "centred"],
    heroes: ["hero-split", "hero-banner"],
  },
  art: { subjects: ["paw", "heart", "house"], backdrop: "discs" },
  home: ["favourites-list", "story-statement", "steps", "visit", "questions"],
  pages: ["donate"],
  noSlots: true,
  copy: {
    en: {
      kind: "an animal charity",
      names: ["Second Basket", "Harrow Paws", "The Waiting Tails"],
      tagline: "Dogs and cats who are looking for a home, and people who look after them until then.",
      heroes: [
        {
          title: "Somebody here is waiting for you",
          lead: "Dogs and cats who lost their home and deserve another. Come and meet them; take your time.",
        },
        {
          title: "Give a home, gain a shadow",
          lead: "Every animal is seen by a vet, chipped and honest about its habits.",
        },
      ],
      story: {
        title: "Who we are",
        paragraphs: [
          "We take in animals that were found, handed over or left behind, and keep them until the right people come.",
          "That may take a week or a year. Nobody is given up on.",
        ],
      },
      steps: [
        { title: "Meet", text: "Visit during opening hours. We introduce you to those who could fit." },
        { title: "Walk", text: "Come three times, on different days, with everybody who lives with you." },
        { title: "Take home", text: "We bring the basket, and call after a week and after a month." },
      ],
      offer: {
        title: "Animals",
        path: "animals",
        see: "Meet the animals",
        search: "Search the animals",
        free: true,
        lead: "Who is looking for a home right now.",
        groups: [
          {
            name: "Dogs",
            items: animals([
              ["Biscuit", "Terrier mix, 4 years. Small, loud, loyal; wants a garden.", "dog", "knows children"],
              ["Juno", "Shepherd, 7 years. Calm on the lead, unsure of cats.", "dog", "for experienced people"],
              ["Pip", "Young mix, 1 year. Learns fast and forgets nothing edible.", "dog", "young"],
              ["Otto", "Dachshund, 11 years. Short walks and long naps.", "dog", "older"],
            ]),
          },
          {
            name: "Cats",
            items: animals([
              ["Minka", "Tabby, 3 years. Wants out, and comes back.", "cat", "needs a garden"],
              ["Smoke and Ash", "Siblings, 2 years. Only together.", "cat", "a pair"],
              ["Lady Grey", "12 years. A warm sill and somebody who reads.", "cat", "older"],
              ["Tiger", "7 months. Climbs curtains, sleeps on shoulders.", "cat", "young"],
            ]),
          },
        ],
      },
      favourites: ["Looking for a home", "Meet some of them"],
      closing: ["Come and say hello."],
      place: { street: "Long Meadow 3", city: "Harrow Dale" },
      hours: visiting,
      questions: [
        {
          question: "What does an adoption cost?",
          answer: "A fee that covers the vet in part. We name it before you decide.",
        },
        {
          question: "Can I help without taking an animal?",
          answer: "Yes: walk dogs, sew blankets, or give what you can.",
        },
        { question: "I found an animal. What now?", answer: "Call us. Leave it where it is unless it is in danger." },
      ],
    },
    de: {
      kind: "ein Tierheim",
      names: ["Zweites Körbchen", "Tierheim Sonnenhof", "Pfotenhof"],
      tagline: "Hunde und Katzen, die ein Zuhause suchen, und Menschen, die bis dahin für sie sorgen.",
      heroes: [
        {
          title: "Hier wartet jemand auf Sie",
          lead: "Hunde und Katzen, die ihr Zuhause verloren haben und ein neues verdienen. Lernen Sie sie in Ruhe kennen.",
        },
      ],
      story: {
        title: "Wer wir sind",
        paragraphs: [
          "Wir nehmen Tiere auf, die gefunden, abgegeben oder zurückgelassen wurden, und behalten sie, bis die richtigen Menschen kommen.",
          "Das dauert eine Woche oder ein Jahr. Aufgegeben wird niemand.",
        ],
      },
      steps: [
        { title: "Kennenlernen", text: "Kommen Sie zu den Besuchszeiten. Wir stellen Ihnen vor, wer passen könnte." },
        { title: "Spazieren gehen", text: "Dreimal, an verschiedenen Tagen, mit allen, die bei Ihnen wohnen." },
        { title: "Mitnehmen", text: "Wir bringen das Körbchen und rufen nach einer Woche an." },
      ],
      offer: {
        title: "Tiere",
        path: "tiere",
        see: "Tiere ansehen",
        search: "Tiere durchsuchen",
        free: true,
        lead: "Wer gerade ein Zuhause sucht.",
        groups: [
          {
            name: "Hunde",
            items: animals([
              [
                "Keks",
                "Terriermischling, 4 Jahre. Klein, laut, treu; wünscht sich einen Garten.",
                "Hund",
                "kennt Kinder",
              ],
              ["Juno", "Schäferhündin, 7 Jahre. Ruhig an der Leine, unsicher bei Katzen.", "Hund", "für Erfahrene"],
              ["Pip", "Junger Mischling, 1 Jahr. Lernt schnell.", "Hund", "jung"],
              ["Otto", "Dackel, 11 Jahre. Kurze Runden, lange Schläfchen.", "Hund", "älter"],
            ]),
          },
          {
            name: "Katzen",
            items: animals([
              ["Minka", "Getigert, 3 Jahre. Will raus und kommt wieder.", "Katze", "braucht Garten"],
              ["Rauch und Asche", "Geschwister, 2 Jahre. Nur zusammen.", "Katze", "ein Paar"],
              ["Gräfin", "12 Jahre. Eine warme Fensterbank und jemand, der liest.", "Katze", "älter"],
              ["Tiger", "7 Monate. Schläft auf Schultern.", "Katze", "jung"],
            ]),
          },
        ],
      },
      favourites: ["Suchen ein Zuhause"],
      closing: ["Kommen Sie vorbei."],
      place: { street: "Lange Wiese 3", city: "Kassel" },
      hours: visiting,
      questions: [
        {
          question: "Was kostet eine Vermittlung?",
          answer: "Eine Schutzgebühr, die einen Teil der Tierarztkosten deckt. Wir nennen sie vorher.",
        },
        {
          question: "Kann ich helfen, ohne ein Tier aufzunehmen?",
          answer: "Ja: Hunde ausführen, Decken nähen oder spenden.",
        },
      ],
    },
    es: {
      kind: "una protectora de animales",
      names: ["Segunda Cesta", "Protectora La Espera", "Cuatro Patas"],
      tagline: "Perros y gatos que buscan casa, y personas que los cuidan mientras tanto.",
      heroes: [
        {
          title: "Alguien te está esperando",
          lead: "Perros y gatos que perdieron su casa y merecen otra. Ven a conocerlos, sin prisa.",
        },
      ],
      story: {
        title: "Quiénes somos",
        paragraphs: [
          "Acogemos animales encontrados, entregados o abandonados y los cuidamos hasta que llega su familia.",
          "Puede tardar una semana o un año. No damos a nadie por perdido.",
        ],
      },
      steps: [
        { title: "Conocerse", text: "Ven en horario de visitas y te presentamos a quienes podrían encajar." },
        { title: "Pasear", text: "Tres veces, en días distintos, con todos los de casa." },
        { title: "Llevarlo a casa", text: "Te damos la cesta y llamamos a la semana." },
      ],
      offer: {
        title: "Animales",
        path: "animales",
        see: "Conocer a los animales",
        search: "Buscar animales",
        free: true,
        lead: "Quién busca casa ahora mismo.",
        groups: [
          {
            name: "Perros",
            items: animals([
              ["Galleta", "Cruce de terrier, 4 años. Pequeño, ruidoso y leal.", "perro", "con niños"],
              ["Juno", "Pastora, 7 años. Tranquila con correa.", "perro", "con experiencia"],
              ["Pip", "Cruce joven, 1 año. Aprende rápido.", "perro", "joven"],
              ["Otto", "Teckel, 11 años. Paseos cortos, siestas largas.", "perro", "mayor"],
            ]),
          },
          {
            name: "Gatos",
            items: animals([
              ["Minka", "Atigrada, 3 años. Sale y siempre vuelve.", "gato", "con jardín"],
              ["Humo y Ceniza", "Hermanos, 2 años. Solo juntos.", "gato", "pareja"],
              ["Condesa", "12 años. Un alféizar al sol y alguien que lea.", "gato", "mayor"],
              ["Tigre", "7 meses. Duerme en los hombros.", "gato", "joven"],
            ]),
          },
        ],
      },
      favourites: ["Buscan casa"],
      closing: ["Ven a saludar."],
      place: { street: "Prado Largo 3", city: "Zaragoza" },
      hours: visiting,
      questions: [
        { question: "¿Cuánto cuesta adoptar?", answer: "Una tasa que cubre parte del veterinario. La decimos antes." },
        { question: "¿Puedo ayudar sin adoptar?", answer: "Sí: pasear perros, coser mantas o donar." },
      ],
    },
  },
};
