/** "Let readers comment", "add a comment section": below each post, kept where all that visitors enter is kept. */
import { mergePlan, pathsThatDiffer } from "../../edit/re-emit.ts";
import type { DraftPlan, Plan } from "../../plan/plan.ts";
import { contains, operation, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const pageFile = "src/pages/Post.tsx";
const comments =
  "comments?|commenting|comment section|discussion|replies|kommentar\\p{L}*|kommentier\\p{L}*|comentarios?|comentar";
const wants =
  "add|let|allow|enable|want|need|include|with|can|readers?|visitors?|füge|lass\\p{L}*|erlaube|möchte|können|soll\\p{L}*|añade|agrega|permite|deja|quiero|puedan";

const did: Wording = {
  en: "Below each post readers can leave a comment with their name, and see those before it",
  de: "Unter jedem Beitrag kann man mit Namen kommentieren und sieht die Kommentare davor",
  es: "Debajo de cada entrada se puede comentar con nombre y se ven los comentarios anteriores",
};
const device: Wording = {
  en: "Comments stay on their writer's device until the project has a database; nobody else sees them",
  de: "Kommentare bleiben auf dem Gerät, auf dem sie geschrieben werden, bis das Projekt eine Datenbank hat; andere sehen sie nicht",
  es: "Los comentarios quedan en el dispositivo de quien los escribe hasta que el proyecto tenga base de datos; los demás no los ven",
};
const already: Wording = {
  en: "Each post has comments already. I changed nothing.",
  de: "Jeder Beitrag hat schon Kommentare. Ich habe nichts geändert.",
  es: "Cada entrada ya tiene comentarios. No he cambiado nada.",
};

const withComments = (plan: Plan): DraftPlan => ({ ...plan, features: [...new Set([...plan.features, "comments"])] });

export const postComments = operation<null>({
  id: "post-comments",
  words: "",
  match: ({ text }) =>
    has(text, comments) &&
    has(text, wants) &&
    !has(text, "remove|without|fields?|columns?|hide|entfern\\p{L}*|ohne|quita|sin|feld|campo")
      ? { confidence: 0.5, values: null, understood: "" }
      : null,
  reads: (plan) => (hasPosts(plan) ? [pageFile, ...pathsThatDiffer(plan, withComments(plan))] : []),
  change(project, _, { language }) {
    const { plan } = project;
    if (!hasPosts(plan) || project.text(pageFile) === null) return { say: "" };
    if (project.text(pageFile)!.includes("<Comments ")) return { say: already[language] };
    const after = withComments(plan);
    mergePlan(project, after);
    return {
      plan: after,
      claims: [contains(did[language], pageFile, "<Comments ")],
      notDone: [device[language]],
      routes: ["/"],
    };
  },
});

const hasPosts = ({ archetype }: Plan): boolean => archetype === "blog" || archetype === "news";
