import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import { statedRecords } from "../../../parse/records/stated-records.ts";
import { filePieces, figures, listPieces, removal } from "../pieces.ts";
import { day, screenArchetype } from "../screen-app.ts";
import { listingSamples, topicOfListing } from "./listing-samples.ts";

const asked =
  /(?<![\p{L}])(?:classifieds?|classified ads|craigslist|gumtree|ebay kleinanzeigen|listings? (?:site|page|app|board|platform|portal|for)|(?:car|property|house|flat|apartment|room|rental|second[- ]hand|used) (?:\p{L}+ )?listings|director(?:y|ies) (?:of|for)|(?:local|business|company|member|restaurant) directory|yellow pages|swap(?:ping)? (?:site|app|board)|second[- ]hand (?:\p{L}+ )?(?:market|site|app|goods|cars)|flea market (?:app|site|online)|(?:floh|trödel)markt-?(?:app|seite|portal|online)|online[- ]?(?:floh|trödel)markt|kleinanzeigen\p{L}*|anzeigen(?:markt|portal|seite)|branchenbuch|branchenverzeichnis|verzeichnis (?:von|für|der)|gebrauchtwagen\p{L}*|tauschbörse|immobilienportal|wohnungsbörse|anuncios(?: clasificados)?|tablón de anuncios|directorio (?:de|para)|segunda mano|portal inmobiliario|mercadillo online)(?![\p{L}])/iu;
const otherThings =
  /(?<![\p{L}])(?:jobs?|vacanc\p{L}*|stellen(?:markt|anzeige|angebot|börse|portal)\p{L}*|offene stellen|empleos?|trabajo|staff directory|employee directory|phone directory|phonebook|contacts|contact (?:list|book|directory)|(?:company |team )?directory of (?:employees|members|staff|people|contacts|teachers|students|alumni)|file|folder|bookmark|agency|agentur|checkout|cart|warenkorb|carrito|dealership|dealer|autohaus|concesionario|mitarbeiter\p{L}*|telefonverzeichnis|inhaltsverzeichnis)(?![\p{L}])/iu;

/** Entries of many people: looked through, narrowed, kept an eye on, and added. */
export const listing = screenArchetype({
  id: "listing",
  folder: "listing",
  score: (request) =>
    asked.test(request.text) &&
    !otherThings.test(request.text) &&
    request.text.length < 200 &&
    ((statedRecords(request)?.stated.length ?? 0) < 2 || /\blistings\b/i.test(request.text))
      ? 10
      : 0,
  vocabulary: {
    en: "listing|listings|directory|classifieds",
    de: "kleinanzeigen|verzeichnis",
    es: "anuncios|directorio",
  },
  kind: ["a site of listings", "ein Anzeigenmarkt", "un tablón de anuncios"],
  names: [
    ["Around Here", "Second Turn"],
    ["Um die Ecke", "Zweite Runde"],
    ["A la vuelta", "Segunda vuelta"],
  ],
  tagline: [
    "Look through, narrow down, keep an eye on what you like.",
    "Durchsehen, eingrenzen, merken, was gefällt.",
    "Mira, filtra y guarda lo que te guste.",
  ],
  look: { ...appLooks.depot, density: ["regular"] },
  shell: "topbar",
  pages: [
    { component: "Index", title: ["Listings", "Anzeigen", "Anuncios"], icon: "LayoutGrid", blueprint: "Listings" },
    { component: "AdvertDetail", title: ["Entry", "Eintrag", "Anuncio"], below: "Index" },
    {
      component: "SavedAdverts",
      title: ["Saved", "Gemerkt", "Guardados"],
      icon: "Heart",
      blueprint: "Listings",
      flags: { saved: true },
    },
    { component: "PostAdvert", title: ["Add an entry", "Eintrag aufgeben", "Poner un anuncio"], icon: "Plus" },
  ],
  lists: [
    {
      key: "advert",
      singular: ["Entry", "Eintrag", "Anuncio"],
      plural: ["Entries", "Einträge", "Anuncios"],
      fields: fields(
        "title:text!:Title|Titel|Título",
        "kind:enum:Kind|Art|Tipo:Offered,Wanted,To give away|Biete,Suche,Zu verschenken|Ofrezco,Busco,Regalo",
        "place:text:Place|Ort|Lugar",
        "price:money:Price|Preis|Precio",
        "about:long-text:About|Beschreibung|Descripción",
        "email:email:Email|E-Mail|Correo",
        "phone:phone:Phone|Telefon|Teléfono",
        "picture:image:Picture|Bild|Imagen",
        "added:date:Added|Eingestellt|Añadido",
      ),
      samples: (language, { request }) =>
        listingSamples[topicOfListing(request)].rows[language].map(([title, kind, place, price, about], at) => ({
          title,
          kind,
          place,
          price,
          about,
          email: `entry${at + 1}@example.com`,
          phone: `555-010${at + 1}`,
          added: day(-at * 2),
        })),
    },
  ],
  pieces: [...listPieces, ...filePieces, figures, removal, ["listing/saved.ts", "src/data/saved.ts"]],
  features: ["create", "delete", "undo", "search", "filter", "sort", "favourites", "picture", "persist"],
  claims: [
    [
      "Entries with search, narrowed by kind and place, in the order you choose",
      "Einträge mit Suche, nach Art und Ort eingegrenzt, in gewählter Reihenfolge",
      "Anuncios con búsqueda, filtrados por tipo y lugar, en el orden que elijas",
    ],
    [
      "Entries to save, and a page of them",
      "Einträge zum Merken, mit eigener Seite",
      "Anuncios que se guardan, con su página",
    ],
    [
      "A form to add one, with a picture, that asks for a way to reach you",
      "Ein Formular zum Aufgeben, mit Bild, das nach einem Weg zu Ihnen fragt",
      "Un formulario para poner uno, con imagen, que pide cómo localizarte",
    ],
  ],
  caveats: [
    [
      "New entries stay in this browser: others see them once the project has a database",
      "Neue Einträge bleiben in diesem Browser: andere sehen sie erst mit einer Datenbank",
      "Los anuncios nuevos quedan en este navegador: otros los ven cuando haya una base de datos",
    ],
  ],
  flags: ({ request }) => ({ prices: listingSamples[topicOfListing(request)].priced }),
});
