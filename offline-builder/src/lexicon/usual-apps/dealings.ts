/** Things that change hands: sold, swapped, let, lent. */
import type { UsualApp } from "./usual-app.ts";

export const dealings: readonly UsualApp[] = [
  {
    id: "flats-to-let",
    said: /(?<![\p{L}])(?:(?:apartments?|flats?|rooms?|houses?|homes?|property) (?:rentals?|to rent|for rent|to let)(?: (?:web ?site|site|app|platform|page|listings?|portal|finder|search))?|rentals? (?:web ?site|site|app|platform|listings?) for (?:apartments|flats|rooms|houses)|(?:apartment|flat|room) (?:finder|search|hunting)|mietwohnungen|wohnungssuche|alquiler de (?:pisos|apartamentos|viviendas)|pisos (?:de|en) alquiler)(?![\p{L}])/iu,
    other:
      /(?<![\p{L}])(?:landlords?|tenants?|rent roll|payments?|manag\p{L}*|holiday|vacation|cabin|my (?:apartment|flat|house|cabin)|our (?:apartment|flat|house)|airbnb|verwaltung|mieter)(?![\p{L}])/iu,
    asked: [
      "An app called “Keys and Floors”. Apartments: title, place, rent per month, bedrooms (1, 2, 3, 4 or more), area in m², available from, pets allowed yes/no, photo, notes. Enquiries: apartment, name, email, phone, date, message, status (new, answered, viewing agreed).",
      "Eine App namens „Schlüssel und Etage“. Wohnungen: Titel, Ort, Miete pro Monat, Zimmer (1, 2, 3, 4 oder mehr), Fläche in m², frei ab, Haustiere erlaubt ja/nein, Foto, Notizen. Anfragen: Wohnung, Name, E-Mail, Telefon, Datum, Nachricht, Status (neu, beantwortet, Besichtigung vereinbart).",
      "Una aplicación llamada «Llaves y plantas». Pisos: título, lugar, alquiler al mes, dormitorios (1, 2, 3, 4 o más), superficie en m², disponible desde, mascotas sí/no, foto, notas. Consultas: piso, nombre, correo, teléfono, fecha, mensaje, estado (nueva, respondida, visita acordada).",
    ],
    roles: [
      {
        who: ["Renters", "Wohnungssuchende", "Quienes buscan piso"],
        adds: [1],
        sees: [0],
      },
      { who: ["Landlords", "Vermieter", "Propietarios"], adds: [0], sees: [1] },
    ],
  },
  {
    id: "swap",
    said: /(?<![\p{L}])(?:(?<things>clothes|clothing|toys?|books?|plants?|games?|seeds?|records?|sneakers?|kleider|kleidung|bücher|spielzeug|pflanzen|ropa|libros|juguetes|plantas)[- ]?(?:swap(?:ping)?|exchange|tausch\p{L}*)|(?:swap|exchange) (?:market(?:place)?|platform|site|app) for (?<others>\p{L}+)|tauschbörse für (?<dinge>\p{L}+)|intercambio de (?<cosas>\p{L}+))(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:shifts?|language|currency|schicht\p{L}*|sprach\p{L}*|idiomas)(?![\p{L}])/iu,
    asked: [
      "An app called “{Things} Swap”. Listings: title, what it is, size, condition (new, good, worn), listed by, place, in exchange for, status (available, reserved, swapped), photo. Swap requests: listing, from, what is offered, date, status (open, agreed, declined). Messages: listing, from, to, date, text. Examples for listings: {examples}.",
      "Eine App namens „{Things}-Tausch“. Angebote: Titel, was es ist, Größe, Zustand (neu, gut, getragen), von wem, Ort, gesucht dafür, Status (da, reserviert, getauscht), Foto. Tauschanfragen: Angebot, von, was angeboten wird, Datum, Status (offen, vereinbart, abgelehnt). Nachrichten: Angebot, von, an, Datum, Text. Beispiele für Angebote: {examples}.",
      "Una aplicación llamada «Trueque de {things}». Anuncios: título, qué es, talla, estado (nuevo, bueno, usado), de quién, lugar, a cambio de, situación (disponible, reservado, cambiado), foto. Propuestas: anuncio, de, qué se ofrece, fecha, situación (abierta, acordada, rechazada). Mensajes: anuncio, de, para, fecha, texto. Ejemplos para anuncios: {examples}.",
    ],
    roles: [
      {
        who: ["Givers", "Gebende", "Quienes ofrecen"],
        adds: [0],
        sees: [1, 2],
      },
      {
        who: ["Seekers", "Suchende", "Quienes buscan"],
        adds: [1, 2],
        sees: [0],
      },
    ],
  },
  {
    id: "marketplace",
    said: /(?<![\p{L}])(?:(?:(?:online|local|small|second[- ]hand|used|peer[- ]to[- ]peer|p2p) )*market ?place (?:app |site |web ?site |platform )?(?:for|of|to (?:buy and sell|sell|trade)) (?:buying and selling |(?:the )?trading (?:of )?)?(?<things>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?=\s*(?:$|[,.:;"“«(]|\bcalled\b|\bnamed\b|\bwhere\b|\bwith\b|\band\b|\bin\b|\bso\b|\bthat\b|\bfrom\b|\bamong\b|\bbetween\b))|(?<others>(?:(?:used|second[- ]hand|vintage|rare) )?\p{L}+) (?:resale|resell|buy[- ]and[- ]sell|marketplace)(?: (?:site|app|platform|web ?site|market(?:place)?))?|marktplatz für (?<dinge>(?:\p{L}+ )?\p{Lu}\p{L}+)|(?:mercado|marketplace) (?:online )?(?:de|para) (?<cosas>\p{L}+(?: de segunda mano| usad[oa]s)?))(?![\p{L}])/iu,
    other:
      /(?<![\p{L}])(?:freelancers?|services?|jobs?|tutors?|tutoring|lessons?|teachers?|sitters?|walkers?|crafts(?:wo)?men|handym[ae]n|cleaners?|farmers'? market|christmas market|flea market|cart|checkout|warenkorb|carrito|dienstleist\p{L}*|servicios|nft|rooms?|homes?|houses?|apartments?|flats?|cabins?)(?![\p{L}])/iu,
    asked: [
      "An app called “{Things} Market”. Listings: title, category, price, condition (new, like new, good, worn), seller, place, status (for sale, reserved, sold), description, photo. Offers: listing, buyer, email, amount, date, status (open, accepted, declined). Messages: listing, from, to, date, text. Examples for listings: {examples}.",
      "Eine App namens „{Things}-Markt“. Anzeigen: Titel, Kategorie, Preis, Zustand (neu, wie neu, gut, gebraucht), Verkäufer, Ort, Status (zu haben, reserviert, verkauft), Beschreibung, Foto. Gebote: Anzeige, Käufer, E-Mail, Betrag, Datum, Status (offen, angenommen, abgelehnt). Nachrichten: Anzeige, von, an, Datum, Text. Beispiele für Anzeigen: {examples}.",
      "Una aplicación llamada «Mercado de {things}». Anuncios: título, categoría, precio, estado (nuevo, como nuevo, bueno, usado), vendedor, lugar, situación (en venta, reservado, vendido), descripción, foto. Ofertas: anuncio, comprador, correo, importe, fecha, situación (abierta, aceptada, rechazada). Mensajes: anuncio, de, para, fecha, texto. Ejemplos para anuncios: {examples}.",
    ],
    roles: [
      { who: ["Sellers", "Verkäufer", "Vendedores"], adds: [0], sees: [1, 2] },
      { who: ["Buyers", "Käufer", "Compradores"], adds: [1, 2], sees: [0] },
    ],
  },
  {
    id: "vehicle-rental",
    said: /(?<![\p{L}])(?<things>car|bike|bicycle|boat|camper(?: ?van)?|van|scooter|motorbike|motorcycle|kayak|canoe|surfboard|ski|e-?bike)s? (?:rental|hire)s? (?:web ?site|site|app|platform|booking|system|page|service web ?site)(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:my|our|called|named|about|contact|opening|landing|prices? list)(?![\p{L}])/iu,
    asked: [
      "Please build a website for renting {things}. Users should be able to browse {things} and book a {thing} for some days. The site should have functionalities for a calendar of bookings and a contact form. Each booking has a {thing}, a pick-up date, a return date and a total price.",
      "Please build a website for renting {things}. Users should be able to browse {things} and book a {thing} for some days. The site should have functionalities for a calendar of bookings and a contact form. Each booking has a {thing}, a pick-up date, a return date and a total price.",
      "Please build a website for renting {things}. Users should be able to browse {things} and book a {thing} for some days. The site should have functionalities for a calendar of bookings and a contact form. Each booking has a {thing}, a pick-up date, a return date and a total price.",
    ],
  },
  {
    id: "lent-equipment",
    said: /(?<![\p{L}])(?:(?:equipment|gear|camera|laptop|device|tool|av|kit|instrument|key|costume)s? (?:check[- ]?outs?|check[- ]?in(?:s| and (?:check[- ]?)?out)?|sign[- ]?outs?|lending|loans?|borrowing|library)(?: (?:system|app|tool|tracker|sheet|log|list))?|(?:geräte|ausrüstungs|technik|werkzeug|kamera)-?(?:verleih|ausleihe)\p{L}*|préstamo de (?:equipos?|material|herramientas|cámaras))(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:cart|store|shop|price|book(?:s|ing)?|rental|rent)(?![\p{L}])/iu,
    asked: [
      "An app called “Out and Back”. Equipment: name, kind, serial number, place, status (here, lent, in repair). Borrowers: name, phone, email. Loans: equipment, borrower, lent on, due back, returned yes/no, notes. Show overdue loans in red. Examples for equipment: Camera body, Tripod, Shotgun microphone, Light panel, Audio recorder, Lens 50 mm.",
      "Eine App namens „Hin und zurück“. Geräte: Name, Art, Seriennummer, Platz, Status (da, verliehen, in Reparatur). Ausleiher: Name, Telefon, E-Mail. Ausleihen: Gerät, Ausleiher, ausgeliehen am, fällig am, zurück ja/nein, Notizen. Beispiele für Geräte: Kamera, Stativ, Richtmikrofon, Lichtpanel, Aufnahmegerät, Objektiv.",
      "Una aplicación llamada «Ida y vuelta». Equipos: nombre, tipo, número de serie, lugar, estado (aquí, prestado, en reparación). Usuarios: nombre, teléfono, correo. Préstamos: equipo, usuario, prestado el, devolver el, devuelto sí/no, notas. Ejemplos para equipos: Cámara, Trípode, Micrófono de cañón, Panel de luz, Grabadora, Objetivo.",
    ],
  },
  {
    id: "food-delivery",
    said: /(?<![\p{L}])(?:(?:food|meal|restaurant|takeaway|take-?out) (?:delivery|ordering)(?: (?:app|web ?site|site|platform|service|system))?|essenslieferdienst|lieferdienst(?:-?app)?|essen bestellen|(?:app|servicio) de (?:comida a domicilio|reparto de comida)|comida a domicilio)(?![\p{L}])/iu,
    other:
      /(?<![\p{L}])(?:my (?:restaurant|pizzeria|cafe)|our (?:restaurant|pizzeria|cafe)|landing page|for (?:my|our|a) \p{L}+|mein\p{L}*|meine?r?|pets?|tracker|log|mi|nuestro)(?![\p{L}])/iu,
    asked: [
      "Please build a food delivery website. Users should be able to browse restaurants, browse dishes, add dishes to the cart and place orders. The site should have functionalities for restaurants, a menu and the order status.",
      "Bitte baue eine Website für Essenslieferungen. Nutzer sollen Restaurants durchsuchen, Gerichte durchsuchen, Gerichte in den Warenkorb legen und Bestellungen aufgeben können. Die Seite soll Restaurants, eine Speisekarte und den Status der Bestellung haben.",
      "Crea un sitio web de comida a domicilio. Los usuarios deben poder explorar restaurantes, explorar platos, añadir platos al carrito y hacer pedidos. El sitio debe tener restaurantes, una carta y el estado del pedido.",
    ],
  },
];
