import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const understood: Wording = {
  en: "Weeks begin on {day}.",
  de: "Wochen beginnen am {day}.",
  es: "Las semanas empiezan el {day}.",
};
const did: Wording = {
  en: "Weeks in calendars begin on {day}",
  de: "Wochen in Kalendern beginnen am {day}",
  es: "Las semanas de los calendarios empiezan el {day}",
};
const already: Wording = {
  en: "Weeks begin on {day} already. I changed nothing.",
  de: "Wochen beginnen schon am {day}. Ich habe nichts geändert.",
  es: "Las semanas ya empiezan el {day}. No he cambiado nada.",
};
const noWeeks: Wording = {
  en: "This app has no calendar of weeks. It can have one where entries have a day: “Show the entries in a calendar”. I changed nothing.",
  de: "Diese App hat keinen Kalender mit Wochen. Wo Einträge ein Datum haben, geht: „Einträge im Kalender zeigen“. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene un calendario por semanas. Donde las entradas tienen fecha se puede: «Muestra las entradas en un calendario». No he cambiado nada.",
};

/** As `Date.getDay` counts them. */
const days: readonly (readonly [words: string, names: Wording])[] = [
  ["sundays?|sonntags?|domingos?", { en: "Sunday", de: "Sonntag", es: "domingo" }],
  ["mondays?|montags?|lunes", { en: "Monday", de: "Montag", es: "lunes" }],
  ["tuesdays?|dienstags?|martes", { en: "Tuesday", de: "Dienstag", es: "martes" }],
  ["wednesdays?|mittwochs?|miércoles", { en: "Wednesday", de: "Mittwoch", es: "miércoles" }],
  ["thursdays?|donnerstags?|jueves", { en: "Thursday", de: "Donnerstag", es: "jueves" }],
  ["fridays?|freitags?|viernes", { en: "Friday", de: "Freitag", es: "viernes" }],
  ["saturdays?|samstags?|sábados?", { en: "Saturday", de: "Samstag", es: "sábado" }],
];

const shift =
  /(\/\*\* Whole weeks around the month, each from )\w+(\. \*\/[\s\S]{0,160}?\(first\.getDay\(\) \+ )(\d)(\) % 7)/;
const periodShift = /(\(new Date\(\)\.getDay\(\) \+ )(\d)(\) % 7)/;

/** "Start the week on Sunday". */
export const weekStart = operation<{ day: number }>({
  id: "week-start",
  words:
    "week start begin sunday monday calendar first day woche beginn sonntag montag kalender semana domingo lunes calendario",
  match({ text, language }) {
    if (!has(text, "weeks?|calendar|first day|wochen?|kalender|wochenbeginn|semanas?|calendario|primer día"))
      return null;
    if (
      !has(
        text,
        "starts?|begins?|beginn\\w*|start\\w*|anfangen|anfängt|fängt|from|first|ab|empie\\w*|comien\\w*|inicia\\w*|primer",
      )
    )
      return null;
    if (/\d/.test(text)) return null;
    const day = days.findIndex(([words]) => has(text, words));
    if (day < 0) return null;
    return {
      confidence: 0.92,
      values: { day },
      understood: worded(understood, language, { day: days[day]![1][language] }),
    };
  },
  reads: sourcePaths,
  change(project, { day }, { language }) {
    const name = days[day]![1];
    const value = String((7 - day) % 7);
    const calendars = project.paths.filter((path) => shift.test(project.text(path) ?? ""));
    if (calendars.length === 0) return { say: noWeeks[language] };
    const open = calendars.filter((path) => shift.exec(project.text(path)!)![3] !== value);
    if (open.length === 0) return { say: worded(already, language, { day: name[language] }) };
    for (const path of open)
      project.write(
        path,
        project
          .text(path)!
          .replace(shift, (_, lead: string, mid: string, __, end: string) => `${lead}${name.en}${mid}${value}${end}`),
      );
    const spans = "src/lib/periods.ts";
    const text = project.text(spans);
    if (text)
      project.write(
        spans,
        text.replace(periodShift, (_, lead: string, __, end: string) => `${lead}${value}${end}`),
      );
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(did, language, { day: name[language] }),
          path: open[0]!,
          holds: (content) => content?.includes(`first.getDay() + ${value}) % 7`) === true,
        },
      ],
      routes: project.plan.pages
        .filter((page) => open.includes(`src/pages/${page.component}.tsx`))
        .map((page) => page.path),
    };
  },
  chip: (plan, language) =>
    plan.pages.some((page) => /^(?:Entry)?Calendar$/.test(page.component))
      ? plan.language === "en"
        ? { en: "Start the week on Monday", de: "Woche soll am Montag anfangen", es: "La semana empieza el lunes" }[
            language
          ]
        : { en: "Start the week on Sunday", de: "Woche soll am Sonntag anfangen", es: "La semana empieza el domingo" }[
            language
          ]
      : null,
});
