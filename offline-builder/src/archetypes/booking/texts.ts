import { CONNECT_DATABASE } from "@slipway/kernel/chat/connect-database";
import type { Language } from "../../plan/plan.ts";

export interface BookingTexts {
  home: string;
  book: string;
  bookPath: string;
  bookLead: string;
  mine: string;
  minePath: string;
  booked: string;
  action: string;
  service: string;
  person: string;
  closing: string[];
  /** Tables stand in for people where there is nobody to choose. */
  table(number: number): string;
  /** A stand-in for people who are booked and whose names are not known. */
  team: string;
  /** Name of the bookable entry of a shop that offers goods only. */
  visit: string;
  tableFor(guests: number): string;
  tableLabel: string;
  guestsLabel: string;
  /** What is said otherwise where guests reserve tables. */
  atTables: Pick<
    BookingTexts,
    "book" | "bookPath" | "bookLead" | "mine" | "minePath" | "booked" | "action" | "closing" | "claims"
  >;
  claims: string[];
  /** Where places are booked by the hour. */
  courts: {
    lead: string;
    label: string;
    occupancy: string;
    occupancyPath: string;
    occupancyLead: string;
    claims: string[];
    caveat: string;
    currency: string;
  };
  caveat: string;
  suggestions: string[];
}

export const bookingTexts: Record<Language, BookingTexts> = {
  en: {
    home: "Home",
    book: "Book",
    bookPath: "/book",
    bookLead: "Choose a service, a day and a time, and add your name.",
    mine: "My bookings",
    minePath: "/my-bookings",
    booked: "You are booked",
    action: "Book this time",
    service: "What is it for?",
    person: "With whom?",
    closing: ["Pick a time that suits you.", "The next free time is a few clicks away."],
    table: (number) => `Table ${number}`,
    team: "Our team",
    visit: "Appointment",
    tableFor: (guests) => `Table for ${guests}`,
    tableLabel: "Where would you like to sit?",
    guestsLabel: "How many are you?",
    atTables: {
      book: "Reserve",
      bookPath: "/reserve",
      bookLead: "How many you are, a table, a day and a time. Tables that are taken cannot be chosen.",
      mine: "My reservations",
      minePath: "/my-reservations",
      booked: "Your table is reserved",
      action: "Reserve this table",
      closing: ["Keep a table for tonight.", "A table by the window is a few clicks away."],
      claims: [
        "Reserving a table by guests, day and free time within the opening hours",
        "List of own reservations with cancelling",
      ],
    },
    claims: ["Booking by day and free time within the opening hours", "List of own bookings with cancelling"],
    courts: {
      lead: "Choose a court, then a free hour. Hours that are taken cannot be chosen.",
      label: "Which court?",
      occupancy: "Occupancy",
      occupancyPath: "/occupancy",
      occupancyLead: "The next seven days, worked out from the bookings.",
      claims: [
        "Booking in a table of days and hours, each hour at its price; taken hours are disabled",
        "List of own bookings with cancelling",
        "Occupancy by court and by day, worked out from the bookings",
      ],
      caveat: `Bookings don't reach you yet: they stay in each visitor's browser. ${CONNECT_DATABASE.en}`,
      currency: "Prices are in {code}: which currency is meant was not said",
    },
    caveat: `Bookings don't reach you yet: they stay in each visitor's browser. ${CONNECT_DATABASE.en}`,
    suggestions: ["Make the buttons rounder", "Use a serif font", "Add a page About"],
  },
  de: {
    home: "Start",
    book: "Termin",
    bookPath: "/termin",
    bookLead: "Vier Angaben und Ihr Name. Belegte Zeiten lassen sich nicht wählen.",
    mine: "Meine Termine",
    minePath: "/meine-termine",
    booked: "Ihr Termin steht",
    action: "Termin buchen",
    service: "Worum geht es?",
    person: "Bei wem?",
    closing: ["Suchen Sie sich eine Zeit aus.", "Der nächste freie Termin ist nur ein paar Klicks entfernt."],
    table: (number) => `Tisch ${number}`,
    team: "Unser Team",
    visit: "Termin",
    tableFor: (guests) => `Tisch für ${guests}`,
    tableLabel: "Wo möchten Sie sitzen?",
    guestsLabel: "Wie viele sind Sie?",
    atTables: {
      book: "Reservieren",
      bookPath: "/reservieren",
      bookLead: "Wie viele Sie sind, ein Tisch, ein Tag und eine Uhrzeit. Belegte Tische lassen sich nicht wählen.",
      mine: "Meine Reservierungen",
      minePath: "/meine-reservierungen",
      booked: "Ihr Tisch ist reserviert",
      action: "Tisch reservieren",
      closing: ["Ein Tisch für heute Abend.", "Der nächste freie Tisch ist nur ein paar Klicks entfernt."],
      claims: [
        "Tischreservierung nach Gästen, Tag und freier Zeit innerhalb der Öffnungszeiten",
        "Liste der eigenen Reservierungen mit Absage",
      ],
    },
    claims: [
      "Terminbuchung nach Tag und freier Zeit innerhalb der Öffnungszeiten, ohne Doppelbuchung",
      "Liste der eigenen Termine mit Absage",
    ],
    courts: {
      lead: "Platz wählen, dann eine freie Stunde. Belegte Stunden lassen sich nicht wählen.",
      label: "Welcher Platz?",
      occupancy: "Auslastung",
      occupancyPath: "/auslastung",
      occupancyLead: "Die nächsten sieben Tage, aus den Buchungen berechnet.",
      claims: [
        "Buchung in einer Tabelle aus Tagen und Stunden, jede Stunde mit ihrem Preis; belegte sind gesperrt",
        "Liste der eigenen Buchungen mit Absage",
        "Auslastung nach Platz und Tag, aus den Buchungen berechnet",
      ],
      caveat: "Die Sperre gilt in diesem Browser; für mehrere Spieler braucht es die Datenbank",
      currency: "Preise stehen in {code}: welche Währung gemeint ist, wurde nicht gesagt",
    },
    caveat:
      "Termine liegen nur in diesem Browser, bis die Datenbank eingeschaltet ist: andere Geräte kennen die belegten Zeiten nicht",
    suggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Seite Über uns hinzufügen"],
  },
  es: {
    home: "Inicio",
    book: "Reservar",
    bookPath: "/reservar",
    bookLead: "Cuatro datos y tu nombre. Las horas ocupadas no se pueden elegir.",
    mine: "Mis reservas",
    minePath: "/mis-reservas",
    booked: "Reserva hecha",
    action: "Reservar esta hora",
    service: "¿Qué necesitas?",
    person: "¿Con quién?",
    closing: ["Elige la hora que te convenga.", "La próxima hora libre está a unos clics."],
    table: (number) => `Mesa ${number}`,
    team: "Nuestro equipo",
    visit: "Cita",
    tableFor: (guests) => `Mesa para ${guests}`,
    tableLabel: "¿Dónde quieres sentarte?",
    guestsLabel: "¿Cuántos sois?",
    atTables: {
      book: "Reservar",
      bookPath: "/reservar",
      bookLead: "Cuántos sois, una mesa, un día y una hora. Las mesas ocupadas no se pueden elegir.",
      mine: "Mis reservas",
      minePath: "/mis-reservas",
      booked: "Tu mesa está reservada",
      action: "Reservar esta mesa",
      closing: ["Guarda una mesa para esta noche.", "La próxima mesa libre está a unos clics."],
      claims: [
        "Reserva de mesa por comensales, día y hora libre dentro del horario",
        "Lista de reservas propias con cancelación",
      ],
    },
    claims: ["Reserva por día y hora libre dentro del horario", "Lista de reservas propias con cancelación"],
    courts: {
      lead: "Elige una cancha y una hora libre. Las ocupadas no se pueden elegir.",
      label: "¿Qué cancha?",
      occupancy: "Panel",
      occupancyPath: "/panel",
      occupancyLead: "Ocupación de los próximos siete días, calculada a partir de las reservas.",
      claims: [
        "Reserva en una parrilla de días y horas, cada hora con el precio de su franja; las ocupadas quedan deshabilitadas",
        "Lista de reservas propias con cancelación",
        "Panel de ocupación por cancha y por día, calculado a partir de las reservas",
      ],
      caveat: "El bloqueo vale en este navegador; para varios jugadores hace falta la base de datos",
      currency: "Los precios están en {code}: no se dijo en qué moneda",
    },
    caveat:
      "Reservas entre dispositivos: las horas ocupadas solo se conocen en este navegador hasta activar la base de datos",
    suggestions: ["Botones más redondos", "Usa una tipografía con serifa", "Añade una página Historia"],
  },
};

/** What is said of booking here: people are booked, tables are reserved. */
export function bookingWords(language: Language, tables: boolean): BookingTexts {
  const texts = bookingTexts[language];
  return tables ? { ...texts, ...texts.atTables } : texts;
}
