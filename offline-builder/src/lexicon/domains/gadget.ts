import type { Domain, Hours } from "../domain.ts";

const never: Hours = [null, null, null, null, null, null, null];

/** A thing that can be held, shown before it can be bought. What it does is said in the words of the request. */
export const gadget: Domain = {
  id: "gadget",
  words: {
    en: "bedside lamp|smart lamp|gadget|gadgets|wearable|smart watch|smart ring|e-bike|electric bike|headphones|earbuds|bluetooth speaker|smart speaker|mechanical keyboard|water bottle|backpack|coffee maker|espresso machine|air purifier|robot vacuum|camera strap|desk lamp|night light|alarm clock|hardware product|kickstarter",
    de: "nachttischlampe|tischlampe|schreibtischlampe|lichtwecker|wecker|gadget|wearable|smartwatch|e-bike|kopfhörer|lautsprecher|mechanische tastatur|trinkflasche|rucksack|kaffeemaschine|espressomaschine|luftreiniger|saugroboter",
    es: "lámpara de mesilla|lámpara de noche|lámpara de escritorio|despertador|gadget|reloj inteligente|bicicleta eléctrica|auriculares|altavoz|teclado mecánico|botella de agua|mochila|cafetera|purificador de aire|robot aspirador",
  },
  except:
    "app|software|saas|shop|store|online shop|online store|rental|repair|repairs|inventory|reviews|review|blog|marketplace|course|class|portfolio|lessons|tracker|laden|geschäft|onlineshop|verleih|reparatur|reparaturen|inventar|kurs|kurse|tienda|alquiler|reparación|reparaciones|inventario|curso|keynote",
  look: {
    palettes: [
      ["#f7f5f1", "#23324a", "#a8541a"],
      ["#f4f5f7", "#3a2f63", "#a3480f"],
      ["#f5f6f3", "#1f4d46", "#8a4a12"],
    ],
    fonts: ["geometric", "plain", "elegant"],
    corners: ["soft", "round"],
    header: ["bar"],
    heroes: ["hero-split", "hero-editorial"],
  },
  art: { subjects: ["lamp", "cup", "book"], backdrop: "table" },
  home: ["points", "steps", "plans", "questions", "waitlist"],
  noSlots: true,
  pages: ["waitlist"],
  copy: {
    en: {
      kind: "a launch page",
      names: ["Lumo", "Halden", "Fieldmark"],
      tagline: "Made once, made well, and soon ready to be sent.",
      heroes: [
        {
          title: "Soon in your hands",
          lead: "One thing that does its work quietly. Leave your address and hear first when it ships.",
        },
        {
          title: "Built to be used every day",
          lead: "Few parts, good materials, and nothing to learn. The first ones leave the workshop soon.",
        },
      ],
      story: {
        title: "Why we made it",
        paragraphs: [
          "We looked for one and did not find it, so we made the first on a kitchen table.",
          "Forty tries later it does what we wanted, and nothing else.",
        ],
      },
      points: [
        { title: "Works from the box", text: "Plug it in or charge it, and it is ready." },
        { title: "Made to be repaired", text: "Screws, not glue. Every part can be ordered." },
        { title: "No account needed", text: "It works without a cloud and without an app." },
        { title: "Thirty days to try", text: "Send it back if it is not for you." },
      ],
      steps: [
        { title: "Join the list", text: "An email address is enough." },
        { title: "Choose yours", text: "You hear first, and choose before the others." },
        { title: "Unpack it", text: "It comes ready to use, in paper and cardboard." },
      ],
      offer: {
        title: "Details",
        path: "details",
        see: "See the details",
        search: "Search the details",
        free: true,
        lead: "What it is made of and what comes with it.",
        groups: [
          {
            name: "The thing itself",
            items: [
              { name: "Materials", note: "Metal, wood and a little recycled plastic", price: 0 },
              { name: "Power", note: "One cable for everything, in the box", price: 0 },
              { name: "Controls", note: "A dial and a button, easy to find in the dark", price: 0 },
            ],
          },
          {
            name: "What comes with it",
            items: [
              { name: "Warranty", note: "Three years, without small print", price: 0 },
              { name: "Spare parts", note: "Available for ten years", price: 0 },
              { name: "A printed guide", note: "Four pages. More is not needed", price: 0 },
            ],
          },
        ],
      },
      favourites: ["In detail"],
      closing: ["Be there when the first ones ship."],
      place: { street: "", city: "" },
      hours: never,
      placeless: true,
      plans: [
        {
          name: "Early",
          price: 79,
          per: "for the first hundred",
          points: ["One piece", "Sent with the first batch", "Your name in the guide"],
        },
        {
          name: "Standard",
          price: 99,
          per: "each",
          points: ["One piece", "Colour of your choice", "Three years of warranty"],
        },
        {
          name: "Pair",
          price: 179,
          per: "for two",
          points: ["Two pieces", "Two colours if you like", "Free delivery"],
        },
        {
          name: "Studio",
          price: 429,
          per: "for five",
          points: ["Five pieces", "For teams and shops", "A person to call"],
        },
      ],
      questions: [
        { question: "When does it ship?", answer: "The list hears the date first, well before it can be bought." },
        {
          question: "Where do you send it?",
          answer: "To most countries. The price of delivery is shown before you pay.",
        },
        {
          question: "What if it breaks?",
          answer: "We repair or replace it for three years. After that there are parts.",
        },
      ],
    },
    de: {
      kind: "eine Seite zum Verkaufsstart",
      names: ["Lumo", "Halden", "Feldmark"],
      tagline: "Einmal gemacht, gut gemacht und bald auf dem Weg.",
      heroes: [
        {
          title: "Bald in Ihren Händen",
          lead: "Ein Ding, das leise seine Arbeit tut. Tragen Sie sich ein und erfahren Sie zuerst, wann es losgeht.",
        },
        {
          title: "Für jeden Tag gebaut",
          lead: "Wenige Teile, gute Materialien und nichts zu lernen. Die ersten verlassen bald die Werkstatt.",
        },
      ],
      story: {
        title: "Warum es das gibt",
        paragraphs: [
          "Wir haben so etwas gesucht und nicht gefunden, also entstand das erste auf einem Küchentisch.",
          "Vierzig Versuche später tut es, was wir wollten, und sonst nichts.",
        ],
      },
      points: [
        { title: "Sofort bereit", text: "Anschließen oder laden, dann geht es los." },
        { title: "Reparierbar gebaut", text: "Schrauben statt Kleber. Jedes Teil gibt es einzeln." },
        { title: "Ohne Konto", text: "Es arbeitet ohne Cloud und ohne App." },
        { title: "Dreißig Tage Probe", text: "Passt es nicht, geht es zurück." },
      ],
      steps: [
        { title: "Eintragen", text: "Eine E-Mail-Adresse genügt." },
        { title: "Aussuchen", text: "Sie erfahren es zuerst und wählen vor den anderen." },
        { title: "Auspacken", text: "Es kommt betriebsbereit, in Papier und Karton." },
      ],
      offer: {
        title: "Einzelheiten",
        path: "einzelheiten",
        see: "Einzelheiten ansehen",
        search: "Einzelheiten durchsuchen",
        free: true,
        lead: "Woraus es besteht und was dabei ist.",
        groups: [
          {
            name: "Das Ding selbst",
            items: [
              { name: "Material", note: "Metall, Holz und etwas wiederverwerteter Kunststoff", price: 0 },
              { name: "Strom", note: "Ein Kabel für alles, liegt bei", price: 0 },
              { name: "Bedienung", note: "Ein Rad und ein Knopf, auch im Dunkeln zu finden", price: 0 },
            ],
          },
          {
            name: "Was dabei ist",
            items: [
              { name: "Garantie", note: "Drei Jahre, ohne Kleingedrucktes", price: 0 },
              { name: "Ersatzteile", note: "Zehn Jahre lang erhältlich", price: 0 },
              { name: "Eine gedruckte Anleitung", note: "Vier Seiten. Mehr braucht es nicht", price: 0 },
            ],
          },
        ],
      },
      favourites: ["Im Einzelnen"],
      closing: ["Seien Sie dabei, wenn die ersten verschickt werden."],
      place: { street: "", city: "" },
      hours: never,
      placeless: true,
      plans: [
        {
          name: "Früh",
          price: 79,
          per: "für die ersten hundert",
          points: ["Ein Stück", "Aus der ersten Lieferung", "Ihr Name in der Anleitung"],
        },
        {
          name: "Standard",
          price: 99,
          per: "je Stück",
          points: ["Ein Stück", "Farbe nach Wahl", "Drei Jahre Garantie"],
        },
        { name: "Paar", price: 179, per: "für zwei", points: ["Zwei Stück", "Auf Wunsch zwei Farben", "Versand frei"] },
        {
          name: "Studio",
          price: 429,
          per: "für fünf",
          points: ["Fünf Stück", "Für Teams und Läden", "Jemand zum Anrufen"],
        },
      ],
      questions: [
        {
          question: "Wann wird geliefert?",
          answer: "Wer eingetragen ist, erfährt den Termin zuerst, lange vor dem Verkauf.",
        },
        {
          question: "Wohin wird geliefert?",
          answer: "In die meisten Länder. Der Versand steht vor dem Bezahlen fest.",
        },
        {
          question: "Und wenn es kaputtgeht?",
          answer: "Drei Jahre lang reparieren oder ersetzen wir. Danach gibt es Teile.",
        },
      ],
    },
    es: {
      kind: "una página de lanzamiento",
      names: ["Lumo", "Halden", "Campo Claro"],
      tagline: "Hecho una vez, hecho bien y pronto en camino.",
      heroes: [
        {
          title: "Pronto en tus manos",
          lead: "Una cosa que hace su trabajo sin ruido. Deja tu correo y sabrás antes que nadie cuándo sale.",
        },
        {
          title: "Hecho para cada día",
          lead: "Pocas piezas, buenos materiales y nada que aprender. Los primeros salen pronto del taller.",
        },
      ],
      story: {
        title: "Por qué existe",
        paragraphs: [
          "Lo buscamos y no lo encontramos, así que hicimos el primero en la mesa de la cocina.",
          "Cuarenta intentos después hace lo que queríamos y nada más.",
        ],
      },
      points: [
        { title: "Listo al abrirlo", text: "Se enchufa o se carga y ya funciona." },
        { title: "Hecho para repararse", text: "Tornillos, no pegamento. Cada pieza se puede pedir." },
        { title: "Sin cuenta", text: "Funciona sin nube y sin aplicación." },
        { title: "Treinta días de prueba", text: "Si no es para ti, se devuelve." },
      ],
      steps: [
        { title: "Apúntate", text: "Basta un correo electrónico." },
        { title: "Elige el tuyo", text: "Lo sabes primero y eliges antes que los demás." },
        { title: "Ábrelo", text: "Llega listo para usar, en papel y cartón." },
      ],
      offer: {
        title: "Detalles",
        path: "detalles",
        see: "Ver los detalles",
        search: "Buscar en los detalles",
        free: true,
        lead: "De qué está hecho y qué trae.",
        groups: [
          {
            name: "El objeto",
            items: [
              { name: "Materiales", note: "Metal, madera y un poco de plástico reciclado", price: 0 },
              { name: "Corriente", note: "Un cable para todo, incluido", price: 0 },
              { name: "Mandos", note: "Una rueda y un botón, fáciles de encontrar a oscuras", price: 0 },
            ],
          },
          {
            name: "Lo que trae",
            items: [
              { name: "Garantía", note: "Tres años, sin letra pequeña", price: 0 },
              { name: "Recambios", note: "Disponibles durante diez años", price: 0 },
              { name: "Una guía impresa", note: "Cuatro páginas. No hace falta más", price: 0 },
            ],
          },
        ],
      },
      favourites: ["En detalle"],
      closing: ["Que te pille cuando salgan los primeros."],
      place: { street: "", city: "" },
      hours: never,
      placeless: true,
      plans: [
        {
          name: "Pronto",
          price: 79,
          per: "para los cien primeros",
          points: ["Una pieza", "Del primer envío", "Tu nombre en la guía"],
        },
        {
          name: "Normal",
          price: 99,
          per: "cada una",
          points: ["Una pieza", "El color que quieras", "Tres años de garantía"],
        },
        {
          name: "Pareja",
          price: 179,
          per: "las dos",
          points: ["Dos piezas", "Dos colores si quieres", "Envío gratis"],
        },
        {
          name: "Estudio",
          price: 429,
          per: "las cinco",
          points: ["Cinco piezas", "Para equipos y tiendas", "Una persona a quien llamar"],
        },
      ],
      questions: [
        {
          question: "¿Cuándo se envía?",
          answer: "La lista sabe la fecha antes que nadie, bastante antes de la venta.",
        },
        { question: "¿Adónde enviáis?", answer: "A la mayoría de los países. El envío se ve antes de pagar." },
        { question: "¿Y si se rompe?", answer: "Lo reparamos o cambiamos durante tres años. Después hay recambios." },
      ],
    },
  },
};
