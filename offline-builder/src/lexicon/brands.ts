/** Kinds of apps that people name by a company: what is built for it, in a request of its own. Nothing of the company is copied; names that are words of every day are left out. */
import type { Localized } from "./entities/entity.ts";

export interface LikeKind {
  /** Names as people write them, `|` between them, as the report spells them. */
  brands: string;
  /** English, German, Spanish; nothing of a company is in it. */
  asked: Localized;
}

export const likeKinds: readonly LikeKind[] = [
  {
    brands: "Airbnb|Air BnB|Booking.com|Vrbo",
    asked: [
      "Please build a website for renting cabins. Users should be able to browse cabins, book a cabin for a weekend and save favorites. The site should have functionalities for a calendar of bookings and a contact form.",
      "Bitte baue eine Website zum Mieten von Hütten. Nutzer sollen Hütten durchsuchen, Hütten buchen und Favoriten speichern können. Die Seite soll einen Kalender der Buchungen und ein Kontaktformular haben.",
      "Crea un sitio web para alquilar cabañas. Los usuarios deben poder explorar cabañas, reservar cabañas y guardar favoritas. El sitio debe tener un calendario de reservas y un formulario de contacto.",
    ],
  },
  {
    brands: "WhatsApp|Whats App|Telegram|Slack|Discord|Microsoft Teams|MS Teams|WeChat|Messenger",
    asked: ["Chat app for a team", "Chat-App für ein Team", "App de chat para un equipo"],
  },
  {
    brands: "Facebook|Instagram|Insta|Twitter|TikTok|Tik Tok|Mastodon|Bluesky|Snapchat|BeReal",
    asked: ["Social network for friends", "Soziales Netzwerk für Freunde", "Red social para amigos"],
  },
  {
    brands: "Reddit|Quora|Stack Overflow|StackOverflow|Discourse",
    asked: ["Forum for questions and answers", "Forum für Fragen und Antworten", "Foro de preguntas y respuestas"],
  },
  {
    brands: "YouTube|Netflix|Twitch|Vimeo|Disney Plus|Disney+|Prime Video",
    asked: ["Video library", "Videobibliothek", "Biblioteca de vídeos"],
  },
  {
    brands: "Pinterest|Flickr|Google Photos|500px",
    asked: ["Photo library", "Mediathek für meine Bilder", "Mediateca para mis fotos"],
  },
  {
    brands: "Uber Eats|DoorDash|Door Dash|Deliveroo|Lieferando|Glovo|Just Eat|Grubhub|Wolt",
    asked: ["Online shop for meals", "Onlineshop für Gerichte", "Tienda online de comida preparada"],
  },
  {
    brands: "Spotify|SoundCloud|Apple Music|iTunes|Deezer",
    asked: ["Music player for my songs", "Musikplayer für meine Lieder", "Reproductor de música para mis canciones"],
  },
  {
    brands:
      "eBay|Craigslist|Gumtree|Vinted|Depop|Kleinanzeigen|eBay Kleinanzeigen|Wallapop|Milanuncios|Facebook Marketplace|OLX",
    asked: [
      "Classified ads for second-hand things",
      "Kleinanzeigen für gebrauchte Sachen",
      "Anuncios de cosas de segunda mano",
    ],
  },
  {
    brands: "Zillow|Rightmove|Idealista|ImmoScout|Immobilienscout|Redfin|Zoopla",
    asked: ["Listing site for homes", "Anzeigenportal für Wohnungen", "Portal de anuncios de pisos"],
  },
  {
    brands: "Yelp|Tripadvisor|Trip Advisor|Foursquare|Google Reviews|Trustpilot",
    asked: [
      "A directory of restaurants with reviews",
      "Verzeichnis von Restaurants mit Bewertungen",
      "Directorio de restaurantes con reseñas",
    ],
  },
  {
    brands: "Amazon|Shopify|Etsy|Zalando|Alibaba|AliExpress|Walmart|IKEA",
    asked: ["Online shop for goods of the home", "Onlineshop für Wohnsachen", "Tienda online de cosas para la casa"],
  },
  {
    brands: "Medium.com|Substack|WordPress|Tumblr|Blogger",
    asked: ["Blog with several authors", "Blog mit mehreren Autoren", "Blog con varios autores"],
  },
  {
    brands: "Kahoot|Quizduell|Trivial Pursuit|QuizUp",
    asked: ["Quiz app for parties", "Quiz-App für Partys", "Juego de preguntas para fiestas"],
  },
  {
    brands: "Doodle|StrawPoll|Rallly",
    asked: ["Poll to find a date", "Umfrage für einen Termin", "Encuesta para elegir fecha"],
  },
  {
    brands: "Calendly|Treatwell|Fresha|Doctolib|Booksy|Cal.com",
    asked: ["Booking page for consultations", "Terminbuchung für Beratungen", "Reservas de citas para una consultoría"],
  },
  {
    brands: "OpenTable|TheFork|Resy",
    asked: [
      "Restaurant website with table reservation",
      "Tischreservierung für ein Restaurant",
      "Web de restaurante con reserva de mesas",
    ],
  },
  {
    brands: "Google Forms|Typeform|SurveyMonkey|Survey Monkey|Jotform",
    asked: ["Satisfaction survey", "Umfrage zur Zufriedenheit", "Encuesta de satisfacción"],
  },
  {
    brands: "Linktree|Link Tree|Beacons.ai|Carrd",
    asked: ["Link in bio page", "Linkseite für meine Links", "Página con mis enlaces"],
  },
  { brands: "Strava|Runkeeper|Nike Run Club|Runtastic", asked: ["Running log", "Lauftagebuch", "Diario de carreras"] },
  { brands: "Goodreads|Good Reads|LovelyBooks|StoryGraph", asked: ["Reading list", "Leseliste", "Lista de lectura"] },
  {
    brands: "IMDb|Letterboxd|Rotten Tomatoes|Filmaffinity",
    asked: ["Movie watchlist with ratings", "Filme mit Bewertung", "Películas con valoración"],
  },
  { brands: "HubSpot|Hub Spot|Salesforce|Pipedrive|Zoho", asked: ["CRM", "CRM", "CRM"] },
  {
    brands: "Trello|Asana|Monday.com|ClickUp|Basecamp",
    asked: ["Kanban board for a team", "Kanban-Board für ein Team", "Tablero kanban para un equipo"],
  },
  {
    brands: "Jira|GitHub Issues|Bugzilla",
    asked: ["Issue tracker", "Issue tracker", "Registro de incidencias"],
  },
  {
    brands: "Todoist|Microsoft To Do|TickTick|Any.do|Google Tasks|Wunderlist",
    asked: ["To-do list", "Aufgabenliste", "Lista de tareas"],
  },
  {
    brands: "Google Keep|Evernote|Notion|OneNote|Apple Notes|Obsidian|Google Docs",
    asked: ["Notes app", "Notiz-App", "App de notas"],
  },
  { brands: "Google Calendar|Outlook Calendar|iCal", asked: ["Calendar app", "Kalender", "App de calendario"] },
  {
    brands: "Duolingo|Anki|Quizlet|Memrise|Babbel|Rosetta Stone",
    asked: ["Flash cards for Spanish words", "Vokabeltrainer Spanisch", "Tarjetas de vocabulario de inglés"],
  },
  {
    brands: "LinkedIn|Indeed|StepStone|Glassdoor|InfoJobs",
    asked: ["Job board", "Stellenbörse", "Bolsa de empleo"],
  },
  {
    brands: "Eventbrite|Meetup|Partiful",
    asked: ["Events with RSVP", "Veranstaltungsapp mit Zusagen", "Eventos con confirmación de asistencia"],
  },
  {
    brands: "Splitwise|Tricount|Split Wise",
    asked: ["Split expenses with friends", "Ausgaben in der WG teilen", "Dividir gastos entre amigos"],
  },
  {
    brands: "YNAB|Finanzguru|Fintonic|Monarch Money",
    asked: ["Budget planner", "Haushaltsbuch", "Presupuesto del hogar"],
  },
  {
    brands: "ChatGPT|Chat GPT|Perplexity",
    asked: ["An AI chat app", "KI-Chat-App", "App de chat con IA"],
  },
  {
    brands: "Chefkoch|Allrecipes|Cookpad|Paprika",
    asked: ["Recipe collection", "Rezepte sammeln", "Colección de recetas"],
  },
  {
    brands: "Udemy|Coursera|Skillshare|Khan Academy|Moodle|Domestika",
    asked: ["Online course platform", "Lernplattform für Kurse", "Plataforma de cursos online"],
  },
  {
    brands: "FreshBooks|QuickBooks|Lexoffice|Holded|Xero",
    asked: ["Invoices for clients", "Rechnungen für Kunden", "Facturas para clientes"],
  },
  {
    brands: "Toggl|Clockify",
    asked: ["Time tracking with projects", "Zeiterfassung mit Projekten", "Registro de horas por proyecto"],
  },
];
