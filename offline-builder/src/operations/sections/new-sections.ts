import type { Expression } from "oxc-parser";
import { NOT_SENT } from "../../backend/answers/form-source.ts";
import { stringAt, valueAt } from "../../edit/objects.ts";
import { jsxText, literal, stringLiteral } from "../../emit/literal.ts";
import { translate } from "../../language/translate.ts";
import type { Language } from "../../plan/plan.ts";
import type { Wording } from "../operation.ts";

/** What a new section may draw on: the facts of the site, and drawings that are in the project. */
export interface SectionFacts {
  site: Expression | null;
  language: Language;
  drawing: "ItemArt" | "WorkArt" | null;
}

const titles = {
  faq: { en: "Questions and answers", de: "Fragen und Antworten", es: "Preguntas y respuestas" },
  gallery: { en: "Gallery", de: "Galerie", es: "Galería" },
  newsletter: { en: "News by email", de: "Neues per E-Mail", es: "Novedades por correo" },
  contact: { en: "Contact", de: "Kontakt", es: "Contacto" },
  hours: { en: "Opening hours", de: "Öffnungszeiten", es: "Horario" },
  directions: { en: "How to find us", de: "So finden Sie uns", es: "Cómo llegar" },
  team: { en: "Team", de: "Team", es: "Equipo" },
} satisfies Record<string, Wording>;

const questions = {
  hours: { en: "When are you open?", de: "Wann ist geöffnet?", es: "¿Cuándo abrís?" },
  place: { en: "Where do I find you?", de: "Wo finde ich Sie?", es: "¿Dónde estáis?" },
  reach: { en: "How do I reach you?", de: "Wie erreiche ich Sie?", es: "¿Cómo os contacto?" },
} satisfies Record<string, Wording>;

const signUp = {
  wrong: {
    en: "Please enter a valid email address.",
    de: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    es: "Escribe una dirección de correo válida.",
  },
  saved: {
    en: "Saved on this device only. This site cannot send messages yet.",
    de: "Nur auf diesem Gerät gespeichert. Diese Website kann noch nichts senden.",
    es: "Guardado solo en este dispositivo. Este sitio aún no puede enviar mensajes.",
  },
  address: { en: "Email", de: "E-Mail", es: "Correo" },
  subscribe: { en: "Subscribe", de: "Anmelden", es: "Suscribirse" },
} satisfies Record<string, Wording>;

/** Questions that the stated facts answer. Null when there is not one such fact. */
export function faqSection({ site, language }: SectionFacts): string | null {
  const answers: { question: string; answer: string }[] = [];
  const [street, city] = [stringAt(site, "address.street"), stringAt(site, "address.city")];
  const [phone, email] = [stringAt(site, "phone"), stringAt(site, "email")];
  if (valueAt(site, "hours.monday"))
    answers.push({
      question: stringLiteral(questions.hours[language]),
      answer: "hours()",
    });
  if (street && city)
    answers.push({
      question: stringLiteral(questions.place[language]),
      answer: "`${site.address.street}, ${site.address.city}`",
    });
  const reach = [...(phone ? ["site.phone"] : []), ...(email ? ["site.email"] : [])];
  if (reach.length > 0)
    answers.push({
      question: stringLiteral(questions.reach[language]),
      answer: reach.length === 2 ? "`${site.phone}, ${site.email}`" : reach[0]!,
    });
  if (answers.length === 0) return null;
  const usesHours = answers[0]!.answer === "hours()";
  const rows = answers.map(({ question, answer }) => `  { question: ${question}, answer: ${answer} },`).join("\n");
  return `import { site } from "@/content/site";
${usesHours ? `import { week } from "@/lib/hours";\n` : ""}
const entries = [
${rows}
];

export function Faq() {
  return (
    <section id="faq" className="section border-t">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-title">${titles.faq[language]}</h2>
        <div className="divide-y border-y">
          {entries.map((entry) => (
            <details key={entry.question} className="py-1">
              <summary className="min-h-11 cursor-pointer py-3 font-medium">{entry.question}</summary>
              <p className="max-w-2xl pb-5 text-muted-foreground">{entry.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
${usesHours ? `\nfunction hours(): string {\n  return week()\n    .map((row) => \`\${row.day}: \${row.text}\`)\n    .join(", ");\n}\n` : ""}`;
}

/** The drawings that are in the project, until a person puts pictures in their place. */
export function gallerySection({ drawing, language }: SectionFacts): string | null {
  if (!drawing) return null;
  const label = drawing === "WorkArt" ? ` label={\`${titles.gallery[language]} \${index + 1}\`}` : "";
  return `import { ${drawing} } from "@/components/art/${drawing}";

const pictures = [0, 1, 2, 3, 4, 5];

export function Gallery() {
  return (
    <section id="gallery" className="section border-t">
      <div className="wrap">
        <h2 className="text-title">${titles.gallery[language]}</h2>
        <ul className="mt-10 grid grid-cols-2 gap-4 lg:grid-cols-3">
          {pictures.map((index) => (
            <li key={index}>
              <${drawing} index={index}${label} className="aspect-4/3 w-full rounded-card" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
`;
}

/** A sign-up that says where the address goes. The collection file is written beside it. */
export function newsletterSection({ language }: SectionFacts): { section: string; data: string } {
  const wrong = signUp.wrong[language];
  const saved = signUp.saved[language];
  const section = `import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { subscribers } from "@/data/subscribers";

export function Newsletter() {
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"writing" | "invalid" | "saved">("writing");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!/^\\S+@\\S+\\.\\S+$/.test(email)) return setState("invalid");
    subscribers.add({ email });
    setEmail("");
    setState("saved");
  }

  return (
    <section id="newsletter" className="section bg-muted">
      <div className="wrap grid gap-8 lg:grid-cols-2">
        <h2 className="text-title">${titles.newsletter[language]}</h2>
        <form onSubmit={submit} noValidate>
          <p className="mb-3 text-sm text-muted-foreground">${jsxText(translate(NOT_SENT, language))}</p>
          <div className="flex flex-wrap items-end gap-3">
            <Field
              label="${signUp.address[language]}"
              error={state === "invalid" ? ${stringLiteral(wrong)} : undefined}
              className="min-w-60 flex-1"
            >
              {(control) => (
                <Input {...control} type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
              )}
            </Field>
            <Button type="submit">${signUp.subscribe[language]}</Button>
          </div>
          <p role="status" className="mt-3 font-medium">
            {state === "saved" && ${stringLiteral(saved)}}
          </p>
        </form>
      </div>
    </section>
  );
}
`;
  const data = `import { createCollection } from "@/lib/collection";

export interface Subscriber {
  id: string;
  email: string;
}

export const subscribers = createCollection<Subscriber>("subscribers", []);
`;
  return { section, data };
}

/** Address, phone and email as text: no map is drawn that is not one. */
export function contactSection({ site, language }: SectionFacts): string | null {
  const lines: string[] = [];
  if (stringAt(site, "address.street"))
    lines.push(
      `        <address className="text-lead mt-6 not-italic">\n          {site.address.street}, {site.address.city}\n        </address>`,
    );
  if (stringAt(site, "phone"))
    lines.push(
      `        <p className="mt-4">\n          <a href={\`tel:\${site.phone.replace(/[^+\\d]/g, "")}\`} className="font-medium underline underline-offset-4">\n            {site.phone}\n          </a>\n        </p>`,
    );
  if (stringAt(site, "email"))
    lines.push(
      `        <p className="mt-1">\n          <a href={\`mailto:\${site.email}\`} className="font-medium underline underline-offset-4">\n            {site.email}\n          </a>\n        </p>`,
    );
  if (lines.length === 0) return null;
  return `import { site } from "@/content/site";

export function ContactDetails() {
  return (
    <section id="contact-details" className="section border-t">
      <div className="wrap">
        <h2 className="text-title">${titles.contact[language]}</h2>
${lines.join("\n")}
      </div>
    </section>
  );
}
`;
}

/** The address as text and a button that opens it on a map. Nothing that looks like a map is drawn: it would be a made-up one. */
export function directionsSection({ site, language }: SectionFacts): string | null {
  if (!stringAt(site, "address.street") || !stringAt(site, "address.city")) return null;
  const phone = stringAt(site, "phone")
    ? `          <p className="mt-4">
            <a href={\`tel:\${site.phone.replace(/[^+\\d]/g, "")}\`} className="font-medium underline underline-offset-4">
              {site.phone}
            </a>
          </p>\n`
    : "";
  return `import { buttonClass } from "@/components/ui/button";
import { site } from "@/content/site";

const address = \`\${site.address.street}, \${site.address.city}\`;

export function Directions() {
  return (
    <section id="directions" className="section border-t">
      <div className="wrap flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 className="text-title">${titles.directions[language]}</h2>
          <address className="text-lead mt-6 not-italic">
            {site.address.street}
            <br />
            {site.address.city}
          </address>
${phone}        </div>
        <a
          href={\`https://www.openstreetmap.org/search?query=\${encodeURIComponent(address)}\`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("outline", "lg")}
        >
          ${translate("Open the address in a map", language)}
        </a>
      </div>
    </section>
  );
}
`;
}

/** People a person named in the request: "team: Ana Ruiz (chef), Ben Okoye (waiter)". */
export function teamSection({ language }: SectionFacts, people: { name: string; role: string }[]): string | null {
  if (people.length === 0) return null;
  return `const people = ${literal(people)};

export function Team() {
  return (
    <section id="team" className="section border-t">
      <div className="wrap">
        <h2 className="text-title">${jsxText(titles.team[language])}</h2>
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {people.map((person) => (
            <li key={person.name} className="border-t pt-4">
              <h3 className="text-heading">{person.name}</h3>
              <p className="text-muted-foreground">{person.role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
`;
}
