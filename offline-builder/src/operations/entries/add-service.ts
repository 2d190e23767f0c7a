/** "Add a hot stone massage 90 min for 95": of a site that takes bookings, what can be booked and how long it takes. */
import { appendElement, laidOut, numberAt, recordLists, stringAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { isChanged, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { titled } from "../requests.ts";
import { addItem, contentPaths } from "../shop/items.ts";

const siteFile = "src/content/site.ts";
const form =
  /^(?:(?:please|bitte|por favor|we also (?:do|offer)|also|auch)\s+)*(?:add|include|füge|ergänze|añade|agrega)\s+(?:(?:an?|the|new|eine?n?|neue[nrs]?|un[ao]?|nuev[oa])\s+)*(?:(?:service|treatment|leistung|behandlung|servicio|tratamiento)\s*(?:called|:|namens|llamad[oa])?\s+)?(?<name>\p{L}[\p{L}' -]{2,40}?)[\s,(]+(?<minutes>\d{1,3})\s*-?\s*(?:min(?:utes?|uten|utos)?)\.?[\s,)]+(?:for\s+|für\s+|por\s+|a\s+|at\s+)?[$€£]?\s?(?<price>\d+(?:[.,]\d{1,2})?)\s?(?:[$€£]|euros?|dollars?|pounds?)?(?:\s+hinzu)?[.!]*$/iu;

const understood: Wording = { en: "{name}, to be booked.", de: "{name}, zum Buchen.", es: "{name}, para reservar." };
const did: Wording = {
  en: "{name} can be booked: {minutes} minutes, {price}",
  de: "{name} ist buchbar: {minutes} Minuten, {price}",
  es: "{name} se puede reservar: {minutes} minutos, {price}",
};
const exists: Wording = {
  en: "{name} can be booked already. I changed nothing.",
  de: "{name} ist schon buchbar. Ich habe nichts geändert.",
  es: "{name} ya se puede reservar. No he cambiado nada.",
};

export const addService = operation<{ name: string; minutes: number; price: number; text: string }>({
  id: "add-service",
  words: "",
  match({ text, language }) {
    const found = form.exec(text.trim())?.groups;
    if (!found) return null;
    const name = titled(found["name"]!);
    const price = Number(found["price"]!.replace(",", "."));
    return {
      confidence: 0.5,
      values: { name, minutes: Number(found["minutes"]), price, text },
      understood: worded(understood, language, { name }),
    };
  },
  reads: contentPaths,
  change(project, { name, minutes, price, text }, request): Changed | Unchanged {
    const { language } = request;
    const added = inServices(project, { name, minutes, price });
    if (added === null) return { say: "" };
    if (!added) return { say: worded(exists, language, { name }) };
    const listed = addItem.change(project, { name, price, note: null, text }, request);
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(did, language, { name, minutes, price }),
          path: siteFile,
          holds: (content) =>
            content?.includes(`minutes: ${minutes}`) === true && content.includes(JSON.stringify(name)),
        },
        ...(isChanged(listed) ? listed.claims : []),
      ],
      routes: project.plan.pages.filter(({ component }) => component === "Book").map(({ path }) => path),
    };
  },
});

/** Null where nothing is booked by its minutes; false where it is there. */
function inServices(project: ProjectEdit, service: { name: string; minutes: number; price: number }): boolean | null {
  const source = project.open(siteFile);
  const list = source
    ? recordLists(source).find(
        ({ records }) => records.length > 0 && records.every((record) => numberAt(record, "minutes") !== null),
      )
    : undefined;
  if (!source || !list) return null;
  if (list.records.some((record) => stringAt(record, "name")?.toLowerCase() === service.name.toLowerCase()))
    return false;
  appendElement(source, list.list, laidOut(source, service, list.records.at(-1)!));
  project.save(siteFile, source);
  return true;
}
