import { addImport } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { attribute } from "../../emit/literal.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { has, titled } from "../requests.ts";

const checkoutFile = "src/pages/Checkout.tsx";
const ordersFile = "src/data/orders.ts";
const listFile = "src/pages/Orders.tsx";

const understood: Wording = {
  en: "A message with the order.",
  de: "Eine Nachricht zur Bestellung.",
  es: "Un mensaje con el pedido.",
};
const did: Wording = {
  en: "The checkout asks for “{label}”, which may stay empty; it is kept with the order and shown there",
  de: "Die Kasse fragt nach „{label}“, freiwillig; es wird mit der Bestellung gespeichert und dort gezeigt",
  es: "El pago pregunta «{label}», que puede quedar vacío; se guarda con el pedido y se muestra allí",
};
const already: Wording = {
  en: "The checkout has a field for a message already. I changed nothing.",
  de: "Die Kasse hat schon ein Feld für eine Nachricht. Ich habe nichts geändert.",
  es: "El pago ya tiene un campo para un mensaje. No he cambiado nada.",
};
const noShop: Wording = {
  en: "This app has no checkout, so I changed nothing.",
  de: "Diese App hat keine Kasse; ich habe nichts geändert.",
  es: "Esta aplicación no tiene página de pago y no he cambiado nada.",
};
const gift: Record<Language, string> = { en: "Gift message", de: "Grußnachricht", es: "Mensaje de regalo" };
const plain: Record<Language, string> = {
  en: "Note on the order",
  de: "Hinweis zur Bestellung",
  es: "Nota del pedido",
};

/** "Let customers leave a gift message at checkout". */
export const checkoutNote = operation<{ isGift: boolean }>({
  id: "checkout-note",
  words: "gift message note checkout order customers geschenk nachricht kasse bestellung regalo mensaje nota pedido",
  match({ text, language }) {
    if (
      !has(
        text,
        "gift (?:message|note|card|text)|(?:message|note|comment|remark|instructions?)s?|grußnachricht|geschenknachricht|grußkarte|nachricht|hinweis|bemerkung|anmerkung|mensaje|nota|dedicatoria|comentario",
      )
    )
      return null;
    if (!has(text, "checkout|orders?|cart|kasse|bestell\\w*|warenkorb|pago|pedidos?|carrito")) return null;
    if (has(text, "remove|delete|error|confirmation|email|send|change|rename|says?|entfern\\w*|quita|elimina|envía"))
      return null;
    const isGift = has(text, "gift\\w*|greeting|geschenk\\w*|gruß\\w*|regalo|dedicatoria");
    return { confidence: 0.9, values: { isGift }, understood: understood[language] };
  },
  reads: () => [checkoutFile, ordersFile, listFile],
  change(project, { isGift }, { language }) {
    const label = (isGift ? gift : plain)[project.plan.language];
    if (project.text(checkoutFile)?.includes("values.message")) return { say: already[language] };
    const asked = askAtCheckout(project, {
      key: "message",
      about: `${titled(gift.en)}; orders from before it was asked for have none.`,
      field: `<Field label=${attribute(label)} className="sm:col-span-2">
                {(control) => (
                  <Textarea {...control} rows={3} value={values.message} onChange={(event) => setValues({ ...values, message: event.target.value })} />
                )}
              </Field>`,
      control: { name: "Textarea", module: "@/components/ui/textarea" },
      shown: quoted[project.plan.language],
    });
    if (!asked) return { say: noShop[language] };
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, { label }), checkoutFile, "message: values.message.trim()")],
      routes: project.plan.pages.filter(({ component }) => component === "Checkout").map(({ path }) => path),
    };
  },
});

const quoted: Record<Language, string> = { en: "“{order.message}”", de: "„{order.message}“", es: "«{order.message}»" };

interface AskedAtCheckout {
  key: string;
  /** What the value of an order is, for whoever reads the type. */
  about: string;
  /** The field as it stands in the form. */
  field: string;
  control: { name: string; module: string };
  /** The value in the list of orders. */
  shown: string;
}

/** A field more in the checkout of a shop, which may stay empty: asked for, kept with the order, shown there. */
export function askAtCheckout(project: ProjectEdit, { key, about, field, control, shown }: AskedAtCheckout): boolean {
  const [checkout, orders, list] = [checkoutFile, ordersFile, listFile].map((path) => project.text(path));
  if (!checkout || !orders || !list) return false;
  // "Number" and "totals" are what an order has anyway.
  if (new RegExp(`^ {2}${key}\\??:`, "m").test(orders)) return false;
  const asking = checkout
    .replace(/(const empty = \{[^}]*?)( \};)/, `$1, ${key}: ""$2`)
    .replace(/\{ key: (?:Exclude<keyof Values, ([^>]*)>|keyof Values);/, (_, others?: string) => {
      const own = others ? `${others} | "${key}"` : `"${key}"`;
      return `{ key: Exclude<keyof Values, ${own}>;`;
    })
    .replace("      name: values.name,\n", `      name: values.name,\n      ${key}: values.${key}.trim(),\n`)
    .replace(
      /(\n {14}\)\)\}\n(?: {14}.*\n)*)( {12}<\/div>)/,
      (_, before: string, end: string) => `${before}              ${field}\n${end}`,
    );
  const data = orders.replace(
    "  name: string;\n",
    `  name: string;\n  /** ${about.replaceAll("*/", "")} */\n  ${key}?: string;\n`,
  );
  const line = `{order.${key} && <p className="mt-1 text-muted-foreground">${shown}</p>}`;
  const listed = withOrderLine(list, line);
  if (!asking.includes(`values.${key}.trim()`) || !asking.includes(field) || data === orders || listed === list)
    return false;
  project.write(checkoutFile, asking);
  project.write(ordersFile, data);
  project.write(listFile, listed);
  const source = project.open(checkoutFile);
  if (!source) return false;
  addImport(source, control.name, control.module);
  project.save(checkoutFile, source);
  return true;
}

/** The list of orders with a line more below what was ordered; the same text where no such place is. */
export function withOrderLine(list: string, line: string): string {
  return /<div>\n *<p>\{order\.lines\.map/.test(list)
    ? list.replace(
        /(<p>\{order\.lines\.map[^\n]*<\/p>\n)( *)/,
        (_, lines: string, space: string) => `${lines}${space}${line}\n${space}`,
      )
    : list.replace(
        /<p>(\{order\.lines\.map[^\n]*\})<\/p>/,
        (_, lines: string) => `<div>\n                <p>${lines}</p>\n                ${line}\n              </div>`,
      );
}
