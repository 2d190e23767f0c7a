import { beyond, type Limit } from "../lexicon/beyond.ts";

/** Things a request may ask for by name. `words` in the three languages together: they hardly collide. */
export const featureWords: Record<string, string> = {
  menu: "menu|dishes|food|speisekarte|karte|carta|menú|platos",
  "contact-form": "contact form|contact|get in touch|inquiry form|kontakt|kontaktformular|contacto|formulario",
  hours: "hours|opening hours|open times|öffnungszeiten|horario|horarios",
  timetable: "timetable|schedule|class schedule|classes|class|stundenplan|kursplan|kurse|clases",
  pricing: "pricing|prices|price|plans|membership|preise|preis|tarife|precios|tarifas|planes",
  team: "team|staff|trainers|trainer|coaches|about us|people|mitarbeiter|equipo|entrenadores",
  gallery: "gallery|photos|pictures|images|lightbox|galerie|fotos|galería",
  faq: "faq|questions|frequently asked|häufige fragen|preguntas frecuentes",
  booking:
    "booking|book|appointment|reservation|reserve|table reservation|terminbuchung|termin|buchen|reservieren|reservierung|reservierungen|tischreservierung|tischreservierungen|onlinebuchung|terminvereinbarung|reserva|reservar|turnos|cita",
  cart: "cart|basket|bag|warenkorb|carrito",
  checkout: "checkout|order|bestellen|kasse|pago|pedido",
  newsletter: "newsletter|newsletter signup|mailing list|boletín",
  search: "search|find|suche|suchen|buscar|buscador|búsqueda",
  filter: "filter|filters|category filter|filtern|filtrar",
  blog: "blog|articles|posts|news|journal|artikel|artículos",
  about: "about|story|our story|über uns|geschichte|sobre nosotros|historia",
  comments: "comment|comments|kommentare|comentarios",
};

/** Wishes that a site on this machine cannot fulfil, and how that is said. */
const usual: readonly Limit[] = [
  {
    id: "payment",
    pattern:
      /\b(?:stripe|paypal|credit cards?|kreditkarten?|tarjetas? de crédito|google pay|card payments?|take payments?|apple pay|klarna|zahlung|bezahlen|pago con tarjeta)\b/i,
    en: "Real payments: they need a payment provider and its key",
    de: "Echte Zahlungen: dafür braucht es einen Zahlungsdienst und dessen Schlüssel",
    es: "Pagos reales: hacen falta un proveedor de pagos y su clave",
  },
  {
    id: "messages",
    pattern:
      /(?<![\p{L}])(?:sms|text messages?|send(?:s|ing)? (?:\p{L}+ ){0,3}(?:e-?mails?|text)|e-?mail (?:notifications?|reminders?|alerts?)|(?:e-?mail|notify|text) (?:me|us|them|people|customers|members)|push notifications?|notifications?|whatsapp|reminders?|remind (?:me|us|them|him|her|people|everyone|customers|members)|erinner\p{L}+|benachrichtig\p{L}+|e-?mails? (?:senden|schicken|verschicken)|(?:schicke?n?|sende?n?|verschicke?n?) (?:\p{L}+ ){0,4}e-?mails?|recordatorios?|recuérda\p{L}+|notificaciones|(?:envíe?|enviar|manda|mandar) (?:\p{L}+ ){0,3}correos?)(?![\p{L}])/iu,
    en: "Sending emails or text messages: nothing on this site can send yet",
    de: "E-Mails oder Nachrichten senden: diese Website kann noch nichts versenden",
    es: "Enviar correos o mensajes: este sitio todavía no puede enviar nada",
  },
  {
    id: "native",
    pattern: /\b(?:i(?:phone|os) app|android app|app store|native app|play store)\b/i,
    en: "A phone app from a store: this is a web app that works on a phone",
    de: "Eine App aus dem App-Store: dies ist eine Web-App, die am Telefon läuft",
    es: "Una aplicación de tienda: esto es una web que funciona en el teléfono",
  },
  {
    id: "live",
    pattern:
      /\b(?:live (?:location|tracking|drivers?|video|stream)|gps|real[- ]?time (?:location|tracking)|video call)\b/i,
    en: "Live location or live video",
    de: "Live-Standort oder Live-Video",
    es: "Ubicación o vídeo en directo",
  },
  {
    id: "model",
    pattern:
      /(?<![\p{L}])(?:chat ?bots?|(?:chat)?gpt|(?:ai|ki|llm)[- ](?:chat|assistants?|assistent\p{L}*|helper|bot|images?|answers?|antworten|summar\p{L}+|suggestions?|vorschläge)|(?:chat|asistente|respuestas|resúmenes|resumen|sugerencias) (?:de|con|por) (?:la )?ia|(?:answer|summari[sz]e|translate|write|suggest|explain|classify)\p{L}* (?:[\p{L}']+ ){0,5}(?:with|using|by) (?:an? )?ai|(?:mit|durch|von) (?:einer )?ki (?:beantwort|zusammen|übersetz|schreib|vorschlag)\p{L}*|(?:responde|resume|resumir|traduce|escribe|explica)\p{L}* (?:[\p{L}']+ ){0,5}con ia|machine learning|image recognition)(?![\p{L}])/iu,
    en: "Answers written by a language model: they need a model key",
    de: "Antworten eines Sprachmodells: dafür braucht es einen Modellschlüssel",
    es: "Respuestas de un modelo de lenguaje: hace falta la clave de un modelo",
  },
  {
    id: "rtl",
    pattern:
      /\bright[- ]to[- ]left\b|\brtl\b|\bin (?:arabic|hebrew|persian|farsi|urdu)\b|von rechts nach links|auf (?:arabisch|hebräisch|persisch)|de derecha a izquierda|en (?:árabe|hebreo|persa)/i,
    en: "Right-to-left layout and texts: the site is written in English, from left to right",
    de: "Anordnung und Texte von rechts nach links: die Seite ist deutsch, von links nach rechts",
    es: "Disposición y textos de derecha a izquierda: el sitio está en español, de izquierda a derecha",
  },
  {
    id: "map",
    pattern: /\b(?:google maps?|interactive map|landkarte|mapa interactivo)\b/i,
    en: "A street map: the address stands as text instead",
    de: "Ein Stadtplan: die Adresse steht stattdessen als Text da",
    es: "Un mapa: la dirección aparece como texto",
  },
  {
    id: "accounts",
    pattern:
      /\b(?:log ?in|sign ?in|(?<!(?:newsletter|ship) )sign ?up(?! (?:for|to) (?:the |our |a )?newsletter)(?! (?:form|sheet|list))|accounts?|registration(?! (?:form|page|desk|fee|for))|anmeldung|registrierung|iniciar sesión|registro)\b/i,
    en: "Sign-in: it needs the project's database",
    de: "Anmeldung: dafür braucht es die Datenbank des Projekts",
    es: "Inicio de sesión: hace falta la base de datos del proyecto",
  },
];

/** Those that are asked for most, then the rest. */
export const limits: readonly Limit[] = [...usual, ...beyond];
