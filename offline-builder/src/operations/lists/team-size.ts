import { formationName, statedSide } from "../../archetypes/matchday/formation.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut } from "../records/records.ts";

const understood: Wording = {
  en: "A team of {side}.",
  de: "Eine Mannschaft mit {side}.",
  es: "Un equipo de {side}.",
};
const did: Wording = {
  en: "The line-up has {side} spots, {formation}",
  de: "Die Aufstellung hat {side} Plätze, {formation}",
  es: "La alineación tiene {side} puestos, {formation}",
};
const notHere: Wording = {
  en: "There is no line-up here, or it has that many spots already. I changed nothing.",
  de: "Hier gibt es keine Aufstellung, oder sie hat schon so viele Plätze. Ich habe nichts geändert.",
  es: "Aquí no hay alineación, o ya tiene esos puestos. No he cambiado nada.",
};

/** "7-a-side": how many play, where matches have a line-up. */
export const teamSize = operation<{ side: number }>({
  id: "team-size",
  words: "players team side line-up formation spieler mannschaft aufstellung jugadores equipo fútbol alineación",
  match({ text, language }) {
    const side = statedSide(text);
    return side === null
      ? null
      : { confidence: 0.9, values: { side }, understood: worded(understood, language, { side }) };
  },
  reads: sourcePaths,
  change(project, { side }, { language }) {
    const { plan } = project;
    const after = { ...plan, options: { ...plan.options, side } };
    const same = plan.archetype !== "matchday" || plan.options["side"] === side;
    const values = { side, formation: formationName(side) };
    const done = same
      ? null
      : carryOut(project, after, {
          language,
          text: worded(did, language, values),
          path: /^src\/content\/formation\.ts$/,
          holds: (content) => content.split("role:").length - 1 === side,
        });
    return done ?? { say: notHere[language] };
  },
});
