import { contains, operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

/** The days that can be booked are counted here, from today on. */
const files = ["src/lib/days.ts", "src/lib/court-hours.ts"];
const counted = /Array\.from\(\{ length: (\d+) \}, \(_, ahead\)/;

const understood: Wording = {
  en: "How far ahead people can book: {days} days.",
  de: "Wie weit im Voraus gebucht wird: {days} Tage.",
  es: "Con cuánta antelación se reserva: {days} días.",
};
const did: Wording = {
  en: "People can book {days} days ahead, today included",
  de: "Gebucht werden kann {days} Tage im Voraus, heute mitgezählt",
  es: "Se puede reservar con {days} días de antelación, hoy incluido",
};
const none: Wording = {
  en: "Nobody books days in this app. I changed nothing.",
  de: "In dieser App werden keine Tage gebucht. Ich habe nichts geändert.",
  es: "En esta aplicación no se reservan días. No he cambiado nada.",
};
const already: Wording = {
  en: "People can book {days} days ahead already. I changed nothing.",
  de: "Gebucht werden kann schon {days} Tage im Voraus. Ich habe nichts geändert.",
  es: "Ya se puede reservar con {days} días de antelación. No he cambiado nada.",
};

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  seis: 6,
};
const span =
  /(?<![\p{L}\d])(\d{1,3}|an?|one|two|three|four|six|eine?n?|zwei|drei|vier|sechs|una?|dos|tres|cuatro|seis)\s+(?:(days?|tage?n?|días?)|(weeks?|wochen?|semanas?)|(months?|monate?n?|mes(?:es)?))(?!\p{L})/iu;
const booking =
  "book(?:ed|ing|ings|able)?|reserv\\p{L}*|appointments?|slots?|buch\\p{L}*|termine?n?|reservier\\p{L}*|citas?|turnos?";
const ahead =
  "ahead|in advance|beforehand|into the future|im voraus|voraus|vorher|in die zukunft|de antelación|por adelantado|antes|con antelación";

/** "Only allow booking one week ahead." */
export const bookingWindow = operation<{ days: number }>({
  id: "booking-window",
  words: "book booking ahead in advance days weeks buchen voraus tage reservar antelación días",
  match({ text, language }) {
    const found = span.exec(text);
    if (!found || !has(text, booking) || !has(text, ahead)) return null;
    const count = numbers[found[1]!.toLowerCase()] ?? Number(found[1]);
    const days = count * (found[2] ? 1 : found[3] ? 7 : 30);
    if (days < 1 || days > 366) return null;
    return { confidence: 0.92, values: { days }, understood: worded(understood, language, { days }) };
  },
  reads: () => files,
  change(project, { days }, { language }) {
    const path = files.findLast((file) => counted.test(project.text(file) ?? ""));
    const before = path === undefined ? null : project.text(path);
    const found = before === null ? null : counted.exec(before);
    if (path === undefined || before === null || !found) return { say: none[language] };
    if (Number(found[1]) === days) return { say: worded(already, language, { days }) };
    const now = found[0].replace(found[1]!, String(days));
    const comment = /\/\*\* (?:The next two weeks of days|Today and the six days after it\.)/;
    const said = before
      .replace(found[0], now)
      .replace(comment, (words) =>
        words.includes("two weeks") ? `/** The next ${days} days` : "/** Today and the days after it.",
      );
    project.write(path, said);
    const routes = project.plan.pages.filter(({ nav }) => nav).map((page) => page.path);
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, { days }), path, now)],
      routes: ["/", ...routes].slice(0, 4),
    };
  },
});
