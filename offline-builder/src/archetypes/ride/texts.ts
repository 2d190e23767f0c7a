import type { Language } from "../../plan/plan.ts";

export interface RideTexts {
  kind: string;
  name: string;
  tagline: string;
  pages: { request: string; ride: string; history: string; driver: string };
  paths: { ride: string; history: string; driver: string };
  requestLead: string;
  /** Twelve places, in the order of `positions`. */
  places: string[];
  kinds: [name: string, note: string][];
  drivers: string[];
  claims: string[];
  simulated: string;
  notBuilt(what: string): string;
  left: { live: string; payment: string; native: string };
  suggestions: string[];
}

/** Where the places stand on the drawn town, 100 by 76. */
export const positions: readonly (readonly [x: number, y: number])[] = [
  [48, 36],
  [12, 22],
  [84, 50],
  [30, 9],
  [84, 9],
  [66, 22],
  [12, 50],
  [48, 63],
  [30, 36],
  [66, 63],
  [66, 50],
  [30, 63],
];

export const rideTexts: Record<Language, RideTexts> = {
  en: {
    kind: "a ride app",
    name: "Kerbside",
    tagline: "From one corner of town to the other.",
    pages: { request: "Where to?", ride: "Ride", history: "History", driver: "Driver" },
    paths: { ride: "/ride", history: "/history", driver: "/driver" },
    requestLead: "Choose two places and a kind of ride. The price stands before you ask for it.",
    places: [
      "Central Station",
      "Harbour",
      "Stadium",
      "University",
      "Airport",
      "Market Square",
      "Old Town",
      "Hospital",
      "Theatre",
      "North Mill",
      "Trade Fair",
      "Zoo",
    ],
    kinds: [
      ["Small", "Up to 3 people"],
      ["Roomy", "Up to 6 people and bags"],
      ["Quiet", "Electric, no talking"],
    ],
    drivers: ["Amira S.", "Tom B.", "Jun L.", "Rosa V."],
    claims: [
      "Pick-up, drop-off and three kinds of ride; the fare with its formula: start, kilometres and minutes",
      "A ride from requested to arrived on a drawn map, moved on by Simulate",
      "History with the sum of all rides",
      "The driver's side: accept or decline, and what was earned",
    ],
    simulated: "Simulated: drivers and positions",
    notBuilt: (what) => `Not built: ${what}`,
    left: {
      live: "live location",
      payment: "card payments",
      native: "iPhone app (this is a web app that works on a phone)",
    },
    suggestions: ["Make the buttons rounder", "Use a serif font", "Make it dark green"],
  },
  de: {
    kind: "eine Fahrten-App",
    name: "Bordstein",
    tagline: "Von einer Ecke der Stadt in die andere.",
    pages: { request: "Wohin?", ride: "Fahrt", history: "Verlauf", driver: "Fahrer" },
    paths: { ride: "/fahrt", history: "/verlauf", driver: "/fahrer" },
    requestLead: "Zwei Orte und eine Fahrtart wählen. Der Preis steht da, bevor Sie anfragen.",
    places: [
      "Hauptbahnhof",
      "Hafen",
      "Stadion",
      "Universität",
      "Flughafen",
      "Marktplatz",
      "Altstadt",
      "Klinikum",
      "Theater",
      "Nordmühle",
      "Messe",
      "Zoo",
    ],
    kinds: [
      ["Klein", "Bis 3 Personen"],
      ["Geräumig", "Bis 6 Personen mit Gepäck"],
      ["Still", "Elektrisch, ohne Gespräch"],
    ],
    drivers: ["Amira S.", "Tom B.", "Jun L.", "Rosa V."],
    claims: [
      "Abholort, Ziel und drei Fahrtarten; der Preis mit seiner Formel: Grundpreis, Kilometer und Minuten",
      "Eine Fahrt von angefragt bis angekommen auf einer gezeichneten Karte, weitergeführt mit Simulieren",
      "Verlauf mit der Summe aller Fahrten",
      "Die Seite der Fahrer: annehmen oder ablehnen, und was verdient wurde",
    ],
    simulated: "Simuliert: Fahrer und Positionen",
    notBuilt: (what) => `Nicht gebaut: ${what}`,
    left: {
      live: "Live-Standort",
      payment: "Kartenzahlung",
      native: "iPhone-App (dies ist eine Web-App, die am Telefon läuft)",
    },
    suggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Mach es dunkelgrün"],
  },
  es: {
    kind: "una aplicación de viajes",
    name: "Bordillo",
    tagline: "De una esquina de la ciudad a la otra.",
    pages: { request: "¿A dónde?", ride: "Viaje", history: "Historial", driver: "Conductor" },
    paths: { ride: "/viaje", history: "/historial", driver: "/conductor" },
    requestLead: "Elige dos lugares y un tipo de viaje. El precio se ve antes de pedirlo.",
    places: [
      "Estación Central",
      "Puerto",
      "Estadio",
      "Universidad",
      "Aeropuerto",
      "Plaza Mayor",
      "Casco Antiguo",
      "Hospital",
      "Teatro",
      "Molino Norte",
      "Feria",
      "Zoo",
    ],
    kinds: [
      ["Pequeño", "Hasta 3 personas"],
      ["Amplio", "Hasta 6 personas con equipaje"],
      ["Silencioso", "Eléctrico y sin charla"],
    ],
    drivers: ["Amira S.", "Tomás B.", "Jun L.", "Rosa V."],
    claims: [
      "Recogida, destino y tres tipos de viaje; el precio con su fórmula: base, kilómetros y minutos",
      "Un viaje desde solicitado hasta llegado sobre un mapa dibujado, que avanza con Simular",
      "Historial con la suma de todos los viajes",
      "El lado del conductor: aceptar o rechazar, y lo ganado",
    ],
    simulated: "Simulado: conductores y posiciones",
    notBuilt: (what) => `No hecho: ${what}`,
    left: {
      live: "ubicación en directo",
      payment: "pagos con tarjeta",
      native: "app de iPhone (esto es una web que funciona en el teléfono)",
    },
    suggestions: ["Haz los botones más redondos", "Usa una tipografía con serifa", "Hazlo verde oscuro"],
  },
};
