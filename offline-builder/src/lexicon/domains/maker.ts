import type { Domain, Hours } from "../domain.ts";

const days: Hours = [null, null, ["10:00", "16:00"], ["10:00", "16:00"], ["10:00", "18:00"], ["10:00", "14:00"], null];

/** People who make things by hand and are asked for more of them: potters, weavers, joiners, jewellers. */
export const maker: Domain = {
  id: "maker",
  words: {
    en: "potter|pottery|hand-thrown|hand thrown|ceramics|ceramicist|hand-made|handmade|handcrafted|hand-carved|hand-woven|handwoven|weaver|woodturner|woodworker|woodcarver|furniture maker|basket maker|leatherworker|leather goods|glassblower|silversmith|goldsmith|jewellery maker|jewelry maker|bookbinder|blacksmith|quilts|quilter|luthier|i carve|i weave|i knit|i sew|i turn wood",
    de: "töpferei|töpferin|töpfer|keramik|keramikerin|handgemacht|handgemachte|handgetöpfert|handgewebt|weberei|weberin|drechslerei|drechsler|holzschnitzer|möbelbauer|korbflechterin|sattlerei|glasbläserei|silberschmiedin|goldschmiedin|goldschmiede|schmuckdesignerin|buchbinderei|kunstschmied|geigenbauer",
    es: "alfarería|alfarera|alfarero|cerámica|ceramista|hecho a mano|hechos a mano|hechas a mano|artesanía|artesana|artesano|tejedora|tornero|ebanista|cestería|marroquinería|vidriero|orfebre|joyera artesana|encuadernadora|herrero artístico|luthier",
  },
  except:
    "bakery|bread|soap|candles|pasta|dentist|dental|marketplace|inventory|course|courses|class|classes|bäckerei|seife|kerzen|kurs|kurse|zahnarzt|panadería|jabones|velas|curso|cursos|clases|dentista",
  look: {
    palettes: [
      ["#f7f3ec", "#7a3e23", "#3f5a4a"],
      ["#f4f4f0", "#2f4a52", "#a3521f"],
      ["#f8f4f1", "#5b3a46", "#7a5a10"],
    ],
    fonts: ["literary", "elegant", "warm"],
    corners: ["soft", "sharp"],
    header: ["centred", "bar"],
    heroes: ["hero-split", "hero-editorial", "hero-banner"],
  },
  art: { subjects: ["vase", "bowl", "cup"], backdrop: "shelf" },
  home: ["favourites-cards", "story-side", "steps", "questions"],
  noSlots: true,
  copy: {
    en: {
      kind: "a maker's site",
      names: ["Slow Shelf", "Shed & Bench", "Two Hands"],
      tagline: "Made one at a time, for people who use them.",
      heroes: [
        {
          title: "Made by hand, meant for use",
          lead: "Every piece goes through the same two hands, and no two come out alike.",
        },
        { title: "One bench, one pair of hands", lead: "Look at what there is, or ask for one that is made for you." },
      ],
      story: {
        title: "From the bench",
        paragraphs: [
          "It began with one piece for the kitchen table that was better than the bought one, and then with friends who wanted it too.",
          "Nothing here is made in hundreds. What is gone comes back in a slightly different shape.",
        ],
      },
      steps: [
        { title: "Tell", text: "What it is for, how large, which colour, and by when." },
        { title: "Agree", text: "You get a sketch, a price and a date. Nothing is due before you say yes." },
        { title: "Wait a little", text: "A picture on the way, and then a parcel or a knock at the door." },
      ],
      offer: {
        title: "Pieces",
        path: "pieces",
        see: "See the pieces",
        search: "Search the pieces",
        lead: "What is usually there. Each can be ordered in another size or colour.",
        groups: [
          {
            name: "On the shelf",
            items: [
              { name: "Everyday mug", note: "Holds a proper cup, stays warm", price: 26 },
              { name: "Small bowl", note: "For breakfast or for keys", price: 32 },
              { name: "Plate", note: "Slightly different each time", price: 30 },
            ],
          },
          {
            name: "To order",
            items: [
              { name: "A set for the table", note: "Four or six that belong together", price: 140, from: true },
              { name: "Commission", note: "Drawn with you, made once", price: 90, from: true },
            ],
          },
        ],
      },
      favourites: ["From the shelf", "What leaves first"],
      closing: ["Ask for one of your own.", "A few lines are enough for a first sketch."],
      place: { street: "The shed behind 4 Mill Lane", city: "Netherby" },
      hours: days,
      people: {
        title: "Who makes it",
        list: [{ name: "Rosa Tindall", role: "Maker", note: "Every piece passes through her hands" }],
      },
      questions: [
        { question: "How long does a commission take?", answer: "Four to six weeks, longer before Christmas." },
        {
          question: "Can it go into the dishwasher?",
          answer: "What can is marked. When in doubt, a sponge is kinder.",
        },
        { question: "May I come by?", answer: "Gladly. Write first, so that somebody is there." },
      ],
    },
    de: {
      kind: "eine Werkstattseite",
      names: ["Werkbank Süd", "Zwei Hände", "Langsam & Gut"],
      tagline: "Stück für Stück gemacht, für Menschen, die es benutzen.",
      heroes: [
        {
          title: "Von Hand gemacht, zum Benutzen",
          lead: "Jedes Stück geht durch dieselben zwei Hände, und keines gleicht dem anderen.",
        },
        { title: "Eine Werkbank, zwei Hände", lead: "Sehen Sie, was da ist, oder lassen Sie sich eines machen." },
      ],
      story: {
        title: "Aus der Werkstatt",
        paragraphs: [
          "Am Anfang stand ein Stück für den Küchentisch, das besser war als das gekaufte, und dann Freunde, die es auch haben wollten.",
          "Nichts entsteht hier in Hunderten. Was weg ist, kommt in etwas anderer Form wieder.",
        ],
      },
      steps: [
        { title: "Erzählen", text: "Wofür es ist, wie groß, welche Farbe und bis wann." },
        { title: "Abmachen", text: "Sie bekommen Skizze, Preis und Termin. Bezahlt wird erst nach dem Ja." },
        { title: "Etwas warten", text: "Unterwegs ein Bild, dann ein Paket oder ein Klopfen an der Tür." },
      ],
      offer: {
        title: "Stücke",
        path: "stuecke",
        see: "Die Stücke ansehen",
        search: "Stücke durchsuchen",
        lead: "Was meistens da ist. Jedes lässt sich in anderer Größe oder Farbe bestellen.",
        groups: [
          {
            name: "Im Regal",
            items: [
              { name: "Becher für jeden Tag", note: "Fasst eine ordentliche Tasse, hält warm", price: 26 },
              { name: "Kleine Schale", note: "Fürs Frühstück oder für Schlüssel", price: 32 },
              { name: "Teller", note: "Jedes Mal ein wenig anders", price: 30 },
            ],
          },
          {
            name: "Auf Bestellung",
            items: [
              { name: "Ein Satz für den Tisch", note: "Vier oder sechs, die zusammengehören", price: 140, from: true },
              { name: "Einzelanfertigung", note: "Mit Ihnen gezeichnet, einmal gemacht", price: 90, from: true },
            ],
          },
        ],
      },
      favourites: ["Aus dem Regal", "Was zuerst geht"],
      closing: ["Lassen Sie sich eines machen.", "Ein paar Zeilen genügen für eine erste Skizze."],
      place: { street: "Werkstatt hinter Mühlgasse 4", city: "Niederbach" },
      hours: days,
      people: {
        title: "Wer es macht",
        list: [{ name: "Rosa Thal", role: "Werkstatt", note: "Jedes Stück geht durch ihre Hände" }],
      },
      questions: [
        { question: "Wie lange dauert eine Anfertigung?", answer: "Vier bis sechs Wochen, vor Weihnachten länger." },
        {
          question: "Darf es in die Spülmaschine?",
          answer: "Was darf, ist gekennzeichnet. Im Zweifel lieber der Schwamm.",
        },
        { question: "Darf ich vorbeikommen?", answer: "Gern. Schreiben Sie vorher, damit jemand da ist." },
      ],
    },
    es: {
      kind: "una página de artesanía",
      names: ["Dos Manos", "Taller del Patio", "Sin Prisa"],
      tagline: "Hecho pieza a pieza, para quien lo usa.",
      heroes: [
        {
          title: "Hecho a mano, hecho para usarse",
          lead: "Cada pieza pasa por las mismas dos manos y ninguna sale igual.",
        },
        { title: "Un banco y dos manos", lead: "Mira lo que hay o encarga una pieza para ti." },
      ],
      story: {
        title: "Desde el taller",
        paragraphs: [
          "Empezó con una pieza para la mesa de la cocina que era mejor que la comprada, y con amigos que también la querían.",
          "Aquí nada se hace por cientos. Lo que se acaba vuelve con una forma un poco distinta.",
        ],
      },
      steps: [
        { title: "Cuéntalo", text: "Para qué es, qué tamaño, qué color y para cuándo." },
        { title: "Acordarlo", text: "Recibes un boceto, un precio y una fecha. No se paga antes de decir que sí." },
        { title: "Esperar un poco", text: "Una foto por el camino y luego un paquete o alguien a la puerta." },
      ],
      offer: {
        title: "Piezas",
        path: "piezas",
        see: "Ver las piezas",
        search: "Buscar piezas",
        lead: "Lo que suele haber. Cada una puede encargarse en otro tamaño o color.",
        groups: [
          {
            name: "En la estantería",
            items: [
              { name: "Taza de diario", note: "Cabe un café de verdad y guarda el calor", price: 26 },
              { name: "Cuenco pequeño", note: "Para el desayuno o para las llaves", price: 32 },
              { name: "Plato", note: "Un poco distinto cada vez", price: 30 },
            ],
          },
          {
            name: "Por encargo",
            items: [
              { name: "Un juego para la mesa", note: "Cuatro o seis que van juntas", price: 140, from: true },
              { name: "Encargo", note: "Dibujado contigo, hecho una vez", price: 90, from: true },
            ],
          },
        ],
      },
      favourites: ["De la estantería", "Lo primero que se va"],
      closing: ["Encarga una pieza para ti.", "Bastan unas líneas para un primer boceto."],
      place: { street: "Taller, Camino del Molino 4", city: "Villabaja" },
      hours: days,
      people: {
        title: "Quién lo hace",
        list: [{ name: "Rosa Tejada", role: "Taller", note: "Cada pieza pasa por sus manos" }],
      },
      questions: [
        { question: "¿Cuánto tarda un encargo?", answer: "De cuatro a seis semanas, más antes de Navidad." },
        { question: "¿Puede ir al lavavajillas?", answer: "Lo que puede está marcado. Ante la duda, mejor a mano." },
        { question: "¿Puedo pasar a verlo?", answer: "Con gusto. Escribe antes, para que haya alguien." },
      ],
    },
  },
};
