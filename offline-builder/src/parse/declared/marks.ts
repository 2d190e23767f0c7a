/** "Overdue jobs should be red" says how an entry is marked, not what the app looks like. */
import { sentencesOf } from "./sentences.ts";

const colored =
  /(?<![\p{L}])(?:red|orange|yellow|amber|green|rot|rote[nmrs]?|gelb|orange|grün|roj[oa]s?|amarill[oa]s?|verdes?)(?![\p{L}])/iu;
const conditional =
  /(?<![\p{L}])(?:when|whenever|if|whose|once|overdue|expired|below|above|over|under|older|less than|fewer than|more than|not (?:yet )?(?:paid|ready|done|returned)|unpaid|passed|ahead|urgent|due|late|missing|too (?:low|high|few|many)|wenn|falls|sobald|unter|über|weniger als|mehr als|abgelaufen|überfällig|fällig|nicht bezahlt|seit|cuando|si|menos de|más de|vencid[oa]s?|pasan|sin pagar|falt[ae]n?)(?![\p{L}])/iu;
const marks =
  /(?<![\p{L}])(?:in|en|be|turns?|goes|become|shown?|mark(?:ed|iert|ieren)?|highlight(?:ed)?|anzeigen|angezeigt|erscheinen|wird|werden|hervorheben|salir|mostrar|ver|aparecer)(?![\p{L}])/iu;

export function withoutMarks(text: string): string {
  const sentences = sentencesOf(text);
  const marking = sentences.filter(
    (sentence) => colored.test(sentence) && conditional.test(sentence) && marks.test(sentence),
  );
  return marking.reduce(
    (rest, sentence) => rest.replace(sentence, (whole) => whole.replace(new RegExp(colored, "giu"), " ")),
    text,
  );
}
