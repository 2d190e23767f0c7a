/** "It looks empty": a feeling with many remedies, of which the person picks one. */
import type { Language, Plan } from "../../plan/plan.ts";
import { operation, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const feels =
  /(?<!\p{L})(?:(?:looks?|feels?|seems?|is|still)\s+(?:(?:a bit|a little|so|too|very|quite|rather|pretty|kind of|still|really|just)\s+)*(?:empty|bare|unfinished|boring|dull|plain|lifeless|bland)|(?:sieht|wirkt|ist)\s+(?:(?:so|noch|etwas|sehr|ein bisschen|zu|ziemlich|alles|irgendwie)\s+)*(?:leer|langweilig|kahl|unfertig|fad|trist)|(?:se ve|parece|está|queda|es)\s+(?:(?:muy|un poco|algo|demasiado|tan)\s+)*(?:vací[oa]|aburrid[oa]|sos[oa]|pobre|simple))(?!\p{L})/iu;

const understood: Wording = { en: "More to see.", de: "Mehr zu sehen.", es: "Más que ver." };
const ask: Wording = {
  en: "What shall come in? I changed nothing yet.",
  de: "Was soll dazukommen? Noch habe ich nichts geändert.",
  es: "¿Qué añado? Todavía no he cambiado nada.",
};

const forSites: Record<Language, string[]> = {
  en: ["Add a gallery", "Add questions and answers", "Show me another look"],
  de: ["Füge eine Galerie hinzu", "Füge Fragen und Antworten hinzu", "Zeig mir einen anderen Look"],
  es: ["Añade una galería", "Añade preguntas y respuestas", "Muéstrame otro aspecto"],
};
const forLists: Record<Language, (plural: string) => string[]> = {
  en: (plural) => ["Add a chart", `Show ${plural} as cards`, "Show me another look"],
  de: (plural) => ["Füge ein Diagramm hinzu", `Zeige ${plural} als Karten`, "Zeig mir einen anderen Look"],
  es: (plural) => ["Añade un gráfico", `Muestra ${plural} en tarjetas`, "Muéstrame otro aspecto"],
};

function remedies({ entities, archetype }: Plan, language: Language): string[] {
  const [first] = entities;
  return first && ["tracker", "platform", "crm"].includes(archetype)
    ? forLists[language](first.plural)
    : forSites[language];
}

export const looksEmpty = operation<null>({
  id: "looks-empty",
  words: "empty boring plain bare leer langweilig vacío aburrido",
  match({ text, language }) {
    if (!feels.test(text) || has(text, "if|when|cart|basket|field|wenn|warenkorb|feld|si|cuando|carrito|campo"))
      return null;
    return { confidence: 0.86, values: null, understood: understood[language] };
  },
  reads: () => [],
  change: ({ plan }, _, { language }) => ({ say: ask[language], options: remedies(plan, language) }),
});
