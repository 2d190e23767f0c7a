/** Values for sample rows, by what a text is of. Data only; every name and firm is made up. */
import type { Language } from "../plan/plan.ts";

type Pool = Record<Language, readonly string[]>;

const same = (...words: string[]): Pool => ({ en: words, de: words, es: words });

export const samplePools: Readonly<Record<string, Pool>> = {
  person: {
    en: ["Nora Hale", "Tom Okafor", "Ines Marsh", "Leo Brandt", "Ada Quinn", "Sam Whitlock", "Mira Dahl", "Ben Castell", "Ruth Alder", "Jonah Price", "Lena Voss", "Omar Haddad", "Elsie Crane", "Finn Gallagher"],
    de: ["Nora Heller", "Tom Okafor", "Ines Marx", "Leo Brandt", "Ada Kern", "Samuel Weiß", "Mira Dahl", "Ben Kastner", "Ruth Erle", "Jonas Pries", "Lena Voss", "Omar Haddad", "Elsa Kranz", "Finn Gerber"],
    es: ["Nora Herrero", "Tomás Okafor", "Inés Marín", "Leo Brotons", "Ada Quintana", "Samuel Blanco", "Mira Dalmau", "Benito Castell", "Ruth Aliso", "Jonás Prieto", "Elena Vos", "Omar Haddad", "Elsa Cano", "Fina Gallardo"],
  },
  living: {
    en: ["Hazel", "Juniper", "Clover", "Maple", "Sorrel", "Bramble", "Olive", "Fern", "Thistle", "Willow"],
    de: ["Hasel", "Linde", "Klee", "Ahorn", "Salbei", "Brombeere", "Olive", "Farn", "Distel", "Weide"],
    es: ["Avellana", "Romero", "Trébol", "Salvia", "Menta", "Zarza", "Oliva", "Jara", "Cardo", "Sauce"],
  },
  collection: {
    en: ["The first one", "Flea market find", "A gift from Nora", "From the attic", "Traded with Sam", "Found in Porto", "The rare one", "Birthday present", "From Grandfather", "Picked up in Hull"],
    de: ["Das erste Stück", "Fund vom Flohmarkt", "Geschenk von Nora", "Vom Dachboden", "Getauscht mit Samuel", "Aus Porto", "Das seltene Stück", "Zum Geburtstag", "Von Großvater", "Aus Kassel mitgebracht"],
    es: ["La primera pieza", "Hallazgo del rastro", "Regalo de Nora", "Del desván", "Cambio con Samuel", "Traída de Oporto", "La más rara", "De cumpleaños", "Del abuelo", "Comprada en Cádiz"],
  },
  title: {
    en: ["Paper Lanterns", "Night Ferry", "The Glass Meadow", "Six Preludes", "Tin Roof", "Slow Current", "Late Set", "Winter Rooms", "A Map of Salt", "Hollow Hill"],
    de: ["Papierlaternen", "Nachtfähre", "Die gläserne Wiese", "Sechs Vorspiele", "Blechdach", "Langsame Strömung", "Später Auftritt", "Winterzimmer", "Eine Karte aus Salz", "Hohler Berg"],
    es: ["Farolillos de papel", "Ferri nocturno", "El prado de cristal", "Seis preludios", "Tejado de zinc", "Corriente lenta", "Última función", "Cuartos de invierno", "Un mapa de sal", "Colina hueca"],
  },
  work: {
    en: ["Front gate hinge", "Birthday cake, two tiers", "Quote for the roof", "Replacement key", "Spring order", "Repaint the hallway", "Invitation cards", "Second fitting", "Delivery to Mill Lane", "Yearly check"],
    de: ["Scharnier am Tor", "Geburtstagstorte, zwei Etagen", "Angebot für das Dach", "Ersatzschlüssel", "Frühjahrsbestellung", "Flur streichen", "Einladungskarten", "Zweite Anprobe", "Lieferung Mühlgasse", "Jährliche Prüfung"],
    es: ["Bisagra del portón", "Tarta de dos pisos", "Presupuesto del tejado", "Copia de llave", "Pedido de primavera", "Pintar el pasillo", "Tarjetas de invitación", "Segunda prueba", "Entrega en Molino 4", "Revisión anual"],
  },
  thing: {
    en: ["The first one", "One for the weekend", "The blue one", "The one from Nora", "The big one", "A spare", "The newest one", "The old favourite"],
    de: ["Der Anfang", "Für das Wochenende", "In Blau", "Von Nora", "Besonders groß", "Zur Reserve", "Ganz neu", "Altbekannt"],
    es: ["El comienzo", "Para el fin de semana", "En azul", "De parte de Nora", "De tamaño grande", "De reserva", "Lo más nuevo", "Lo de siempre"],
  },
  place: {
    en: ["River path", "Harbour", "North hill", "Old orchard", "Mill Lane", "Lake shore", "Town park", "Quarry"],
    de: ["Flussufer", "Hafen", "Nordhang", "Alter Garten", "Mühlgasse", "Seeufer", "Stadtpark", "Steinbruch"],
    es: ["Orilla del río", "Puerto", "Cerro norte", "Huerto viejo", "Calle Molino", "Lago", "Parque", "Cantera"],
  },
  home: {
    en: ["South wall", "Behind the shed", "By the gate", "Under the oak", "Terrace"],
    de: ["Südwand", "Hinter dem Schuppen", "Am Tor", "Unter der Eiche", "Terrasse"],
    es: ["Pared sur", "Detrás del cobertizo", "Junto a la verja", "Bajo el roble", "Terraza"],
  },
  category: {
    en: ["Everyday", "Special", "Seasonal"],
    de: ["Alltag", "Besonderes", "Saison"],
    es: ["Diario", "Especial", "Temporada"],
  },
  group: { en: ["Red", "Blue", "Green"], de: ["Rot", "Blau", "Grün"], es: ["Rojo", "Azul", "Verde"] },
  table: { en: ["Table 1", "Table 2", "Table 3", "Table 4"], de: ["Tisch 1", "Tisch 2", "Tisch 3", "Tisch 4"], es: ["Mesa 1", "Mesa 2", "Mesa 3", "Mesa 4"] },
  shelf: same("A1", "A2", "B1", "B3", "C2"),
  maker: same("Halden", "Brightwell", "Corvo", "Nordlicht", "Atelier Sol"),
  year: same("1968", "1974", "1981", "1987", "1993", "1999", "2004", "2011", "2016", "2021"),
  address: {
    en: ["4 Mill Lane", "18 Station Road", "27 Harbour Street", "9 Orchard Close", "51 King Street"],
    de: ["Mühlgasse 4", "Bahnhofstraße 18", "Hafenstraße 27", "Obstweg 9", "Königstraße 51"],
    es: ["Calle Molino 4", "Calle Estación 18", "Calle Puerto 27", "Paseo del Huerto 9", "Calle Real 51"],
  },
  note: {
    en: ["Better than last time.", "Ask again next week.", "Worth remembering for the summer.", "A little early, still fine."],
    de: ["Besser als beim letzten Mal.", "Nächste Woche noch einmal fragen.", "Für den Sommer merken.", "Etwas früh, aber gut."],
    es: ["Mejor que la última vez.", "Preguntar otra vez la semana que viene.", "Recordarlo para el verano.", "Un poco pronto, pero bien."],
  },
};

/** What the first field of such a list holds when its own words do not say. */
export const titlePools: Readonly<Record<string, string>> = {
  game: "person",
  person: "person",
  living: "living",
  collection: "collection",
  title: "title",
  note: "title",
  outing: "place",
  work: "work",
  thing: "thing",
};
