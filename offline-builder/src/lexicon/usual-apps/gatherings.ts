/** Where people come together: tickets and lunches. */
import type { UsualApp } from "./usual-app.ts";

export const gatherings: readonly UsualApp[] = [
  {
    id: "tickets",
    said: /(?<![\p{L}])(?:(?:(?:event|concert|theat(?:er|re)|movie|cinema|festival|show|match|museum) )?ticket (?:booking|sales?|reservations?|selling|ordering)(?: (?:app|site|web ?site|platform|system|page))?|(?:event|concert|theat(?:er|re)|movie|cinema|show) (?:tickets?|seat) (?:app|site|web ?site|platform|booking)|(?:cinema|movie theat(?:er|re)) booking|ticketverkauf|ticketbuchung|(?:venta|reserva) de entradas)(?![\p{L}])/iu,
    other:
      /(?<![\p{L}])(?:support|help ?desk|bus|train|flight|plane|ferry|parking|lottery|raffle|soporte|tren|avión|autobús)(?![\p{L}])/iu,
    asked: [
      "An app called “Doors Open”. Events: event, place, date, starts at, price, seats left, status (on sale, sold out, over). Bookings: name, event, email, seats, total, booked on, status (booked, paid, cancelled). Examples for events: Jazz in the Courtyard, Poetry Night, The Winter Play, Brass at Noon, Comedy Evening, Film with Piano.",
      "Eine App namens „Einlass“. Veranstaltungen: Veranstaltung, Ort, Datum, Beginn, Preis, freie Plätze, Status (im Verkauf, ausverkauft, vorbei). Buchungen: Name, Veranstaltung, E-Mail, Plätze, Summe, gebucht am, Status (gebucht, bezahlt, storniert). Beispiele für Veranstaltungen: Jazz im Hof, Lyrikabend, Das Winterstück, Blech am Mittag, Kabarett, Film mit Klavier.",
      "Una aplicación llamada «Puertas abiertas». Eventos: evento, lugar, fecha, empieza a las, precio, plazas libres, estado (a la venta, agotado, pasado). Reservas: nombre, evento, correo, plazas, total, reservado el, estado (reservada, pagada, anulada). Ejemplos para eventos: Jazz en el patio, Noche de poesía, La obra de invierno, Metales al mediodía, Noche de humor, Cine con piano.",
    ],
    roles: [
      { who: ["Visitors", "Besucher", "Visitantes"], adds: [1], sees: [0] },
      { who: ["Organisers", "Veranstalter", "Organizadores"], adds: [0], sees: [1] },
    ],
  },
  {
    id: "lunch-orders",
    said: /(?<![\p{L}])(?:(?:school |office |company |work )?(?:cafeteria|canteen|mess|school lunch|office lunch) (?:menu|app|orders?|ordering|pre-?orders?|plan|site)|(?:lunch|meal) (?:pre-?order(?:s|ing)?|ordering|orders) (?:for|app)|mensa-?(?:plan|app|menü)|kantinen-?(?:plan|app)|menú del comedor|comedor escolar)(?![\p{L}])/iu,
    asked: [
      "An app called “Tray Day”. Dishes: dish, day, kind (meat, fish, vegetarian, vegan), allergens, price. Orders: name, dish, day, portions, status (ordered, picked up, cancelled), notes. Examples for dishes: Lentil curry, Fish fingers with mash, Pasta with tomato sauce, Vegetable soup, Chicken with rice, Bean burrito, Pancakes with apple.",
      "Eine App namens „Tablett“. Gerichte: Gericht, Tag, Art (Fleisch, Fisch, vegetarisch, vegan), Allergene, Preis. Bestellungen: Name, Gericht, Tag, Portionen, Status (bestellt, abgeholt, storniert), Notizen. Beispiele für Gerichte: Linsencurry, Fischstäbchen mit Püree, Nudeln mit Tomatensoße, Gemüsesuppe, Hähnchen mit Reis, Bohnenburrito, Apfelpfannkuchen.",
      "Una aplicación llamada «Bandeja». Platos: plato, día, tipo (carne, pescado, vegetariano, vegano), alérgenos, precio. Pedidos: nombre, plato, día, raciones, estado (pedido, recogido, anulado), notas. Ejemplos para platos: Curry de lentejas, Merluza con puré, Macarrones con tomate, Sopa de verduras, Pollo con arroz, Burrito de alubias.",
    ],
  },
];
