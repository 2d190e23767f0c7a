/** Lists that German and Spanish specifications name: words, names and fields, each field known by its name. Data only. */
import type { Language } from "../../plan/plan.ts";
import type { NounKind } from "../noun-kinds.ts";

export interface ToldThing {
  key: string;
  like: NounKind["id"];
  /** "words|of it; One|Many; Fields, with (values, to choose)". */
  de: string;
  es: string;
}

const toldThings: readonly ToldThing[] = [
  {
    key: "room",
    like: "thing",
    de: "raum|räume|zimmer|saal|säle; Raum|Räume; Name, Ort, Plätze, Ausstattung, Status (Frei, Belegt, Gesperrt)",
    es: "sala|salas|aula|aulas|habitación|habitaciones; Sala|Salas; Nombre, Lugar, Plazas, Equipamiento, Estado (Libre, Ocupada, Cerrada)",
  },
  {
    key: "teacher",
    like: "person",
    de: "lehrkraft|lehrkräfte|lehrer|lehrerinnen|dozenten|dozentinnen|kursleitung; Lehrkraft|Lehrkräfte; Name, Fach, E-Mail, Telefon, Status (Aktiv, Abwesend), Notizen",
    es: "profesor|profesores|profesoras|docente|docentes|maestros; Docente|Docentes; Nombre, Materia, Correo, Teléfono, Estado (Activo, Ausente), Notas",
  },
  {
    key: "booking",
    like: "work",
    de: "buchung|buchungen|reservierung|reservierungen; Buchung|Buchungen; Name, E-Mail, Beginn, Ende, Personen, Status (Angefragt, Bestätigt, Storniert)",
    es: "reserva|reservas; Reserva|Reservas; Nombre, Correo, Inicio, Fin, Personas, Estado (Solicitada, Confirmada, Cancelada)",
  },
  {
    key: "repair",
    like: "work",
    de: "reparatur|reparaturen; Reparatur|Reparaturen; Auftrag, Kunde, Angenommen, Fällig, Kosten, Status (Angenommen, In Arbeit, Fertig), Notizen",
    es: "reparación|reparaciones; Reparación|Reparaciones; Trabajo, Cliente, Recibido, Vence, Coste, Estado (Recibido, En curso, Terminado), Notas",
  },
  {
    key: "part",
    like: "thing",
    de: "ersatzteil|ersatzteile|teile|bauteile; Ersatzteil|Ersatzteile; Name, Nummer, Menge, Preis, Regal",
    es: "pieza|piezas|recambio|recambios|repuestos; Pieza|Piezas; Nombre, Referencia, Cantidad, Precio, Estante",
  },
  {
    key: "quote",
    like: "work",
    de: "angebot|angebote|kostenvoranschlag|kostenvoranschläge; Angebot|Angebote; Titel, Kunde, Datum, Betrag, Status (Entwurf, Gesendet, Angenommen, Abgelehnt)",
    es: "presupuesto|presupuestos|cotización|cotizaciones; Presupuesto|Presupuestos; Título, Cliente, Fecha, Importe, Estado (Borrador, Enviado, Aceptado, Rechazado)",
  },
  {
    key: "animal",
    like: "living",
    de: "tier|tiere|schützling|schützlinge; Tier|Tiere; Name, Tierart, Rasse, Alter, Geschlecht (Weiblich, Männlich), Status (Wartet, Reserviert, Vermittelt), Beschreibung",
    es: "animal|animales|mascotas; Animal|Animales; Nombre, Especie, Raza, Edad, Sexo (Hembra, Macho), Estado (En espera, Reservado, Adoptado), Descripción",
  },
  {
    key: "adoption",
    like: "work",
    de: "vermittlung|vermittlungen|adoption|adoptionen; Vermittlung|Vermittlungen; Name, E-Mail, Telefon, Datum, Status (Angefragt, Besuch, Vermittelt), Nachricht",
    es: "adopción|adopciones; Adopción|Adopciones; Nombre, Correo, Teléfono, Fecha, Estado (Solicitada, Visita, Adoptado), Mensaje",
  },
  {
    key: "volunteer",
    like: "person",
    de: "ehrenamtliche|freiwillige|helfer|helferinnen; Ehrenamtliche Person|Ehrenamtliche; Name, E-Mail, Telefon, Aufgabe, Seit, Notizen",
    es: "voluntario|voluntarios|voluntarias; Voluntario|Voluntarios; Nombre, Correo, Teléfono, Tarea, Desde, Notas",
  },
  {
    key: "donation",
    like: "thing",
    de: "spende|spenden; Spende|Spenden; Name, Betrag, Datum, Zweck, Bedankt",
    es: "donación|donaciones|donativos; Donación|Donaciones; Nombre, Importe, Fecha, Destino, Notas",
  },
  {
    key: "bicycle",
    like: "thing",
    de: "fahrrad|fahrräder|räder|e-bikes; Fahrrad|Fahrräder; Name, Typ, Rahmengröße, Preis pro Tag, Zustand",
    es: "bicicleta|bicicletas|bicis; Bicicleta|Bicicletas; Nombre, Tipo, Talla, Precio por día, Estado",
  },
  {
    key: "boat",
    like: "thing",
    de: "boot|boote|kanus; Boot|Boote; Name, Typ, Plätze, Preis pro Tag, Standort, Zustand",
    es: "barco|barcos|barcas|kayaks; Barco|Barcos; Nombre, Tipo, Plazas, Precio por día, Lugar, Estado",
  },
  {
    key: "flat",
    like: "thing",
    de: "wohnung|wohnungen|ferienwohnung|ferienwohnungen|unterkunft|unterkünfte; Wohnung|Wohnungen; Name, Ort, Zimmeranzahl, Personen, Preis pro Nacht, Beschreibung",
    es: "apartamento|apartamentos|piso|pisos|vivienda|viviendas|alojamientos; Apartamento|Apartamentos; Nombre, Lugar, Dormitorios, Personas, Precio por noche, Descripción",
  },
  {
    key: "guest",
    like: "person",
    de: "gast|gäste; Gast|Gäste; Name, E-Mail, Telefon, Anreise, Abreise, Notizen",
    es: "huésped|huéspedes|invitado|invitados; Huésped|Huéspedes; Nombre, Correo, Teléfono, Llegada, Salida, Notas",
  },
  {
    key: "dish",
    like: "thing",
    de: "gericht|gerichte|speisen; Gericht|Gerichte; Name, Kategorie, Preis, Ernährung (Alles, Vegetarisch, Vegan), Beschreibung",
    es: "plato|platos; Plato|Platos; Nombre, Categoría, Precio, Dieta (De todo, Vegetariana, Vegana), Descripción",
  },
  {
    key: "article",
    like: "title",
    de: "artikel|beitrag|beiträge|neuigkeiten|nachrichtenbeiträge; Beitrag|Beiträge; Titel, Autor, Datum, Kategorie, Text",
    es: "artículo|artículos|noticia|noticias|publicaciones; Artículo|Artículos; Título, Autor, Fecha, Categoría, Texto",
  },
  {
    key: "document",
    like: "title",
    de: "dokument|dokumente|unterlagen|dateien; Dokument|Dokumente; Titel, Kategorie, Datum, Datei, Notizen",
    es: "documento|documentos|archivos; Documento|Documentos; Título, Categoría, Fecha, Archivo, Notas",
  },
  {
    key: "machine",
    like: "thing",
    de: "maschine|maschinen|anlagen; Maschine|Maschinen; Name, Hersteller, Standort, Nächste Wartung, Status (Läuft, Wartung, Defekt)",
    es: "máquina|máquinas; Máquina|Máquinas; Nombre, Fabricante, Lugar, Próximo mantenimiento, Estado (En marcha, Mantenimiento, Averiada)",
  },
  {
    key: "inspection",
    like: "work",
    de: "prüfung|prüfungen|wartung|wartungen|kontrollen; Prüfung|Prüfungen; Name, Datum, Prüfer, Ergebnis (Bestanden, Mängel, Nicht bestanden), Notizen",
    es: "inspección|inspecciones|revisión|revisiones|mantenimientos; Inspección|Inspecciones; Nombre, Fecha, Inspector, Resultado (Apto, Con defectos, No apto), Notas",
  },
  {
    key: "material",
    like: "thing",
    de: "material|materialien|rohstoffe; Material|Materialien; Name, Menge, Einheit, Preis, Lieferant, Regal",
    es: "material|materiales; Material|Materiales; Nombre, Cantidad, Unidad, Precio, Proveedor, Estante",
  },
  {
    key: "delivery",
    like: "work",
    de: "lieferung|lieferungen|sendungen; Lieferung|Lieferungen; Empfänger, Adresse, Datum, Fahrer, Status (Geplant, Unterwegs, Zugestellt)",
    es: "entrega|entregas|envíos; Entrega|Entregas; Destinatario, Dirección, Fecha, Conductor, Estado (Prevista, En camino, Entregada)",
  },
  {
    key: "payment",
    like: "thing",
    de: "zahlung|zahlungen; Zahlung|Zahlungen; Name, Betrag, Datum, Art, Bezahlt",
    es: "pago|pagos; Pago|Pagos; Nombre, Importe, Fecha, Tipo, Pagado",
  },
  {
    key: "lesson",
    like: "outing",
    de: "unterrichtsstunde|unterrichtsstunden|unterricht|stunden; Unterrichtsstunde|Unterrichtsstunden; Titel, Datum, Uhrzeit, Raum, Dauer, Notizen",
    es: "lección|lecciones|clase|clases; Clase|Clases; Título, Fecha, Hora, Sala, Duración, Notas",
  },
  {
    key: "exam",
    like: "work",
    de: "klausur|klausuren|examen|tests; Klausur|Klausuren; Titel, Datum, Fach, Raum, Punkte",
    es: "examen|exámenes|pruebas; Examen|Exámenes; Título, Fecha, Materia, Sala, Puntos",
  },
  {
    key: "team",
    like: "thing",
    de: "mannschaft|mannschaften|teams; Mannschaft|Mannschaften; Name, Liga, Trainer, Spieleranzahl",
    es: "equipo|equipos; Equipo|Equipos; Nombre, Liga, Entrenador, Jugadores",
  },
  {
    key: "training",
    like: "outing",
    de: "training|trainings|trainingseinheiten|trainingszeiten|übungsstunden; Training|Trainings; Ort, Datum, Uhrzeit, Dauer, Notizen",
    es: "entrenamiento|entrenamientos; Entrenamiento|Entrenamientos; Lugar, Fecha, Hora, Duración, Notas",
  },
  {
    key: "sponsor",
    like: "person",
    de: "sponsor|sponsoren; Sponsor|Sponsoren; Name, Kontakt, E-Mail, Betrag, Seit",
    es: "patrocinador|patrocinadores; Patrocinador|Patrocinadores; Nombre, Contacto, Correo, Importe, Desde",
  },
  {
    key: "complaint",
    like: "work",
    de: "beschwerde|beschwerden|reklamation|reklamationen|mängel|schadensmeldungen; Meldung|Meldungen; Betreff, Ort, Datum, Status (Neu, In Arbeit, Erledigt), Beschreibung",
    es: "queja|quejas|reclamación|reclamaciones|incidencias|averías; Incidencia|Incidencias; Asunto, Lugar, Fecha, Estado (Nueva, En curso, Resuelta), Descripción",
  },
  {
    key: "job-offer",
    like: "work",
    de: "stelle|stellen|stellenanzeige|stellenanzeigen; Stelle|Stellen; Titel, Ort, Abteilung, Gehalt, Frist, Beschreibung",
    es: "oferta de empleo|ofertas de empleo|vacante|vacantes|ofertas; Oferta|Ofertas; Título, Lugar, Departamento, Salario, Plazo, Descripción",
  },
  {
    key: "applicant",
    like: "person",
    de: "bewerber|bewerberinnen|bewerbungen; Bewerbung|Bewerbungen; Name, E-Mail, Telefon, Datum, Status (Neu, Gespräch, Zusage, Absage), Notizen",
    es: "candidato|candidatos|candidaturas|solicitudes de empleo; Candidatura|Candidaturas; Nombre, Correo, Teléfono, Fecha, Estado (Nueva, Entrevista, Aceptada, Rechazada), Notas",
  },
  {
    key: "contract",
    like: "work",
    de: "vertrag|verträge; Vertrag|Verträge; Titel, Partner, Beginn, Ende, Betrag, Status (Entwurf, Aktiv, Beendet)",
    es: "contrato|contratos; Contrato|Contratos; Título, Cliente, Inicio, Fin, Importe, Estado (Borrador, Activo, Terminado)",
  },
  {
    key: "driver",
    like: "person",
    de: "fahrer|fahrerinnen; Fahrer|Fahrer; Name, Telefon, E-Mail, Führerschein, Seit",
    es: "conductor|conductores|chóferes; Conductor|Conductores; Nombre, Teléfono, Correo, Carné, Desde",
  },
  {
    key: "route",
    like: "outing",
    de: "route|routen|strecken|wanderungen; Route|Routen; Name, Ort, Strecke, Dauer, Schwierigkeit, Beschreibung",
    es: "ruta|rutas|excursiones; Ruta|Rutas; Nombre, Lugar, Distancia, Duración, Dificultad, Descripción",
  },
  {
    key: "tour",
    like: "outing",
    de: "führung|führungen|touren|reisen; Tour|Touren; Titel, Ort, Datum, Dauer, Preis, Plätze, Beschreibung",
    es: "visita guiada|visitas guiadas|tours|viajes; Tour|Tours; Título, Lugar, Fecha, Duración, Precio, Plazas, Descripción",
  },
  {
    key: "treatment",
    like: "work",
    de: "behandlung|behandlungen|anwendungen; Behandlung|Behandlungen; Name, Patient, Datum, Dauer, Preis, Notizen",
    es: "tratamiento|tratamientos; Tratamiento|Tratamientos; Nombre, Paciente, Fecha, Duración, Precio, Notas",
  },
  {
    key: "department",
    like: "thing",
    de: "abteilung|abteilungen; Abteilung|Abteilungen; Name, Leitung, Ort, Personenanzahl",
    es: "departamento|departamentos; Departamento|Departamentos; Nombre, Responsable, Lugar, Personas",
  },
  {
    key: "idea",
    like: "note",
    de: "idee|ideen|vorschläge; Idee|Ideen; Titel, Datum, Kategorie, Beschreibung",
    es: "idea|ideas|propuestas; Idea|Ideas; Título, Fecha, Categoría, Descripción",
  },
  {
    key: "tool-item",
    like: "thing",
    de: "werkzeug|werkzeuge|gerätschaften; Werkzeug|Werkzeuge; Name, Kategorie, Standort, Zustand, Ausgeliehen an",
    es: "herramienta|herramientas; Herramienta|Herramientas; Nombre, Categoría, Lugar, Estado, Prestada a",
  },
  {
    key: "garden-plot",
    like: "thing",
    de: "parzelle|parzellen|gärten|beete; Parzelle|Parzellen; Nummer, Größe, Pächter, Seit, Pacht, Notizen",
    es: "parcela|parcelas|huertos; Parcela|Parcelas; Número, Superficie, Arrendatario, Desde, Cuota, Notas",
  },
];

export interface ToldWords {
  thing: ToldThing;
  words: string[];
  one: string;
  many: string;
  fields: string;
}

const parsed = new Map<Language, ToldWords[]>();

export function toldIn(language: "de" | "es"): ToldWords[] {
  const known = parsed.get(language);
  if (known) return known;
  const all = toldThings.map((thing) => {
    const [words = "", names = "", fields = ""] = thing[language].split("; ");
    const [one = "", many = one] = names.split("|");
    return { thing, words: words.split("|"), one, many, fields };
  });
  parsed.set(language, all);
  return all;
}
