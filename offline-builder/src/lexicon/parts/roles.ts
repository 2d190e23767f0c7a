/** What the last words of a named part say about it: a schedule has days, an inventory quantities. Data only. */
import { fields, type KnownField } from "../entities/entity.ts";
import { measuringRoles } from "./measuring-roles.ts";
import { moreRoles } from "./more-roles.ts";
import { siteRoles } from "./site-roles.ts";

export interface PartRole {
  id: string;
  /** The words, per language; what stands before (in Spanish behind) them is what it is of. */
  words: { en: RegExp; de: RegExp; es: RegExp };
  /** A page of its own kind that is no list. */
  page?: "report" | "estimate" | "assistant";
  /** Without fields the thing itself says which it has. */
  fields?: readonly KnownField[];
  /** What one entry is called where the part names nothing: "News". */
  one?: readonly [en: string, de: string, es: string];
  /** Kind of noun, see noun-kinds.ts. */
  like?: string;
  /** Names of sample rows in English; `{base}` is the thing, `{Base}` at the beginning of a name. */
  titles?: readonly string[];
  /** Long texts of them, in the same order. */
  texts?: readonly string[];
  /** Years or other short values of fields by their key, in the same order. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Its samples are read in their order; lists show what came last first. */
  inOrder?: boolean;
  /** Visitors hand it in on a page of its own. */
  submitted?: boolean;
  /** What that page says instead of "Submit …". */
  call?: readonly [en: string, de: string, es: string];
  /** Its rows are shown as cards. */
  cards?: boolean;
}

const status = (values: string): string => `status:enum:Status|Status|Estado:${values}`;
const planned = status(
  "Planned,Confirmed,Done,Cancelled|Geplant,Bestätigt,Erledigt,Abgesagt|Planificado,Confirmado,Hecho,Cancelado",
);
const handled = status(
  "Received,In review,Confirmed,Declined|Eingegangen,In Prüfung,Bestätigt,Abgelehnt|Recibida,En revisión,Confirmada,Rechazada",
);
const years = ["2004", "2008", "2011", "2013", "2016", "2018", "2020", "2022", "2024"];

export const partRoles: readonly PartRole[] = [
  ...siteRoles,
  ...moreRoles,
  ...measuringRoles,
  {
    id: "deed",
    words: {
      en: /(?:^|\s)(?:display|submissions?|confirmations?|release|resolution|uploads?|generation|processing|collection and storage|sharing|notifications?|updates|creation|assignments?|selection|approvals?|cancell?ation|rescheduling|organi[sz]ation|categori[sz]ation|posting|asking|voting|playback|comparisons?|matching|reminders? settings)$/,
      de: /(?:anzeige|freigabe|benachrichtigung(?:en)?)$/,
      es: /^(?:confirmación|notificaciones)(?: de)?\s?/,
    },
  },
  {
    id: "backend",
    words: {
      en: /^(?:.*\s)?(?:backend|back office|admin (?:panel|area|dashboard)|administration panel)$/,
      de: /(?:backend|adminbereich|verwaltungsbereich)$/,
      es: /^(?:panel de administración|backend)/,
    },
  },
  {
    id: "design",
    words: {
      en: /(?:^|\s)(?:designs?|design (?:tool|studio)|mock-?ups?)$/,
      de: /-?(?:gestaltung|entwürfe|entwurf)$/,
      es: /^(?:diseños?)(?: de)?\s?/,
    },
    like: "work",
    fields: fields(
      "title:text!:Design|Entwurf|Diseño",
      "about:text:For|Wofür|Para",
      "size:enum:Format|Format|Formato:Small,Medium,Large,Own format|Klein,Mittel,Groß,Eigenes Format|Pequeño,Mediano,Grande,Propio",
      "material:text:Material|Material|Material",
      "colour:text:Main colour|Hauptfarbe|Color principal",
      "rules:boolean:Checked against the regulations|Nach den Vorschriften geprüft|Revisado según la normativa",
      status("Draft,In review,Approved|Entwurf,In Prüfung,Freigegeben|Borrador,En revisión,Aprobado"),
      "text:long-text:Text on it|Text darauf|Texto",
    ),
    titles: [
      "{Base}, first draft",
      "{Base} for the small size",
      "{Base} with large lettering",
      "{Base} in two languages",
      "{Base} for the season",
      "Plain {base}",
      "{Base} with window",
      "{Base}, final version",
    ],
    texts: [
      "Name, weight and contents on the front, all required facts on the back.",
      "Large type, one colour, facts in a table.",
      "Both languages side by side in the same size.",
    ],
    values: {
      material: ["Cardboard", "Paper", "Recycled film", "Glass", "Cardboard", "Tin"],
      colour: ["Green", "Red", "White", "Blue", "Ochre", "White"],
      about: ["New product", "Small size", "Relaunch", "Export", "Season", "Basic range"],
    },
  },
  {
    id: "assistant",
    page: "assistant",
    words: {
      en: /^(?:.*\s)?(?:chat ?bots?|chat assistant|virtual assistant|ai assistant|help assistant)$/,
      de: /(?:chatbot|assistent)$/,
      es: /^(?:chatbot|asistente(?: virtual)?)/,
    },
  },
  {
    id: "estimate",
    page: "estimate",
    words: {
      en: /(?:^|\s)(?:calculators?|calculations?|estimators?|configurators?|cost estimates?|simulators?)$/,
      de: /-?(?:rechner|konfigurator)$/,
      es: /^(?:calculadora|configurador|simulador)(?: de)?\s?/,
    },
  },
  {
    id: "analysis",
    page: "report",
    words: {
      en: /(?:^|\s)(?:analysis|analyses|analytics|data analysis(?: and reporting)?|statistics|insights|summary|dashboards?|charts?|(?:monthly|annual|yearly|weekly|financial|sales|inventory|patient|performance|statistical|consolidated|summary|management|usage) reports?|visuali[sz]ation|reporting)$/,
      de: /-?(?:analysen?|auswertung(?:en)?|statistik(?:en)?|berichtswesen)$/,
      es: /^(?:análisis|estadísticas|gráficos|gráficas|informes)(?: de)?\s?/,
    },
  },
  {
    id: "faq",
    inOrder: true,
    words: {
      en: /^(?:frequently asked questions|faqs?|questions (?:and|&) answers|q&a|(?:expert |best |user )?answers)$/,
      de: /^(?:häufige fragen|häufig gestellte fragen|faq)$/,
      es: /^preguntas frecuentes$/,
    },
    one: ["Question", "Frage", "Pregunta"],
    like: "note",
    fields: fields(
      "question:text!:Question|Frage|Pregunta",
      "topic:text:Topic|Thema|Tema",
      "answer:long-text!:Answer|Antwort|Respuesta",
    ),
    titles: [
      "How do I get in touch?",
      "Who can take part?",
      "How early should I sign up?",
      "What does it cost?",
      "Can I change or cancel later?",
      "What should I bring?",
      "Who answers when something goes wrong?",
    ],
    texts: [
      "Use the form or write to us. You get an answer within two working days.",
      "Everybody who is interested. You need no experience to begin.",
      "Two weeks ahead is safe; places that become free are given away until the day before.",
      "Prices stand with each offer, taxes included. Nothing is added later.",
      "Yes, until two days before, free of charge and without giving reasons.",
      "What you need is listed with each offer. Everything else is there.",
      "The person named with each entry, and the office during opening hours.",
    ],
    values: { topic: ["Contact", "Taking part", "Taking part", "Prices", "Bookings", "Preparation", "Contact"] },
  },
  {
    id: "hours",
    inOrder: true,
    words: {
      en: /^(?:opening|business|office|visiting) hours$/,
      de: /^(?:öffnungszeiten|sprechzeiten)$/,
      es: /^horarios?(?: de apertura)?$/,
    },
    one: ["Day", "Tag", "Día"],
    like: "note",
    fields: fields(
      "name:text!:Day|Tag|Día",
      "opens:time:Opens|Öffnet|Abre",
      "closes:time:Closes|Schließt|Cierra",
      "notes:text:Notes|Notizen|Notas",
    ),
    titles: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    values: {
      opens: ["08:00", "08:00", "08:00", "08:00", "08:00", "09:00", ""],
      closes: ["17:00", "17:00", "12:30", "18:30", "17:00", "13:00", ""],
      notes: ["", "", "Mornings only", "Open late", "", "Mornings only", "Closed"],
    },
  },
  {
    id: "news",
    words: {
      en: /(?:^|\s)(?:news|news articles|news items|announcements?|notices?|notice ?board|bulletin(?: board)?|press releases)$/,
      de: /-?(?:neuigkeiten|nachrichten|aktuelles|mitteilungen|ankündigungen|schwarzes brett)$/,
      es: /^(?:noticias|anuncios|avisos|tablón de anuncios)(?: de)?\s?/,
    },
    one: ["Notice", "Mitteilung", "Aviso"],
    like: "note",
    fields: fields(
      "title:text!:Title|Titel|Título",
      "date:date!:Date|Datum|Fecha",
      "category:enum:Category|Kategorie|Categoría:News,Announcement,Date,Help wanted|Neuigkeit,Ankündigung,Termin,Hilfe gesucht|Noticia,Anuncio,Fecha,Se busca ayuda",
      "text:long-text!:Text|Text|Texto",
    ),
    titles: [
      "{Base}: what is new this month",
      "{Base}: changed times in the holidays",
      "Helpers wanted for {base}",
      "Thank you for a good season",
      "{Base}: next date announced",
      "Open day with guided tour",
      "New faces in the team",
      "{Base}: results are out",
    ],
    texts: [
      "A short overview of what was added and what changes.",
      "During the holidays other times apply. The usual ones return afterwards.",
      "We are looking for people who can spare an hour or two. Write to us or come by.",
      "More people took part than in any year before. Thank you to everybody who helped.",
      "The next date is fixed. Details stand in the list of dates.",
      "Come and look around. Somebody from the team answers your questions.",
      "Two colleagues have joined us and introduce themselves.",
      "The results are published and can be looked up.",
    ],
  },
  {
    id: "talk",
    words: {
      en: /^(?:(?:discussion )?forums?|discussions?|discussion boards?|community|.* (?:discussions?|forum))$/,
      de: /^(?:.*forum|diskussion(?:en)?)$/,
      es: /^(?:foros?|debates?)(?: de)?\s?/,
    },
    one: ["Topic", "Thema", "Tema"],
    like: "note",
    fields: fields(
      "title:text!:Topic|Thema|Tema",
      "author:text:Started by|Begonnen von|Iniciado por",
      "date:date!:Date|Datum|Fecha",
      "category:enum:Category|Kategorie|Categoría:Question,Experience,Announcement,Other|Frage,Erfahrung,Ankündigung,Sonstiges|Pregunta,Experiencia,Anuncio,Otro",
      "text:long-text!:Text|Text|Texto",
    ),
    titles: [
      "Who can recommend something for beginners?",
      "My experience of the last months",
      "Looking for somebody to join in",
      "What do you do when it rains?",
      "A photo of last weekend",
      "Question about tools and material",
      "Dates for the coming season",
      "Introduce yourself here",
    ],
    texts: [
      "I have just begun and would be glad of any hint.",
      "It took longer than expected, and it was worth it. Ask if you want to know more.",
      "Write here if you have time on a Saturday morning.",
      "Every idea is welcome.",
      "The light was good and everybody was in a good mood.",
      "Which ones last? I do not want to buy twice.",
      "Here is what is planned so far.",
      "Who you are and what brought you here.",
    ],
    values: {
      author: [
        "Nora Hale",
        "Tom Okafor",
        "Ines Marsh",
        "Leo Brandt",
        "Ada Quinn",
        "Sam Whitlock",
        "Mira Dahl",
        "Ben Castell",
      ],
    },
  },
  {
    id: "timeline",
    inOrder: true,
    words: {
      en: /(?:^|\s)(?:timeline|chronology|milestones|life experiences|life events|life story|biographical stations)$/,
      de: /-?(?:zeitleiste|chronik|lebenslauf|meilensteine)$/,
      es: /^(?:cronología|línea de(?:l)? tiempo|hitos)(?: de)?\s?/,
    },
    one: ["Event", "Ereignis", "Acontecimiento"],
    like: "note",
    fields: fields(
      "title:text!:Event|Ereignis|Acontecimiento",
      "year:text!:Year|Jahr|Año",
      "place:text:Place|Ort|Lugar",
      "description:long-text:Description|Beschreibung|Descripción",
    ),
    titles: [
      "The beginning",
      "First steps on one's own",
      "Move to a new town",
      "First work shown in public",
      "A difficult year",
      "Breakthrough",
      "First large commission",
      "A turn to new subjects",
      "Looking back",
    ],
    texts: [
      "Where it all started, in a small room with borrowed tools.",
      "What had been learned was tried out for the first time.",
      "New surroundings brought new people and new tasks.",
      "Friends and strangers came to look. Some of them stayed.",
      "Plans had to be given up, and others took their place.",
      "From here on the name was known beyond the region.",
      "A task larger than any before, finished on time.",
      "Old questions were set aside for new ones.",
      "A summary of the way so far, and what is to come.",
    ],
    values: {
      year: years,
      place: ["Alderton", "Alderton", "Marwick", "Marwick", "Eastholm", "Marwick", "Lindau Bay", "Eastholm", "Marwick"],
    },
  },
  {
    id: "honour",
    words: {
      en: /(?:^|\s)(?:awards|honou?rs|achievements|prizes|publications|discoveries|inventions|distinctions)$/,
      de: /-?(?:auszeichnungen|preise|erfolge|veröffentlichungen|publikationen)$/,
      es: /^(?:premios|logros|reconocimientos|publicaciones)(?: de)?\s?/,
    },
    one: ["Entry", "Eintrag", "Entrada"],
    like: "note",
    fields: fields(
      "title:text!:Title|Titel|Título",
      "year:text!:Year|Jahr|Año",
      "kind:enum:Category|Kategorie|Categoría:Award,Publication,Discovery,Honour|Auszeichnung,Veröffentlichung,Entdeckung,Ehrung|Premio,Publicación,Descubrimiento,Honor",
      "by:text:Given by|Verliehen von|Otorgado por",
      "description:long-text:Description|Beschreibung|Descripción",
    ),
    titles: [
      "Prize for young talent",
      "First book",
      "Medal for the work of a lifetime",
      "Article of the year",
      "Honorary member",
      "Prize of the jury",
      "A discovery that carries the name",
      "Award of the city",
    ],
    texts: [
      "The first public recognition, among forty candidates.",
      "Collected work of ten years, in its third printing.",
      "Given for lasting influence on the field.",
      "Chosen by the readers of the journal.",
      "For long service to the society.",
      "The jury praised care and courage.",
      "Described for the first time, and confirmed by others since.",
      "Handed over in the town hall.",
    ],
    values: {
      year: years,
      kind: ["Award", "Publication", "Award", "Publication", "Honour", "Award", "Discovery", "Honour"],
      by: [
        "Marwick Foundation",
        "Alder Press",
        "National Academy",
        "The Quarterly",
        "Society of Friends",
        "Festival jury",
        "Institute of Marwick",
        "City of Eastholm",
      ],
    },
  },
  {
    id: "steps",
    inOrder: true,
    words: {
      en: /(?:^|\s)(?:pathways?|process|procedure|steps|roadmap|workflow|career paths?|learning paths?|curriculum)$/,
      de: /-?(?:ablauf|schritte|lernpfade?|prozess|werdegang)$/,
      es: /^(?:itinerarios?|proceso|pasos|rutas? de aprendizaje)(?: de)?\s?/,
    },
    one: ["Step", "Schritt", "Paso"],
    like: "note",
    cards: true,
    fields: fields(
      "title:text!:Step|Schritt|Paso",
      "level:enum:Level|Stufe|Nivel:Start,Foundation,Advanced,Completion|Einstieg,Grundlagen,Aufbau,Abschluss|Inicio,Base,Avanzado,Final",
      "duration:text:Duration|Dauer|Duración",
      "requires:text:Requirements|Voraussetzungen|Requisitos",
      "description:long-text:Description|Beschreibung|Descripción",
    ),
    titles: [
      "1. First conversation and goals",
      "2. Foundation of {base}",
      "3. Practice with guidance",
      "4. Advanced {base}",
      "5. Review and examination",
      "6. Completion and next options",
    ],
    texts: [
      "We talk about what you want to reach and choose the way that fits.",
      "The basics that everything later is built upon, described in clear portions.",
      "What was learned is used on real tasks. Somebody looks over your shoulder.",
      "More demanding tasks, with a choice of subjects.",
      "What was reached is looked at together and confirmed.",
      "You get your confirmation, and see what is available from here.",
    ],
    values: {
      level: ["Start", "Foundation", "Foundation", "Advanced", "Completion", "Completion"],
      duration: ["1 hour", "4 weeks", "6 weeks", "8 weeks", "1 day", "1 hour"],
      requires: ["None", "Step 1", "Step 2", "Step 3", "Step 4", "Step 5"],
    },
  },
  {
    id: "guide",
    inOrder: true,
    words: {
      en: /(?:^|\s)(?:guides?|guidelines|tips|advice|introduction|philosophy|rules|tutorials?|encyclop(?:a)?edia|handbook|suggestions|knowledge base|information|biography|wiki|glossary|resources)$/,
      de: /-?(?:ratgeber|leitfaden|tipps|anleitungen?|regeln|informationen|wissen|lexikon|philosophie|bericht)$/,
      es: /^(?:guía|guías|consejos|reglas|información|filosofía|glosario)(?: de| del| sobre)?\s?/,
    },
    one: ["Article", "Artikel", "Artículo"],
    like: "note",
    cards: true,
    fields: fields(
      "title:text!:Title|Titel|Título",
      "category:text:Category|Kategorie|Categoría",
      "summary:text:Summary|Zusammenfassung|Resumen",
      "text:long-text!:Text|Text|Texto",
    ),
    titles: [
      "{Base}: where to begin",
      "{Base}: what matters most",
      "{Base} step by step",
      "Common mistakes with {base}",
      "{Base}: an overview",
      "Questions people ask about {base}",
      "{Base}: words explained",
      "{Base}: further reading",
    ],
    texts: [
      "Begin small: one thing at a time, with what you have. The rest follows from there.",
      "Care and patience matter more than equipment. Look closely before you change something.",
      "First look, then prepare, then do it, and write down what you saw.",
      "Most of them come from haste. Take your time and ask somebody who has done it before.",
      "What belongs to it and how the parts hang together, on one page.",
      "Answers to what we are asked most often, in a few sentences each.",
      "The words that come up most often, each explained in a sentence or two.",
      "A short list of books and places that helped us.",
    ],
    values: {
      category: ["Basics", "Basics", "Practice", "Practice", "Overview", "Questions", "Words", "Further"],
      summary: [
        "The first steps in a few sentences.",
        "What to keep in mind.",
        "A way through from beginning to end.",
        "What goes wrong and how to avoid it.",
        "All parts at a glance.",
        "Short answers.",
        "What is meant by what.",
        "Where to go on from here.",
      ],
    },
  },
  {
    id: "written",
    words: {
      en: /(?:^|\s)(?:editors?|newsletters?|interviews?|stories|articles|documents|essays|journals?|blog posts)$/,
      de: /-?(?:texte|artikel|interviews|berichte)$/,
      es: /^(?:artículos|entrevistas|textos)(?: de)?\s?/,
    },
    like: "note",
    fields: fields(
      "title:text!:Title|Titel|Título",
      "by:text:By|Von|De",
      "date:date!:Date|Datum|Fecha",
      status("Draft,In review,Published|Entwurf,In Prüfung,Veröffentlicht|Borrador,En revisión,Publicado"),
      "text:long-text!:Text|Text|Texto",
    ),
    titles: [
      "{Base}: spring edition",
      "{Base}: what comes next",
      "{Base} from behind the scenes",
      "{Base}: looking back at the year",
      "{Base} in conversation",
      "{Base}: summer edition",
      "{Base} for young people",
      "{Base}: special edition",
    ],
    texts: [
      "What is new, in a few paragraphs, with dates at the end.",
      "An outlook on the coming weeks.",
      "How it is made, told by those who do it.",
      "What was reached, and what was learned on the way.",
      "Questions and answers, recorded in one afternoon.",
    ],
    values: { by: ["Nora Hale", "Tom Okafor", "Ines Marsh", "Leo Brandt"] },
  },
  {
    id: "person",
    words: {
      en: /(?:^|\s)(?:profiles?|team|staff|crew|personnel|roster)$/,
      de: /-?(?:profile?n?|team|personal|mannschaft)$/,
      es: /^(?:perfil(?:es)?|equipo|personal)(?: de(?: los| las| la)?| del)?\s?/,
    },
    one: ["Profile", "Profil", "Perfil"],
    like: "person",
    cards: true,
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "role:text:Role|Aufgabe|Función",
      "skills:text:Skills and qualifications|Kenntnisse und Abschlüsse|Conocimientos y titulación",
      "experience:number:Years of experience|Jahre Erfahrung|Años de experiencia",
      "email:email:Email|E-Mail|Correo",
      "phone:phone:Phone|Telefon|Teléfono",
      "photo:file:Photo|Foto|Foto",
      "about:long-text:Biography|Zur Person|Biografía",
    ),
    texts: [
      "Came to it by chance and stayed. Likes difficult cases.",
      "Learned from the ground up, and teaches others today.",
      "Best reached in the morning.",
      "Speaks three languages and enjoys explaining.",
    ],
    values: {
      role: ["{Base}", "Senior {base}", "{Base}", "Trainee", "Deputy", "{Base}"],
      skills: [
        "Certified, first aid",
        "Ten years of practice, licence",
        "Diploma, further training",
        "In training",
        "Certified, project lead",
        "Specialist certificate",
      ],
    },
  },
  {
    id: "stock",
    words: {
      en: /(?:^|\s)(?:inventory|inventory management|stock|stock overview|supplies|storage|warehouse|inventory management of \p{L}+)$/u,
      de: /-?(?:bestand|bestände|lager|inventar)$/,
      es: /^(?:inventario|existencias|almacén)(?: de)?\s?/,
    },
    one: ["Item", "Artikel", "Artículo"],
    like: "collection",
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "category:text:Category|Kategorie|Categoría",
      "quantity:number!:Quantity|Menge|Cantidad",
      "minimum:number:Minimum level|Mindestbestand|Nivel mínimo",
      "location:text:Location|Lagerort|Ubicación",
      "condition:enum:Condition|Zustand|Estado:In order,To be checked,In repair|In Ordnung,Zu prüfen,In Reparatur|En orden,Por revisar,En reparación",
      "checked:date:Last checked|Zuletzt geprüft|Última revisión",
    ),
    values: {
      location: ["Shelf A1", "Shelf A2", "Store room", "Shelf B1", "Depot", "Shelf B3"],
      category: ["Standard", "Reserve", "Standard", "Special", "Standard", "Reserve"],
    },
  },
  {
    id: "request",
    submitted: true,
    words: {
      en: /(?:^|\s)(?:registrations?|applications?|requests?|orders?|bookings?|(?<!contact )form|reservations?|allocations?|enrol(?:l)?ments?|sign-?ups?|rentals?|inquir(?:y|ies)|enquir(?:y|ies)|appointments?|waiting list|check)$/,
      de: /-?(?:anmeldung(?:en)?|anfragen?|antrag|anträge|bestellung(?:en)?|buchung(?:en)?|reservierung(?:en)?|verleih|warteliste)$/,
      es: /^(?:solicitud(?:es)?|reservas?|inscripcion(?:es)?|pedidos?|alquiler)(?: de(?: los| las)?)?\s?/,
    },
    like: "person",
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "about:text:What for|Wofür|Para qué",
      "email:email!:Email|E-Mail|Correo",
      "phone:phone:Phone|Telefon|Teléfono",
      "date:date:Date|Datum|Fecha",
      "time:time:Time|Uhrzeit|Hora",
      handled,
      "notes:long-text:Message|Nachricht|Mensaje",
    ),
    values: { about: ["{Base}"] },
  },
  {
    id: "filed",
    submitted: true,
    words: {
      en: /(?:^|\s)(?:reports?|complaints?(?: handling)?|claims?|claim formulation)$/,
      de: /-?(?:meldung(?:en)?|beschwerden?)$/,
      es: /^(?:quejas?|reclamacion(?:es)?|avisos)(?: de)?\s?/,
    },
    like: "work",
    fields: fields(
      "title:text!:Title|Titel|Título",
      "date:date!:Date|Datum|Fecha",
      "location:text:Location|Ort|Lugar",
      "severity:enum:Severity|Schwere|Gravedad:Low,Medium,High|Gering,Mittel,Hoch|Baja,Media,Alta",
      "reporter:text:Reported by|Gemeldet von|Comunicado por",
      status("New,In progress,Resolved|Neu,In Arbeit,Erledigt|Nuevo,En curso,Resuelto"),
      "description:long-text!:Description|Beschreibung|Descripción",
    ),
    titles: [
      "{Base} on Mill Road",
      "{Base} at the station",
      "{Base} near the school",
      "{Base} in the yard",
      "{Base} at the harbour",
      "Small {base}, settled on the spot",
      "{Base} in the north wing",
      "{Base} at the weekend",
    ],
    texts: [
      "Noticed in the morning and reported at once.",
      "Two people were there. Nobody was hurt.",
      "It took about an hour until it was settled.",
      "Photos were taken. Somebody looks at it again next week.",
    ],
    values: {
      location: ["Mill Road 4", "Station", "School Lane", "Yard", "Harbour", "Main hall", "North wing", "Depot"],
    },
  },
  {
    id: "dated",
    words: {
      en: /(?:^|\s)(?:schedules?|scheduling|calendars?|planning|planners?|plans?|agendas?|timetables?|program(?:me)?s?|meetings|events)$/,
      de: /-?(?:kalender|planung(?:en)?|pläne|plan|programm|zeitplan|dienstplan)$/,
      es: /^(?:calendario|agenda|programación|programa|planificación)(?: de)?\s?/,
    },
    one: ["Date", "Termin", "Cita"],
    like: "shift",
    fields: fields(
      "title:text!:Topic|Thema|Tema",
      "date:date!:Date|Datum|Fecha",
      "time:time:Time|Uhrzeit|Hora",
      "duration:number:Duration in hours|Dauer in Stunden|Duración en horas",
      "place:text:Place|Ort|Lugar",
      "lead:text:Assigned to|Zuständig|Asignado a",
      planned,
      "notes:long-text:Description|Beschreibung|Descripción",
    ),
    titles: [
      "{Base} for beginners",
      "Evening {base}",
      "Weekend {base}",
      "Joint {base} with guests",
      "Advanced {base}",
      "{Base}, second part",
      "Annual {base}",
      "Open {base}",
      "Early {base}",
      "{Base} before the holidays",
    ],
    texts: [
      "Please be there ten minutes early.",
      "All sessions are open to everybody.",
      "Bring something to write with.",
      "Lasts until everything is done.",
    ],
    values: {
      place: ["Main hall", "Room 2", "Outdoors", "Main hall", "Workshop", "Room 1"],
      lead: ["Nora Hale", "Tom Okafor", "Ines Marsh", "Leo Brandt", "Ada Quinn"],
    },
  },
  {
    id: "reading",
    words: {
      en: /(?:^|\s)(?:readings?|measurements?|diary|logs?|log ?book|monitoring|tracking|samples?|sample records|(?:power|energy|water|fuel|gas|electricity) (?:consumption|usage)|emissions?|temperatures?|humidity|moisture|(?:air|water|blood) (?:quality|pressure)|(?:battery|water|noise|oxygen|glucose|fill|stress) levels?|voltage|heart rate|(?:solar|energy|power) (?:production|generation|output))$/,
      de: /-?(?:messwerte|zählerstände|tagebuch|protokolle?|überwachung|erfassung)$/,
      es: /^(?:lecturas|mediciones|diario|registro|seguimiento)(?: de)?\s?/,
    },
    one: ["Entry", "Eintrag", "Entrada"],
    like: "work",
    fields: fields(
      "title:text!:What|Was|Qué",
      "date:date!:Date|Datum|Fecha",
      "amount:number:Value|Wert|Valor",
      "by:text:Recorded by|Erfasst von|Registrado por",
      status("In order,To be watched,Critical|In Ordnung,Zu beobachten,Kritisch|En orden,A vigilar,Crítico"),
      "notes:long-text:Notes|Notizen|Notas",
    ),
    titles: [
      "{Base} in the morning",
      "{Base} at noon",
      "{Base} in the evening",
      "{Base}, regular check",
      "{Base}, second check",
      "{Base} at the weekend",
      "{Base}, monthly check",
      "{Base} after maintenance",
    ],
    texts: ["As expected.", "A little higher than last time.", "Checked twice.", "Nothing unusual."],
  },
  {
    id: "market",
    cards: true,
    words: {
      en: /(?:^|\s)(?:marketplace|exchange|market|swap|classifieds|offers)$/,
      de: /-?(?:börse|markt|angebote)$/,
      es: /^(?:mercado|intercambio|ofertas)(?: de)?\s?/,
    },
    like: "collection",
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "variety:text:Variety|Sorte|Variedad",
      "price:money:Price|Preis|Precio",
      "seller:text:Seller|Anbieter|Vendedor",
      "condition:enum:Condition|Zustand|Estado:New,Like new,Used|Neu,Neuwertig,Gebraucht|Nuevo,Como nuevo,Usado",
      "offered:date:Offered on|Angeboten am|Ofrecido el",
      "description:long-text:Description|Beschreibung|Descripción",
    ),
    titles: [
      "Fresh {base}",
      "{Base}, small batch",
      "{Base}, hardly used",
      "{Base} in a set",
      "{Base} from the region",
      "Fine {base}",
      "{Base} for collectors",
      "{Base}, last pieces",
    ],
    texts: [
      "To be collected, or sent for a small charge.",
      "Well kept. More pictures on request.",
      "From our own work.",
      "Price to be discussed.",
    ],
  },
  {
    id: "catalogue",
    cards: true,
    words: {
      en: /(?:^|\s)(?:catalogu?e?s?|listings?|gallery|galleries|archives?|director(?:y|ies)|librar(?:y|ies)|collections?|database|projects|showcases?|maps?|gardens|models)$/,
      de: /-?(?:katalog|galerie|archiv|verzeichnis|sammlung|datenbank)$/,
      es: /^(?:catálogo|galería|archivo|directorio|colección)(?: de(?: los| las)?)?\s?/,
    },
    like: "collection",
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "category:text:Type|Art|Tipo",
      "location:text:Location|Ort|Lugar",
      "year:text:Year|Jahr|Año",
      "description:long-text:Description|Beschreibung|Descripción",
    ),
    titles: [
      "{Base} by the river",
      "Old {base}",
      "{Base} of the year",
      "{Base} in the park",
      "Small {base}",
      "{Base} at the market",
      "Large {base}",
      "{Base} with a view",
      "New {base}",
    ],
    texts: [
      "One of the first that was listed here, and still among the most visited.",
      "Small and carefully made. Worth a second look.",
      "Finished last year and described in detail.",
      "Chosen by many who came here.",
    ],
    values: {
      category: ["Classic", "Modern", "Classic", "Natural", "Modern", "Natural"],
      location: ["Marwick", "Alderton", "Eastholm", "Lindau Bay", "Marwick", "Alderton"],
      year: ["2012", "2015", "2017", "2019", "2020", "2021", "2022", "2023", "2024"],
    },
  },
  {
    id: "managed",
    words: {
      en: /(?:^|\s)(?:management|administration|overview|handling|list|editor|relationship management|records?|breakdown|scouting|ratings|backend)$/,
      de: /-?(?:verwaltung|übersicht|kartei|liste|akten?)$/,
      es: /^(?:gestión|administración|lista|ficha|fichas|control)(?: de(?: los| las)?)?\s?/,
    },
  },
];

/** Of a thing that no lexicon knows, what people who look after it write down. */
export const keptFields: readonly KnownField[] = fields(
  "name:text!:Name|Name|Nombre",
  "location:text:Location|Ort|Ubicación",
  "by:text:Responsible|Verantwortlich|Responsable",
  "date:date:Date|Datum|Fecha",
  status("Open,In progress,Done|Offen,In Arbeit,Erledigt|Abierto,En curso,Hecho"),
  "notes:long-text:Description|Beschreibung|Descripción",
);
export const keptValues: Readonly<Record<string, readonly string[]>> = {
  location: ["Main site", "North side", "Hall 2", "Main site", "East wing", "Yard"],
  by: ["Nora Hale", "Tom Okafor", "Ines Marsh", "Leo Brandt", "Ada Quinn"],
};
