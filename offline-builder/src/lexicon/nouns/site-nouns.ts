/** What the lists are called that stand in the files of an app and not in a collection of its plan. Data only. */
import type { Language } from "../../plan/plan.ts";

/** "Singular|Plural" in English, German and Spanish. */
const siteNouns = {
  "menu-item": ["Menu item|Menu items", "Gericht|Gerichte", "Plato|Platos"],
  product: ["Product|Products", "Produkt|Produkte", "Producto|Productos"],
  service: ["Service|Services", "Leistung|Leistungen", "Servicio|Servicios"],
  treatment: ["Treatment|Treatments", "Behandlung|Behandlungen", "Tratamiento|Tratamientos"],
  course: ["Course|Courses", "Kurs|Kurse", "Curso|Cursos"],
  lesson: ["Lesson|Lessons", "Unterrichtsstunde|Unterrichtsstunden", "Clase|Clases"],
  class: ["Class|Classes", "Kursstunde|Kursstunden", "Clase|Clases"],
  plan: ["Plan|Plans", "Tarif|Tarife", "Plan|Planes"],
  coaching: ["Coaching session|Coaching sessions", "Training|Trainings", "Entrenamiento|Entrenamientos"],
  membership: ["Membership|Memberships", "Mitgliedschaft|Mitgliedschaften", "Membresía|Membresías"],
  ticket: ["Ticket|Tickets", "Karte|Karten", "Entrada|Entradas"],
  rate: ["Rate|Rates", "Tarif|Tarife", "Tarifa|Tarifas"],
  activity: ["Activity|Activities", "Angebot|Angebote", "Actividad|Actividades"],
  offer: ["Offer|Offers", "Angebot|Angebote", "Oferta|Ofertas"],
  group: ["Group|Groups", "Gruppe|Gruppen", "Grupo|Grupos"],
  room: ["Room|Rooms", "Zimmer|Zimmer", "Habitación|Habitaciones"],
  court: ["Court|Courts", "Platz|Plätze", "Cancha|Canchas"],
  home: ["Home|Homes", "Objekt|Objekte", "Vivienda|Viviendas"],
  animal: ["Animal|Animals", "Tier|Tiere", "Animal|Animales"],
  feature: ["Feature|Features", "Funktion|Funktionen", "Función|Funciones"],
  photo: ["Photo|Photos", "Foto|Fotos", "Foto|Fotos"],
  project: ["Project|Projects", "Projekt|Projekte", "Proyecto|Proyectos"],
  session: ["Programme item|Programme items", "Programmpunkt|Programmpunkte", "Acto|Actos"],
  note: ["Note for guests|Notes for guests", "Hinweis|Hinweise", "Indicación|Indicaciones"],
  post: ["Post|Posts", "Beitrag|Beiträge", "Entrada|Entradas"],
  article: ["Article|Articles", "Artikel|Artikel", "Artículo|Artículos"],
  order: ["Order|Orders", "Bestellung|Bestellungen", "Pedido|Pedidos"],
  booking: ["Booking|Bookings", "Buchung|Buchungen", "Reserva|Reservas"],
  message: ["Message|Messages", "Nachricht|Nachrichten", "Mensaje|Mensajes"],
  subscriber: ["Subscriber|Subscribers", "Abonnent|Abonnenten", "Suscriptor|Suscriptores"],
  reply: ["Reply|Replies", "Antwort|Antworten", "Respuesta|Respuestas"],
  pledge: ["Donation|Donations", "Spende|Spenden", "Donación|Donaciones"],
  enquiry: ["Enquiry|Enquiries", "Anfrage|Anfragen", "Solicitud|Solicitudes"],
  review: ["Review|Reviews", "Bewertung|Bewertungen", "Opinión|Opiniones"],
  stay: ["Stay request|Stay requests", "Anfrage|Anfragen", "Solicitud|Solicitudes"],
  preorder: ["Order|Orders", "Vorbestellung|Vorbestellungen", "Encargo|Encargos"],
  job: ["Job|Jobs", "Stelle|Stellen", "Empleo|Empleos"],
  application: ["Application|Applications", "Bewerbung|Bewerbungen", "Candidatura|Candidaturas"],
  task: ["Task|Tasks", "Aufgabe|Aufgaben", "Tarea|Tareas"],
  channel: ["Channel|Channels", "Kanal|Kanäle", "Canal|Canales"],
  ride: ["Ride|Rides", "Fahrt|Fahrten", "Viaje|Viajes"],
  calculation: ["Calculation|Calculations", "Berechnung|Berechnungen", "Cálculo|Cálculos"],
  "high-score": ["High score|High scores", "Bestwert|Bestwerte", "Récord|Récords"],
  "team-member": ["Team member|Team members", "Teammitglied|Teammitglieder", "Miembro del equipo|Equipo"],
  member: ["Member|Members", "Mitglied|Mitglieder", "Socio|Socios"],
  trainer: ["Trainer|Trainers", "Trainer|Trainer", "Entrenador|Entrenadores"],
  coach: ["Coach|Coaches", "Trainer|Trainer", "Entrenador|Entrenadores"],
  teacher: ["Teacher|Teachers", "Lehrkraft|Lehrkräfte", "Profesor|Profesores"],
  speaker: ["Speaker|Speakers", "Vortragende|Vortragende", "Ponente|Ponentes"],
  barber: ["Barber|Barbers", "Friseur|Friseure", "Barbero|Barberos"],
  baker: ["Baker|Bakers", "Bäcker|Bäcker", "Panadero|Panaderos"],
  maker: ["Maker|Makers", "Macher|Macher", "Creador|Creadores"],
  agent: ["Agent|Agents", "Makler|Makler", "Agente|Agentes"],
} as const satisfies Record<string, readonly [en: string, de: string, es: string]>;

export type SiteNoun = keyof typeof siteNouns;

/** What one entry of an offer is, by the English title of its page. */
const offers: Record<string, SiteNoun> = {
  Menu: "menu-item",
  Range: "product",
  Candles: "product",
  Goods: "product",
  Pieces: "product",
  Services: "service",
  Support: "service",
  Treatments: "treatment",
  Courses: "course",
  Lessons: "lesson",
  Coaching: "coaching",
  Membership: "membership",
  Tickets: "ticket",
  Rates: "rate",
  Activities: "activity",
  Groups: "group",
  Rooms: "room",
  Courts: "court",
  Homes: "home",
  Animals: "animal",
  Features: "feature",
  Details: "feature",
  Work: "service",
  "What we do": "project",
  "Good to know": "note",
  "For our guests": "note",
  Articles: "article",
  Posts: "post",
};

/** Who is shown, by the English title above them. */
const people: Record<string, SiteNoun> = {
  "The bakers": "baker",
  Barbers: "barber",
  Trainers: "trainer",
  Coaches: "coach",
  Teachers: "teacher",
  Speakers: "speaker",
  Courts: "court",
  Members: "member",
  "Who makes it": "maker",
  "Who shows you round": "agent",
};

export const offerNoun = (englishTitle: string | undefined): SiteNoun => offers[englishTitle ?? ""] ?? "offer";
export const peopleNoun = (englishTitle: string | undefined): SiteNoun => people[englishTitle ?? ""] ?? "team-member";

const languages: readonly Language[] = ["en", "de", "es"];

export function namesOf(noun: SiteNoun, language: Language): { singular: string; plural: string } {
  const [singular = "", plural = ""] = siteNouns[noun][languages.indexOf(language)]!.split("|");
  return { singular, plural };
}
