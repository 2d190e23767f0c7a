import type { Domain } from "../domain.ts";

export const bakery: Domain = {
  id: "bakery",
  words: {
    en: "bakery|baker|bread|sourdough|pastry|pastries|patisserie|cakes|cake shop",
    de: "bäckerei|bäcker|brot|konditorei|backstube|kuchen",
    es: "panadería|panadero|pan|pastelería|repostería|obrador",
  },
  look: {
    palettes: [
      ["#fbf6ec", "#7a3e1d", "#a8501c"],
      ["#f6f1e4", "#3f4a2f", "#a4531f"],
      ["#fff8f0", "#8c2f2b", "#8c2f2b"],
    ],
    fonts: ["warm", "lively", "literary"],
    corners: ["soft", "round"],
    header: ["bar", "centred"],
    heroes: ["hero-split", "hero-arch", "hero-editorial"],
  },
  art: { subjects: ["loaf", "croissant", "cup", "cake"], backdrop: "table" },
  copy: {
    en: {
      kind: "a bakery",
      names: ["Hearth & Crumb", "Linden Street Bakery", "The Early Oven", "Rye & Honey"],
      tagline: "Bread, pastry and cake, baked on site every morning.",
      heroes: [
        {
          title: "Bread that takes its time",
          lead: "Our sourdough rests for thirty hours before it meets the oven. By seven the first loaves are on the shelf.",
        },
        {
          title: "Out of the oven at seven",
          lead: "Loaves, buns and pastries from four ingredients and a long night's rest, baked where you buy them.",
        },
        {
          title: "Flour, water, salt and a slow night",
          lead: "A neighbourhood bakery that works while the street sleeps, so breakfast is still warm.",
        },
      ],
      story: {
        title: "How we bake",
        paragraphs: [
          "We mix in the afternoon, shape in the evening and bake before dawn. The starter is older than the shop and gets fed twice a day.",
          "Grain comes from two mills within an hour's drive. What is left at closing time goes to the neighbours' table or becomes breadcrumbs, never to waste.",
        ],
      },
      points: [
        {
          title: "Thirty hours of rest",
          text: "Long fermentation makes bread that keeps for days and is easy on the stomach.",
        },
        { title: "Two local mills", text: "Rye, spelt and wheat, stone ground and named on every label." },
        {
          title: "Order by four, collect at seven",
          text: "Tell us today what you need tomorrow, and it waits with your name on it.",
        },
        { title: "Nothing is thrown away", text: "Yesterday's loaves cost half and taste best toasted." },
      ],
      offer: {
        title: "Menu",
        path: "menu",
        lead: "What comes out of the oven on an ordinary day. Weekend specials hang on the board by the door.",
        groups: [
          {
            name: "Bread",
            items: [
              { name: "Country sourdough", note: "Wheat and rye, dark crust, open crumb", price: 6.8, tags: ["vegan"] },
              { name: "Seeded rye", note: "Sunflower, pumpkin and linseed", price: 7.2, tags: ["vegan"] },
              { name: "Spelt tin loaf", note: "Soft slices for the toaster", price: 6.4, tags: ["vegan"] },
              { name: "Walnut loaf", note: "Roasted walnuts, a little honey", price: 7.6, tags: ["nuts"] },
              { name: "Baguette", note: "Baked at seven, eleven and three", price: 3.2, tags: ["vegan"] },
              { name: "Olive focaccia", note: "By the slab, with rosemary and sea salt", price: 4.8, tags: ["vegan"] },
            ],
          },
          {
            name: "Morning pastry",
            items: [
              { name: "Butter croissant", note: "Three days from dough to counter", price: 3.4, tags: ["vegetarian"] },
              { name: "Almond croissant", note: "Filled twice, dusted once", price: 4.2, tags: ["nuts"] },
              { name: "Cinnamon knot", note: "Cardamom dough, brown butter", price: 3.9, tags: ["vegetarian"] },
              { name: "Pain au chocolat", note: "Two bars of dark chocolate", price: 3.8, tags: ["vegetarian"] },
              { name: "Apple turnover", note: "Orchard apples, no added sugar", price: 3.7, tags: ["vegan"] },
              { name: "Cheese twist", note: "Aged cheddar and black pepper", price: 3.5, tags: ["vegetarian"] },
            ],
          },
          {
            name: "Cake",
            items: [
              {
                name: "Plum streusel slice",
                note: "While plums last, pear afterwards",
                price: 4.6,
                tags: ["vegetarian"],
              },
              { name: "Lemon tart", note: "Sharp curd in a short crust", price: 5.2, tags: ["vegetarian"] },
              { name: "Carrot cake", note: "Walnuts, cream cheese, orange zest", price: 5.0, tags: ["nuts"] },
              { name: "Chocolate torte", note: "No flour at all, very dark", price: 5.4, tags: ["gluten-free"] },
              { name: "Celebration cake", note: "For twelve, two days' notice", price: 48, tags: ["vegetarian"] },
              {
                name: "Poppy seed slice",
                note: "Ground that morning, a little orange",
                price: 4.4,
                tags: ["vegetarian"],
              },
            ],
          },
          {
            name: "To drink",
            items: [
              { name: "Filter coffee", note: "Refill included before ten", price: 3.0, tags: ["vegan"] },
              { name: "Flat white", note: "Two shots, silky milk", price: 3.9, tags: ["vegetarian"] },
              { name: "Hot chocolate", note: "Melted, not stirred from powder", price: 4.1, tags: ["vegetarian"] },
              { name: "Pot of tea", note: "Assam, sencha or mint", price: 3.6, tags: ["vegan"] },
              { name: "Apple juice", note: "Cloudy, from the orchard up the road", price: 3.4, tags: ["vegan"] },
              { name: "Elderflower lemonade", note: "Our own syrup, lots of ice", price: 3.8, tags: ["vegan"] },
            ],
          },
        ],
      },
      place: { street: "14 Linden Street", city: "Millbrook" },
      hours: [
        ["07:00", "18:00"],
        ["07:00", "18:00"],
        ["07:00", "18:00"],
        ["07:00", "18:00"],
        ["07:00", "18:30"],
        ["07:30", "15:00"],
        null,
      ],
      people: {
        title: "The bakers",
        list: [
          {
            name: "Ines Calder",
            role: "Head baker",
            note: "Feeds the starter and signs off every batch of sourdough.",
          },
          { name: "Tomas Wirth", role: "Pastry", note: "Laminates on Mondays, Wednesdays and Fridays." },
          { name: "June Adeyemi", role: "Cakes", note: "Draws every celebration cake before she bakes it." },
          { name: "Piet Larsen", role: "Counter", note: "Knows your order before you reach the door." },
        ],
      },
      questions: [
        {
          question: "Can I order ahead?",
          answer: "Yes. Write or call before four and your order is ready the next morning.",
        },
        {
          question: "Do you have gluten-free bread?",
          answer: "Not bread: there is flour in the air here. The chocolate torte is made without flour.",
        },
        {
          question: "How long does the sourdough keep?",
          answer: "Four to five days in a cloth or paper bag. Cut side down, never in the fridge.",
        },
      ],
    },
  },
};
