import type { Domain } from "../domain.ts";

/** The general one: a small company that offers services. Written so that it is true of most. */
export const practice: Domain = {
  id: "practice",
  general: true,
  words: {
    en: "company|business|agency|consulting|consultant|services|firm|freelancer|credit|clinic",
    de: "firma|unternehmen|agentur|beratung|dienstleister|praxis|handwerk",
    es: "empresa|agencia|consultoría|despacho|servicios|clínica|negocio",
  },
  look: {
    palettes: [
      ["#f5f5f2", "#1d3b4f", "#a0491f"],
      ["#f7f4ef", "#374b2e", "#9a4f22"],
      ["#f2f4f7", "#31408f", "#31408f"],
      ["#faf6f1", "#6a2f3d", "#6a2f3d"],
    ],
    fonts: ["literary", "plain", "geometric", "lively"],
    corners: ["sharp", "soft", "round"],
    header: ["bar", "centred"],
    heroes: ["hero-plain", "hero-split", "hero-ledger", "hero-editorial"],
  },
  art: { subjects: ["blocks", "panels", "signal"], backdrop: "discs" },
  copy: {
    en: {
      kind: "a company site",
      names: ["Alder & Finch", "Northgate Partners", "Fieldhouse"],
      tagline: "Careful work, clear prices, one person to talk to.",
      heroes: [
        {
          title: "Work you can follow",
          lead: "You know what happens next, what it costs and who does it. From the first talk to the last invoice.",
        },
        {
          title: "Less noise, more done",
          lead: "A small team that answers on the same day and finishes what it starts.",
        },
      ],
      story: {
        title: "Who we are",
        paragraphs: [
          "We are a small team on purpose. The person you meet first is the person who does the work, and stays until it is finished.",
          "We write down what was agreed, in plain words, before anything begins. It saves everybody the second meeting.",
        ],
      },
      points: [
        { title: "An answer on the same day", text: "Also when the answer is that we need until tomorrow." },
        { title: "A price before the work", text: "Fixed where we can, with a ceiling where we cannot." },
        { title: "One person to talk to", text: "No ticket numbers and no handing over." },
        { title: "Plain words", text: "You get documents you can read without us." },
      ],
      steps: [
        { title: "Talk", text: "Half an hour, free of charge. You tell, we ask." },
        { title: "Plan", text: "Two pages: what, until when, for how much." },
        { title: "Do", text: "With a short note every week until it is finished." },
      ],
      offer: {
        title: "Services",
        path: "services",
        lead: "What we do most often. If yours is missing, ask.",
        groups: [
          {
            name: "Begin",
            items: [
              {
                name: "First talk",
                note: "Half an hour, by phone or at our table",
                price: 0,
                minutes: 30,
                tags: ["start"],
              },
              {
                name: "Review",
                note: "We look at where things stand and write it down",
                price: 180,
                minutes: 60,
                tags: ["start"],
              },
              {
                name: "Workshop",
                note: "Half a day with your team and a clear result",
                price: 640,
                minutes: 240,
                tags: ["team"],
              },
            ],
          },
          {
            name: "Go on",
            items: [
              {
                name: "Project",
                note: "Fixed scope, fixed price, fixed date",
                price: 2400,
                from: true,
                minutes: 60,
                tags: ["team"],
              },
              {
                name: "Monthly care",
                note: "Four hours a month, unused ones carry over",
                price: 320,
                minutes: 60,
                tags: [],
              },
              {
                name: "Second opinion",
                note: "On an offer you already have",
                price: 140,
                minutes: 45,
                tags: ["start"],
              },
            ],
          },
        ],
      },
      place: { street: "40 Station Road", city: "Wexley" },
      hours: [
        ["09:00", "17:00"],
        ["09:00", "17:00"],
        ["09:00", "17:00"],
        ["09:00", "17:00"],
        ["09:00", "15:00"],
        null,
        null,
      ],
      people: {
        title: "Team",
        list: [
          { name: "Ruth Alder", role: "Lead", note: "Asks the question nobody wanted to ask." },
          { name: "Jonas Finch", role: "Projects", note: "Keeps dates and keeps his word." },
          { name: "Amara Cole", role: "Clients", note: "Picks up when you call." },
        ],
      },
      questions: [
        {
          question: "How soon can you begin?",
          answer: "Usually within two weeks. For urgent matters we say honestly whether it works.",
        },
        { question: "What does the first talk cost?", answer: "Nothing, and it obliges you to nothing." },
        {
          question: "Do you work remotely?",
          answer: "Yes. We meet in person once at the start if it can be arranged.",
        },
      ],
    },
    de: {
      kind: "eine Unternehmensseite",
      names: ["Erle & Fink", "Nordtor Partner", "Feldhaus"],
      tagline: "Sorgfältige Arbeit, klare Preise, ein Mensch, der zuständig ist.",
      heroes: [
        {
          title: "Arbeit, der Sie folgen können",
          lead: "Sie wissen, was als Nächstes kommt, was es kostet und wer es macht. Vom ersten Gespräch bis zur letzten Rechnung.",
        },
        {
          title: "Weniger Lärm, mehr fertig",
          lead: "Ein kleines Team, das am selben Tag antwortet und zu Ende bringt, was es anfängt.",
        },
      ],
      story: {
        title: "Wer wir sind",
        paragraphs: [
          "Wir sind mit Absicht klein. Wer Sie zuerst trifft, macht auch die Arbeit und bleibt, bis sie fertig ist.",
          "Was vereinbart ist, schreiben wir vorher in klaren Worten auf. Das spart allen das zweite Treffen.",
        ],
      },
      points: [
        { title: "Antwort am selben Tag", text: "Auch wenn sie lautet, dass wir bis morgen brauchen." },
        { title: "Preis vor der Arbeit", text: "Fest, wo es geht, mit Obergrenze, wo nicht." },
        { title: "Ein Mensch ist zuständig", text: "Keine Vorgangsnummern, kein Weiterreichen." },
        { title: "Klare Worte", text: "Unterlagen, die man ohne uns versteht." },
      ],
      steps: [
        { title: "Reden", text: "Eine halbe Stunde, kostenlos. Sie erzählen, wir fragen." },
        { title: "Planen", text: "Zwei Seiten: was, bis wann, für wie viel." },
        { title: "Machen", text: "Mit einer kurzen Nachricht jede Woche, bis es fertig ist." },
      ],
      offer: {
        title: "Leistungen",
        path: "leistungen",
        lead: "Was wir am häufigsten tun. Fehlt etwas, fragen Sie.",
        groups: [
          {
            name: "Anfangen",
            items: [
              { name: "Erstgespräch", note: "Eine halbe Stunde, am Telefon oder bei uns", price: 0, minutes: 30 },
              {
                name: "Bestandsaufnahme",
                note: "Wir schauen, wie es steht, und schreiben es auf",
                price: 180,
                minutes: 60,
              },
              { name: "Workshop", note: "Ein halber Tag mit Ihrem Team und klarem Ergebnis", price: 640, minutes: 240 },
            ],
          },
          {
            name: "Weitermachen",
            items: [
              {
                name: "Projekt",
                note: "Fester Umfang, fester Preis, festes Datum",
                price: 2400,
                from: true,
                minutes: 60,
              },
              {
                name: "Monatliche Betreuung",
                note: "Vier Stunden im Monat, übrige werden übertragen",
                price: 320,
                minutes: 60,
              },
              { name: "Zweite Meinung", note: "Zu einem Angebot, das Sie schon haben", price: 140, minutes: 45 },
            ],
          },
        ],
      },
      place: { street: "Bahnhofstraße 40", city: "Göttingen" },
      hours: [
        ["09:00", "17:00"],
        ["09:00", "17:00"],
        ["09:00", "17:00"],
        ["09:00", "17:00"],
        ["09:00", "15:00"],
        null,
        null,
      ],
      people: {
        title: "Team",
        list: [
          { name: "Ruth Erle", role: "Leitung", note: "Stellt die Frage, die keiner stellen wollte." },
          { name: "Jonas Fink", role: "Projekte", note: "Hält Termine und sein Wort." },
          { name: "Amara Kühn", role: "Kundschaft", note: "Geht ran, wenn Sie anrufen." },
        ],
      },
      questions: [
        {
          question: "Wie bald können Sie anfangen?",
          answer: "Meist innerhalb von zwei Wochen. Wenn es eilt, sagen wir ehrlich, ob es geht.",
        },
        { question: "Was kostet das Erstgespräch?", answer: "Nichts, und es verpflichtet zu nichts." },
      ],
    },
    es: {
      kind: "una web de empresa",
      names: ["Aliso y Cía", "Puerta Norte", "Casa Campo"],
      tagline: "Trabajo cuidado, precios claros, una persona con quien hablar.",
      heroes: [
        {
          title: "Trabajo que se entiende",
          lead: "Sabes qué viene después, cuánto cuesta y quién lo hace. De la primera charla a la última factura.",
        },
        {
          title: "Menos ruido, más hecho",
          lead: "Un equipo pequeño que responde el mismo día y termina lo que empieza.",
        },
      ],
      story: {
        title: "Quiénes somos",
        paragraphs: [
          "Somos pequeños a propósito. Quien te atiende primero es quien hace el trabajo y sigue hasta el final.",
          "Antes de empezar escribimos lo acordado con palabras claras. Ahorra a todos la segunda reunión.",
        ],
      },
      points: [
        { title: "Respuesta el mismo día", text: "También cuando la respuesta es que necesitamos hasta mañana." },
        { title: "Precio antes de empezar", text: "Fijo si se puede, con un tope si no." },
        { title: "Una sola persona", text: "Sin números de caso ni traspasos." },
        { title: "Palabras claras", text: "Documentos que se entienden sin nosotros." },
      ],
      offer: {
        title: "Servicios",
        path: "servicios",
        lead: "Lo que más hacemos. Si falta el tuyo, pregunta.",
        groups: [
          {
            name: "Empezar",
            items: [
              { name: "Primera charla", note: "Media hora, por teléfono o en la oficina", price: 0, minutes: 30 },
              { name: "Revisión", note: "Miramos cómo está todo y lo escribimos", price: 180, minutes: 60 },
              { name: "Taller", note: "Medio día con tu equipo y un resultado claro", price: 640, minutes: 240 },
            ],
          },
          {
            name: "Seguir",
            items: [
              { name: "Proyecto", note: "Alcance, precio y fecha fijos", price: 2400, from: true, minutes: 60 },
              {
                name: "Cuidado mensual",
                note: "Cuatro horas al mes, las que sobran se guardan",
                price: 320,
                minutes: 60,
              },
              { name: "Segunda opinión", note: "Sobre una oferta que ya tienes", price: 140, minutes: 45 },
            ],
          },
        ],
      },
      place: { street: "Calle de la Estación 40", city: "Zaragoza" },
      hours: [
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "18:00"],
        ["09:00", "15:00"],
        null,
        null,
      ],
      people: {
        title: "Equipo",
        list: [
          { name: "Ruth Aliso", role: "Dirección", note: "Hace la pregunta que nadie quería hacer." },
          { name: "Jonás Prieto", role: "Proyectos", note: "Cumple las fechas y su palabra." },
          { name: "Amara Costa", role: "Clientes", note: "Contesta cuando llamas." },
        ],
      },
    },
  },
};
