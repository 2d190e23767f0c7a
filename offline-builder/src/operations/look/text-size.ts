import { readRootRule, setRootRule } from "../../edit/css.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { directionIn } from "../sizes/direction.ts";
import { has } from "../requests.ts";
import { stylesheet } from "./stylesheet.ts";

type Values = { direction: 1 | -1; onPhones: boolean };

const phones =
  "on (?:(?:a|my|the) )?(?:mobiles?|phones?|smart ?phones?|small screens?|cell ?phones?|iphone|android)|for (?:mobiles?|phones?)|mobile (?:view|version)|mobil|auf (?:dem |meinem )?(?:handys?|smartphones?|telefon(?:en)?)|en (?:el |los )?(?:móvil(?:es)?|teléfonos?|celular(?:es)?)";
const atPhones: Wording = { en: "on phones", de: "auf Telefonen", es: "en el teléfono" };
const didPhones: Wording = {
  en: "On phones text and spacing are at {size} of the usual size; wider screens stay as they are",
  de: "Auf Telefonen Text und Abstände in {size} der üblichen Größe; breitere Bildschirme bleiben gleich",
  es: "En el teléfono, texto y espacios al {size} del tamaño habitual; las pantallas anchas siguen igual",
};

const steps = ["87.5%", "93.75%", "100%", "106.25%", "112.5%", "118.75%", "125%"];
const bigger = "bigger|larger|enlarge|increase|größer\\w*|vergrößer\\w*|más grandes?|aumenta";
const smaller = "smaller|reduce|decrease|tiny|kleiner\\w*|verkleiner\\w*|más pequeñ[oa]s?|reduce";
const textWords =
  "text|texts|font size|fonts?|letters?|type|writing|everything|words|schrift\\w*|texte?|buchstaben|alles|letra|texto|tamaño|todo";

const understood: Wording = {
  en: "The text size: {direction}.",
  de: "Die Schriftgröße: {direction}.",
  es: "El tamaño del texto: {direction}.",
};
const said: Record<string, Wording> = {
  "1": { en: "larger", de: "größer", es: "más grande" },
  "-1": { en: "smaller", de: "kleiner", es: "más pequeño" },
};
const did: Wording = {
  en: "Text and spacing at {size} of the usual size",
  de: "Text und Abstände in {size} der üblichen Größe",
  es: "Texto y espacios al {size} del tamaño habitual",
};
const limit: Wording = {
  en: "The text is as {direction} as it can get and still fit a phone, so I changed nothing.",
  de: "Weiter geht es nicht, ohne dass Seiten auf dem Telefon überlaufen; ich habe nichts geändert.",
  es: "Ya está en el límite para que quepa en un teléfono, así que no he cambiado nada.",
};

/** The root size: everything is set in rem, so text and spacing keep their proportions. */
export const textSize = operation<Values>({
  id: "text-size",
  words: "text size bigger larger smaller font letters schrift größer kleiner texto letra grande",
  match({ text, language }) {
    if (!has(text, textWords) || has(text, "buttons?|knöpfe|botones|button|logo|image|bild")) return null;
    const direction = directionIn(text, { bigger, smaller });
    if (!direction) return null;
    const onPhones = has(text, phones);
    const name = said[String(direction)]![language];
    return {
      confidence: 0.8,
      values: { direction, onPhones },
      understood: worded(understood, language, { direction: onPhones ? `${name} ${atPhones[language]}` : name }),
    };
  },
  reads: () => [stylesheet],
  change(project, { direction, onPhones }, { language }) {
    const css = project.text(stylesheet) ?? "";
    if (onPhones) return resizeOnPhones(project, direction, language);
    const current = readRootRule(css, "font-size") ?? "100%";
    const next = steps[steps.indexOf(current) + direction * (current === "100%" ? 2 : 1)];
    if (!next) return { say: worded(limit, language, { direction: said[String(direction)]![language] }) };
    project.write(stylesheet, setRootRule(css, "font-size", next));
    return {
      plan: { ...project.plan, options: { ...project.plan.options, textSize: next } },
      claims: [
        {
          text: worded(did, language, { size: percent(next, language) }),
          path: stylesheet,
          holds: (content) => content !== null && readRootRule(content, "font-size") === next,
        },
      ],
    };
  },
  chip: (plan, language) =>
    plan.options["textSize"]
      ? null
      : { en: "Make the text bigger", de: "Mach die Schrift größer", es: "Haz el texto más grande" }[language],
});

const percent = (size: string, language: Language): string =>
  language === "en" ? size : size.replace(".", ",").replace("%", " %");

const phoneRule = /\n@media \(max-width: 40rem\) \{\n {2}:root \{\n {4}font-size: ([\d.]+%);\n {2}\}\n\}\n/;

function resizeOnPhones(project: ProjectEdit, direction: 1 | -1, language: Language): Changed | Unchanged {
  const css = project.text(stylesheet) ?? "";
  const current = phoneRule.exec(css)?.[1] ?? "100%";
  // A step less than on wide screens: 125 % of a phone is a word a line.
  const next = steps.slice(0, -1)[steps.indexOf(current) + direction * (current === "100%" ? 2 : 1)];
  if (!next) return { say: worded(limit, language, { direction: said[String(direction)]![language] }) };
  const rule = `\n@media (max-width: 40rem) {\n  :root {\n    font-size: ${next};\n  }\n}\n`;
  project.write(stylesheet, phoneRule.test(css) ? css.replace(phoneRule, rule) : `${css.trimEnd()}\n${rule}`);
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(didPhones, language, { size: percent(next, language) }),
        path: stylesheet,
        holds: (content) => content?.includes(rule) === true,
      },
    ],
  };
}
