import type { Language } from "../../../plan/plan.ts";

/** What the entries are of, as far as the words of a request say. */
export type ListingTopic = "cars" | "homes" | "people" | "things";

const topics: readonly (readonly [topic: ListingTopic, words: RegExp])[] = [
  [
    "cars",
    /(?<![\p{L}])(?:cars?|vehicles?|motor(?:bikes?|cycles?)|vans?|autos?|gebrauchtwagen\p{L}*|motorr\p{L}+|coches?|motos?|vehículos?)(?![\p{L}])/iu,
  ],
  [
    "homes",
    /(?<![\p{L}])(?:propert(?:y|ies)|houses?|flats?|apartments?|rooms?|real estate|immobilien\p{L}*|wohnung\p{L}*|häuser|zimmer|pisos?|viviendas?|casas?|inmuebles|inmobiliario|habitaciones)(?![\p{L}])/iu,
  ],
  [
    "people",
    /(?<![\p{L}])(?:director(?:y|ies)|directorio|verzeichnis|branchen\p{L}*|yellow pages|services?|crafts\p{L}*|tradespeople|businesses|restaurants|handwerker\p{L}*|dienstleist\p{L}*|artesanos|negocios|servicios)(?![\p{L}])/iu,
  ],
];

export function topicOfListing(text: string): ListingTopic {
  return topics.find(([, words]) => words.test(text))?.[0] ?? "things";
}

/** Title, position of its kind, place, price and a few words. */
type Row = [title: string, kind: number, place: string, price: number, about: string];

export const listingSamples: Record<ListingTopic, { priced: boolean; rows: Record<Language, Row[]> }> = {
  things: {
    priced: true,
    rows: {
      en: [
        ["Kitchen table, oak", 0, "Hillford", 120, "1.60 m, four chairs go with it. One leg was mended, and holds."],
        ["Bicycle for a child of six", 1, "Eastwick", 60, "With brakes that work. A bell would be welcome."],
        ["Jam jars, about forty", 2, "Port Ellis", 0, "Washed, with lids. Please take all of them."],
        ["Sewing machine from 1964", 0, "Hillford", 85, "Runs, sews leather, weighs as much as a person."],
        ["Somebody who can sharpen saws", 1, "Lower Ashby", 15, "Three hand saws, no hurry."],
        ["Bookshelf, pine", 0, "Eastwick", 40, "Two metres high. You carry, I hold the door."],
      ],
      de: [
        ["Küchentisch, Eiche", 0, "Kassel", 120, "1,60 m, vier Stühle gehören dazu. Ein Bein ist geflickt und hält."],
        ["Fahrrad für ein sechsjähriges Kind", 1, "Baunatal", 60, "Mit Bremsen, die bremsen. Eine Klingel wäre schön."],
        ["Marmeladengläser, etwa vierzig", 2, "Vellmar", 0, "Gespült, mit Deckeln. Bitte alle auf einmal."],
        ["Nähmaschine von 1964", 0, "Kassel", 85, "Läuft, näht Leder, wiegt so viel wie ein Mensch."],
        ["Jemand, der Sägen schärft", 1, "Lohfelden", 15, "Drei Handsägen, keine Eile."],
        ["Bücherregal, Kiefer", 0, "Baunatal", 40, "Zwei Meter hoch. Sie tragen, ich halte die Tür."],
      ],
      es: [
        ["Mesa de cocina, roble", 0, "Toledo", 120, "1,60 m, con cuatro sillas. Una pata se arregló y aguanta."],
        ["Bicicleta para niña de seis años", 1, "Aranjuez", 60, "Con frenos que frenen. Un timbre estaría bien."],
        ["Tarros de mermelada, unos cuarenta", 2, "Ocaña", 0, "Lavados y con tapa. Mejor todos juntos."],
        ["Máquina de coser de 1964", 0, "Toledo", 85, "Funciona, cose cuero y pesa como una persona."],
        ["Alguien que afile sierras", 1, "Illescas", 15, "Tres serruchos, sin prisa."],
        ["Estantería de pino", 0, "Aranjuez", 40, "Dos metros de alto. Tú cargas, yo sujeto la puerta."],
      ],
    },
  },
  cars: {
    priced: true,
    rows: {
      en: [
        [
          "Small car, 2016, 84,000 km",
          0,
          "Hillford",
          6400,
          "Petrol, manual, two owners, garage kept. New brakes last year.",
        ],
        [
          "Estate car, 2012, 162,000 km",
          0,
          "Eastwick",
          3900,
          "Diesel, tow bar, dog friendly. One dent on the left, see picture on request.",
        ],
        ["Electric city car, 2020", 0, "Port Ellis", 11800, "41,000 km, battery at 91 percent, both cables."],
        [
          "Camper van up to 3.5 t",
          1,
          "Lower Ashby",
          15000,
          "For two people who like to cook. Age does not matter, rust does.",
        ],
        ["Set of winter wheels, 16 inch", 2, "Hillford", 0, "Five winters old, still five millimetres."],
        ["Motorcycle, 1994, restored", 0, "Eastwick", 4200, "Everything original but the seat. Runs like a clock."],
      ],
      de: [
        [
          "Kleinwagen, 2016, 84.000 km",
          0,
          "Kassel",
          6400,
          "Benzin, Schaltung, zweite Hand, Garage. Bremsen voriges Jahr neu.",
        ],
        ["Kombi, 2012, 162.000 km", 0, "Baunatal", 3900, "Diesel, Anhängerkupplung, hundetauglich. Eine Delle links."],
        ["Elektro-Stadtauto, 2020", 0, "Vellmar", 11800, "41.000 km, Akku bei 91 Prozent, beide Kabel dabei."],
        ["Campingbus bis 3,5 t", 1, "Lohfelden", 15000, "Für zwei, die gern kochen. Das Alter ist gleich, Rost nicht."],
        ["Winterräder, 16 Zoll", 2, "Kassel", 0, "Fünf Winter alt, noch fünf Millimeter."],
        ["Motorrad, 1994, restauriert", 0, "Baunatal", 4200, "Alles original bis auf den Sitz. Läuft wie ein Uhrwerk."],
      ],
      es: [
        [
          "Utilitario, 2016, 84.000 km",
          0,
          "Toledo",
          6400,
          "Gasolina, manual, dos dueños, de garaje. Frenos nuevos el año pasado.",
        ],
        [
          "Familiar, 2012, 162.000 km",
          0,
          "Aranjuez",
          3900,
          "Diésel, enganche, apto para perros. Un golpe a la izquierda.",
        ],
        ["Eléctrico urbano, 2020", 0, "Ocaña", 11800, "41.000 km, batería al 91 por ciento, los dos cables."],
        ["Furgoneta camper hasta 3,5 t", 1, "Illescas", 15000, "Para dos que cocinan. La edad da igual, el óxido no."],
        ["Ruedas de invierno, 16 pulgadas", 2, "Toledo", 0, "Cinco inviernos, aún cinco milímetros."],
        ["Moto de 1994, restaurada", 0, "Aranjuez", 4200, "Todo original menos el asiento. Va como un reloj."],
      ],
    },
  },
  homes: {
    priced: true,
    rows: {
      en: [
        [
          "Two rooms under the roof",
          0,
          "Hillford, Mill Lane",
          780,
          "54 m², kitchen with a window, no lift, quiet neighbours. Rent a month.",
        ],
        ["Room in a shared house", 0, "Eastwick", 420, "16 m², two others and a cat. Garden to the south."],
        [
          "Family with two children looks for four rooms",
          1,
          "Port Ellis",
          1300,
          "Near the school, with a place for three bicycles.",
        ],
        ["House with workshop", 0, "Lower Ashby", 1650, "Five rooms, 40 m² of workshop, stove. From March."],
        ["Wardrobe left in the flat", 2, "Hillford", 0, "Solid, white, to be taken down by you."],
      ],
      de: [
        [
          "Zwei Zimmer unter dem Dach",
          0,
          "Kassel, Mühlgasse",
          780,
          "54 m², Küche mit Fenster, kein Aufzug, ruhiges Haus. Kaltmiete im Monat.",
        ],
        ["WG-Zimmer", 0, "Baunatal", 420, "16 m², zwei Mitbewohner und eine Katze. Garten nach Süden."],
        [
          "Familie mit zwei Kindern sucht vier Zimmer",
          1,
          "Vellmar",
          1300,
          "Nahe der Schule, mit Platz für drei Räder.",
        ],
        ["Haus mit Werkstatt", 0, "Lohfelden", 1650, "Fünf Zimmer, 40 m² Werkstatt, Ofen. Ab März."],
        ["Kleiderschrank aus der Wohnung", 2, "Kassel", 0, "Massiv, weiß, selbst abzubauen."],
      ],
      es: [
        [
          "Ático de dos habitaciones",
          0,
          "Toledo, calle del Molino",
          780,
          "54 m², cocina con ventana, sin ascensor, vecinos tranquilos. Renta al mes.",
        ],
        ["Habitación en piso compartido", 0, "Aranjuez", 420, "16 m², dos personas más y un gato. Patio al sur."],
        [
          "Familia con dos hijos busca cuatro habitaciones",
          1,
          "Ocaña",
          1300,
          "Cerca del colegio, con sitio para tres bicis.",
        ],
        ["Casa con taller", 0, "Illescas", 1650, "Cinco habitaciones, 40 m² de taller, estufa. Desde marzo."],
        ["Armario que se queda en el piso", 2, "Toledo", 0, "Macizo, blanco, a desmontar."],
      ],
    },
  },
  people: {
    priced: false,
    rows: {
      en: [
        ["Dahl Joinery", 0, "Hillford", 0, "Doors, windows and what others call too small. Estimates within a week."],
        ["Brandt Radio and Hi-Fi", 0, "Eastwick", 0, "Repairs from valve to Bluetooth. Saturdays by appointment."],
        ["Quinn Gardens", 0, "Port Ellis", 0, "Hedges, fruit trees, dry stone walls. Takes the cuttings along."],
        ["Painter for a stairwell", 1, "Hillford", 0, "Three floors, high ceilings, in autumn."],
        ["Okafor Locksmith", 0, "Lower Ashby", 0, "Opens without drilling in nine of ten cases, and says so before."],
      ],
      de: [
        ["Tischlerei Dahl", 0, "Kassel", 0, "Türen, Fenster und was anderen zu klein ist. Angebot binnen einer Woche."],
        ["Brandt Radio und Hifi", 0, "Baunatal", 0, "Reparaturen von Röhre bis Bluetooth. Samstags nach Absprache."],
        ["Gartenbau Kern", 0, "Vellmar", 0, "Hecken, Obstbäume, Trockenmauern. Nimmt den Schnitt mit."],
        ["Maler für ein Treppenhaus", 1, "Kassel", 0, "Drei Stockwerke, hohe Decken, im Herbst."],
        ["Schlüsseldienst Otte", 0, "Lohfelden", 0, "Öffnet neun von zehn Türen ohne Bohren und sagt es vorher."],
      ],
      es: [
        [
          "Carpintería Dalmau",
          0,
          "Toledo",
          0,
          "Puertas, ventanas y lo que a otros les parece pequeño. Presupuesto en una semana.",
        ],
        ["Brotons Radio y Hi-Fi", 0, "Aranjuez", 0, "Arreglos de la válvula al Bluetooth. Sábados con cita."],
        ["Jardines Quintana", 0, "Ocaña", 0, "Setos, frutales, muros de piedra. Se lleva la poda."],
        ["Pintor para una escalera", 1, "Toledo", 0, "Tres plantas, techos altos, en otoño."],
        ["Cerrajería Ortega", 0, "Illescas", 0, "Abre nueve de diez puertas sin taladrar y lo dice antes."],
      ],
    },
  },
};
