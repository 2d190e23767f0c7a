/** "Let customers pick up in store": at the checkout a choice beside the shipping, without its cost and its address. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { has, remove } from "../requests.ts";
import { withOrderLine } from "../shop/checkout-note.ts";

const checkoutFile = "src/pages/Checkout.tsx";
const ordersFile = "src/data/orders.ts";
const listFile = "src/pages/Orders.tsx";
const summaryFile = "src/components/shop/CartSummary.tsx";

const understood: Wording = {
  en: "Picking up instead of shipping.",
  de: "Abholung statt Versand.",
  es: "Recogida en tienda.",
};
const did: Wording = {
  en: "The checkout asks “{label}”; with {pickup} there is no shipping to pay and no address to enter, and the order says so",
  de: "Die Kasse fragt „{label}“; bei {pickup} entfallen Versandkosten und Adresse, und die Bestellung sagt es",
  es: "El pago pregunta «{label}»; con {pickup} no hay gastos de envío ni dirección, y el pedido lo dice",
};
const already: Wording = {
  en: "Orders can be picked up already: the checkout asks for it. I changed nothing.",
  de: "Bestellungen können schon abgeholt werden: die Kasse fragt danach. Ich habe nichts geändert.",
  es: "Los pedidos ya se pueden recoger: el pago lo pregunta. No he cambiado nada.",
};
const noPlace: Wording = {
  en: "Where and when it can be fetched stands on no page yet; say it, for example: “Add a notice: pick-up Monday to Friday, 9 to 17”",
  de: "Wo und wann abgeholt wird, steht noch auf keiner Seite; zum Beispiel: „Hinweis: Abholung Montag bis Freitag, 9 bis 17 Uhr“",
  es: "Dónde y cuándo se recoge no está aún en ninguna página; por ejemplo: «Añade un aviso: recogida de lunes a viernes, de 9 a 17»",
};
const texts: Record<Language, { label: string; ship: string; pickup: string; shown: string }> = {
  en: { label: "How you get it", ship: "Shipping", pickup: "Pick up in store", shown: "Picked up in store" },
  de: { label: "So kommt es zu Ihnen", ship: "Versand", pickup: "Selbst abholen", shown: "Wird abgeholt" },
  es: { label: "Cómo lo recibes", ship: "Envío", pickup: "Recoger en tienda", shown: "Se recoge en tienda" },
};

const picking =
  "pick(?:ing|ed)?[- ]?(?:it |them |orders? |things )?up|pickup|collect(?:ion)? (?:in|from|at) (?:the |our |my )?(?:store|shop)|click (?:and|&) collect|in-store collection|abhol\\w*|selbstabhol\\w*|recog\\w*|recoja\\w*|retir(?:ar|o) en (?:la )?tienda";

export const pickup = operation<null>({
  id: "pickup",
  words: "pick up pickup store collect shipping delivery checkout abholung abholen laden recoger recogida tienda",
  match({ text, language }) {
    if (!has(text, picking) || has(text, `${remove}|page|seite|página|fields?|date|time|zeit|fecha|hora|when|wann`))
      return null;
    return { confidence: 0.6, values: null, understood: understood[language] };
  },
  reads: () => [checkoutFile, ordersFile, listFile, summaryFile],
  change(project, _, { language }) {
    const checkout = project.text(checkoutFile);
    if (checkout === null || project.text(ordersFile) === null) return { say: "" };
    if (checkout.includes("pickedUp")) return { say: already[language] };
    const words = texts[project.plan.language];
    if (!withChoice(project, words)) return { say: "" };
    return {
      plan: project.plan,
      claims: [
        contains(worded(did, language, { label: words.label, pickup: words.pickup }), checkoutFile, "pickedUp ?"),
      ],
      notDone: [noPlace[language]],
      routes: project.plan.pages.filter(({ component }) => component === "Checkout").map(({ path }) => path),
    };
  },
});

/** All of it or nothing: a checkout that was written by hand may lack one of the places. */
function withChoice(project: ProjectEdit, { label, ship, pickup: fetch, shown }: (typeof texts)["en"]): boolean {
  const [checkout, orders, list] = [checkoutFile, ordersFile, listFile].map((path) => project.text(path));
  if (!checkout || !orders || !list) return false;
  const choice = `<Field label="${label}">
                {(control) => (
                  <Select {...control} value={pickedUp ? "pickup" : "ship"} onChange={(event) => setPickedUp(event.target.value === "pickup")}>
                    <option value="ship">${ship}</option>
                    <option value="pickup">${fetch}</option>
                  </Select>
                )}
              </Field>
              `;
  const steps: [RegExp | string, string][] = [
    [
      /const \{ entries, totals \} = useCart\(\);\n/,
      "const inCart = useCart();\n  const { entries } = inCart;\n  const [pickedUp, setPickedUp] = useState(false);\n  const totals = pickedUp\n    ? { ...inCart.totals, shipping: 0, total: inCart.totals.total - inCart.totals.shipping }\n    : inCart.totals;\n",
    ],
    ["checked ? findErrors(values) : {}", "checked ? errorsNow() : {}"],
    ["Object.keys(findErrors(values)).length", "Object.keys(errorsNow()).length"],
    [
      /\n {2}function submit\(/,
      "\n  /** Who fetches it needs no address. */\n  function errorsNow(): Partial<Values> {\n    return Object.fromEntries(\n      Object.entries(findErrors(values)).filter(([key]) => !pickedUp || !address.has(key)),\n    );\n  }\n\n  function submit(",
    ],
    ["      name: values.name,\n", "      name: values.name,\n      pickedUp,\n"],
    [
      /( *)\{fields\.map\(\(field\) => \(/,
      `$1${choice}{fields.filter(({ key }) => !pickedUp || !address.has(key)).map((field) => (`,
    ],
    [
      /\nexport default function /,
      '\n/** What only the post needs. */\nconst address: ReadonlySet<string> = new Set(["street", "postcode", "city"]);\n\nexport default function ',
    ],
    [/(import \{ Input \} from "@\/components\/ui\/input";\n)/, '$1import { Select } from "@/components/ui/select";\n'],
  ];
  let text = checkout;
  for (const [from, to] of steps) {
    if (to.includes("ui/select") && text.includes("@/components/ui/select")) continue;
    const next = text.replace(from, to);
    if (next === text) return false;
    text = next;
  }
  const data = orders.replace(
    "  name: string;\n",
    "  name: string;\n  /** Fetched by the customer; orders from before it could be chosen were shipped. */\n  pickedUp?: boolean;\n",
  );
  const line = `{order.pickedUp && <p className="mt-1 text-muted-foreground">${shown}</p>}`;
  const listed = withOrderLine(list, line);
  if (data === orders || listed === list) return false;
  project.write(checkoutFile, text);
  project.write(ordersFile, data);
  project.write(listFile, listed);
  // What is missing for free shipping is nothing to whoever fetches it.
  const summary = project.text(summaryFile);
  if (summary)
    project.write(
      summaryFile,
      summary.replace("{missing > 0 && totals.count > 0", "{missing > 0 && totals.shipping > 0"),
    );
  return true;
}
