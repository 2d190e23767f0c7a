/** A form to take part, in place of one that answers an invitation: runs, camps, stands at a market. */
import { localized, type Localized } from "../../lexicon/entities/entity.ts";
import { isEnrolment } from "../../parse/wishes/enrolment.ts";
import type { Domain } from "../../lexicon/domain.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";

export type SignUp = "people" | "stands";

const signing =
  /(?<![\p{L}])(?:sign[- ]?up (?:for|to) (?:the|our|an?)|registration for|anmeldung (?:zum|zur|für)|inscripci[oó]n (?:a|al|en|para))(?![\p{L}])/iu;
const elsewhere =
  /(?<![\p{L}])(?:newsletter|mailing list|waiting list|warteliste|lista de espera|log ?in|accounts?)(?![\p{L}])/iu;
const standing =
  /(?<![\p{L}])(?:stands?|stalls?|pitch(?:es)?|tables|booths?|st[aä]nde?|standanmeldung|standplätze?|tische|puestos?|casetas?)(?![\p{L}])/iu;
const invited: ReadonlySet<string> = new Set(["wedding", "celebration"]);

/** Null where guests are invited, or nobody is asked to put their name down. */
export function signUpOf(text: string, { id, pages }: Domain): SignUp | null {
  if (invited.has(id)) return null;
  const asked = (isEnrolment(text) || signing.test(text)) && !elsewhere.test(text);
  if (!asked && !pages?.includes("rsvp")) return null;
  return asked && (standing.test(text) || id === "flea-market") ? "stands" : "people";
}

interface Words {
  title: Localized;
  path: Localized;
  lead: Localized;
  question: Localized;
  yes: Localized;
  no: Localized;
  howMany: Localized;
  note: Localized;
  claim: Localized;
}

const words: Record<SignUp, Words> = {
  people: {
    title: ["Sign up", "Anmelden", "Inscribirse"],
    path: ["/sign-up", "/anmelden", "/inscribirse"],
    lead: [
      "One form for you and those who come with you.",
      "Ein Formular für Sie und alle, die mitkommen.",
      "Un formulario para ti y quienes vengan contigo.",
    ],
    question: ["Will you take part?", "Machen Sie mit?", "¿Participas?"],
    yes: ["Yes, count me in", "Ja, ich bin dabei", "Sí, cuenta conmigo"],
    no: ["Not this time", "Diesmal nicht", "Esta vez no"],
    howMany: ["How many places?", "Wie viele Plätze?", "¿Cuántas plazas?"],
    note: ["What we should know", "Was wir wissen sollten", "Qué debemos saber"],
    claim: [
      "A form to sign up, with the number of places",
      "Formular zum Anmelden mit der Zahl der Plätze",
      "Formulario de inscripción con el número de plazas",
    ],
  },
  stands: {
    title: ["Book a stand", "Stand anmelden", "Reservar puesto"],
    path: ["/stands", "/stand-anmelden", "/puestos"],
    lead: [
      "Say how many you need and what you bring to sell.",
      "Sagen Sie, wie viele Sie brauchen und was Sie verkaufen.",
      "Di cuántos necesitas y qué traes para vender.",
    ],
    question: ["Do you want a stand?", "Möchten Sie einen Stand?", "¿Quieres un puesto?"],
    yes: ["Yes, please", "Ja, gern", "Sí, por favor"],
    no: ["No, I only help", "Nein, ich helfe nur mit", "No, solo ayudo"],
    howMany: ["How many stands?", "Wie viele Stände?", "¿Cuántos puestos?"],
    note: ["What will you sell?", "Was verkaufen Sie?", "¿Qué vas a vender?"],
    claim: [
      "A form to book a stand, with their number and what is sold",
      "Formular für Stände mit ihrer Zahl und dem, was verkauft wird",
      "Formulario para reservar puestos, con su número y lo que se vende",
    ],
  },
};

export type SignUpWord = keyof Words;

/** Undefined where the form answers an invitation. */
export function signUpWord(kind: SignUp | null, word: SignUpWord, language: Language): string | undefined {
  return kind ? localized(words[kind][word], language) : undefined;
}

export function signUpPage(kind: SignUp, language: Language): PlannedPage {
  const { title, path } = words[kind];
  return {
    path: localized(path, language),
    title: localized(title, language),
    component: "Rsvp",
    nav: true,
    sections: ["rsvp"],
  };
}

/** What the plan says of its form; plans of invitations say nothing. */
export function plannedSignUp({ options }: Pick<DraftPlan, "options">): SignUp | null {
  return options["signUp"] === "people" || options["signUp"] === "stands" ? options["signUp"] : null;
}
