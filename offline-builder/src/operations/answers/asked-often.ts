/** What newcomers ask for again and again that an app has already, or that nothing here can do: said with what comes near. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Plan } from "../../plan/plan.ts";
import { has } from "../requests.ts";
import { contains, type PartAnswer } from "./part-answer.ts";

type Says = readonly [en: string, de: string, es: string];

interface Often {
  id: string;
  words: string;
  /** One of these, too. */
  also?: string;
  /** None of these. */
  but?: string;
  fits: (project: ProjectEdit) => boolean;
  says: Says;
}

const anyApp = (): boolean => true;
const kept =
  (...archetypes: string[]) =>
  ({ plan }: { plan: Plan }): boolean =>
    archetypes.includes(plan.archetype);
const lists = ({ plan }: { plan: Plan }): boolean => plan.entities.length > 0 && plan.archetype !== "kanban";
const nothing: Says = ["I changed nothing.", "Ich habe nichts geändert.", "No he cambiado nada."];
const broken =
  "(?:does|do|is|are)(?:n['’]?t| not)|broken|cut off|overlap\\p{L}*|nicht|kaputt|abgeschnitten|no (?:funciona|se ve)|looks? (?:bad|weird|wrong)";

const often: readonly Often[] = [
  {
    id: "is-responsive",
    words:
      "responsive|mobile[- ]?friendly|mobile version|phone friendly|(?:works?|looks? (?:good|nice|right)|usable|fits?|optimi[sz]ed?) (?:on|for) (?:a )?(?:mobile|phones?|tablets?|smartphones?|small screens)|(?:for|on) mobile|handytauglich|mobilfreundlich|(?:auf|für) (?:dem |das )?(?:handy|smartphone|mobilgeräte\\p{L}*)|para móvil(?:es)?|adaptad[oa] a móvil(?:es)?|se vea bien en (?:el )?móvil",
    also: "make|should|can|need|want|has|have|add|is it|does it|mach\\p{L}*|soll|muss|ist|haz|que|debe|es",
    but: `${broken}|hide|remove|bigger|smaller|text|font|menu|button|image|picture|field|column|app store|native`,
    fits: anyApp,
    says: [
      "Every page is laid out for phones from 360 pixels on, for tablets and for wide screens already; the preview shows it with the buttons for the screen's size. If something does not fit, say the page and the part.",
      "Jede Seite ist schon für Handys ab 360 Pixel, für Tablets und breite Bildschirme angelegt; die Vorschau zeigt es mit den Knöpfen für die Bildschirmgröße. Passt etwas nicht, nennen Sie Seite und Stelle.",
      "Todas las páginas están ya preparadas para móviles desde 360 píxeles, tabletas y pantallas anchas; la vista previa lo muestra con los botones de tamaño. Si algo no encaja, di la página y la parte.",
    ],
  },
  {
    id: "limit-rewriting",
    words:
      "shorten|rewrite|re-?word|rephrase|proofread|improve the (?:text|wording|copy)|(?:text|copy|wording|paragraph|description)s? (?:\\p{L}+ )?(?:is |are )?(?:way |much |far )?too (?:long|short|boring|formal|casual)|(?:make|write) (?:the |all |my )?(?:text|texts|copy|wording|paragraph|description)s? (?:\\p{L}+ )?(?:shorter|longer|friendlier|better|more \\p{L}+|less \\p{L}+|catchier|funnier|nicer)|kürze\\p{L}*|umformulier\\p{L}*|umschreiben|formulier\\p{L}*|text\\p{L}* (?:ist |sind )?(?:viel )?zu (?:lang|kurz|förmlich)|(?:texte?) (?:kürzer|länger|freundlicher|besser)|acorta\\p{L}*|reescrib\\p{L}*|redacta\\p{L}*|texto\\p{L}* (?:es |son )?(?:muy |demasiado )(?:larg|cort)[oa]s?|(?:textos?) más (?:cort|larg)[oa]s?",
    but: '(?<=text )(?:bigger|smaller)|to "|"|“|„|«|field|column|contrast|readable|url|link',
    fits: anyApp,
    says: [
      "I do not word texts anew: what a shorter or friendlier one should say I would have to make up. Say what should stand there: “Change “the old words” to “the new words””, or click the text in the preview and type. A connected model rewrites texts by itself.",
      "Texte formuliere ich nicht neu: was ein kürzerer oder freundlicherer sagen soll, müsste ich erfinden. Nennen Sie die Worte: „Ändere „alt“ in „neu““, oder klicken Sie den Text in der Vorschau an. Ein verbundenes Modell schreibt Texte selbst um.",
      "No redacto textos de nuevo: lo que dijera uno más corto o más amable tendría que inventarlo. Di lo que debe poner: «Cambia «lo viejo» por «lo nuevo»», o haz clic en el texto en la vista previa. Un modelo conectado reescribe textos por sí mismo.",
    ],
  },
  {
    id: "limit-chat-presence",
    words:
      "typing|is (?:online|writing)|online status|who(?:['’]s| is) online|last seen|read receipts?|seen by|(?:has |have )?read (?:the|my|a) messages?|tippt|schreibt gerade|wer online ist|online-status|gelesen|lesebestätigung\\p{L}*|está escribiendo|en línea|quién está conectado|leído",
    fits: contains("chatMessages"),
    says: [
      "I cannot do that here: who is typing, online or has read something has to travel between devices while it happens, and this chat keeps its messages in the browser. What is there: the time beside each message, and the number of messages of each channel.",
      "Das kann ich hier nicht: wer tippt, online ist oder gelesen hat, müsste im selben Moment zwischen Geräten übertragen werden, und dieser Chat hält seine Nachrichten im Browser. Was da ist: die Zeit neben jeder Nachricht und die Zahl der Nachrichten je Kanal.",
      "Eso no lo puedo hacer aquí: quién escribe, está en línea o ha leído tendría que viajar entre dispositivos en el momento, y este chat guarda los mensajes en el navegador. Lo que hay: la hora junto a cada mensaje y el número de mensajes de cada canal.",
    ],
  },
  {
    id: "limit-dragging",
    words:
      "drag(?:ging)?(?:[- ](?:and|&|n)[- ]drop)?|reorder (?:by hand|manually)|(?:manually|by hand) (?:sort|order|reorder)\\p{L}*|per hand sortier\\p{L}*|ziehen|verschieben mit der maus|arrastr\\p{L}*|reordenar a mano",
    but: "file|upload|image|photo|picture|datei|bild|archivo|foto|map|slider",
    fits: lists,
    says: [
      "I cannot add dragging to a list: its entries have no order of their own. What is there: a click on the head of a column sorts by it, and “Sort by …” or “Put the urgent ones first” sets the order the list begins with.",
      "Ziehen kann ich einer Liste nicht beibringen: ihre Einträge haben keine eigene Reihenfolge. Was geht: ein Klick auf den Kopf einer Spalte sortiert danach, und „Sortiere nach …“ oder „Dringende zuerst“ setzt die Reihenfolge am Anfang.",
      "No puedo añadir arrastrar a una lista: sus entradas no tienen un orden propio. Lo que hay: un clic en la cabecera de una columna ordena por ella, y «Ordena por …» o «Lo urgente primero» fija el orden inicial.",
    ],
  },
  {
    id: "has-drag",
    words:
      "drag(?:ging)?(?:[- ](?:and|&|n)[- ]drop)?|move cards|ziehen|verschieb\\p{L}*|arrastr\\p{L}*|mover (?:las )?tarjetas",
    also: "card|cards|tasks?|columns?|add|let|make|able|can|karten?|spalten?|kann|tarjetas?",
    but: "file|upload|to (?:done|doing|progress)|first|top",
    fits: kept("kanban"),
    says: [
      "Cards can be dragged from one column to another already, and moved by keyboard or from the open card.",
      "Karten lassen sich schon von Spalte zu Spalte ziehen und auch mit der Tastatur oder in der geöffneten Karte verschieben.",
      "Las tarjetas ya se arrastran de una columna a otra, y se mueven con el teclado o desde la tarjeta abierta.",
    ],
  },
  {
    id: "has-column-numbers",
    words:
      "how many (?:\\p{L}+ )?(?:cards|tasks|items|things)?\\s*(?:are |is )?(?:done|open|left|finished|in \\p{L}+)|count of (?:done|open) (?:cards|tasks)|wie viele (?:karten|aufgaben)(?: \\p{L}+)? (?:fertig|erledigt|offen)|cuántas (?:tarjetas|tareas)",
    fits: contains("{own.length}"),
    says: [
      "The number of cards stands at the head of each column already, so also of those that are done; it follows search and filters.",
      "Die Zahl der Karten steht schon am Kopf jeder Spalte, also auch der erledigten; sie folgt Suche und Filtern.",
      "El número de tarjetas ya está en la cabecera de cada columna, también el de las terminadas; sigue a la búsqueda y los filtros.",
    ],
  },
  {
    id: "has-leaderboard",
    words:
      "leader ?boards?|high ?scores?|score ?board|rankings?|best (?:players|scores|results)|bestenliste|rangliste|highscores?|tabla de (?:líderes|puntuaciones|récords)|clasificación|mejores puntuaciones",
    also: "add|show|want|need|have|with|see|list|füge|zeige?|möchte|soll|añade|muestra|quiero|pon",
    but: "remove|reset|delete|entfern\\p{L}*|quita|elimina|online|everyone|all players|friends|sort|first",
    fits: contains("keepScore"),
    says: [
      "The best games have a page of their own already, High scores, with name and points. They are those of this browser: what others play on their devices is not in it.",
      "Die besten Spiele haben schon eine eigene Seite mit Name und Punkten. Es sind die dieses Browsers: was andere auf ihren Geräten spielen, steht nicht darin.",
      "Las mejores partidas ya tienen su página, con nombre y puntos. Son las de este navegador: lo que otros juegan en sus dispositivos no está.",
    ],
  },
  {
    id: "has-paid-state",
    words:
      "mark (?:\\p{L}+ ){0,3}(?:as )?paid|paid (?:status|button|checkbox)|als bezahlt (?:markier\\p{L}*)|bezahlt-?(?:knopf|status)|marcar (?:\\p{L}+ ){0,2}(?:como )?pagad[oa]s?",
    but: "red|green|colou?r|overdue|only|hide",
    fits: kept("invoicing"),
    says: [
      "Each invoice has a status, and Paid is one of them: open the invoice or its form to set it. The list can be narrowed to it, and what is still to be paid stands above.",
      "Jede Rechnung hat einen Status, und „Bezahlt“ ist einer davon: in der Rechnung oder ihrem Formular. Die Liste lässt sich darauf eingrenzen, und was noch offen ist, steht darüber.",
      "Cada factura tiene un estado, y «Pagada» es uno de ellos: se pone en la factura o en su formulario. La lista se puede acotar y lo pendiente está arriba.",
    ],
  },
  {
    id: "has-saved-adverts",
    words:
      "(?:save|saved|mark|keep|bookmark|remember) (?:\\p{L}+ ){0,3}(?:favou?rites?|listings?|entries|adverts?|homes?|properties|them)|favou?rites?|bookmarks?|merk(?:en|liste|zettel)|favoriten|guardar (?:\\p{L}+ )?(?:favoritos|anuncios)|favoritos",
    but: "remove|delete|colou?r|entfern\\p{L}*|quita",
    fits: contains("SavedAdverts"),
    says: [
      "Visitors can save entries already: with the heart at each, and they find them under Saved. What is saved stays in their browser.",
      "Einträge lassen sich schon merken: mit dem Herz an jedem, zu finden auf der Seite mit den gemerkten. Sie bleiben im Browser der Besucher.",
      "Ya se pueden guardar entradas: con el corazón de cada una, y quedan en la página de guardados, en el navegador del visitante.",
    ],
  },
  {
    id: "has-bookings-inbox",
    words:
      "(?:all|see|show\\p{L}*|list|view|overview of|page (?:with|for|of|that shows)|today['’]?s?)(?: \\p{L}+){0,4} (?:bookings|appointments|reservations)|(?:bookings|appointments|reservations) (?:for|of|from) (?:today|this week|the day)|(?:alle|heutige\\p{L}*|übersicht der)(?: \\p{L}+){0,2} (?:buchungen|termine|reservierungen)|(?:todas las|ver las|reservas de hoy|citas de hoy)(?: \\p{L}+)* ?(?:reservas|citas)?",
    but: "(?:only )?allow\\p{L}*|let|at most|cancel\\p{L}*|database|export|csv|calendar|e-?mail",
    fits: contains("reachesOwner: boolean = true"),
    says: [
      "What visitors book is in the project's database: you read it by day on the site at /admin, where you can search, cancel and export it.",
      "Was gebucht wird, liegt in der Datenbank des Projekts: Auf der Website unter /admin lesen Sie es nach Tagen, suchen, sagen ab und laden es als CSV.",
      "Lo reservado está en la base de datos del proyecto: lo lees por día en el sitio, en /admin, donde puedes buscar, cancelar y exportarlo.",
    ],
  },
  {
    id: "has-bookings-list",
    words:
      "(?:all|see|show\\p{L}*|list|view|overview of|page (?:with|for|of|that shows)|today['’]?s?)(?: \\p{L}+){0,4} (?:bookings|appointments|reservations)|(?:bookings|appointments|reservations) (?:for|of|from) (?:today|this week|the day)|(?:alle|heutige\\p{L}*|übersicht der)(?: \\p{L}+){0,2} (?:buchungen|termine|reservierungen)|(?:todas las|ver las|reservas de hoy|citas de hoy)(?: \\p{L}+)* ?(?:reservas|citas)?",
    but: "(?:only )?allow\\p{L}*|let|at most|cancel\\p{L}*|database|export|csv|calendar|e-?mail",
    fits: (project) => contains("bookings.remove(")(project) && !contains("reachesOwner: boolean = true")(project),
    says: [
      "What is booked stands under My bookings, the next first. It is what was booked in this browser: what visitors book on their devices reaches you only once bookings are kept in the database: “Store the bookings in the database”.",
      "Was gebucht ist, steht auf der Seite der eigenen Buchungen, das Nächste zuerst. Es ist, was in diesem Browser gebucht wurde: Buchungen anderer erreichen Sie erst mit der Datenbank: „Speichere die Buchungen in der Datenbank“.",
      "Lo reservado está en la página de reservas propias, lo próximo primero. Es lo reservado en este navegador: lo de otros solo te llega con la base de datos: «Guarda las reservas en la base de datos».",
    ],
  },
  {
    id: "limit-articles",
    words:
      "(?:write|create|generate|make|add) (?:me )?(?:an?|\\d+|some|two|three|more|another|new)(?: new| more)? (?:blog )?(?:posts?|articles?|stories) (?:about|on)|schreib\\p{L}* (?:mir )?(?:eine?n?|\\d+|noch eine?n?) (?:neue[nr]? )?(?:beitrag|artikel|beiträge)|escribe (?:una?|\\d+) (?:nuev[oa] )?(?:entradas?|artículos?) (?:sobre|de)",
    fits: kept("blog", "news"),
    says: [
      "I do not write articles: what one would say about that I would have to make up. What I can do: add a post with your words, “Add a post called “…”: the text”. A connected model writes drafts.",
      "Artikel schreibe ich nicht: was darin stünde, müsste ich erfinden. Was geht: ein Beitrag mit Ihren Worten, „Füge einen Beitrag „…“ hinzu: der Text“. Ein verbundenes Modell schreibt Entwürfe.",
      "No escribo artículos: lo que dijeran tendría que inventarlo. Lo que puedo hacer: añadir una entrada con tus palabras, «Añade una entrada «…»: el texto». Un modelo conectado escribe borradores.",
    ],
  },
  {
    id: "limit-entry-map",
    words:
      "map (?:of|with|showing) (?:\\p{L}+ )*(?:listings|entries|homes|houses|flats|apartments|properties|places|adverts|them|shops|stores|events)|(?:listings|entries|homes|properties|places|them) on a map|karte (?:mit|aller|der) (?:\\p{L}+ )*(?:einträge\\p{L}*|wohnungen|häuser\\p{L}*|orte\\p{L}*)|mapa (?:de|con) (?:\\p{L}+ )*(?:anuncios|viviendas|pisos|lugares)",
    fits: ({ plan }) => plan.entities.length > 0,
    says: [
      "I cannot draw a map of the entries: that needs a map service, and this app loads nothing from elsewhere. What comes near: a filter by place, and sorting by it.",
      "Eine Karte der Einträge kann ich nicht zeichnen: dafür braucht es einen Kartendienst, und diese App lädt nichts von anderswo. Was nahe kommt: ein Filter nach Ort und die Sortierung danach.",
      "No puedo dibujar un mapa de las entradas: hace falta un servicio de mapas y esta aplicación no carga nada de fuera. Lo más parecido: un filtro por lugar y ordenar por él.",
    ],
  },
  {
    id: "has-history",
    words:
      "(?:save|keep|remember|store|show|see)(?: \\p{L}+){0,3} (?:calculations?|results?|history)|history|(?:frühere|vergangene)\\p{L}* (?:rechnungen|berechnungen|ergebnisse)|verlauf|(?:berechnungen|ergebnisse) (?:speichern|merken)|guardar (?:\\p{L}+ )?(?:cálculos|resultados)|historial",
    but: "remove|delete|clear|hide|round|bigger|euros?|dollars?|entfern\\p{L}*|löschen|quita|borra",
    fits: contains("<History of="),
    says: [
      "What is worked out is kept already: Calculate puts it into the list below, in this browser, also after a reload.",
      "Was gerechnet wird, bleibt schon: der Knopf zum Berechnen legt es in die Liste darunter, in diesem Browser, auch nach dem Neuladen.",
      "Lo calculado ya se guarda: el botón de calcular lo pone en la lista de abajo, en este navegador, también tras recargar.",
    ],
  },
  {
    id: "has-reset",
    words:
      "reset(?: button)?|clear (?:button|form|fields|all|everything)|start (?:over|again)(?: button)?|zurücksetzen|reset-?knopf|leeren|von vorn|reiniciar|restablecer|limpiar|empezar de nuevo",
    also: "add|button|want|need|let|can|knopf|möchte|soll|añade|botón|quiero|pon",
    but: "remove|rename|colou?r|blue|red|green|bigger|smaller",
    fits: contains("onClick={() => setDraft(start)}"),
    says: [
      "There is such a button already, beside the heading: it puts the fields back to what they begin with. “Start with …” changes that.",
      "Diesen Knopf gibt es schon, neben der Überschrift: er setzt die Felder auf den Anfang zurück. „Beginne mit …“ ändert diesen.",
      "Ese botón ya existe, junto al título: devuelve los campos a su valor inicial. «Empieza con …» lo cambia.",
    ],
  },
];

export const askedOften: readonly PartAnswer[] = often.map(({ id, words, also, but, fits, says: [en, de, es] }) => ({
  id,
  asks: (text) => has(text, words) && (!also || has(text, also)) && (!but || !has(text, but)),
  fits,
  understood: { en: "", de: "", es: "" },
  says: { en: `${en} ${nothing[0]}`, de: `${de} ${nothing[1]}`, es: `${es} ${nothing[2]}` },
}));
