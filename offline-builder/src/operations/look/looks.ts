import { mix } from "../../emit/random.ts";
import type { Plan, ThemePlan } from "../../plan/plan.ts";
import { hexToOklch } from "../../theme/color.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { applyTheme, declares, stylesheet, themePaths, withTheme } from "./stylesheet.ts";

interface Look {
  name: Wording;
  moods: readonly Mood[];
  theme: Omit<ThemePlan, "exact">;
}

/** What a look says about whoever shows it. */
type Mood = "serious" | "playful" | "elegant" | "calm";

/** Complete looks to choose from. Colours a person asked for exactly are kept in each. */
const looks: Look[] = [
  {
    name: { en: "Ink and coral", de: "Tinte und Koralle", es: "Tinta y coral" },
    moods: ["playful"],
    theme: {
      mode: "light",
      background: "#fdf6f3",
      primary: "#e2503c",
      accent: "#1f2a44",
      fonts: "sturdy",
      corners: "soft",
      density: "airy",
      header: "bar",
    },
  },
  {
    name: { en: "Midnight and lime", de: "Mitternacht und Limette", es: "Medianoche y lima" },
    moods: ["playful"],
    theme: {
      mode: "dark",
      background: "#10131c",
      primary: "#c8f04e",
      accent: "#8fb8ff",
      fonts: "geometric",
      corners: "sharp",
      density: "regular",
      header: "bar",
    },
  },
  {
    name: { en: "Paper and cobalt", de: "Papier und Kobalt", es: "Papel y cobalto" },
    moods: ["serious", "calm"],
    theme: {
      mode: "light",
      background: "#fbfaf5",
      primary: "#1c3fbf",
      accent: "#b4461e",
      fonts: "editorial",
      corners: "sharp",
      density: "airy",
      header: "centred",
    },
  },
  {
    name: { en: "Forest and brass", de: "Wald und Messing", es: "Bosque y latón" },
    moods: ["elegant"],
    theme: {
      mode: "dark",
      background: "#12211a",
      primary: "#d9a441",
      accent: "#8fcf9f",
      fonts: "elegant",
      corners: "soft",
      density: "regular",
      header: "centred",
    },
  },
  {
    name: { en: "Sun and plum", de: "Sonne und Pflaume", es: "Sol y ciruela" },
    moods: ["playful"],
    theme: {
      mode: "light",
      background: "#fff8e3",
      primary: "#7a1f5c",
      accent: "#c45a00",
      fonts: "lively",
      corners: "round",
      density: "regular",
      header: "solid",
    },
  },
  {
    name: { en: "Ice and graphite", de: "Eis und Graphit", es: "Hielo y grafito" },
    moods: ["serious", "calm"],
    theme: {
      mode: "light",
      background: "#f3f7f9",
      primary: "#22303a",
      accent: "#0a7c8c",
      fonts: "plain",
      corners: "soft",
      density: "compact",
      header: "bar",
    },
  },
  {
    name: { en: "Slate and linen", de: "Schiefer und Leinen", es: "Pizarra y lino" },
    moods: ["serious", "elegant", "calm"],
    theme: {
      mode: "light",
      background: "#f7f6f2",
      primary: "#26323f",
      accent: "#7a4b1e",
      fonts: "literary",
      corners: "sharp",
      density: "regular",
      header: "bar",
    },
  },
];

const seem =
  "(?:look|feel|appear|seem|come across|be)(?:s|ing)? (?:a (?:bit|little) |much |way |far |rather |very )?(?:more |less )?";
const moodWords: Record<Mood, string> = {
  serious: `${seem}(?:serious|professional|business-?like|corporate|formal|trustworthy|sober|mature|grown[- ]?up)|more (?:serious|professional|formal|trustworthy|sober|corporate)|less (?:playful|childish|silly|colou?rful)|seriöser\\w*|ernster\\w*|ernsthafter\\w*|professioneller\\w*|sachlicher\\w*|geschäftsmäßiger\\w*|vertrauenswürdiger\\w*|weniger verspielt|más (?:seri[oa]|profesional|formal|sobri[oa])|menos (?:infantil|colorid[oa])`,
  playful: `${seem}(?:playful|fun|funny|friendly|cheerful|young(?:er)?|happy|happier|lively|livelier)|more (?:playful|fun|friendly|cheerful|lively)|less (?:serious|boring|formal)|verspielter\\w*|fröhlicher\\w*|freundlicher\\w*|lustiger\\w*|jünger\\w*|lebendiger\\w*|weniger (?:ernst|langweilig)|más (?:alegre|divertid[oa]|juvenil|viv[oa]|amable)|menos (?:seri[oa]|aburrid[oa])`,
  elegant: `${seem}(?:elegant|luxurious|high[- ]end|classy|premium|noble|refined|sophisticated)|more (?:elegant|luxurious|classy|premium|refined)|eleganter\\w*|edler\\w*|hochwertiger\\w*|luxuriöser\\w*|vornehmer\\w*|más (?:elegante|lujos[oa]|refinad[oa])`,
  calm: "minimal(?:ist(?:ic)?)?|more minimal\\p{L}*|clean(?:er)? (?:look|design|style)|(?:more|looks?) clean|cleaner|less cluttered|more modern|(?:look|feel)s? (?:more )?modern|fresher|schlichter\\p{L}*|minimalistisch\\p{L}*|moderner\\p{L}*|aufgeräumter\\p{L}*|más (?:minimalista|limpi[oa]|modern[oa]|sencill[oa])|minimalista|(?:look|feel|be|make \\p{L}+(?: \\p{L}+)?(?: a (?:bit|little))?) (?:calmer|quieter|more (?:calm|peaceful|relaxed|subtle))|calmer|more (?:calm|calming|peaceful|relaxed|subdued)|less (?:loud|busy|flashy|garish)|ruhiger\\w*|dezenter\\w*|weniger (?:bunt|grell|laut)|más (?:tranquil[oa]|calmad[oa]|relajad[oa]|discret[oa]|suave)",
};

function moodIn(text: string): Mood | null {
  return (Object.keys(moodWords) as Mood[]).find((mood) => has(text, moodWords[mood])) ?? null;
}

const vague =
  "make it pop|pop more|more pop|more colou?rful|bunter\\w*|farbenfroher\\w*|más colorid[oa]|(?:nicer|prettier|more beautiful|fancier|cooler|better looking|more modern|more exciting|jazz\\w*|spice\\w*)|look (?:better|nicer|modern|good|cool|professional)|(?:another|other|new|different|fresh) (?:look|design|style)|redesign|restyle|(?:schöner|hübscher|moderner|peppiger)\\w*|ander\\w* (?:look|design|stil|aussehen)|neues design|más (?:bonit[oa]|modern[oa]|llamativ[oa])|otr[oa] (?:aspecto|diseño|estilo)|nuevo diseño";

/** What is said of an app that nobody likes to look at. */
const dull =
  "(?:looks?|feels?|seems?|is|too|so|very|really|rather|bit|pretty|quite) (?:boring|dull|plain|bland|ugly|drab|lame|generic|old[- ]?fashioned|outdated|dated)|(?:don'?t|do not) (?:really )?like (?:the |this |its |how )?(?:look|looks|design|style|it looks)|more (?:punch|life|energy|character|personality|wow|oomph|style|flair)|langweilig|öde|altbacken|altmodisch|hässlich|fade?|(?:design|aussehen|look) gefällt mir nicht|(?:es|está|queda|parece|muy|un poco|demasiado) (?:aburrid[oa]|fe[oa]|sos[oa]|anticuad[oa])|no me gusta (?:el (?:diseño|aspecto|estilo)|cómo se ve)";

const question: Wording = {
  en: "Three looks, none applied yet. Which one?",
  de: "Drei Looks, noch keiner angewendet. Welcher?",
  es: "Tres aspectos, ninguno aplicado aún. ¿Cuál?",
};
const option: Wording = { en: "Use the look {name}", de: "Nimm den Look {name}", es: "Usa el aspecto {name}" };
const understoodVague: Wording = { en: "A stronger look.", de: "Ein stärkerer Look.", es: "Un aspecto más fuerte." };
const understood: Wording = { en: "The look {name}.", de: "Der Look {name}.", es: "El aspecto {name}." };
const did: Wording = {
  en: "The look {name}: colours, type, corners and spacing",
  de: "Der Look {name}: Farben, Schrift, Ecken und Abstände",
  es: "El aspecto {name}: colores, letra, esquinas y espacios",
};
const kept: Wording = {
  en: "Kept as you asked for it: {list}",
  de: "Behalten, weil so gewünscht: {list}",
  es: "Se mantiene como lo pediste: {list}",
};

/** "Make it pop" has no single meaning: three looks are offered and none is applied. */
export const offerLooks = operation<{ mood: Mood | null }>({
  id: "offer-looks",
  words:
    "boring dull ugly langweilig aburrido pop nicer prettier better serious professional playful elegant seriöser ernster seria look design style modern beautiful schöner look design bonito aspecto diseño",
  match({ text, language }) {
    const mood = moodIn(text);
    if ((!mood && !has(text, `${vague}|${dull}`)) || chosenLook(text)) return null;
    return { confidence: mood ? 0.78 : 0.7, values: { mood }, understood: understoodVague[language] };
  },
  reads: () => [],
  change: (project, { mood }, { language }) => ({
    say: question[language],
    options: looksFor(project.plan, mood).map((look) => worded(option, language, { name: look.name[language] })),
  }),
  chip: (_, language) =>
    ({ en: "Show me another look", de: "Zeig mir einen anderen Look", es: "Muéstrame otro aspecto" })[language],
});

/** A look that was picked. */
export const applyLook = operation<{ look: Look }>({
  id: "apply-look",
  words: "look style aspecto",
  match({ text, language }) {
    const look = chosenLook(text);
    if (!look) return null;
    return {
      confidence: 0.95,
      values: { look },
      understood: worded(understood, language, { name: look.name[language] }),
    };
  },
  reads: (plan, { look }) => themePaths(plan, withTheme(plan, themeOf(plan, look))),
  change(project, { look }, { language }) {
    const { plan } = project;
    const after = withTheme(plan, themeOf(plan, look));
    applyTheme(project, after);
    const keptColors = plan.theme.exact.map((role) => plan.theme[role]);
    return {
      plan: after,
      claims: [
        {
          text: worded(did, language, { name: look.name[language] }),
          path: stylesheet,
          holds: declares(":root", "--primary", after.theme.primary),
        },
      ],
      notDone: keptColors.length > 0 ? [worded(kept, language, { list: [...new Set(keptColors)].join(", ") })] : [],
    };
  },
});

function chosenLook(text: string): Look | null {
  return (
    looks.find((look) => Object.values(look.name).some((name) => text.toLowerCase().includes(name.toLowerCase()))) ??
    null
  );
}

/** Of the mood that was asked for before others. */
function looksFor(plan: Plan, mood: Mood | null): Look[] {
  const others = looks.filter((look) => look.theme.primary !== plan.theme.primary);
  const rank = (look: Look): number => mix(plan.seed, look.name.en);
  const fits = (look: Look): number => (mood !== null && look.moods.includes(mood) ? 1 : 0);
  return [...others].sort((one, other) => fits(other) - fits(one) || rank(one) - rank(other)).slice(0, 3);
}

function themeOf({ theme }: Plan, look: Look): ThemePlan {
  const next = { ...look.theme, exact: theme.exact };
  for (const role of theme.exact) next[role] = theme[role];
  return { ...next, mode: hexToOklch(next.background).l < 0.5 ? "dark" : "light" };
}
