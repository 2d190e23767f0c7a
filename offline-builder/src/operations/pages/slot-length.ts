/** "Appointments take 45 minutes", "das Färben dauert 2 Stunden": how long what is booked takes. */
import { setLiteral } from "../../edit/objects.ts";
import { findAll } from "../../edit/source.ts";
import { propertyOf, stringAt, unwrapped } from "../../edit/objects.ts";
import { contains, operation, worded, type Claim, type Wording } from "../operation.ts";
import { stems } from "../records/records.ts";
import { has } from "../requests.ts";

const siteFile = "src/content/site.ts";
const daysFile = "src/lib/days.ts";
const step = /at \+= (\d+)\) if/;

const booked =
  "appointments?|bookings?|sessions?|slots?|lessons?|visits?|meetings?|termine?n?|buchungen|sitzungen|zeitfenster|slots|citas?|reservas?|turnos?|sesiones|clases";
const length =
  /(?<![\p{L}\d])(\d{1,3}|an?|one|two|three|half an|eine?|zwei|drei|eine halbe|una?|dos|tres|media)\s*-?\s*(?:(min(?:ute[sn]?|utos)?\.?)|(h|hrs?|hours?|stunden?|horas?))(?!\p{L})/iu;
const takes =
  "tak(?:e|es|ing)|last(?:s|ing)?|long|length|duration|dauer\\p{L}*|lang|länge|dura\\p{L}*|longitud|slots?|each|per|pro|je|jeweils|cada|every|alle";
const numbers: Readonly<Record<string, number>> = {
  one: 1,
  an: 1,
  a: 1,
  two: 2,
  three: 3,
  "half an": 0.5,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  "eine halbe": 0.5,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  media: 0.5,
};

const understood: Wording = {
  en: "How long a booking takes: {minutes} minutes.",
  de: "Wie lange eine Buchung dauert: {minutes} Minuten.",
  es: "Cuánto dura una reserva: {minutes} minutos.",
};
const did: Wording = {
  en: "{name}: {minutes} minutes; free times are worked out from that",
  de: "{name}: {minutes} Minuten; danach richten sich die freien Zeiten",
  es: "{name}: {minutes} minutos; las horas libres se calculan con eso",
};
const everything: Wording = { en: "Whatever is booked", de: "Alles, was gebucht wird", es: "Todo lo que se reserva" };
const didStep: Wording = {
  en: "Times to choose begin every {minutes} minutes",
  de: "Wählbare Zeiten beginnen alle {minutes} Minuten",
  es: "Las horas para elegir empiezan cada {minutes} minutos",
};
const already: Wording = {
  en: "Bookings take {minutes} minutes already. I changed nothing.",
  de: "Buchungen dauern schon {minutes} Minuten. Ich habe nichts geändert.",
  es: "Las reservas ya duran {minutes} minutos. No he cambiado nada.",
};

export const slotLength = operation<{ minutes: number; text: string }>({
  id: "slot-length",
  words: "",
  match({ text, language }) {
    const found = length.exec(text);
    if (
      !found ||
      has(
        text,
        "ahead|in advance|before|voraus|vorher|vor|antes|antelación|late|verspät\\p{L}*|between|zwischen|entre|pause|break|buffer|descanso|cancel\\p{L}*|stornier\\p{L}*|absag\\p{L}*",
      )
    )
      return null;
    if (!has(text, takes)) return null;
    const minutes = (numbers[found[1]!.toLowerCase()] ?? Number(found[1])) * (found[3] ? 60 : 1);
    if (minutes < 5 || minutes > 480) return null;
    return { confidence: 0.5, values: { minutes, text }, understood: worded(understood, language, { minutes }) };
  },
  reads: () => [siteFile, daysFile],
  change(project, { minutes, text }, { language }) {
    const { plan } = project;
    const source = project.text(daysFile) === null ? null : project.open(siteFile);
    const services = source
      ? findAll(source.program, "ObjectExpression")
          .map(({ node }) => ({
            name: stringAt(node, "name"),
            value: unwrapped(propertyOf(node, "minutes")?.value as never),
          }))
          .filter(({ name, value }) => name !== null && value?.type === "Literal")
      : [];
    if (!source || services.length === 0) return { say: "" };
    const words = ` ${stems(text)} `;
    const named = services.filter(({ name }) => words.includes(` ${stems(name!)} `));
    if (named.length === 0 && !has(text, booked)) return { say: "" };
    const meant = named.length > 0 ? named : services;
    const wrong = meant.filter(({ value }) => value!.type === "Literal" && value!.value !== minutes);
    for (const { value } of wrong) setLiteral(source, value!, minutes);
    if (wrong.length > 0) project.save(siteFile, source);
    const name = named.length > 0 ? named.map((one) => one.name).join(", ") : everything[language];
    const claims: Claim[] =
      wrong.length === 0 ? [] : [contains(worded(did, language, { name, minutes }), siteFile, `minutes: ${minutes}`)];
    const days = project.text(daysFile)!;
    // One length for all of them is also the rhythm of the day.
    if (named.length === 0 && step.test(days) && !days.includes(`at += ${minutes})`)) {
      project.write(
        daysFile,
        days
          .replace(step, `at += ${minutes}) if`)
          .replace("/** Starting times, every half hour,", `/** Starting times, every ${minutes} minutes,`),
      );
      claims.push(contains(worded(didStep, language, { minutes }), daysFile, `at += ${minutes})`));
    }
    if (claims.length === 0) return { say: worded(already, language, { minutes }) };
    const pages = plan.forms.filter(({ kind }) => kind === "booking").map(({ page }) => page);
    return { plan, claims, routes: ["/", ...pages] };
  },
});
