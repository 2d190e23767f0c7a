import type { Domain } from "../domain.ts";

export const bicycleWorkshop: Domain = {
  id: "bicycle-workshop",
  words: {
    en: "bike repair|bicycle repair|bike workshop|bicycle workshop|bike shop|bicycle",
    de: "fahrradwerkstatt|fahrrad|fahrräder|fahrradladen|radwerkstatt",
    es: "taller de bicicletas|bicicletas|bicicleta",
  },
  look: {
    palettes: [
      ["#f3f4ee", "#23483a", "#b04a1d"],
      ["#f6f2ea", "#1f4e79", "#b3430f"],
      ["#eef1f0", "#8a2f1c", "#8a2f1c"],
    ],
    fonts: ["lively", "sturdy", "geometric"],
    corners: ["soft", "sharp"],
    header: ["bar"],
    heroes: ["hero-ledger", "hero-split", "hero-editorial", "hero-banner"],
  },
  art: { subjects: ["bicycle", "wrench", "lamp"], backdrop: "hills" },
  copy: {
    en: {
      kind: "a bicycle workshop",
      names: ["Spoke & Saddle", "The Chain Room", "True Wheel Workshop"],
      tagline: "Repairs while you drink a coffee, overhauls by Friday.",
      heroes: [
        {
          title: "Quiet chain, straight wheels",
          lead: "Bring it in the morning, ride it home tonight. Most repairs take less than a day.",
        },
        {
          title: "Your bike, but better",
          lead: "We fix what is broken, tell you what will break next, and leave alone what is fine.",
        },
      ],
      story: {
        title: "At the stand",
        paragraphs: [
          "Every bike gets ten minutes on the stand before we name a price. You see what we see, and you decide what is done.",
          "We keep common parts in stock, reuse what still has life in it, and hand back the old parts if you ask.",
        ],
      },
      steps: [
        { title: "Book a time", text: "Choose the job and a free slot. It takes a minute." },
        { title: "Bring it in", text: "We look at it together and agree a price before any work." },
        { title: "Ride home", text: "Most jobs are done the same day, overhauls within three." },
      ],
      offer: {
        title: "Services",
        path: "services",
        lead: "Labour only; parts are added at list price.",
        groups: [
          {
            name: "Quick jobs",
            items: [
              { name: "Puncture repair", note: "Tube included", price: 18, minutes: 30, tags: ["same day"] },
              { name: "Brake adjustment", note: "Rim or disc, per wheel", price: 15, minutes: 30, tags: ["same day"] },
              { name: "Gear tuning", note: "Indexing and cable check", price: 22, minutes: 30, tags: ["same day"] },
              { name: "Wheel truing", note: "Per wheel, spokes extra", price: 25, minutes: 45, tags: ["same day"] },
            ],
          },
          {
            name: "Bigger jobs",
            items: [
              {
                name: "Safety check",
                note: "Brakes, bolts, bearings, tyres",
                price: 49,
                from: true,
                minutes: 60,
                tags: [],
              },
              {
                name: "Full overhaul",
                note: "Everything off, cleaned, greased, back on",
                price: 139,
                from: true,
                minutes: 90,
                tags: [],
              },
              { name: "Chain and cassette", note: "Fitting and set-up", price: 35, minutes: 45, tags: ["same day"] },
              {
                name: "E-bike diagnosis",
                note: "Readout and software check",
                price: 39,
                minutes: 45,
                tags: ["e-bike"],
              },
            ],
          },
        ],
      },
      place: { street: "19 Canal Path", city: "Wexley" },
      hours: [
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["10:00", "14:00"],
        null,
      ],
    },
    de: {
      kind: "eine Fahrradwerkstatt",
      names: ["Speiche & Sattel", "Kettenraum", "Rundlauf Werkstatt"],
      tagline: "Kleine Reparaturen sofort, Durchsichten bis Freitag.",
      heroes: [
        {
          title: "Leise Kette, gerade Räder",
          lead: "Morgens bringen, abends fahren. Die meisten Reparaturen dauern keinen Tag.",
        },
        {
          title: "Ihr Rad, nur besser",
          lead: "Wir richten, was kaputt ist, sagen, was als Nächstes dran ist, und lassen in Ruhe, was gut läuft.",
        },
      ],
      story: {
        title: "Am Montageständer",
        paragraphs: [
          "Jedes Rad hängt erst zehn Minuten am Ständer, bevor wir einen Preis nennen. Sie sehen, was wir sehen, und entscheiden, was gemacht wird.",
          "Gängige Teile liegen im Regal. Was noch taugt, bleibt dran, und alte Teile bekommen Sie auf Wunsch zurück.",
        ],
      },
      points: [
        { title: "Festpreis vor der Arbeit", text: "Erst anschauen, dann der Preis, dann der Schlüssel." },
        { title: "Meist am selben Tag", text: "Bis zehn gebracht, bis achtzehn Uhr fertig." },
        { title: "Leihrad inklusive", text: "Bei Durchsichten fahren Sie so lange mit einem von uns." },
        { title: "Alle Marken", text: "Auch Erbstücke, Lastenräder und Pedelecs." },
      ],
      steps: [
        { title: "Termin wählen", text: "Leistung und freie Zeit aussuchen, das dauert eine Minute." },
        { title: "Rad bringen", text: "Wir schauen gemeinsam und vereinbaren den Preis vor der Arbeit." },
        { title: "Heimfahren", text: "Das meiste ist am selben Tag fertig, Durchsichten in drei." },
      ],
      offer: {
        title: "Leistungen",
        path: "leistungen",
        lead: "Arbeitspreise; Teile kommen zum Listenpreis dazu.",
        groups: [
          {
            name: "Schnell erledigt",
            items: [
              { name: "Reifenpanne", note: "Mit neuem Schlauch", price: 18, minutes: 30, tags: ["am selben Tag"] },
              {
                name: "Bremsen einstellen",
                note: "Felge oder Scheibe, je Rad",
                price: 15,
                minutes: 30,
                tags: ["am selben Tag"],
              },
              {
                name: "Schaltung einstellen",
                note: "Mit Prüfung der Züge",
                price: 22,
                minutes: 30,
                tags: ["am selben Tag"],
              },
              {
                name: "Laufrad zentrieren",
                note: "Je Rad, Speichen extra",
                price: 25,
                minutes: 45,
                tags: ["am selben Tag"],
              },
              {
                name: "Kette wechseln",
                note: "Montage und Einstellung",
                price: 20,
                minutes: 30,
                tags: ["am selben Tag"],
              },
              {
                name: "Licht reparieren",
                note: "Kabel, Stecker, Dynamo",
                price: 24,
                from: true,
                minutes: 45,
                tags: [],
              },
              { name: "Gepäckträger montieren", note: "Mitgebracht oder von uns", price: 19, minutes: 30, tags: [] },
            ],
          },
          {
            name: "Größere Arbeiten",
            items: [
              {
                name: "Sicherheits-Check",
                note: "Bremsen, Schrauben, Lager, Reifen",
                price: 49,
                from: true,
                minutes: 60,
                tags: [],
              },
              {
                name: "Große Durchsicht",
                note: "Alles ab, gereinigt, gefettet, wieder dran",
                price: 129,
                from: true,
                minutes: 90,
                tags: [],
              },
              { name: "Tretlager tauschen", note: "Alle Standards", price: 45, from: true, minutes: 60, tags: [] },
              {
                name: "Steuersatz tauschen",
                note: "Einpressen und Einstellen",
                price: 55,
                from: true,
                minutes: 60,
                tags: [],
              },
              {
                name: "Laufrad einspeichen",
                note: "Von Hand, mit Protokoll",
                price: 79,
                from: true,
                minutes: 90,
                tags: [],
              },
              { name: "Pedelec-Diagnose", note: "Auslesen und Software", price: 39, minutes: 45, tags: ["Pedelec"] },
              { name: "Winterlager", note: "November bis März, mit Check", price: 89, minutes: 30, tags: [] },
            ],
          },
        ],
      },
      place: { street: "Kanalstraße 19", city: "Leipzig" },
      hours: [
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["10:00", "14:00"],
        null,
      ],
    },
  },
};
