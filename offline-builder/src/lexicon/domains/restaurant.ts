import type { Domain } from "../domain.ts";

export const restaurant: Domain = {
  id: "restaurant",
  words: {
    en: "restaurant|trattoria|bistro|dinner|table reservation|wine bar|pizzeria|steakhouse|tea room|tearoom|tea house|teahouse|gastropub|country pub|tavern|food truck|snack bar|diner|brasserie|canteen",
    de: "restaurant|gasthaus|lokal|bistro|pizzeria|tischreservierung|teestube|teehaus|imbiss|kneipe|weinstube|wirtshaus|foodtruck",
    es: "restaurante|bar|taberna|bistró|pizzería|salón de té|tetería|mesón|cantina|food truck",
  },
  look: {
    palettes: [
      ["#faf5ee", "#8e2a1e", "#8e2a1e"],
      ["#191512", "#d9a45b", "#d9a45b"],
      ["#f5f3ec", "#2f4636", "#9a4b22"],
    ],
    fonts: ["elegant", "warm", "editorial"],
    corners: ["sharp", "soft"],
    density: ["airy", "regular"],
    header: ["centred", "bar"],
    heroes: ["hero-ledger", "hero-banner", "hero-arch", "hero-editorial"],
  },
  tables: true,
  art: { subjects: ["plate", "wine", "bowl"], backdrop: "table" },
  copy: {
    en: {
      kind: "a restaurant",
      names: ["Casa Verano", "The Copper Table", "Osteria Nove"],
      tagline: "A short menu, an open kitchen and a table that is yours for the evening.",
      heroes: [
        {
          title: "Come hungry, stay late",
          lead: "Twelve dishes, written anew every Wednesday, and a table that nobody asks you to leave.",
        },
        {
          title: "Dinner, the long way",
          lead: "We light the fire at four. By seven the room smells of bread, rosemary and somebody's birthday.",
        },
      ],
      story: {
        title: "The kitchen",
        paragraphs: [
          "Four cooks, one wood oven and whatever the growers brought on Tuesday. The menu is short because everything on it is made here.",
          "Wine comes from nine small estates we have visited ourselves. Ask for a taste before you choose; that is what the open bottles are for.",
        ],
      },
      offer: {
        title: "Menu",
        path: "menu",
        lead: "Plates are made for sharing or for keeping to yourself. Tell us about allergies; we cook around them.",
        groups: [
          {
            name: "To begin",
            items: [
              {
                name: "Charred bread, cultured butter",
                note: "From our oven, with sea salt",
                price: 6,
                tags: ["vegetarian"],
              },
              { name: "Tomatoes and peach", note: "Basil oil, toasted almonds", price: 11, tags: ["vegan"] },
              { name: "Beef tartare", note: "Capers, egg yolk, potato crisps", price: 14.5, tags: [] },
              { name: "White bean soup", note: "Rosemary, lemon, good oil", price: 9, tags: ["vegan"] },
            ],
          },
          {
            name: "Main",
            items: [
              { name: "Tagliatelle al ragù", note: "Cooked for six hours", price: 18, tags: [] },
              { name: "Gnocchi, brown butter", note: "Sage, hazelnut, pecorino", price: 17, tags: ["vegetarian"] },
              { name: "Whole sea bream", note: "From the wood oven, fennel and orange", price: 26, tags: ["fish"] },
              { name: "Pork collar", note: "Slow roasted, plums, mustard greens", price: 24, tags: [] },
              { name: "Aubergine parmigiana", note: "Smoked scamorza, tomato", price: 17.5, tags: ["vegetarian"] },
            ],
          },
          {
            name: "Sweet",
            items: [
              { name: "Olive oil cake", note: "Whipped ricotta, citrus", price: 8, tags: ["vegetarian"] },
              { name: "Chocolate and salt", note: "Warm, dark, small", price: 8.5, tags: ["vegetarian"] },
              { name: "Lemon granita", note: "With or without prosecco", price: 7, tags: ["vegan"] },
            ],
          },
          {
            name: "Wine by the glass",
            items: [
              { name: "Vermentino", note: "Bright, herbal, a little salty", price: 7, tags: ["vegan"] },
              { name: "Nebbiolo", note: "Pale, firm, roses", price: 9, tags: ["vegan"] },
              { name: "Orange wine of the week", note: "Skin contact, cloudy, cold", price: 8, tags: ["vegan"] },
            ],
          },
        ],
      },
      place: { street: "5 Harbour Steps", city: "Port Ellery" },
      hours: [
        null,
        ["17:30", "23:00"],
        ["17:30", "23:00"],
        ["17:30", "23:00"],
        ["12:00", "23:30"],
        ["12:00", "23:30"],
        ["12:00", "21:00"],
      ],
      questions: [
        {
          question: "Do you keep tables for walk-ins?",
          answer: "Four, every evening. They go first come, first served.",
        },
        {
          question: "Can you cook for a group?",
          answer: "Up to fourteen at the long table. Write to us a week ahead and we plan a menu together.",
        },
        { question: "Are dogs welcome?", answer: "Yes, and they get water before you do." },
      ],
    },
    es: {
      kind: "un restaurante",
      names: ["Casa Verano", "La Mesa de Cobre", "Taberna del Puerto"],
      tagline: "Carta corta, cocina abierta y una mesa que es tuya toda la noche.",
      heroes: [
        {
          title: "Ven con hambre, quédate",
          lead: "Doce platos que cambian cada miércoles y una mesa de la que nadie te levanta.",
        },
      ],
      story: {
        title: "La cocina",
        paragraphs: [
          "Cuatro cocineros, un horno de leña y lo que trajo la huerta el martes. La carta es corta porque todo se hace aquí.",
          "Los vinos vienen de nueve bodegas pequeñas que conocemos. Pide probar antes de elegir.",
        ],
      },
      offer: {
        title: "Carta",
        path: "carta",
        lead: "Platos para compartir o no. Cuéntanos tus alergias y cocinamos en consecuencia.",
        groups: [
          {
            name: "Para empezar",
            items: [
              { name: "Pan a la brasa", note: "Con mantequilla y sal marina", price: 4.5, tags: ["vegetariano"] },
              { name: "Croquetas de la casa", note: "Ocho unidades, muy cremosas", price: 9.5 },
              { name: "Tomate y melocotón", note: "Aceite de albahaca y almendra", price: 10, tags: ["vegano"] },
              { name: "Boquerones en vinagre", note: "Con patata y perejil", price: 9, tags: ["pescado"] },
            ],
          },
          {
            name: "Principales",
            items: [
              { name: "Arroz del día", note: "Mínimo dos personas, precio por persona", price: 17 },
              { name: "Dorada al horno de leña", note: "Hinojo y naranja", price: 22, tags: ["pescado"] },
              { name: "Secreto ibérico", note: "Ciruelas y mostaza", price: 20 },
              { name: "Berenjena ahumada", note: "Queso curado y miel", price: 15, tags: ["vegetariano"] },
            ],
          },
          {
            name: "Postres",
            items: [
              { name: "Tarta de queso", note: "Templada por dentro", price: 6.5, tags: ["vegetariano"] },
              { name: "Sorbete de limón", note: "Con o sin cava", price: 5.5, tags: ["vegano"] },
            ],
          },
        ],
      },
      place: { street: "Calle del Puerto 5", city: "Almería" },
      hours: [
        null,
        ["13:00", "23:00"],
        ["13:00", "23:00"],
        ["13:00", "23:00"],
        ["13:00", "23:30"],
        ["13:00", "23:30"],
        ["13:00", "17:00"],
      ],
    },
  },
};
