/** What apps of a kind do from the first version on, asked for as if it were missing: where it stands. */
import { has } from "../requests.ts";
import { contains, type PartAnswer } from "./part-answer.ts";

const nothing = { en: "I changed nothing.", de: "Ich habe nichts geändert.", es: "No he cambiado nada." };
const wants =
  "add|show|display|print|save|download|export|number|cancel|drucke\\p{L}*|imprim\\p{L}*|include|let|allow|can|want|need|make|generate|count|füge|zeige?\\p{L}*|anzeigen|lass\\p{L}*|möchte|soll|añade|agrega|muestra|permite|quiero|que";
const isWished = (text: string, words: string): boolean => has(text, words) && has(text, wants);

type Kept = readonly [id: string, words: string, part: string, says: readonly [en: string, de: string, es: string]];

function there([id, words, part, [en, de, es]]: Kept): PartAnswer {
  return {
    id,
    asks: (text) =>
      isWished(text, words) &&
      !/\d\s*(?:-|–|:|to|bis|am|pm|uhr)/iu.test(text) &&
      !has(text, "remove|hide|without|delete|bigger|smaller|colou?r|red|blue|green|entfern\\p{L}*|ohne|quita|sin"),
    fits: contains(part),
    understood: { en: "", de: "", es: "" },
    says: { en: `${en} ${nothing.en}`, de: `${de} ${nothing.de}`, es: `${es} ${nothing.es}` },
  };
}

const kept: readonly Kept[] = [
  [
    "has-message-times",
    "time (?:of|for) (?:each |every |the )?messages?|timestamps?|when (?:it|each|a) (?:message )?was sent|uhrzeit\\p{L}*|zeitstempel|hora de (?:cada|los) mensajes?",
    "{time.format(message.at)}",
    [
      "Each message shows beside its author when it was sent, day and time.",
      "Neben dem Namen steht bei jeder Nachricht schon, wann sie geschrieben wurde.",
      "Cada mensaje ya muestra junto al autor cuándo se envió.",
    ],
  ],
  [
    "has-column-counts",
    "(?:how many|number of|count(?: of)?) (?:the )?(?:cards|tasks|items)(?: \\p{L}+)*? (?:in|per|of) (?:each|every|a|the)? ?columns?|cards? counts?|(?:wie viele|anzahl der) karten|cuántas tarjetas",
    "{own.length}",
    [
      "The number of cards stands at the head of each column, and follows search and filters.",
      "Am Kopf jeder Spalte steht schon die Zahl ihrer Karten; sie folgt Suche und Filtern.",
      "En la cabecera de cada columna ya está el número de tarjetas, que sigue a la búsqueda y los filtros.",
    ],
  ],
  [
    "has-next-match",
    "next (?:match|game|fixture)|nächste\\p{L}* (?:spiel|partie)|próximo partido",
    "<Countdown match=",
    [
      "The first page is about the next match: when and where it is, how long until then, and who comes.",
      "Die erste Seite handelt vom nächsten Spiel: wann und wo, wie lange noch und wer kommt.",
      "La primera página trata del próximo partido: cuándo y dónde es, cuánto falta y quién viene.",
    ],
  ],
  [
    "has-opening-hours",
    "opening (?:hours|times)|business hours|open hours|when (?:we|you) are open|öffnungszeiten|horarios?(?: de apertura)?",
    "week()",
    [
      "The opening hours stand on the first page and under Contact, with whether it is open now. Other hours: “Open 8 to 18 on weekdays”, “closed on Mondays”.",
      "Die Öffnungszeiten stehen auf der ersten Seite und unter Kontakt, mit dem Hinweis, ob gerade offen ist. Andere Zeiten: „Montag bis Freitag 8 bis 18 Uhr“, „montags geschlossen“.",
      "El horario está en la primera página y en Contacto, con si está abierto ahora. Otro horario: «De lunes a viernes de 8 a 18», «lunes cerrado».",
    ],
  ],
  [
    "has-cancelling",
    "cancel\\p{L}* (?:\\p{L}+ ){0,2}(?:bookings?|appointments?|reservations?)|(?:termine?|buchung(?:en)?|reservierung(?:en)?) (?:wieder )?(?:absagen|stornieren)|cancelar (?:\\p{L}+ )?(?:citas?|reservas?|turnos?)",
    "bookings.remove(",
    [
      "Who booked can cancel under My bookings, until the day itself; the time is free again at once.",
      "Wer gebucht hat, kann unter „Meine Buchungen“ absagen; die Zeit ist sofort wieder frei.",
      "Quien reservó puede cancelar en sus reservas; la hora vuelve a quedar libre al momento.",
    ],
  ],
  [
    "has-streaks",
    "streaks?|days in a row|tage (?:am stück|in folge)|rachas?",
    "streak(rows",
    [
      "Each habit shows its streak on the first page: the days without a gap up to now.",
      "Jede Gewohnheit zeigt auf der ersten Seite ihre Serie: die Tage ohne Lücke bis heute.",
      "Cada hábito muestra su racha en la primera página: los días seguidos hasta hoy.",
    ],
  ],
  [
    "has-earlier-ticks",
    "(?:for )?(?:yesterday|past days?|earlier days?|the day before)|gestern|vergangene tage|ayer|días anteriores",
    "toggleTick(",
    [
      "On the first page each habit has the last days side by side: press the day that was forgotten.",
      "Auf der ersten Seite stehen bei jeder Gewohnheit die letzten Tage nebeneinander: den vergessenen Tag antippen.",
      "En la primera página cada hábito tiene los últimos días en fila: pulsa el día que faltó.",
    ],
  ],
  [
    "has-invoice-print",
    "(?:print|pdf|save|download|export)\\p{L}*(?: \\p{L}+)*? (?:invoices?|pdf)|invoices? (?:as|to) (?:a )?pdf|rechnung(?:en)? (?:\\p{L}+ )*(?:drucken|pdf)|(?:imprimir|pdf)(?: \\p{L}+)* facturas?|facturas? (?:en|como) pdf",
    "What is printed: nothing else of the page goes on paper.",
    [
      "The page of an invoice has the button for paper or PDF: the browser's print dialog saves it as a PDF, without menu and buttons.",
      "Auf der Seite einer Rechnung ist der Knopf für Papier oder PDF: der Druckdialog speichert sie als PDF, ohne Menü und Knöpfe.",
      "La página de una factura tiene el botón para papel o PDF: el diálogo de impresión la guarda como PDF, sin menú ni botones.",
    ],
  ],
  [
    "has-invoice-numbers",
    "number (?:the )?invoices|invoice numbers?|numbers? automatically|rechnungsnummern?|nummer(?:iere|ierung)\\p{L}*|número de factura|numerar",
    "nextNumber(",
    [
      "A new invoice gets the next number by itself; it can be changed in its form.",
      "Eine neue Rechnung bekommt schon von selbst die nächste Nummer; im Formular lässt sie sich ändern.",
      "Una factura nueva ya recibe sola el número siguiente; se puede cambiar en su formulario.",
    ],
  ],
  [
    "has-newest-first",
    "(?:newest|latest|most recent) (?:posts?|articles?|entries|stories)?\\s*(?:first|on top|at the top)|by newest|neueste\\p{L}* (?:zuerst|oben)|más recientes? primero",
    'aria-label="Search posts"',
    [
      "What is newest stands first already; the posts are in the order of their days.",
      "Das Neueste steht schon oben: die Beiträge sind nach ihrem Tag geordnet.",
      "Lo más reciente ya está arriba: las entradas van por su fecha.",
    ],
  ],
  [
    "has-pause",
    "pauses?|pausing|pausieren|pausar",
    'dispatch({ type: "pause" })',
    [
      "The key P pauses the game and goes on with it; so it says above the field.",
      "Die Taste P hält das Spiel an und setzt es fort; so steht es über dem Feld.",
      "La tecla P detiene el juego y lo continúa; así lo dice encima del tablero.",
    ],
  ],
  [
    "has-pins",
    "pin|pins|pinned|pinning|anheften|anpinnen|fijar|anclar",
    "row.pinned",
    [
      "Each note has a box Pinned in its form, and the list can be narrowed to them. To have them on top: “Pinned notes on top”.",
      "Jede Notiz hat im Formular ein Kästchen dafür, und die Liste lässt sich darauf eingrenzen. Ganz oben: „Angeheftete Notizen oben“.",
      "Cada nota tiene una casilla para ello en su formulario y la lista se puede acotar. Arriba del todo: «Notas fijadas arriba».",
    ],
  ],
  [
    "has-deal-board",
    "(?:deals|opportunities|them) (?:as|on|in) (?:an? )?(?:kanban )?(?:board|columns)|pipeline board|kanban view|board view|deals als (?:tafel|board|kanban)|tablero de oportunidades",
    "<DealBoard",
    [
      "The page of deals opens on their board, a column for each stage, and changes to a list with the button above it.",
      "Die Seite der Deals öffnet sich als Tafel mit einer Spalte je Phase; der Knopf darüber wechselt zur Liste.",
      "La página de oportunidades se abre como tablero, una columna por etapa; el botón de arriba cambia a lista.",
    ],
  ],
  [
    "has-open-value",
    "(?:total )?(?:value|sum|amount) of (?:all )?(?:the )?open (?:deals|opportunities)|open pipeline|wert der offenen deals|valor de las oportunidades abiertas",
    "Open pipeline",
    [
      "The first figure of the dashboard is just that: Open pipeline, the value of all open deals, with their number.",
      "Die erste Zahl der Übersicht ist genau das: der Wert aller offenen Deals, mit ihrer Anzahl.",
      "La primera cifra del panel es esa: el valor de todas las oportunidades abiertas, con su número.",
    ],
  ],
];

export const thereAlready: readonly PartAnswer[] = kept.map(there);
