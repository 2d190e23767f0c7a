import type { Domain, Hours } from "../domain.ts";
import { gadget } from "./gadget.ts";

const never: Hours = [null, null, null, null, null, null, null];

/** Software that is offered on a page of its own. What it does is said in the words of the request. */
export const product: Domain = {
  id: "product",
  words: {
    en: "saas|startup|launch page|waiting list|coming soon page|crowdfunding|landing page for my app|landing page for an app|landing page for our app|software product|product page|product landing page|waitlist|mobile app landing|browser plugin|api service|developer tool|software company|app landing page",
    de: "saas|startup|softwareprodukt|produktseite|warteliste|landingpage für meine app|landingpage für unsere app|landingpage für eine app|entwicklerwerkzeug|software",
    es: "saas|startup|producto de software|página de producto|lista de espera|landing de mi app|landing para mi app|landing para una app|software",
  },
  // A thing that can be held is no software.
  except: Object.values(gadget.words).join("|"),
  look: {
    palettes: [
      ["#f7f7fa", "#3b3bb8", "#0f766e"],
      ["#f4f7f6", "#0f5f56", "#9a4a12"],
      ["#f8f6fa", "#6a2c8f", "#b3420f"],
    ],
    fonts: ["geometric", "plain"],
    corners: ["soft", "round"],
    header: ["bar"],
    heroes: ["hero-split", "hero-editorial"],
  },
  art: { subjects: ["panels", "signal", "blocks"], backdrop: "orbits" },
  home: ["points", "steps", "plans", "questions", "waitlist"],
  noSlots: true,
  pages: ["waitlist"],
  copy: {
    en: {
      kind: "a product page",
      names: ["Northbeam", "Tallyo", "Quietloop"],
      tagline: "Set up in an afternoon, and out of the way after that.",
      heroes: [
        {
          title: "One thing, done properly",
          lead: "No training, no project to introduce it. Sign up, connect what you have, and get on with your day.",
        },
      ],
      story: {
        title: "Why it exists",
        paragraphs: [
          "We needed it ourselves and did not find it.",
          "So we built the part that was missing and left out the rest.",
        ],
      },
      points: [
        { title: "Ready in minutes", text: "A short setup that asks only what it needs, and can be undone." },
        { title: "Tells you in time", text: "You hear about what matters when it happens, and nothing else." },
        { title: "Everybody sees the same", text: "One place for the team, with a history of who changed what." },
        { title: "Your data stays yours", text: "Export everything at any time, in formats other tools can read." },
      ],
      steps: [
        { title: "Sign up", text: "An email address is enough." },
        { title: "Connect", text: "Add the first entry by hand or bring in what you have." },
        { title: "Lean back", text: "From here on it runs, and speaks up when it must." },
      ],
      offer: {
        title: "Features",
        path: "features",
        see: "See the features",
        search: "Search the features",
        free: true,
        lead: "What is in it today.",
        groups: [
          {
            name: "Every day",
            items: [
              { name: "Overview", note: "The state of everything on one screen", price: 0, tags: ["all plans"] },
              {
                name: "Notifications",
                note: "By email or in your team's chat, as you choose",
                price: 0,
                tags: ["all plans"],
              },
              {
                name: "History",
                note: "What happened, when, and what was done about it",
                price: 0,
                tags: ["all plans"],
              },
            ],
          },
          {
            name: "For teams",
            items: [
              { name: "Roles", note: "Who may look, who may change", price: 0, tags: ["from the second plan"] },
              {
                name: "API",
                note: "Everything the screens can do, by request",
                price: 0,
                tags: ["from the second plan"],
              },
              { name: "Export", note: "All of it, as files", price: 0, tags: ["all plans"] },
            ],
          },
        ],
      },
      favourites: ["What is in it"],
      closing: ["Be there when it opens."],
      place: { street: "", city: "" },
      hours: never,
      placeless: true,
      plans: [
        { name: "Starter", price: 0, per: "a month", points: ["For one person", "The essentials", "Help by email"] },
        { name: "Team", price: 19, per: "a month", points: ["Up to ten people", "Roles and history", "API access"] },
        {
          name: "Business",
          price: 79,
          per: "a month",
          points: ["As many people as you like", "Single sign-on", "Answers within four hours"],
        },
        {
          name: "Enterprise",
          price: 249,
          per: "a month",
          points: ["Your own installation", "A contract in your words", "A named person to call"],
        },
      ],
      questions: [
        { question: "Is there a trial?", answer: "The first plan costs nothing and does not end." },
        { question: "Can I change the plan later?", answer: "Yes, upwards and downwards, from the next month on." },
        { question: "What happens to my data when I leave?", answer: "You export it, we delete it." },
      ],
    },
    de: {
      kind: "eine Produktseite",
      names: ["Nordstrahl", "Tallyo", "Leisefunk"],
      tagline: "An einem Nachmittag eingerichtet und danach nicht im Weg.",
      heroes: [
        {
          title: "Eine Sache, richtig gemacht",
          lead: "Keine Schulung, kein Einführungsprojekt. Anmelden, verbinden, weiterarbeiten.",
        },
      ],
      story: {
        title: "Warum es das gibt",
        paragraphs: [
          "Wir brauchten es selbst und fanden es nicht.",
          "Also bauten wir den fehlenden Teil und ließen den Rest weg.",
        ],
      },
      points: [
        { title: "In Minuten bereit", text: "Eine kurze Einrichtung, die nur fragt, was sie wissen muss." },
        { title: "Meldet sich rechtzeitig", text: "Sie hören, was wichtig ist, wenn es geschieht, und sonst nichts." },
        { title: "Alle sehen dasselbe", text: "Ein Ort für das Team, mit Verlauf, wer was geändert hat." },
        { title: "Ihre Daten bleiben Ihre", text: "Jederzeit vollständiger Export in gängigen Formaten." },
      ],
      steps: [
        { title: "Anmelden", text: "Eine E-Mail-Adresse genügt." },
        { title: "Verbinden", text: "Den ersten Eintrag von Hand anlegen oder Vorhandenes übernehmen." },
        { title: "Zurücklehnen", text: "Ab hier läuft es und meldet sich, wenn es muss." },
      ],
      offer: {
        title: "Funktionen",
        path: "funktionen",
        see: "Funktionen ansehen",
        search: "Funktionen durchsuchen",
        free: true,
        lead: "Was heute schon geht.",
        groups: [
          {
            name: "Jeden Tag",
            items: [
              { name: "Übersicht", note: "Der Stand von allem auf einem Bildschirm", price: 0 },
              { name: "Meldungen", note: "Per E-Mail oder im Chat des Teams", price: 0 },
              { name: "Verlauf", note: "Was geschah, wann, und was getan wurde", price: 0 },
            ],
          },
          {
            name: "Für Teams",
            items: [
              { name: "Rollen", note: "Wer schauen und wer ändern darf", price: 0 },
              { name: "API", note: "Alles, was die Oberfläche kann, als Anfrage", price: 0 },
              { name: "Export", note: "Alles, als Dateien", price: 0 },
            ],
          },
        ],
      },
      favourites: ["Was enthalten ist"],
      closing: ["Seien Sie dabei, wenn es losgeht."],
      place: { street: "", city: "" },
      hours: never,
      placeless: true,
      plans: [
        {
          name: "Start",
          price: 0,
          per: "im Monat",
          points: ["Für eine Person", "Das Wesentliche", "Hilfe per E-Mail"],
        },
        {
          name: "Team",
          price: 19,
          per: "im Monat",
          points: ["Bis zu zehn Personen", "Rollen und Verlauf", "API-Zugang"],
        },
        {
          name: "Firma",
          price: 79,
          per: "im Monat",
          points: ["Beliebig viele Personen", "Anmeldung über Ihr Konto", "Antwort in vier Stunden"],
        },
        {
          name: "Konzern",
          price: 249,
          per: "im Monat",
          points: ["Eigene Installation", "Vertrag nach Maß", "Feste Ansprechperson"],
        },
      ],
      questions: [
        { question: "Gibt es eine Probezeit?", answer: "Der erste Tarif kostet nichts und endet nicht." },
        { question: "Kann ich den Tarif wechseln?", answer: "Ja, nach oben und unten, ab dem nächsten Monat." },
        { question: "Was wird aus meinen Daten, wenn ich gehe?", answer: "Sie exportieren sie, wir löschen sie." },
      ],
    },
    es: {
      kind: "una página de producto",
      names: ["Norteluz", "Tallyo", "Calmo"],
      tagline: "Listo en una tarde y luego no molesta.",
      heroes: [
        {
          title: "Una sola cosa, bien hecha",
          lead: "Sin cursos ni proyectos de implantación. Te apuntas, conectas lo que tienes y sigues con tu día.",
        },
      ],
      story: {
        title: "Por qué existe",
        paragraphs: [
          "Lo necesitábamos y no lo encontramos.",
          "Así que hicimos la parte que faltaba y dejamos fuera el resto.",
        ],
      },
      points: [
        { title: "Listo en minutos", text: "Una puesta en marcha corta que solo pregunta lo necesario." },
        { title: "Avisa a tiempo", text: "Te enteras de lo importante cuando pasa, y de nada más." },
        { title: "Todos ven lo mismo", text: "Un lugar para el equipo, con historial de cambios." },
        { title: "Tus datos son tuyos", text: "Exporta todo cuando quieras, en formatos abiertos." },
      ],
      steps: [
        { title: "Apúntate", text: "Basta un correo." },
        { title: "Conecta", text: "Añade lo primero a mano o trae lo que ya tienes." },
        { title: "Descansa", text: "A partir de aquí funciona solo y avisa cuando hace falta." },
      ],
      offer: {
        title: "Funciones",
        path: "funciones",
        see: "Ver las funciones",
        search: "Buscar en las funciones",
        free: true,
        lead: "Lo que ya hace hoy.",
        groups: [
          {
            name: "Cada día",
            items: [
              { name: "Panel", note: "El estado de todo en una pantalla", price: 0 },
              { name: "Avisos", note: "Por correo o en el chat del equipo", price: 0 },
              { name: "Historial", note: "Qué pasó, cuándo y qué se hizo", price: 0 },
            ],
          },
          {
            name: "Para equipos",
            items: [
              { name: "Roles", note: "Quién mira y quién cambia", price: 0 },
              { name: "API", note: "Todo lo que hace la pantalla, por petición", price: 0 },
              { name: "Exportación", note: "Todo, en archivos", price: 0 },
            ],
          },
        ],
      },
      favourites: ["Qué incluye"],
      closing: ["Sé de los primeros."],
      place: { street: "", city: "" },
      hours: never,
      placeless: true,
      plans: [
        { name: "Inicio", price: 0, per: "al mes", points: ["Para una persona", "Lo esencial", "Ayuda por correo"] },
        {
          name: "Equipo",
          price: 19,
          per: "al mes",
          points: ["Hasta diez personas", "Roles e historial", "Acceso a la API"],
        },
        {
          name: "Empresa",
          price: 79,
          per: "al mes",
          points: ["Personas sin límite", "Inicio de sesión único", "Respuesta en cuatro horas"],
        },
        {
          name: "Corporativo",
          price: 249,
          per: "al mes",
          points: ["Instalación propia", "Contrato a medida", "Una persona de contacto"],
        },
      ],
      questions: [
        { question: "¿Se puede probar?", answer: "El primer plan no cuesta nada y no caduca." },
        { question: "¿Puedo cambiar de plan?", answer: "Sí, hacia arriba o hacia abajo, desde el mes siguiente." },
        { question: "¿Qué pasa con mis datos si me voy?", answer: "Los exportas y los borramos." },
      ],
    },
  },
};
