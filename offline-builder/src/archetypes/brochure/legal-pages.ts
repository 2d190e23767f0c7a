/** Pages that a German business has to have: drawn up as headings with what is known, for the owner to fill in. */
import { fillBlueprint } from "../../emit/blueprint.ts";
import { stringLiteral } from "../../emit/literal.ts";
import type { Copy } from "../../lexicon/domain.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";

const pages: readonly PlannedPage[] = [
  { path: "/impressum", title: "Impressum", component: "Imprint", nav: false },
  { path: "/datenschutz", title: "Datenschutz", component: "Privacy", nav: false },
];

export const legalCaveat =
  "Impressum ist eine Vorlage, kein Rechtstext, ebenso Datenschutz: Felder in eckigen Klammern bitte ausfüllen";

/** Who offers something in public has to say who it is; a wedding does not. */
export function legalPages(language: Language, copy: Copy): readonly PlannedPage[] {
  return language === "de" && copy.occasion !== true ? pages : [];
}

export function hasLegalPages(plan: Pick<DraftPlan, "pages">): boolean {
  return plan.pages.some((page) => page.component === "Imprint");
}

export function emitLegalPage(plan: DraftPlan, page: PlannedPage): SourceFile[] {
  const imprint = page.component === "Imprint";
  return [
    { path: "src/content/legal.ts", content: legalContent(plan) },
    {
      path: `src/pages/${page.component}.tsx`,
      content: fillBlueprint("legal/Legal.tsx", {
        language: plan.language,
        content: {
          title: page.title,
          lead: imprint ? "Angaben gemäß § 5 DDG" : "Was auf dieser Website mit Daten geschieht",
        },
        names: { component: page.component, sections: imprint ? "imprint" : "privacy" },
      }),
    },
  ];
}

interface LegalSection {
  title: string;
  /** Expressions, as they stand in the code. */
  lines: string[];
}

/** What stands in the site's facts is read from there: it is changed in one place. */
function legalContent(plan: DraftPlan): string {
  const placed = plan.options["place"] !== false;
  const place = placed ? ["site.address.street", "`[PLZ] ${site.address.city}`"] : [];
  const reach = [...(placed ? ["`Telefon: ${site.phone}`"] : []), "`E-Mail: ${site.email}`"];
  const imprint: LegalSection[] = [
    {
      title: "Anbieter",
      lines: ["site.name", text("[Vor- und Nachname der Inhaberin oder des Inhabers, Rechtsform]"), ...place],
    },
    { title: "Kontakt", lines: reach },
    {
      title: "Umsatzsteuer",
      lines: [text("Umsatzsteuer-Identifikationsnummer nach § 27 a UStG: [USt-IdNr., falls vorhanden]")],
    },
    {
      title: "Register und Aufsicht",
      lines: [text("[Registergericht und Nummer, Kammer oder Aufsichtsbehörde, falls zutreffend]")],
    },
    { title: "Verantwortlich für den Inhalt", lines: [text("[Name und Anschrift]")] },
    {
      title: "Streitbeilegung",
      lines: [text("[Bereit oder nicht bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen]")],
    },
  ];
  const privacy: LegalSection[] = [
    { title: "Verantwortlich", lines: ["site.name", ...place, ...reach] },
    {
      title: "Was Sie eingeben",
      lines: [
        text(
          "Eingaben in Formulare werden in Ihrem Browser gespeichert. Diese Website verschickt sie derzeit an niemanden.",
        ),
      ],
    },
    {
      title: "Was diese Website nicht tut",
      lines: [text("Sie setzt keine Cookies, lädt nichts von fremden Servern und zählt keine Besuche.")],
    },
    { title: "Hosting", lines: [text("[Name und Anschrift des Anbieters, was er protokolliert und wie lange]")] },
    {
      title: "Rechtsgrundlage und Dauer",
      lines: [text("[Rechtsgrundlage der Verarbeitung und Dauer der Speicherung]")],
    },
    {
      title: "Ihre Rechte",
      lines: [
        text("Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch."),
      ],
    },
    { title: "Beschwerde", lines: [text("[Zuständige Aufsichtsbehörde Ihres Bundeslandes]")] },
  ];
  return `import { site } from "@/content/site";

/** Vorlagen, kein Rechtstext: Felder in eckigen Klammern ausfüllen. */
export const imprint = ${listCode(imprint)};

export const privacy = ${listCode(privacy)};
`;
}

const text = stringLiteral;

function listCode(sections: readonly LegalSection[]): string {
  const lines = sections.map(
    ({ title, lines: code }) =>
      `  {\n    title: ${text(title)},\n    lines: [\n${code.map((line) => `      ${line},`).join("\n")}\n    ],\n  },`,
  );
  return `[\n${lines.join("\n")}\n]`;
}
