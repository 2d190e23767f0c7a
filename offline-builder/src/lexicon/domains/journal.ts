import type { Copy, Domain } from "../domain.ts";

const none: Copy["hours"] = [null, null, null, null, null, null, null];

/** A personal blog about walking, cooking and reading; also stands in for blogs on other subjects. */
export const journal: Domain = {
  id: "journal",
  words: {
    en: "hiking|walking|trails|outdoors|travel blog|personal blog|journal|poetry|essays",
    de: "wandern|reisen|tagebuch|gedichte",
    es: "senderismo|viajes|diario|poesía",
  },
  look: {
    palettes: [
      ["#f8f7f2", "#2f4a3c", "#9a4a1f"],
      ["#f6f4ef", "#3a3f5c", "#8f4a2a"],
      ["#fbf8f3", "#6b2f2a", "#6b2f2a"],
    ],
    fonts: ["editorial", "literary", "warm"],
    corners: ["sharp", "soft"],
    density: ["regular", "airy"],
    header: ["centred", "bar"],
    heroes: ["hero-plain"],
  },
  art: { subjects: ["mountain", "book", "cup", "house", "pen"], backdrop: "hills" },
  copy: {
    en: {
      kind: "a blog",
      names: ["Long Way Round", "The Slow Path", "Field Notes"],
      tagline: "Notes from walks, kitchens and rainy afternoons.",
      heroes: [
        { title: "Written after the walk", lead: "Short pieces on paths, weather, soup and books, about once a week." },
      ],
      story: {
        title: "About",
        paragraphs: [
          "This is one person writing about what happened outdoors and what was cooked afterwards. No lists of ten things, no gear tests.",
          "Everything here was written by hand first, which is why it takes a week.",
        ],
      },
      offer: { title: "Posts", path: "posts", lead: "", groups: [] },
      place: { street: "", city: "" },
      hours: none,
      posts: [
        {
          title: "The ridge in fog",
          category: "Walks",
          summary: "Six hours without a view, and why it was the best day of the month.",
          paragraphs: [
            "We set out at seven with a forecast that promised sun by nine. By eleven the fog had moved in so close that the next cairn was a rumour.",
            "Without a view you look at what is near: lichen like a map of islands, the sound of a stream you never see, the colour of wet slate.",
            "At the hut they asked whether we had seen the lake. We had heard it, which is rarer.",
          ],
        },
        {
          title: "Soup for four tired people",
          category: "Kitchen",
          summary: "Leeks, barley, one lemon. Half an hour, most of it sitting down.",
          paragraphs: [
            "Cut three leeks and let them go soft in more butter than seems right. Add two handfuls of barley and hot water to cover by a hand's width.",
            "Sit down for twenty-five minutes. This is part of the recipe.",
            "Salt, the juice of a lemon, and whatever green is left in the fridge. Eat it with the boots still by the door.",
          ],
        },
        {
          title: "A book for the train",
          category: "Reading",
          summary: "On choosing by weight, and a novel that fits in a coat pocket.",
          paragraphs: [
            "There is a bookshop by the station that sorts one shelf by weight. The left end is for commuters, the right end for winters.",
            "I took one from the left and missed my stop, which is the only review I trust.",
          ],
        },
        {
          title: "What the map does not say",
          category: "Walks",
          summary: "A dotted line, a bull, and a farmer with good advice.",
          paragraphs: [
            "The map shows a path across the meadow. The meadow shows a bull.",
            "The farmer leaned on the gate and said that the bull was gentle and the cow was not. We went round, which added an hour and a castle.",
          ],
        },
        {
          title: "Coffee on a gas flame",
          category: "Kitchen",
          summary: "Wind, a tin cup and the right amount of patience.",
          paragraphs: [
            "Build the windbreak first. Everything that goes wrong with coffee outdoors goes wrong because of wind.",
            "Two spoons a cup, take it off before it boils, wait a minute for the grounds to settle. Nobody talks during that minute.",
          ],
        },
        {
          title: "Letters from a lighthouse",
          category: "Reading",
          summary: "A keeper's diary in which almost nothing happens.",
          paragraphs: [
            "He notes the wind at six, at noon and at six. On some days he notes that he noted it.",
            "After a hundred pages the arrival of a new kettle reads like a thriller.",
          ],
        },
      ],
    },
    de: {
      kind: "ein Blog",
      names: ["Umweg", "Langsam gehen", "Feldnotizen"],
      tagline: "Notizen von Wegen, aus Küchen und von Regennachmittagen.",
      heroes: [
        {
          title: "Nach dem Gehen geschrieben",
          lead: "Kurze Texte über Wege, Wetter, Suppe und Bücher, etwa einmal in der Woche.",
        },
      ],
      story: {
        title: "Über",
        paragraphs: [
          "Hier schreibt ein Mensch auf, was draußen geschah und was danach gekocht wurde. Keine Listen, keine Ausrüstungstests.",
          "Alles wurde zuerst von Hand geschrieben, deshalb dauert es eine Woche.",
        ],
      },
      offer: { title: "Beiträge", path: "beitraege", lead: "", groups: [] },
      place: { street: "", city: "" },
      hours: none,
      posts: [
        {
          title: "Der Grat im Nebel",
          category: "Wege",
          summary: "Sechs Stunden ohne Aussicht, und warum es der beste Tag des Monats war.",
          paragraphs: [
            "Um sieben gingen wir los, für neun war Sonne versprochen. Um elf stand der Nebel so dicht, dass der nächste Steinmann nur ein Gerücht war.",
            "Ohne Aussicht sieht man, was nah ist: Flechten wie Inselkarten, nasser Schiefer, ein Bach, den man nur hört.",
          ],
        },
        {
          title: "Suppe für vier Müde",
          category: "Küche",
          summary: "Lauch, Graupen, eine Zitrone. Eine halbe Stunde, das meiste davon im Sitzen.",
          paragraphs: [
            "Drei Stangen Lauch in mehr Butter weich werden lassen, als richtig scheint. Zwei Hände Graupen dazu, heißes Wasser, eine Handbreit darüber.",
            "Fünfundzwanzig Minuten hinsetzen. Das gehört zum Rezept.",
          ],
        },
        {
          title: "Ein Buch für den Zug",
          category: "Lesen",
          summary: "Über das Wählen nach Gewicht.",
          paragraphs: [
            "Am Bahnhof gibt es eine Buchhandlung, die ein Regal nach Gewicht sortiert. Links für Pendler, rechts für Winter.",
            "Ich nahm eines von links und verpasste meine Haltestelle. Mehr Lob kenne ich nicht.",
          ],
        },
        {
          title: "Was die Karte verschweigt",
          category: "Wege",
          summary: "Eine gepunktete Linie, ein Stier und ein guter Rat.",
          paragraphs: [
            "Die Karte zeigt einen Weg über die Wiese. Die Wiese zeigt einen Stier.",
            "Der Bauer sagte, der Stier sei sanft, die Kuh nicht. Wir gingen außen herum, das kostete eine Stunde und schenkte eine Burg.",
          ],
        },
      ],
    },
    es: {
      kind: "un blog",
      names: ["El Rodeo", "Paso Lento", "Notas de Campo"],
      tagline: "Notas de caminos, cocinas y tardes de lluvia.",
      heroes: [
        {
          title: "Escrito después de caminar",
          lead: "Textos breves sobre caminos, tiempo, sopa y libros, más o menos una vez por semana.",
        },
      ],
      story: {
        title: "Acerca de",
        paragraphs: [
          "Aquí una persona escribe lo que pasó fuera y lo que se cocinó después. Sin listas ni pruebas de equipo.",
          "Todo se escribe primero a mano, por eso tarda una semana.",
        ],
      },
      offer: { title: "Entradas", path: "entradas", lead: "", groups: [] },
      place: { street: "", city: "" },
      hours: none,
      posts: [
        {
          title: "La cresta con niebla",
          category: "Caminos",
          summary: "Seis horas sin vistas, y por qué fue el mejor día del mes.",
          paragraphs: [
            "Salimos a las siete con sol prometido para las nueve. A las once la niebla era tan densa que el siguiente hito era un rumor.",
            "Sin vistas se mira lo cercano: líquenes como mapas de islas, pizarra mojada, un arroyo que solo se oye.",
          ],
        },
        {
          title: "Sopa para cuatro cansados",
          category: "Cocina",
          summary: "Puerros, cebada, un limón. Media hora, casi toda sentados.",
          paragraphs: [
            "Ablanda tres puerros en más mantequilla de la que parece correcta. Añade dos puñados de cebada y agua caliente.",
            "Siéntate veinticinco minutos. Es parte de la receta.",
          ],
        },
        {
          title: "Un libro para el tren",
          category: "Lecturas",
          summary: "Sobre elegir por el peso.",
          paragraphs: [
            "Junto a la estación hay una librería que ordena un estante por peso. A la izquierda, para quien va y viene; a la derecha, para el invierno.",
            "Tomé uno de la izquierda y me pasé de parada. No conozco mejor elogio.",
          ],
        },
        {
          title: "Lo que el mapa no dice",
          category: "Caminos",
          summary: "Una línea de puntos, un toro y un buen consejo.",
          paragraphs: [
            "El mapa muestra un sendero por el prado. El prado muestra un toro.",
            "El granjero dijo que el toro era manso y la vaca no. Dimos la vuelta: una hora más y un castillo.",
          ],
        },
      ],
    },
  },
};
