/** What polls, stocks and quizzes do from the first version on, asked for again. */
import { has } from "../requests.ts";
import { contains, type PartAnswer } from "./part-answer.ts";

export const keptAlready: readonly PartAnswer[] = [
  {
    id: "one-vote-each",
    asks: (text) =>
      has(text, "votes?|voting|abstimm\\p{L}*|stimmen?|votar|votos?|vote[ns]?") &&
      has(
        text,
        "once|one(?: single)? votes?|only one|one (?:vote )?(?:each|per)|twice|more than once|double|einmal|nur eine|eine stimme|doppelt|mehrfach|una (?:sola )?vez|un (?:solo )?voto|dos veces",
      ),
    fits: contains("votes.update(mine.id"),
    understood: { en: "One vote each.", de: "Eine Stimme je Person.", es: "Un voto por persona." },
    says: {
      en: "In each poll a browser has one vote already: choosing another answer takes the place of the first. Who uses a second browser or device can vote there again; to prevent that, people need accounts. I changed nothing.",
      de: "In jeder Umfrage hat ein Browser schon nur eine Stimme: eine andere Antwort ersetzt die erste. Mit einem zweiten Browser oder Gerät kann man dort noch einmal stimmen; dagegen helfen nur Konten. Ich habe nichts geändert.",
      es: "En cada encuesta un navegador ya tiene un solo voto: otra respuesta sustituye a la primera. Con otro navegador o dispositivo se puede votar de nuevo; para evitarlo hacen falta cuentas. No he cambiado nada.",
    },
  },
  {
    id: "shows-percent",
    asks: (text) => has(text, "percent(?:ages?)?|prozent\\p{L}*|porcentajes?|results?|ergebnis\\p{L}*|resultados?"),
    fits: contains("{count} · {share} %"),
    understood: { en: "Results in percent.", de: "Ergebnisse in Prozent.", es: "Resultados en porcentaje." },
    says: {
      en: "Each answer shows its votes and its share in percent already, with a bar. I changed nothing.",
      de: "Jede Antwort zeigt schon ihre Stimmen und ihren Anteil in Prozent, mit einem Balken. Ich habe nichts geändert.",
      es: "Cada respuesta ya muestra sus votos y su porcentaje, con una barra. No he cambiado nada.",
    },
  },
  {
    id: "poll-choices",
    asks: (text) =>
      !has(
        text,
        "sizes?|colou?rs?|scents?|filters?|sort\\p{L}*|delivery|payments?|export|delete|print|größen?|farben?|tallas?|colores?",
      ) &&
      has(text, "options?|choices?|answers?|antwort(?:en)?|auswahl|option(?:en)?|opci(?:ón|ones)|respuestas?") &&
      has(
        text,
        "add|another|more|new|remove|delete|change|füge|hinzu\\p{L}*|neue\\p{L}*|weitere\\p{L}*|entfern\\p{L}*|lösch\\p{L}*|añade|agrega|otra|más|quita|elimina|borra",
      ),
    fits: contains("votes.update(mine.id"),
    understood: {
      en: "The answers of a poll.",
      de: "Die Antworten einer Umfrage.",
      es: "Las respuestas de una encuesta.",
    },
    says: {
      en: "Answers belong to one poll and stand in its form, one on each line: open All polls, choose the poll and Edit, and the votes that were given stay. The polls themselves are entries of the app, which I do not change. I changed nothing.",
      de: "Antworten gehören zu einer Umfrage und stehen in deren Formular, je Zeile eine: Alle Umfragen öffnen, die Umfrage wählen, Bearbeiten; abgegebene Stimmen bleiben. Die Umfragen selbst sind Einträge der App, die ich nicht ändere. Ich habe nichts geändert.",
      es: "Las respuestas son de una encuesta y están en su formulario, una por línea: abre todas las encuestas, elige la encuesta y Editar; los votos dados se quedan. Las encuestas son entradas de la aplicación, que yo no cambio. No he cambiado nada.",
    },
  },
  {
    id: "low-stock",
    asks: (text) =>
      has(
        text,
        "(?:runs?|running|getting|is|are|gets?) (?:low|out|short)|low stock|(?:almost|nearly) (?:gone|out|empty)|(?:wird|werden|ist) (?:\\p{L}+ ){0,2}knapp|zur neige|fast (?:leer|aus)|wenig bestand|se (?:acab|agot)\\p{L}*|queda[n]? poc[oa]s?|poco stock|bajo stock",
      ) &&
      has(
        text,
        "tell|warn|alert|show|mark|make|turn|colou?r|red|highlight|notify|see|know|remind|rot|roj[oa]|mach\\p{L}*|sag\\p{L}*|warn\\p{L}*|zeig\\p{L}*|markier\\p{L}*|avisa\\p{L}*|muestra|marca|dime",
      ),
    fits: ({ plan }) => plan.entities.some(({ fields }) => fields.some(({ key }) => key === "reorderLevel")),
    understood: { en: "What runs low.", de: "Was knapp wird.", es: "Lo que se acaba." },
    says: {
      en: "That is there already: each entry has its own “Reorder at”, and what is at or below it is listed as low on the first page and marked in the list. It is seen when somebody opens the app; messages it cannot send. I changed nothing.",
      de: "Das gibt es schon: Jeder Eintrag hat seinen Meldebestand, und was darunter liegt, steht auf der ersten Seite und ist in der Liste markiert. Zu sehen ist es, wenn jemand die App öffnet; Nachrichten kann sie nicht senden. Ich habe nichts geändert.",
      es: "Eso ya existe: cada entrada tiene su nivel de aviso y lo que está por debajo sale en la primera página y marcado en la lista. Se ve al abrir la aplicación; no puede enviar mensajes. No he cambiado nada.",
    },
  },
];
