import type { Domain } from "../domain.ts";

export const barber: Domain = {
  id: "barber",
  except: "dog|dogs|pet|pets|cat|cats|horse|grooming|hund|hunde|hundesalon|tiere|perro|perros|canina|mascotas",
  words: {
    en: "barber|barbers|barbershop|barber shop|barber's|haircut|haircuts|beard|shave",
    de: "friseur|friseurin|friseure|barbier|barbiersalon|barbershop|haarschnitt|frisör|frisörin|herrenfriseur|herrensalon|bart",
    es: "barbería|barbero|barberos|corte de pelo|afeitado",
  },
  look: {
    palettes: [
      ["#f3efe8", "#1f2d3a", "#a03a2c"],
      ["#16181a", "#c9a15a", "#c9a15a"],
      ["#f2f1ec", "#7a2f2a", "#7a2f2a"],
    ],
    fonts: ["lively", "elegant", "sturdy"],
    corners: ["sharp", "soft"],
    header: ["bar", "centred"],
    heroes: ["hero-split", "hero-ledger", "hero-banner"],
  },
  art: { subjects: ["scissors", "comb", "lamp"], backdrop: "stripes" },
  copy: {
    en: {
      kind: "a barber shop",
      names: ["Corner Chair", "Hale & Sons Barbers", "The Straight Part"],
      tagline: "Cuts, shaves and an honest opinion, by appointment.",
      heroes: [
        {
          title: "A good cut, on time",
          lead: "Pick your barber, pick your hour, sit down. The chair is ready when you are.",
        },
        { title: "Sit down. We have you.", lead: "Three barbers, three chairs and no waiting room full of strangers." },
      ],
      story: {
        title: "Three chairs",
        paragraphs: [
          "We book forty-five minutes for a haircut because that is what a good one takes. Nobody is rushed out and nobody waits long.",
          "Bring a picture or bring nothing. We look at how your hair grows first and talk second.",
        ],
      },
      offer: {
        title: "Services",
        path: "services",
        lead: "Prices include wash and styling.",
        groups: [
          {
            name: "Hair",
            items: [
              { name: "Haircut", note: "Wash, cut, style", price: 34, minutes: 45, tags: ["hair"] },
              { name: "Clipper cut", note: "One or two lengths, neat edges", price: 22, minutes: 30, tags: ["hair"] },
              {
                name: "Long hair",
                note: "Below the shoulders, with a blow-dry",
                price: 46,
                minutes: 60,
                tags: ["hair"],
              },
              { name: "Kids' cut", note: "Up to twelve, no hurry", price: 20, minutes: 30, tags: ["hair"] },
            ],
          },
          {
            name: "Beard",
            items: [
              {
                name: "Beard trim",
                note: "Shaped with clippers and scissors",
                price: 18,
                minutes: 30,
                tags: ["beard"],
              },
              { name: "Hot towel shave", note: "Straight razor, two passes", price: 32, minutes: 45, tags: ["beard"] },
            ],
          },
          {
            name: "Together",
            items: [
              {
                name: "Cut and beard",
                note: "The whole hour, start to finish",
                price: 48,
                minutes: 75,
                tags: ["hair", "beard"],
              },
            ],
          },
        ],
      },
      place: { street: "61 Market Street", city: "Ashby" },
      hours: [
        null,
        ["09:00", "19:00"],
        ["09:00", "19:00"],
        ["09:00", "20:00"],
        ["09:00", "20:00"],
        ["08:30", "16:00"],
        null,
      ],
      people: {
        title: "Barbers",
        list: [
          { name: "Hale Whitlock", role: "Scissor cuts", note: "Thirty years behind a chair and still curious." },
          { name: "Samir Aziz", role: "Fades", note: "Sees half a millimetre from across the room." },
          { name: "Lotte Brandt", role: "Long hair, colour", note: "Trained in film, likes difficult curls." },
        ],
      },
    },
    de: {
      kind: "ein Friseursalon",
      names: ["Salon Scherenschnitt", "Haarwerk Mitte", "Kamm & Klinge"],
      tagline: "Schnitt, Bart und eine ehrliche Meinung, nach Termin.",
      heroes: [
        {
          title: "Ein guter Schnitt, pünktlich",
          lead: "Wählen Sie, bei wem und wann. Der Stuhl ist bereit, wenn Sie kommen.",
        },
      ],
      story: {
        title: "Drei Stühle",
        paragraphs: [
          "Für einen Haarschnitt planen wir fünfundvierzig Minuten, weil ein guter so lange dauert. Niemand wird gehetzt, niemand wartet lange.",
          "Bringen Sie ein Bild mit oder keines. Wir schauen zuerst, wie Ihr Haar fällt, und reden dann.",
        ],
      },
      offer: {
        title: "Leistungen",
        path: "leistungen",
        lead: "Waschen und Styling sind im Preis enthalten.",
        groups: [
          {
            name: "Haare",
            items: [
              { name: "Haarschnitt", note: "Waschen, schneiden, föhnen", price: 36, minutes: 45 },
              { name: "Maschinenschnitt", note: "Eine oder zwei Längen, saubere Kanten", price: 24, minutes: 30 },
              { name: "Lange Haare", note: "Unter der Schulter, mit Föhnen", price: 52, minutes: 60 },
              { name: "Kinderschnitt", note: "Bis zwölf Jahre, ohne Eile", price: 20, minutes: 30 },
            ],
          },
          {
            name: "Bart",
            items: [
              { name: "Bart in Form", note: "Mit Maschine und Schere", price: 19, minutes: 30 },
              { name: "Rasur mit heißem Tuch", note: "Klassisch mit dem Messer", price: 34, minutes: 45 },
            ],
          },
        ],
      },
      place: { street: "Marktstraße 61", city: "Kassel" },
      hours: [
        null,
        ["09:00", "18:30"],
        ["09:00", "18:30"],
        ["09:00", "20:00"],
        ["09:00", "20:00"],
        ["08:30", "15:00"],
        null,
      ],
      people: {
        title: "Team",
        list: [
          { name: "Henning Voss", role: "Scherenschnitt", note: "Dreißig Jahre am Stuhl und immer noch neugierig." },
          { name: "Samir Aziz", role: "Übergänge", note: "Sieht einen halben Millimeter aus drei Metern." },
          { name: "Lotte Brandt", role: "Lange Haare, Farbe", note: "Mag schwierige Locken." },
        ],
      },
    },
  },
};
