import { stringLiteral } from "../../emit/literal.ts";
import { constValue, setLiteral, valueAt } from "../../edit/objects.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { quotedTexts, titled } from "../requests.ts";

const siteFile = "src/content/site.ts";

const understood: Wording = { en: "The slogan: {to}.", de: "Der Slogan: {to}.", es: "El eslogan: {to}." };
const did: Wording = {
  en: "Slogan at the foot of every page: {to}",
  de: "Slogan am Fuß jeder Seite: {to}",
  es: "Eslogan al pie de cada página: {to}",
};
const none: Wording = {
  en: "This app shows no slogan, so I changed nothing.",
  de: "Diese App zeigt keinen Slogan, deshalb habe ich nichts geändert.",
  es: "Esta aplicación no muestra ningún eslogan, así que no he cambiado nada.",
};
const already: Wording = {
  en: "That is the slogan already, so I changed nothing.",
  de: "So lautet der Slogan schon, deshalb habe ich nichts geändert.",
  es: "Ese ya es el eslogan, así que no he cambiado nada.",
};

const pattern =
  /(?<![\p{L}])(?:slogan|motto|e?slógan|eslogan|lema)\s+(?:(?:should\s+be|to|is|into|be|soll|zu|auf|in|ist|lautet|debe\s+ser|a|por|es|sea)\s+|:\s*)(.+)$/iu;

/** The line under the name, in every place that reads it from the site's facts. */
export const slogan = operation<{ to: string; text: string }>({
  id: "slogan",
  words: "slogan motto tagline change slogan ändern eslogan lema cambiar",
  match({ text, language }) {
    const written = pattern.exec(text)?.[1];
    const to = written && titled(quotedTexts(written)[0] ?? written.replace(/\s+(?:lauten|heißen|ändern)[.!]?$/iu, ""));
    if (!to || to.length > 120) return null;
    return { confidence: 0.93, values: { to, text }, understood: worded(understood, language, { to }) };
  },
  reads: (plan) => [...sourcePaths(plan), siteFile],
  change(project, { to }, { language }) {
    const source = project.open(siteFile);
    const place = source ? valueAt(constValue(source, "site"), "tagline") : null;
    const shown = project.paths.some(
      (path) => path.includes("/layout/") && project.text(path)?.includes("site.tagline"),
    );
    if (!shown || !source || place?.type !== "Literal") return { say: none[language] };
    if (place.value === to) return { say: already[language] };
    setLiteral(source, place, to);
    project.save(siteFile, source);
    const claim = {
      text: worded(did, language, { to }),
      path: siteFile,
      holds: (content: string | null) => content?.includes(`tagline: ${stringLiteral(to)}`) === true,
    };
    return { plan: project.plan, claims: [claim], routes: ["/"] };
  },
});
