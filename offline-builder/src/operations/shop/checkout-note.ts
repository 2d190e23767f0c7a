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
    const [checkout, orders, list] = [checkoutFile, ordersFile, listFile].map((path) => project.text(path)) as (
      | string
      | null
    )[];
    const label = (isGift ? gift : plain)[project.plan.language];
    if (checkout?.includes("values.message")) return { say: already[language] };
    if (!checkout || !orders || !list) return { say: noShop[language] };
    const next = checkout
      .replace(/(const empty = \{[^}]*?)( \};)/, '$1, message: ""$2')
      .replace(/\{ key: keyof Values;/, '{ key: Exclude<keyof Values, "message">;')
      .replace("      name: values.name,\n", "      name: values.name,\n      message: values.message.trim(),\n")
      .replace(
        /(\n {14}\)\)\}\n)( {12}<\/div>)/,
        `$1              <Field label="${label}" className="sm:col-span-2">
                {(control) => (
                  <Textarea {...control} rows={3} value={values.message} onChange={(event) => setValues({ ...values, message: event.target.value })} />
                )}
              </Field>
$2`,
      )
      .replace(
        "import { nextOrderNumber",
        'import { Textarea } from "@/components/ui/textarea";\nimport { nextOrderNumber',
      );
    const data = orders.replace(
      "  name: string;\n  lines",
      `  name: string;\n  /** ${titled(gift.en)}; orders from before it was asked for have none. */\n  message?: string;\n  lines`,
    );
    const shown = list.replace(
      /<p>(\{order\.lines\.map[^\n]*\})<\/p>/,
      `<div>\n                <p>$1</p>\n                {order.message && <p className="mt-1 text-muted-foreground">„{order.message}“</p>}\n              </div>`.replace(
        "„{order.message}“",
        quoted[project.plan.language],
      ),
    );
    if (!next.includes("values.message.trim()") || !next.includes("<Textarea") || data === orders || shown === list)
      return { say: noShop[language] };
    project.write(checkoutFile, next);
    project.write(ordersFile, data);
    project.write(listFile, shown);
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, { label }), checkoutFile, "message: values.message.trim()")],
      routes: project.plan.pages.filter(({ component }) => component === "Checkout").map(({ path }) => path),
    };
  },
});

const quoted: Record<Language, string> = { en: "“{order.message}”", de: "„{order.message}“", es: "«{order.message}»" };
