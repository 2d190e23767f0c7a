/** Houses that people run with a "management system": which lists that is, written down as a request that names its fields. */
import type { Localized } from "./entities/entity.ts";

export interface Institution {
  /** What it is called, `|` between; English, German (as the front of a compound), Spanish. */
  words: Localized;
  /** Other names of such a system. */
  called?: RegExp;
  asked: Localized;
}

export const institutions: readonly Institution[] = [
  {
    words: [
      "hotel|hostel|guest ?house|motel|bed and breakfast|b&b|inn",
      "Hotel|Hostel|Pensions?|Gästehaus",
      "hotel|hostal|pensión|casa rural",
    ],
    asked: [
      'An app called "Front Desk". Rooms: number, kind (single, double, suite), price per night, status (free, taken, to clean). Guests: name, phone, email, passport number, notes. Stays: guest, room, arrival, departure, price, paid yes/no.',
      "Eine App namens „Empfang“. Zimmer: Nummer, Art (Einzelzimmer, Doppelzimmer, Suite), Preis pro Nacht, Status (frei, belegt, zu reinigen). Gäste: Name, Telefon, E-Mail, Ausweisnummer, Notizen. Buchungen: Gast, Zimmer, Anreise, Abreise, Preis, bezahlt ja/nein.",
      "Una aplicación llamada «Recepción». Habitaciones: número, tipo (individual, doble, suite), precio por noche, estado (libre, ocupada, por limpiar). Huéspedes: nombre, teléfono, correo, documento, notas. Estancias: huésped, habitación, llegada, salida, precio, pagada sí/no.",
    ],
  },
  {
    words: [
      "hospital|clinic|medical practice|doctor'?s office|dental (?:clinic|practice)|practice|health ?care",
      "Krankenhaus|Klinik|Praxis|Arztpraxis|Zahnarztpraxis|Patienten",
      "hospital|clínica|consulta|consultorio|ambulatorio",
    ],
    asked: [
      'An app called "Rounds". Patients: name, date of birth, phone, insurance number, allergies. Doctors: name, field, phone, room. Appointments: patient, doctor, date, time, reason, status (planned, done, cancelled). Bills: patient, date, what for, amount, paid yes/no.',
      "Eine App namens „Visite“. Patienten: Name, Geburtsdatum, Telefon, Versicherungsnummer, Allergien. Ärzte: Name, Fachgebiet, Telefon, Raum. Termine: Patient, Arzt, Datum, Uhrzeit, Grund, Status (geplant, erledigt, abgesagt). Rechnungen: Patient, Datum, wofür, Betrag, bezahlt ja/nein.",
      "Una aplicación llamada «Ronda». Pacientes: nombre, fecha de nacimiento, teléfono, número de seguro, alergias. Médicos: nombre, especialidad, teléfono, sala. Citas: paciente, médico, fecha, hora, motivo, estado (prevista, hecha, cancelada). Facturas: paciente, fecha, concepto, importe, pagada sí/no.",
    ],
  },
  {
    words: [
      "restaurant|cafe|café|bar|bistro|pizzeria|canteen|food truck",
      "Restaurant|Café|Bistro|Gastronomie|Gaststätten|Imbiss",
      "restaurante|cafetería|bar|pizzería",
    ],
    called:
      /(?<![\p{L}])(?:(?:pos|point[ -]of[ -]sale)(?: system| app| software)? (?:for|in) (?:an?|my|our|the)? ?(?:\p{L}+ )?(?:cafe|café|restaurant|bar|bistro|food truck|pizzeria)|restaurant pos|kassensystem für (?:ein(?:en)?|mein(?:e|en)?|unser(?:e|en)?) (?:café|restaurant|bistro|imbiss)|tpv para (?:un|mi) (?:bar|restaurante|cafetería))(?![\p{L}])/iu,
    asked: [
      'An app called "At the Pass". Orders: table, date, time, what was ordered, amount, status (open, in the kitchen, served, paid). Dishes: name, kind (starter, main course, dessert, drink), price, available yes/no. Reservations: guest name, phone, date, time, people, table. Tables: number, seats, area.',
      "Eine App namens „Am Pass“. Bestellungen: Tisch, Datum, Uhrzeit, was bestellt wurde, Betrag, Status (offen, in der Küche, serviert, bezahlt). Speisen: Name, Art (Vorspeise, Hauptgericht, Nachtisch, Getränk), Preis, verfügbar ja/nein. Reservierungen: Gast, Telefon, Datum, Uhrzeit, Personen, Tisch. Tische: Nummer, Plätze, Bereich.",
      "Una aplicación llamada «Al pase». Pedidos: mesa, fecha, hora, qué se pidió, importe, estado (abierto, en cocina, servido, pagado). Platos: nombre, tipo (entrante, principal, postre, bebida), precio, disponible sí/no. Reservas: nombre, teléfono, fecha, hora, personas, mesa. Mesas: número, plazas, zona.",
    ],
  },
  {
    words: [
      "gym|fitness (?:studio|club|cent(?:re|er))|yoga studio|sports club|martial arts school",
      "Fitnessstudio|Studio|Yogastudio|Sportstudio",
      "gimnasio|estudio de yoga|club deportivo",
    ],
    asked: [
      'An app called "Front of House". Members: name, phone, email, member since, plan (monthly, yearly, ten visits), paid until. Classes: name, weekday, start time, trainer, places. Bookings: member, class, date. Payments: member, date, amount, way (cash, card, transfer).',
      "Eine App namens „Am Tresen“. Mitglieder: Name, Telefon, E-Mail, Mitglied seit, Tarif (monatlich, jährlich, Zehnerkarte), bezahlt bis. Kurse: Name, Wochentag, Beginn, Trainer, Plätze. Anmeldungen: Mitglied, Kurs, Datum. Zahlungen: Mitglied, Datum, Betrag, Art (bar, Karte, Überweisung).",
      "Una aplicación llamada «En recepción». Socios: nombre, teléfono, correo, socio desde, cuota (mensual, anual, bono de diez), pagado hasta. Clases: nombre, día de la semana, hora de inicio, monitor, plazas. Inscripciones: socio, clase, fecha. Pagos: socio, fecha, importe, forma (efectivo, tarjeta, transferencia).",
    ],
  },
  {
    words: [
      "(?:hair |beauty |nail )?salon|barber ?shop|spa|hairdresser'?s?",
      "Salon|Friseur|Friseursalon|Kosmetikstudio|Kosmetik",
      "peluquería|salón de belleza|barbería|centro de estética",
    ],
    asked: [
      'An app called "Good Chair". Clients: name, phone, email, birthday, notes. Appointments: client, service, staff member, date, time, status (booked, done, did not come). Services: name, minutes, price. Products: name, stock, minimum stock, price.',
      "Eine App namens „Guter Stuhl“. Kunden: Name, Telefon, E-Mail, Geburtstag, Notizen. Termine: Kunde, Leistung, Mitarbeiter, Datum, Uhrzeit, Status (gebucht, erledigt, nicht gekommen). Leistungen: Name, Minuten, Preis. Produkte: Name, Bestand, Mindestbestand, Preis.",
      "Una aplicación llamada «Buena silla». Clientes: nombre, teléfono, correo, cumpleaños, notas. Citas: cliente, servicio, empleado, fecha, hora, estado (reservada, hecha, no vino). Servicios: nombre, minutos, precio. Productos: nombre, existencias, existencias mínimas, precio.",
    ],
  },
  {
    words: [
      "parking(?: lot| garage| space)?s?|car park",
      "Parkplatz|Parkhaus|Stellplatz",
      "aparcamiento|parking|garaje",
    ],
    asked: [
      'An app called "Bay by Bay". Bays: number, level, kind (normal, disabled, electric), status (free, taken, closed). Vehicles: plate, owner, phone, permit until. Stays: vehicle, bay, date, from, to, fee, paid yes/no.',
      "Eine App namens „Platz für Platz“. Stellplätze: Nummer, Ebene, Art (normal, barrierefrei, elektrisch), Status (frei, belegt, gesperrt). Fahrzeuge: Kennzeichen, Halter, Telefon, Ausweis gültig bis. Parkvorgänge: Fahrzeug, Stellplatz, Datum, von, bis, Gebühr, bezahlt ja/nein.",
      "Una aplicación llamada «Plaza a plaza». Plazas: número, planta, tipo (normal, accesible, eléctrica), estado (libre, ocupada, cerrada). Vehículos: matrícula, titular, teléfono, permiso hasta. Estancias: vehículo, plaza, fecha, desde, hasta, importe, pagada sí/no.",
    ],
  },
  {
    words: [
      "property|rental property|tenants?|landlord|apartments?|building",
      "Mieter|Immobilien|Wohnungs|Objekt",
      "propiedades|alquileres|pisos|inquilinos|inmuebles",
    ],
    asked: [
      'An app called "Rent Roll". Properties: address, kind (flat, house, shop), size in m², rent, status (let, free, being repaired). Tenants: name, phone, email, property, tenant since, deposit. Payments: tenant, month, amount, paid yes/no. Repairs: property, problem, reported on, cost, status (reported, ordered, done).',
      "Eine App namens „Mieterliste“. Wohnungen: Adresse, Art (Wohnung, Haus, Laden), Größe in m², Miete, Status (vermietet, frei, in Reparatur). Mieter: Name, Telefon, E-Mail, Wohnung, Mieter seit, Kaution. Zahlungen: Mieter, Monat, Betrag, bezahlt ja/nein. Reparaturen: Wohnung, Problem, gemeldet am, Kosten, Status (gemeldet, beauftragt, erledigt).",
      "Una aplicación llamada «Alquileres al día». Pisos: dirección, tipo (piso, casa, local), superficie en m², alquiler, estado (alquilado, libre, en reparación). Inquilinos: nombre, teléfono, correo, piso, inquilino desde, fianza. Pagos: inquilino, mes, importe, pagado sí/no. Reparaciones: piso, problema, fecha de aviso, coste, estado (avisada, encargada, hecha).",
    ],
  },
];
