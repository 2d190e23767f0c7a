/** First entries of a market, by what is sold there. */
import type { Localized } from "../entities/entity.ts";

export const goodsExamples: readonly (readonly [said: RegExp, names: Localized])[] = [
  [
    /(?:clothes|clothing|fashion|dress|kleid|ropa|moda)/iu,
    [
      "Denim jacket, Wool coat, Linen shirt, Summer dress, Striped jersey, Corduroy trousers, Rain boots, Silk scarf",
      "Jeansjacke, Wollmantel, Leinenhemd, Sommerkleid, Ringelpullover, Cordhose, Gummistiefel, Seidentuch",
      "Chaqueta vaquera, Abrigo de lana, Camisa de lino, Vestido de verano, Jersey de rayas, Pantalón de pana, Botas de agua, Pañuelo de seda",
    ],
  ],
  [
    /(?:instrument|guitar|piano|synth)/iu,
    [
      "Acoustic guitar, Student violin, Upright piano, Snare drum, Alto saxophone, Bass amplifier, Accordion, Cello bow",
      "Westerngitarre, Schülergeige, Klavier, Snaredrum, Altsaxofon, Bassverstärker, Akkordeon, Cellobogen",
      "Guitarra acústica, Violín de estudio, Piano vertical, Caja, Saxo alto, Amplificador de bajo, Acordeón, Arco de chelo",
    ],
  ],
  [
    /(?:books?|bücher|libros)/iu,
    [
      "Organic chemistry, World atlas, Cookbook with notes, Crime novel, Grammar of Spanish, History of bridges, Picture book, Field guide to birds",
      "Organische Chemie, Weltatlas, Kochbuch mit Notizen, Kriminalroman, Spanische Grammatik, Geschichte der Brücken, Bilderbuch, Vogelführer",
      "Química orgánica, Atlas del mundo, Libro de cocina con notas, Novela negra, Gramática alemana, Historia de los puentes, Cuento ilustrado, Guía de aves",
    ],
  ],
  [
    /(?:bikes?|bicycles?|fahrr|bicicletas?)/iu,
    [
      "City bike, Steel road bike, Child bike 20 inch, Folding bike, Cargo bike, Mountain bike, Pair of wheels, Bike trailer",
      "Stadtrad, Rennrad aus Stahl, Kinderrad 20 Zoll, Faltrad, Lastenrad, Mountainbike, Laufräder, Anhänger",
      "Bici urbana, Bici de carretera, Bici infantil, Bici plegable, Bici de carga, Bici de montaña, Juego de ruedas, Remolque",
    ],
  ],
  [
    /(?:plants?|pflanzen|plantas)/iu,
    [
      "Monstera cutting, String of hearts, Snake plant, Fern in a pot, Young lemon tree, Aloe with pups, Orchid in bloom, Ivy",
      "Monstera-Ableger, Leuchterblume, Bogenhanf, Farn im Topf, Zitronenbäumchen, Aloe mit Kindeln, Blühende Orchidee, Efeu",
      "Esqueje de monstera, Collar de corazones, Sansevieria, Helecho, Limonero joven, Aloe con hijuelos, Orquídea en flor, Hiedra",
    ],
  ],
  [
    /(?:furniture|möbel|muebles)/iu,
    [
      "Oak table, Reading chair, Bookshelf, Chest of drawers, Bed frame, Desk lamp, Two stools, Mirror",
      "Eichentisch, Lesesessel, Bücherregal, Kommode, Bettgestell, Schreibtischlampe, Zwei Hocker, Spiegel",
      "Mesa de roble, Butaca, Estantería, Cómoda, Cama, Lámpara de mesa, Dos taburetes, Espejo",
    ],
  ],
  [
    /(?:toys?|spielzeug|juguetes)/iu,
    [
      "Wooden train set, Building bricks, Doll house, Puzzle of 500 pieces, Balance bike, Marble run, Tea set, Kite",
      "Holzeisenbahn, Bausteine, Puppenhaus, Puzzle mit 500 Teilen, Laufrad, Kugelbahn, Teeservice, Drachen",
      "Tren de madera, Bloques, Casa de muñecas, Puzle de 500 piezas, Bici sin pedales, Pista de canicas, Juego de té, Cometa",
    ],
  ],
  [
    /(?:cameras?|photo|kameras?|cámaras?)/iu,
    [
      "Camera body, Lens 50 mm, Tripod, Flash, Film scanner, Camera bag, Light meter, Set of filters",
      "Kameragehäuse, Objektiv 50 mm, Stativ, Blitz, Filmscanner, Kameratasche, Belichtungsmesser, Filtersatz",
      "Cuerpo de cámara, Objetivo 50 mm, Trípode, Flash, Escáner de película, Bolsa, Fotómetro, Juego de filtros",
    ],
  ],
];

/** Of anything else. `{Thing}` is filled in. */
export const anyExamples: Localized = [
  "{Thing} like new, {Thing} with a few marks, {Thing} in its box, {Thing} from one owner, {Thing} from the attic, Two for one price",
  "{Thing} wie neu, {Thing} mit Gebrauchsspuren, {Thing} im Originalkarton, {Thing} aus erster Hand, {Thing} vom Dachboden, Zwei zum Preis von einem",
  "{Thing} casi sin usar, {Thing} con señales de uso, {Thing} en su caja, {Thing} de un solo dueño, {Thing} del desván, Dos por el precio de uno",
];
