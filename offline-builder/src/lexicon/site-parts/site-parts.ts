/**
 * Parts of a site that requests name beside what it offers, and what each is called in the navigation. Data only. `words` are
 * of one item of an enumeration, in three languages; `says` keeps them as they are written as the title.
 */
import type { Localized } from "../entities/entity.ts";

export interface SitePartKind {
  id: string;
  words: RegExp;
  title: Localized;
  /** The title is what the request calls it, where that is short. */
  says?: true;
}

export const sitePartKinds: readonly SitePartKind[] = [
  {
    id: "quote",
    words:
      /(?<![\p{L}])(?:(?:free |instant )?quotes?(?! of)(?: request)?|request a quote|estimate request|free estimates?|kostenvoranschlag|angebot anfordern|angebotsanfrage|presupuestos?)(?![\p{L}])/iu,
    title: ["Request a quote", "Angebot anfordern", "Pedir presupuesto"],
  },
  {
    id: "enquiry",
    words:
      /(?<![\p{L}])(?:enquir(?:y|ies)(?: form)?|(?:booking|commission|custom order) requests?(?: form)?|commissions?|(?:custom|bespoke|special) (?:orders?|made|work|pieces)|made to order|hire me|inquir(?:y|ies) form|request form|anfrage(?:formular)?|auftragsarbeiten|sonderanfertigung(?:en)?|formulario de solicitud|solicitudes|encargos(?: a medida)?)(?![\p{L}])/iu,
    title: ["Enquiry", "Anfrage", "Solicitud"],
    says: true,
  },
  {
    id: "catering",
    words: /(?<![\p{L}])(?:catering(?:-?anfragen?)?)(?![\p{L}])/iu,
    title: ["Catering", "Catering", "Catering"],
  },
  {
    id: "volunteer",
    words:
      /(?<![\p{L}])(?:volunteer(?:s|ing)?(?: (?:form|sign-?up|registration|application))?|ehrenamt|mithelfen|mitmachen|voluntariado|voluntarios)(?![\p{L}])/iu,
    title: ["Volunteer", "Mithelfen", "Voluntariado"],
  },
  {
    id: "application",
    words:
      /(?<![\p{L}])(?:(?:adoption|membership|enrol?ment|admission|application|registration) (?:form|application|request)|admissions?|become a member|aufnahmeantrag|adoptionsformular|anmeldung|anmeldeformular|mitglied werden|inscripción|formulario de adopción|hazte socio)(?![\p{L}])/iu,
    title: ["Apply", "Anmelden", "Inscripción"],
    says: true,
  },
  {
    id: "gallery",
    words:
      /(?<![\p{L}])(?:(?:photo |picture |image )?galler(?:y|ies)|past work|recent work|our work|before and after|\p{L}*galerie|referenzen|galería)(?![\p{L}])/iu,
    title: ["Gallery", "Galerie", "Galería"],
    says: true,
  },
  {
    id: "faq",
    words: /(?<![\p{L}])(?:faqs?|frequently asked questions|häufige fragen|preguntas frecuentes)(?![\p{L}])/iu,
    title: ["FAQ", "Häufige Fragen", "Preguntas frecuentes"],
  },
  {
    id: "pricing",
    words:
      /^(?:(?:the|our|all|a|die|unsere|los|las)\s)?(?:clear |simple )?(?:pric(?:es?|ing)(?: (?:list|table|plans|in .*|tiers?))?|price list|plans|packages|rates|preise|preisliste|tarife|precios|tarifas)$/iu,
    title: ["Pricing", "Preise", "Precios"],
  },
  {
    id: "newsletter",
    words:
      /(?<![\p{L}])(?:newsletter\p{L}*|mailing list|(?:a |an )?(?:way|place|button|form|option) to subscribe|(?:e-?mail )?subscri(?:be|ption)(?: (?:form|button))?|(?:e-?mail )?sign-?up for (?:news|updates)|abonnieren|boletín|suscri(?:birse|pción))(?![\p{L}])/iu,
    title: ["Newsletter", "Newsletter", "Boletín"],
  },
  {
    id: "reviews",
    words:
      /(?<![\p{L}])(?:(?:customer |guest |client |patient )?(?:reviews|testimonials)|guest ?book|kundenstimmen|bewertungen|gästebuch|opiniones|reseñas|testimonios)(?![\p{L}])/iu,
    title: ["Reviews", "Bewertungen", "Opiniones"],
    says: true,
  },
  {
    id: "journal",
    words:
      /^(?:(?:a|an|our|my|the|ein|einen|unser|un|nuestro)\s)?(?:small |kleinen )?(?:blog|news|news section|news page|journal|aktuelles|neuigkeiten|noticias)(?: posts?| section)?$/iu,
    title: ["News", "Aktuelles", "Noticias"],
    says: true,
  },
  {
    id: "schedule",
    words:
      /^(?:(?:the|our|der|die|das|el)\s)?(?:\p{L}+ )?(?:schedule|timetable|programme|program(?! \p{L})|\p{L}*programm|\p{L}*zeiten|stundenplan|kursplan|programa|horarios? de \p{L}+)$/iu,
    title: ["Schedule", "Programm", "Programa"],
    says: true,
  },
  {
    id: "events",
    words:
      /^(?:(?:the|our|upcoming|an?|die|alle|unsere|los|próximos)\s)*(?:events?(?: calendar| list)?|event dates|calendar of events|agenda|(?:tour |concert |live )?dates|exhibitions|gigs|concerts|terminen?|ausstellungen|konzerte|exposiciones|conciertos|veranstaltungen|veranstaltungskalender|eventos|calendario)$/iu,
    title: ["Events", "Termine", "Eventos"],
    says: true,
  },
  {
    id: "place",
    words:
      /^(?:(?:the|our|a|an|die|unser|el|la|nuestra)\s)?(?:venue(?: info\p{L}*)?|locations?|directions|map|how to (?:find us|get there)|where we are(?: .*)?|anfahrt|standort|wegbeschreibung|karte|lageplan|ubicación|cómo llegar|mapa)$/iu,
    title: ["Location", "Anfahrt", "Ubicación"],
    says: true,
  },
  {
    id: "about",
    words:
      /^(?:(?:an?|the|ein|una?)\s)?(?:about(?: (?:us|me|page|section))?|about (?:us|me) page|our mission|mission|our story|our history|history|story|über uns|über mich|unsere geschichte|geschichte|sobre (?:nosotros|mí)|nuestra historia|historia)$/iu,
    title: ["About us", "Über uns", "Sobre nosotros"],
    says: true,
  },
  {
    id: "gifts",
    words:
      /(?<![\p{L}])(?:gift (?:list|registry)|gifts|registry|wish ?list|wunschliste|geschenkeliste|lista de regalos|regalos)(?![\p{L}])/iu,
    title: ["Gift list", "Wunschliste", "Lista de regalos"],
    says: true,
  },
  {
    id: "sponsors",
    words: /(?<![\p{L}])(?:sponsors?|partners?|sponsoren|partner|patrocinadores|socios colaboradores)(?![\p{L}])/iu,
    title: ["Sponsors", "Sponsoren", "Patrocinadores"],
    says: true,
  },
  {
    id: "works",
    words:
      /^(?:\p{L}+ )?(?:projects?|works?|portfolio|case stud(?:y|ies)|illustrations?|designs?|photos|photographs|paintings|drawings|buildings|films|projekte|arbeiten|werke|proyectos?|trabajos|obras)$/iu,
    title: ["Projects", "Projekte", "Proyectos"],
    says: true,
  },
  {
    id: "skills",
    words: /^(?:my |meine |mis )?(?:skills?|skill set|tech stack|fähigkeiten|kenntnisse|habilidades|competencias)$/iu,
    title: ["Skills", "Fähigkeiten", "Habilidades"],
  },
  {
    id: "resume",
    words:
      /(?<![\p{L}])(?:resume|résumé|cv|curriculum(?: vitae)?|work experience|experience|lebenslauf|werdegang|berufserfahrung|currículum|experiencia)(?![\p{L}])/iu,
    title: ["Résumé", "Lebenslauf", "Currículum"],
  },
];

/** People of a site by the word for them: one of them is what stands below each name. */
export const peopleWords: Localized = [
  "team|staff|people|teachers|trainers|coaches|instructors|speakers|lawyers|attorneys|doctors|dentists|therapists|stylists|barbers|groomers|artists|guides|agents|chefs|bakers|vets|musicians|mentors|board|committee|crew|masters|makers|jury|guests",
  "team|mitarbeiter|trainer|lehrer|lehrkräfte|dozenten|referenten|anwälte|ärzte|therapeuten|künstler|guides|makler|köche|vorstand|musiker",
  "equipo|profesores|entrenadores|monitores|instructores|ponentes|abogados|médicos|doctores|terapeutas|artistas|guías|agentes|músicos|personal",
];

/** Names for what is offered that say the same: the one a request uses is the title. */
export const offerWords: Localized = [
  "services|treatments|practice areas|areas of practice|therapies|what we do|workshops|classes|courses",
  "leistungen|angebote|behandlungen|kurse|workshops|rechtsgebiete",
  "servicios|tratamientos|áreas de práctica|areas de practica|cursos|talleres",
];
