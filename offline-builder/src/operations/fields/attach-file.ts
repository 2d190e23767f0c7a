/** "Attach a photo to a ticket", "Beleg als Foto anhängen": a file with every entry. */

import { attribute } from "../../emit/literal.ts";
import { appBlueprint } from "../../emit/app/app-frame.ts";
import { addImport, elementsNamed, insertBefore } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt } from "../../edit/source.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, isChanged, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { camelOf, has } from "../requests.ts";
import { addToEntity } from "./form-field.ts";

const dataFile = "src/data/cards.ts";
const drawerFile = "src/components/board/CardDrawer.tsx";

const understood: Wording = {
  en: "A file with each entry: {label}.",
  de: "Eine Datei zu jedem Eintrag: {label}.",
  es: "Un archivo con cada entrada: {label}.",
};
const did: Wording = {
  en: "Cards: {label} can be attached to the open card and opened again",
  de: "Karten: {label} lässt sich an die offene Karte hängen und wieder öffnen",
  es: "Tarjetas: {label} se puede adjuntar a la tarjeta abierta y volver a abrir",
};
const kept: Wording = {
  en: "Files up to 400 kB stay in the browser that attached them",
  de: "Dateien bis 400 kB bleiben im Browser dessen, der sie anhängt",
  es: "Los archivos de hasta 400 kB quedan en el navegador de quien los adjunta",
};
const already: Wording = {
  en: "Cards have {label} already. I changed nothing.",
  de: "Karten haben {label} schon. Ich habe nichts geändert.",
  es: "Las tarjetas ya tienen {label}. No he cambiado nada.",
};
const noEntries: Wording = {
  en: "This app keeps no entries that a file could be attached to, and what visitors send has nowhere to go yet. I changed nothing.",
  de: "Diese App hat keine Einträge, an die eine Datei könnte, und was Besucher senden, kommt noch nirgends an. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene entradas a las que adjuntar un archivo, y lo que envían los visitantes aún no llega a ninguna parte. No he cambiado nada.",
};

const attaching =
  "attach(?:ed|ing|ments?)?|upload(?:ed|ing)?|anhängen|anzuhängen|anhang|anhänge|hochladen|hochzuladen|adjunt\\p{L}*|subir|sube";
/** What is attached, and the label it gets. */
const things: readonly (readonly [words: string, label: Record<Language, string>])[] = [
  [
    "receipts?|belege?|quittung(?:en)?|bons?|recibos?|tickets? de compra|kassenbon",
    { en: "Receipt", de: "Beleg", es: "Recibo" },
  ],
  ["invoices?|rechnung(?:en)?|facturas?", { en: "Invoice file", de: "Rechnung", es: "Factura" }],
  ["contracts?|verträge?|vertrag|contratos?", { en: "Contract", de: "Vertrag", es: "Contrato" }],
  ["screenshots?|bildschirmfotos?|capturas?", { en: "Screenshot", de: "Screenshot", es: "Captura" }],
  ["photos?|pictures?|images?|fotos?|bilder|bild|imagen|imágenes", { en: "Photo", de: "Foto", es: "Foto" }],
  ["cvs?|résumés?|resumes?|lebensl[aä]uf\\w*|currículum", { en: "CV", de: "Lebenslauf", es: "Currículum" }],
  [
    "files?|documents?|pdfs?|attachments?|dateien?|dokumente?|anhänge?|anhang|archivos?|documentos?|adjuntos?",
    { en: "Attachment", de: "Anhang", es: "Adjunto" },
  ],
];
const every =
  "(?:to|for|on|with) (?:each|every|all|an?|the)|(?:zu|bei|an|für) (?:jede[mnrs]?|alle[nm]?|eine[mnr]?)|(?:jede[rsmn]?|alle)|(?:a|en|con|para) (?:cada|todos|todas|un[ao]?|los|las)";

export const attachFile = operation<{ label: Record<Language, string>; text: string }>({
  id: "attach-file",
  words: "attach photo file picture receipt document upload foto datei anhängen beleg adjuntar foto archivo recibo",
  match({ text, language }) {
    const attaches = has(text, attaching);
    const found = things.find(([words]) => has(text, words));
    if (!found) return null;
    const isEach =
      has(text, every) &&
      has(
        text,
        "add|want|need|put|have|gib|füge|brauche|will|möchte\\w*|zu|añade|agrega|quiero|pon(?:le|les|ga)?|necesito",
      );
    if (!attaches && !(isEach && has(text, "photos?|pictures?|images?|fotos?|bild|bilder|imagen|imágenes")))
      return null;
    if (
      has(
        text,
        "import\\w*|csv|excel|background|hero|section|gallery|page|logo|button|bigger|remove|delete|galerie|seite|abschnitt|hintergrund|galería|sección|página|fondo|size|größer\\w*|grandes?|round\\w*|rund\\w*|columns?|fields?|feld|felder|campos?|cards? with|cards? view|as cards?",
      )
    )
      return null;
    const label = found[1];
    return {
      confidence: 0.87,
      values: { label, text },
      understood: worded(understood, language, { label: label[language] }),
    };
  },
  reads: sourcePaths,
  change(project, { label, text }, { language }) {
    const { plan } = project;
    const own = label[plan.language];
    if (plan.entities.length === 0) return toCards(project, own, language) ?? { say: noEntries[language] };
    const done = addToEntity(
      project,
      { fields: [{ label: own, type: "file", options: [] }], text: withoutThing(text) },
      { language },
    );
    return isChanged(done) ? { ...done, notDone: [...(done.notDone ?? []), kept[language]] } : done;
  },
  chip: (plan, language) =>
    plan.archetype === "tracker" && !plan.entities[0]?.fields.some(({ type }) => type === "file")
      ? { en: "Let me attach a photo", de: "Foto anhängen können", es: "Adjuntar una foto" }[language]
      : null,
});

/** A "receipt" is no list of receipts: the list is named by the other words. */
function withoutThing(text: string): string {
  return things.reduce(
    (rest, [words]) =>
      rest.replace(new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "giu"), (found) =>
        /^tickets?$/iu.test(found) ? found : " ",
      ),
    text,
  );
}

function toCards(project: ProjectEdit, label: string, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  const data = project.open(dataFile);
  const drawer = project.open(drawerFile);
  const card =
    data && findAll(data.program, "TSInterfaceDeclaration").find(({ node }) => node.id.name === "Card")?.node;
  const place = drawer ? elementsNamed(drawer.program, "Checklist")[0] : undefined;
  if (!data || !drawer || !card || !place) return null;
  const key = camelOf(label);
  if (data.text.includes(`${key}?: StoredFile`)) return { say: worded(already, language, { label }) };
  const member = card.body.body.at(-1)!;
  data.edits.appendLeft(member.end, `\n${indentAt(data.text, member.start)}${key}?: StoredFile | null;`);
  addImport(data, "type StoredFile", "@/lib/stored-file");
  project.save(dataFile, data);
  insertBefore(
    drawer,
    place,
    `<div>\n  <FileInput label=${attribute(label)} file={card.${key} ?? null} onChange={(${key}) => change({ ${key} })} />\n  {card.${key} && <FileLink file={card.${key}} />}\n</div>`,
  );
  addImport(drawer, "FileInput", "@/components/app/FileInput");
  addImport(drawer, "FileLink", "@/components/app/FileLink");
  project.save(drawerFile, drawer);
  for (const [blueprint, path] of [
    ["app/FileInput.tsx", "src/components/app/FileInput.tsx"],
    ["app/FileLink.tsx", "src/components/app/FileLink.tsx"],
    ["app/stored-file.ts", "src/lib/stored-file.ts"],
  ] as const)
    if (project.text(path) === null) project.write(path, appBlueprint(plan, { blueprint, path }).content);
  return {
    plan,
    claims: [contains(worded(did, language, { label }), drawerFile, `<FileInput label=${attribute(label)}`)],
    notDone: [kept[language]],
  };
}
