import type { Language } from "../../plan/plan.ts";

interface BrochureTexts {
  home: string;
  classes: string;
  classesPath: string;
  classesLead: string;
  pricing: string;
  pricingPath: string;
  contact: string;
  contactPath: string;
  contactLead: string;
  write: string;
  visit: string;
  /** Above the address of a place that has no opening hours. */
  place: string;
  /** Pages with a form of their own. */
  forms: Record<"donate" | "rsvp" | "stay" | "waitlist" | "preorder", { title: string; path: string; lead: string }>;
  steps: string;
  /** Above a sign-up on a page of another use. */
  newsletter: string;
  favourites: string[];
  points: string[];
  closing: string[];
  suggestions: string[];
  seeOffer(title: string): string;
  search(title: string): string;
  /** What a section can do, by section id. Sections without behaviour claim nothing. */
  claims(facts: { offer: string; items: number; groups: number }): Record<string, string>;
}

export const brochureTexts: Record<Language, BrochureTexts> = {
  en: {
    home: "Home",
    classes: "Timetable",
    classesPath: "/timetable",
    classesLead: "The whole week, day by day. Pick a class to see when it runs.",
    pricing: "Pricing",
    pricingPath: "/pricing",
    contact: "Contact",
    contactPath: "/contact",
    contactLead: "Questions, orders, ideas: write a few lines.",
    write: "Contact us",
    visit: "Come by",
    place: "Where it is",
    forms: {
      donate: { title: "Donate", path: "/donate", lead: "Choose an amount or name your own." },
      rsvp: { title: "RSVP", path: "/rsvp", lead: "One answer per invitation is enough." },
      stay: { title: "Your stay", path: "/stay", lead: "Choose your nights; we answer with a yes or a suggestion." },
      waitlist: { title: "Join", path: "/join", lead: "Leave your address and hear when it opens." },
      preorder: { title: "Order ahead", path: "/order-ahead", lead: "Choose what we should set aside for you." },
    },
    steps: "How it works",
    newsletter: "News by email",
    favourites: ["Most popular", "A good place to start", "From the list"],
    points: ["What you can rely on", "The way we work", "Four things we hold to"],
    closing: [
      "Say what you need, and we will take it from there.",
      "The door is open. So is the inbox.",
      "A few lines are enough to begin.",
    ],
    suggestions: ["Make the buttons rounder", "Use a serif font", "Add a page About"],
    seeOffer: (title) => `See the ${title.toLowerCase()}`,
    search: (title) => `Search the ${title.toLowerCase()}`,
    claims: ({ offer, items, groups }) => ({
      "offer-list": `${offer}: ${items} entries${groups > 1 ? ` in ${groups} groups` : ""}, with search and tags`,
      visit: "Open or closed, worked out from the opening hours",
      timetable: "Timetable by day and by class",
      contact: "Contact form that checks name, email and message",
      programme: "Programme by part and time",
      donate: "A form for donations that notes amount, name and email; no money is taken",
      stay: "A form to ask for a room: nights, price and guests are checked",
      waitlist: "A form to join the waiting list",
      preorder: "Order ahead: things, number and pick-up day; paid on collection",
      rsvp: "A form to accept or decline, with the number of guests",
      countdown: "A countdown to the day in days, hours, minutes and seconds",
      travel: "Travel: plane, train, car and where to stay, with the place on a map",
      dates: "Dates in order; what is past falls away by itself",
      recordings: "Recordings with year and a line on each; no sound files are there yet",
    }),
  },
  de: {
    home: "Start",
    classes: "Kursplan",
    classesPath: "/kursplan",
    classesLead: "Die ganze Woche, Tag für Tag. Wählen Sie einen Kurs, um seine Zeiten zu sehen.",
    pricing: "Preise",
    pricingPath: "/preise",
    contact: "Kontakt",
    contactPath: "/kontakt",
    contactLead: "Fragen, Bestellungen, Ideen: ein paar Zeilen genügen.",
    write: "Kontakt aufnehmen",
    visit: "Besuchen Sie uns",
    place: "Wo es ist",
    forms: {
      donate: { title: "Spenden", path: "/spenden", lead: "Wählen Sie einen Betrag oder nennen Sie einen eigenen." },
      rsvp: { title: "Zusagen", path: "/zusagen", lead: "Eine Antwort je Einladung genügt." },
      stay: {
        title: "Anfragen",
        path: "/anfragen",
        lead: "Wählen Sie Ihre Nächte; wir sagen zu oder schlagen etwas vor.",
      },
      waitlist: {
        title: "Vormerken",
        path: "/vormerken",
        lead: "Hinterlassen Sie Ihre Adresse und erfahren Sie, wann es losgeht.",
      },
      preorder: { title: "Vorbestellen", path: "/vorbestellen", lead: "Wählen Sie, was wir für Sie zurücklegen." },
    },
    steps: "So läuft es ab",
    newsletter: "Neues per E-Mail",
    favourites: ["Am häufigsten gefragt", "Ein guter Anfang", "Aus dem Angebot"],
    points: ["Worauf Sie sich verlassen können", "So arbeiten wir", "Was uns wichtig ist"],
    closing: ["Sagen Sie uns, was Sie brauchen.", "Die Tür steht offen.", "Ein paar Zeilen genügen für den Anfang."],
    suggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Seite Über uns hinzufügen"],
    seeOffer: (title) => `${title} ansehen`,
    search: (title) => `${title} durchsuchen`,
    claims: ({ offer, items, groups }) => ({
      "offer-list": `${offer}: ${items} Einträge${groups > 1 ? ` in ${groups} Gruppen` : ""}, mit Suche und Merkmalen`,
      visit: "Offen oder geschlossen, aus den Öffnungszeiten berechnet",
      timetable: "Kursplan nach Tag und Kurs",
      contact: "Kontaktformular, das Name, E-Mail und Nachricht prüft",
      programme: "Programm nach Teil und Uhrzeit",
      donate: "Spendenformular, das Betrag, Name und E-Mail vermerkt; Geld wird nicht eingezogen",
      stay: "Formular für eine Zimmeranfrage: Nächte, Preis und Gäste werden geprüft",
      waitlist: "Formular für die Warteliste",
      preorder: "Vorbestellen: Waren, Anzahl und Abholtag; bezahlt wird bei Abholung",
      rsvp: "Formular für Zu- und Absagen mit der Zahl der Gäste",
      countdown: "Ein Countdown bis zum Tag in Tagen, Stunden, Minuten und Sekunden",
      travel: "Anreise: Flug, Bahn, Auto und Unterkunft, mit dem Ort auf einer Karte",
      dates: "Termine der Reihe nach; was vorbei ist, fällt von selbst weg",
      recordings: "Aufnahmen mit Jahr und einer Zeile dazu; Tondateien sind noch keine da",
    }),
  },
  es: {
    home: "Inicio",
    classes: "Horario",
    classesPath: "/horario",
    classesLead: "Toda la semana, día a día. Elige una clase para ver cuándo se imparte.",
    pricing: "Precios",
    pricingPath: "/precios",
    contact: "Contacto",
    contactPath: "/contacto",
    contactLead: "Preguntas, encargos, ideas: bastan unas líneas.",
    write: "Escríbenos",
    visit: "Visítanos",
    place: "Dónde es",
    forms: {
      donate: { title: "Donar", path: "/donar", lead: "Elige una cantidad o escribe la tuya." },
      rsvp: { title: "Confirmar", path: "/confirmar", lead: "Basta una respuesta por invitación." },
      stay: {
        title: "Tu estancia",
        path: "/estancia",
        lead: "Elige tus noches; respondemos con un sí o una propuesta.",
      },
      waitlist: { title: "Apuntarme", path: "/apuntarme", lead: "Deja tu correo y te avisamos cuando abra." },
      preorder: { title: "Encargar", path: "/encargar", lead: "Elige lo que te apartamos." },
    },
    steps: "Cómo funciona",
    newsletter: "Novedades por correo",
    favourites: ["Lo más pedido", "Para empezar", "De nuestra lista"],
    points: ["Con lo que puedes contar", "Así trabajamos", "Lo que nos importa"],
    closing: [
      "Dinos qué necesitas y nos ponemos con ello.",
      "La puerta está abierta.",
      "Bastan unas líneas para empezar.",
    ],
    suggestions: ["Botones más redondos", "Usa una tipografía con serifa", "Añade una página Historia"],
    seeOffer: (title) => `Ver ${title.toLowerCase()}`,
    search: (title) => `Buscar en ${title.toLowerCase()}`,
    claims: ({ offer, items, groups }) => ({
      "offer-list": `${offer}: ${items} entradas${groups > 1 ? ` en ${groups} grupos` : ""}, con búsqueda y etiquetas`,
      visit: "Abierto o cerrado, calculado a partir del horario",
      timetable: "Horario por día y por clase",
      contact: "Formulario de contacto que comprueba nombre, correo y mensaje",
      programme: "Programa por partes y horas",
      donate: "Formulario de donativos que anota cantidad, nombre y correo; no cobra nada",
      stay: "Formulario para pedir habitación: comprueba noches, precio y personas",
      waitlist: "Formulario para la lista de espera",
      preorder: "Encargar: productos, cantidad y día de recogida; se paga al recoger",
      rsvp: "Formulario para confirmar o declinar, con el número de invitados",
      countdown: "Una cuenta atrás hasta el día en días, horas, minutos y segundos",
      travel: "Viaje: avión, tren, coche y dónde dormir, con el lugar en un mapa",
      dates: "Fechas en orden; lo pasado desaparece solo",
      recordings: "Grabaciones con año y una línea; aún no hay archivos de sonido",
    }),
  },
};
