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
      "An app called “{Things} Swap”. Listings: title, what it is, size, condition (new, good, worn), listed by, place, in exchange for, status (available, reserved, swapped), photo. Swap requests: what is offered, listing, offered by, date, status (open, agreed, declined). Messages: text, listing, sender, recipient, date. Examples for listings: {examples}. Examples for messages: Is it still there, Could you hold it until Saturday, I can come by on Monday, Does the case come with it, Thank you, Where can I pick it up.",
      "Eine App namens „{Things}-Tausch“. Angebote: Titel, was es ist, Größe, Zustand (neu, gut, getragen), von wem, Ort, gesucht dafür, Status (da, reserviert, getauscht), Foto. Tauschanfragen: was angeboten wird, Angebot, wer fragt, Datum, Status (offen, vereinbart, abgelehnt). Nachrichten: Text, Angebot, Absender, Empfänger, Datum. Beispiele für Angebote: {examples}. Beispiele für Nachrichten: Ist das noch da, Können Sie es bis Samstag zurücklegen, Ich komme am Montag vorbei, Gehört die Tasche dazu, Vielen Dank, Wo kann ich es abholen.",
      "Una aplicación llamada «Trueque de {things}». Anuncios: título, qué es, talla, estado (nuevo, bueno, usado), de quién, lugar, a cambio de, situación (disponible, reservado, cambiado), foto. Propuestas: qué se ofrece, anuncio, quién propone, fecha, situación (abierta, acordada, rechazada). Mensajes: texto, anuncio, remitente, destinatario, fecha. Ejemplos para anuncios: {examples}. Ejemplos para mensajes: Sigue disponible, Puedes guardarlo hasta el sábado, Paso el lunes, Viene con la funda, Muchas gracias, Dónde lo recojo.",
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
      "An app called “{Things} Market”. Listings: title, category, price, condition (new, like new, good, worn), seller, place, status (for sale, reserved, sold), description, photo. Offers: terms, listing, buyer, email, amount, date, status (open, accepted, declined). Messages: text, listing, sender, recipient, date. Examples for listings: {examples}. Examples for offers: Cash on pick-up, Can collect this week, With the case included, Would swap as well, Final offer, Paid by transfer. Examples for messages: Is it still there, Could you hold it until Saturday, I can come by on Monday, Does the case come with it, Thank you, Where can I pick it up.",
      "Eine App namens „{Things}-Markt“. Anzeigen: Titel, Kategorie, Preis, Zustand (neu, wie neu, gut, gebraucht), Verkäufer, Ort, Status (zu haben, reserviert, verkauft), Beschreibung, Foto. Gebote: Bedingung, Anzeige, Käufer, E-Mail, Betrag, Datum, Status (offen, angenommen, abgelehnt). Nachrichten: Text, Anzeige, Absender, Empfänger, Datum. Beispiele für Anzeigen: {examples}. Beispiele für Gebote: Bar bei Abholung, Abholung diese Woche, Mit Tasche, Würde auch tauschen, Letztes Gebot, Per Überweisung. Beispiele für Nachrichten: Ist das noch da, Können Sie es bis Samstag zurücklegen, Ich komme am Montag vorbei, Gehört die Tasche dazu, Vielen Dank, Wo kann ich es abholen.",
      "Una aplicación llamada «Mercado de {things}». Anuncios: título, categoría, precio, estado (nuevo, como nuevo, bueno, usado), vendedor, lugar, situación (en venta, reservado, vendido), descripción, foto. Ofertas: condiciones, anuncio, comprador, correo, importe, fecha, situación (abierta, aceptada, rechazada). Mensajes: texto, anuncio, remitente, destinatario, fecha. Ejemplos para anuncios: {examples}. Ejemplos para ofertas: Pago al recoger, Lo recojo esta semana, Con la funda incluida, También cambiaría, Última oferta, Pago por transferencia. Ejemplos para mensajes: Sigue disponible, Puedes guardarlo hasta el sábado, Paso el lunes, Viene con la funda, Muchas gracias, Dónde lo recojo.",
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
  {
    id: "shop-inventory",
    unlessGoods: true,
    said: /(?<![\p{L}])(?:(?<things>(?:\p{L}+ )?\p{L}+) (?:shop|store|boutique) (?:inventory|stock)(?: (?:app|system|tracker|manager|management|list|tool))?|(?:inventory|stock)(?: (?:app|system|tracker|manager|management|list|tool))? (?:for|of) (?:my|our|an?|the) (?:(?:small|little|local) )?(?<others>(?:\p{L}+ )?\p{L}+) (?:shop|store|boutique)) (?:with|of|for|that (?:tracks|shows|has))(?= )/iu,
    other: /(?<![\p{L}])(?:online|e-?commerce|cart|checkout|vinyl|record)(?![\p{L}])/iu,
    asked: [
      "An app called “{Things} Stock”. Products: product, category ({kinds}), size, code, in stock, reorder level, price, supplier. Suppliers: name, phone, email, delivery days. Show products with in stock below 5 in red. Examples for products: Coastline, Northwind, Daybreak, Harbour, Ridge, Pebble, Lantern, Meadow.",
      "Eine App namens „{Things}-Bestand“. Produkte: Produkt, Kategorie ({kinds}), Größe, Nummer, Bestand, Mindestbestand, Preis, Lieferant. Lieferanten: Name, Telefon, E-Mail, Lieferzeit. Beispiele für Produkte: Küste, Nordwind, Tagesanbruch, Hafen, Grat, Kiesel, Laterne, Wiese.",
      "Una aplicación llamada «Existencias de {things}». Productos: producto, categoría ({kinds}), talla, código, existencias, existencias mínimas, precio, proveedor. Proveedores: nombre, teléfono, correo, plazo de entrega. Ejemplos para productos: Costa, Norte, Alba, Puerto, Cresta, Guijarro, Farol, Prado.",
    ],
  },
  {
    id: "places-to-book",
    said: /(?<![\p{L}])(?<things>parking (?:spot|space|lot)|desk|meeting room|conference room|room|court|tennis court|padel court|boat|machine|lab|car|van|studio|rehearsal room|laundry slot|washing machine)s? (?:booking|reservation|reservations|bookings|sharing|scheduling|scheduler)(?: (?:app|tool|system|calendar|page))? (?:for|in|at) (?:our|my|the) (?:\p{L}+ )?(?:office|team|company|club|building|school|house|community|department|studio|university|faculty|church|firm|colleagues|neighbou?rs|band|hackerspace|makerspace)(?![\p{L}])/iu,
    other: /(?<![\p{L}])(?:website|landing|prices?|payments?|customers?|guests?)(?![\p{L}])/iu,
    asked: [
      "An app called “{Things} Booking”. {Things}s: name, place, in use yes/no, notes. Bookings: who, {thing}, date, from, to, notes. No {thing} twice at the same time. Examples for {things}s: {Thing} 1, {Thing} 2, {Thing} 3, {Thing} 4, {Thing} 5, {Thing} 6.",
      "An app called “{Things} Booking”. {Things}s: name, place, in use yes/no, notes. Bookings: who, {thing}, date, from, to, notes. No {thing} twice at the same time. Examples for {things}s: {Thing} 1, {Thing} 2, {Thing} 3, {Thing} 4, {Thing} 5, {Thing} 6.",
      "An app called “{Things} Booking”. {Things}s: name, place, in use yes/no, notes. Bookings: who, {thing}, date, from, to, notes. No {thing} twice at the same time. Examples for {things}s: {Thing} 1, {Thing} 2, {Thing} 3, {Thing} 4, {Thing} 5, {Thing} 6.",
    ],
  },
];
