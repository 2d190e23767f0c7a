import type { Language } from "../../plan/plan.ts";

interface JobTexts {
  kind: string;
  name: (people: string | null) => string;
  title: (people: string | null) => string;
  lead: string;
  jobs: string;
  post: string;
  postPath: string;
  postLead: string;
  /** Titles of jobs of one profession. */
  variants: (one: string) => string[];
  /** Titles where no profession is named. */
  mixed: string[];
  employers: string[];
  places: string[];
  pay: string[];
  text: string[];
  claims: string[];
  caveat: string;
}

export const jobTexts: Record<Language, JobTexts> = {
  en: {
    kind: "a job board",
    name: (people) => (people ? `Jobs for ${people}` : "Open Shift"),
    title: (people) => (people ? `Work for ${people}` : "Work worth getting up for"),
    lead: "Every job says who, where and what it pays. Search, read, apply.",
    jobs: "Jobs",
    post: "Post a job",
    postPath: "/post-a-job",
    postLead: "It stands on the board at once, for everybody who looks on this device.",
    variants: (one) => [
      `Senior ${one}`,
      `${one}, night shifts`,
      `${one}, part-time`,
      `Junior ${one}`,
      `${one}, weekends`,
      `Lead ${one}`,
      `${one}, six months`,
    ],
    mixed: [
      "Bicycle mechanic",
      "Kitchen assistant",
      "Accounts clerk",
      "Gardener",
      "Shop manager",
      "Night porter",
      "Driver",
    ],
    employers: ["Northgate House", "Mill Lane Group", "Harbour & Sons", "The Orchard", "Fieldhouse"],
    places: ["Leeds", "Hull", "York", "Bristol"],
    pay: ["from 32,000 a year", "18 an hour", "from 38,500 a year", "21 an hour"],
    text: [
      "You join a small team that has worked together for years and explains what it does.",
      "We expect care, honesty about mistakes, and that you say when it is too much.",
      "We offer a fixed rota four weeks ahead, paid training, and a room to sit down in.",
    ],
    claims: [
      "Jobs with search, place and contract, each on a page of its own",
      "Apply: name, email and a few words are checked",
      "Post a job: it appears on the board at once",
    ],
    caveat: "Employers' accounts and sending applications on: they need the project's database",
  },
  de: {
    kind: "eine Stellenbörse",
    name: (people) => (people ? `Stellen für ${people}` : "Offene Schicht"),
    title: (people) => (people ? `Arbeit für ${people}` : "Arbeit, für die man gern aufsteht"),
    lead: "Jede Stelle sagt, wer, wo und was sie zahlt. Suchen, lesen, bewerben.",
    jobs: "Stellen",
    post: "Stelle aufgeben",
    postPath: "/stelle-aufgeben",
    postLead: "Sie steht sofort auf der Tafel, für alle, die auf diesem Gerät suchen.",
    variants: (one) => [
      `${one} in Vollzeit`,
      `${one} im Nachtdienst`,
      `${one} in Teilzeit`,
      `${one} am Wochenende`,
      `${one} mit Leitung`,
      `${one} für sechs Monate`,
    ],
    mixed: [
      "Fahrradmechanik",
      "Küchenhilfe",
      "Buchhaltung",
      "Gartenpflege",
      "Filialleitung",
      "Nachtportier",
      "Fahrdienst",
    ],
    employers: ["Haus Nordtor", "Mühlgasse GmbH", "Hafen & Söhne", "Am Obstgarten", "Feldhaus"],
    places: ["Leipzig", "Kassel", "Bremen", "Köln"],
    pay: ["ab 34.000 € im Jahr", "19 € die Stunde", "ab 41.000 € im Jahr", "22 € die Stunde"],
    text: [
      "Sie kommen in ein kleines Team, das seit Jahren zusammenarbeitet und erklärt, was es tut.",
      "Wir erwarten Sorgfalt, Offenheit bei Fehlern und ein Wort, wenn es zu viel wird.",
      "Wir bieten einen festen Dienstplan vier Wochen im Voraus und bezahlte Fortbildung.",
    ],
    claims: [
      "Stellen mit Suche, Ort und Vertragsart, jede mit eigener Seite",
      "Bewerben: Name, E-Mail und ein paar Worte werden geprüft",
      "Stelle aufgeben: sie steht sofort auf der Tafel",
    ],
    caveat: "Konten für Arbeitgeber und das Weiterleiten von Bewerbungen: dafür braucht es die Datenbank des Projekts",
  },
  es: {
    kind: "una bolsa de trabajo",
    name: (people) => (people ? `Empleo para ${people}` : "Turno Abierto"),
    title: (people) => (people ? `Trabajo para ${people}` : "Trabajo por el que madrugar"),
    lead: "Cada oferta dice quién, dónde y cuánto paga. Busca, lee y preséntate.",
    jobs: "Ofertas",
    post: "Publicar una oferta",
    postPath: "/publicar",
    postLead: "Aparece enseguida en el tablón, para quien mire en este dispositivo.",
    variants: (one) => [
      `${one} a tiempo completo`,
      `${one}, turno de noche`,
      `${one} a media jornada`,
      `${one}, fines de semana`,
      `${one} con equipo a cargo`,
      `${one}, seis meses`,
    ],
    mixed: [
      "Mecánica de bicicletas",
      "Ayudante de cocina",
      "Contabilidad",
      "Jardinería",
      "Encargada de tienda",
      "Portería de noche",
      "Reparto",
    ],
    employers: ["Casa Norte", "Grupo Molino", "Puerto e Hijos", "El Huerto", "Casa Campo"],
    places: ["Zaragoza", "Cádiz", "Bilbao", "Valencia"],
    pay: ["desde 24.000 € al año", "14 € la hora", "desde 29.500 € al año", "16 € la hora"],
    text: [
      "Entras en un equipo pequeño que lleva años junto y explica lo que hace.",
      "Esperamos cuidado, franqueza con los errores y que avises si es demasiado.",
      "Ofrecemos turnos con cuatro semanas de antelación y formación pagada.",
    ],
    claims: [
      "Ofertas con búsqueda, lugar y contrato, cada una con su página",
      "Presentarse: se comprueban nombre, correo y unas palabras",
      "Publicar una oferta: aparece enseguida",
    ],
    caveat: "Cuentas de empresas y envío de candidaturas: hace falta la base de datos del proyecto",
  },
};
