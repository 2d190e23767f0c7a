import { constValue, setLiteral, unwrapped } from "../../edit/objects.ts";
import { elementsNamed, insertBefore } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt } from "../../edit/source.ts";
import type { Plan } from "../../plan/plan.ts";
import { locales } from "../../language/translate.ts";
import { operation, worded, type Claim, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { taxOnRecords } from "../records/money.ts";
import { has } from "../requests.ts";

const cartFile = "src/lib/cart.ts";
const summaryFile = "src/components/shop/CartSummary.tsx";

export const noCart: Wording = {
  en: "This app has no cart with totals, so I changed nothing.",
  de: "Diese App hat keinen Warenkorb mit Summen; ich habe nichts geändert.",
  es: "Esta aplicación no tiene carrito con totales y no he cambiado nada.",
};

interface Shipping {
  freeFrom: number | null;
  fee: number | null;
  /** "Always 5": there is no free shipping then. */
  always: boolean;
  /** What was said first and excluded by what was said later. */
  dropped: "freeFrom" | "fee" | null;
}

const understoodShipping: Wording = { en: "Shipping: {list}.", de: "Versand: {list}.", es: "Envío: {list}." };
const freeOver: Wording = { en: "free from {amount}", de: "frei ab {amount}", es: "gratis desde {amount}" };
const costs: Wording = { en: "costs {amount}", de: "kostet {amount}", es: "cuesta {amount}" };
const alwaysCosts: Wording = {
  en: "always {amount}, never free",
  de: "immer {amount}, nie frei",
  es: "siempre {amount}, nunca gratis",
};
const didFree: Wording = {
  en: "Shipping is free from {amount}; cart, checkout and the hint count with it",
  de: "Versand ist frei ab {amount}; Warenkorb, Kasse und Hinweis rechnen damit",
  es: "El envío es gratis desde {amount}; carrito, pago y aviso lo calculan así",
};
const didFee: Wording = {
  en: "Shipping below that costs {amount}",
  de: "Darunter kostet der Versand {amount}",
  es: "Por debajo, el envío cuesta {amount}",
};
const didOnlyFee: Wording = {
  en: "Shipping costs {amount} and stays free from {free}; cart, checkout and the hint count with it",
  de: "Der Versand kostet {amount} und bleibt frei ab {free}; Warenkorb, Kasse und Hinweis rechnen damit",
  es: "El envío cuesta {amount} y sigue siendo gratis desde {free}; carrito, pago y aviso lo calculan así",
};
const didAlways: Wording = {
  en: "Shipping always costs {amount}",
  de: "Versand kostet immer {amount}",
  es: "El envío cuesta siempre {amount}",
};
const both: Wording = {
  en: "Free shipping over {free} and always {fee} exclude each other; the one said last holds",
  de: "Frei ab {free} und immer {fee} schließen sich aus; das zuletzt Gesagte gilt",
  es: "Gratis desde {free} y siempre {fee} se excluyen; vale lo último que dijiste",
};
const flipFree: Wording = {
  en: "Free shipping over {amount}",
  de: "Versand frei ab {amount}",
  es: "Envío gratis desde {amount}",
};
const flipFee: Wording = { en: "Shipping always {amount}", de: "Versand immer {amount}", es: "Envío siempre {amount}" };

/** "Delivery fee 4.90", "shipping always costs 5", "Versandkosten auf 3,90": the amount is the second group. */
const feeIn =
  /(?:shipping|delivery|postage|versand\p{L}*|liefer\p{L}*|porto|envío)\s+(?:fees?\s+|costs?\s+|charges?\s+|price\s+)?(?:is\s+|ist\s+|es\s+|should be\s+|soll\s+|now\s+|jetzt\s+|=\s*|:\s*)*(?:(always|costs?|to|of|at|is|immer|auf|von|kostet|cuesta|siempre|a|de)\s+)?(?:always\s+|immer\s+|siempre\s+)?[€$£]?\s?(\d+(?:[.,]\d+)?)(?!\s*(?:[-–]|to\b|days?|hours?|minutes?|min\b|km|miles?|tage?|stunden?|días?|horas?|%))(?!\d)/iu;

export const shippingRule = operation<Shipping>({
  id: "shipping",
  words: "shipping delivery free fee versand versandkostenfrei envío gratis",
  match({ text, language }) {
    if (!has(text, "shipping|delivery|postage|versand\\w*|liefer\\w*|porto|envíos?")) return null;
    const free =
      /(?:free|frei|kostenlos|gratis|gratuito)\D{0,40}?(\d+(?:[.,]\d+)?)|(?:over|above|from|ab|über|desde|más de)\s+\D?(\d+(?:[.,]\d+)?)\D{0,20}(?:free|frei|kostenlos|gratis)/iu.exec(
        text,
      );
    const fee = feeIn.exec(text);
    if (!free && !fee) return null;
    const always = fee !== null && /always|immer|siempre/i.test(fee[0]);
    const feeIsLast = fee !== null && free !== null && fee.index > free.index;
    const dropped = always && free ? (feeIsLast ? "freeFrom" : "fee") : null;
    const values: Shipping = {
      freeFrom: toNumber(free?.[1] ?? free?.[2]),
      fee: toNumber(fee?.[2]),
      always: always && dropped !== "fee",
      dropped,
    };
    const list = [
      ...(values.freeFrom !== null && dropped !== "freeFrom"
        ? [worded(freeOver, language, { amount: values.freeFrom })]
        : []),
      ...(values.fee !== null && dropped !== "fee"
        ? [worded(values.always ? alwaysCosts : costs, language, { amount: values.fee })]
        : []),
    ];
    return { confidence: 0.9, values, understood: worded(understoodShipping, language, { list: list.join(", ") }) };
  },
  reads: () => [cartFile, summaryFile],
  change(project, { freeFrom, fee, always, dropped }, { language }) {
    const { plan } = project;
    const source = project.open(cartFile);
    const [feeNode, freeNode] = [
      source && constValue(source, "shippingFee"),
      source && constValue(source, "freeShippingFrom"),
    ];
    if (!source || !feeNode || !freeNode) return { say: noCart[language] };
    const claims: Claim[] = [];
    const options = { ...plan.options };
    const stands = (name: string, value: number | string) => (content: string | null) =>
      content?.includes(`export const ${name} = ${value};`) === true;
    if (freeFrom !== null && dropped !== "freeFrom") {
      setLiteral(source, freeNode, freeFrom);
      options["freeShippingFrom"] = freeFrom;
      claims.push({
        text: worded(didFree, language, { amount: freeFrom }),
        path: cartFile,
        holds: stands("freeShippingFrom", freeFrom),
      });
    }
    if (fee !== null && dropped !== "fee") {
      setLiteral(source, feeNode, fee);
      options["shippingFee"] = fee;
      claims.push({
        text:
          freeFrom === null && !always
            ? worded(didOnlyFee, language, { amount: fee, free: source.text.slice(freeNode.start, freeNode.end) })
            : worded(always ? didAlways : didFee, language, { amount: fee }),
        path: cartFile,
        holds: stands("shippingFee", fee),
      });
    }
    if (always) source.edits.overwrite(freeNode.start, freeNode.end, "Infinity");
    project.save(cartFile, source);
    if (always) hideHint(project);
    const flip =
      dropped === "freeFrom"
        ? worded(flipFree, language, { amount: freeFrom! })
        : worded(flipFee, language, { amount: fee ?? 0 });
    return {
      plan: { ...plan, options },
      claims,
      notDone: dropped ? [worded(both, language, { free: freeFrom!, fee: fee! })] : [],
      routes: plan.pages.filter((page) => page.component === "Cart").map((page) => page.path),
      replies: dropped ? [flip] : [],
    };
  },
  chip(plan, language) {
    if (plan.archetype !== "shop" || plan.options["freeShippingFrom"] === 50) return null;
    return worded(flipFree, language, { amount: 50 });
  },
});

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(",", "."));
}

/** "Missing for free shipping" would promise what is not given: the hint needs a finite amount. */
function hideHint(project: ProjectEdit) {
  const text = project.text(summaryFile);
  if (text)
    project.write(
      summaryFile,
      text.replace("missing > 0 && totals.count", "Number.isFinite(missing) && missing > 0 && totals.count"),
    );
}

const understoodTax: Wording = {
  en: "Tax of {rate} % on the total.",
  de: "{rate} % Steuer auf die Summe.",
  es: "Un {rate} % de impuesto sobre el total.",
};
const didTax: Wording = {
  en: "The cart adds {rate} % tax to the subtotal and shows it in its own line",
  de: "Der Warenkorb rechnet {rate} % Steuer auf die Zwischensumme und zeigt sie in einer Zeile",
  es: "El carrito suma un {rate} % de impuesto al subtotal y lo muestra en su línea",
};
const didRate: Wording = {
  en: "The tax rate is {rate} %",
  de: "Der Steuersatz ist {rate} %",
  es: "El tipo de impuesto es {rate} %",
};
const noAdvice: Wording = {
  en: "Whether tax is due, and on what, I cannot tell: shipping is not taxed here",
  de: "Ob und worauf Steuer anfällt, kann ich nicht sagen: der Versand ist hier unversteuert",
  es: "No sé si corresponde impuesto ni sobre qué: aquí el envío no lo lleva",
};
const taxLabel: Wording = { en: "Tax", de: "Steuer", es: "Impuesto" };

export const taxRule = operation<{ rate: number }>({
  id: "tax",
  words: "tax vat sales steuer mehrwertsteuer mwst iva impuesto",
  match({ text, language }) {
    if (!has(text, "tax(?:es)?|vat|gst|sales tax|steuer|mwst|mehrwertsteuer|umsatzsteuer|iva|impuestos?")) return null;
    const rate = toNumber(/(\d+(?:[.,]\d+)?)\s*(?:%|percent|prozent|por ciento)?/iu.exec(text)?.[1]);
    if (rate === null || rate > 100) return null;
    return { confidence: 0.91, values: { rate }, understood: worded(understoodTax, language, { rate }) };
  },
  reads: (plan) => [cartFile, summaryFile, ...(plan.entities.length > 0 ? sourcePaths(plan) : [])],
  change(project, { rate }, { language }) {
    const billed = taxOnRecords(project, rate, language);
    if (billed) return billed;
    const source = project.open(cartFile);
    const factor = Number((rate / 100).toFixed(6));
    const present = source && constValue(source, "taxRate");
    if (source && present) {
      setLiteral(source, present, factor);
      project.save(cartFile, source);
      return {
        plan: withTax(project.plan, rate),
        claims: [
          {
            text: worded(didRate, language, { rate }),
            path: cartFile,
            holds: (content) => content?.includes(`export const taxRate = ${factor};`) === true,
          },
        ],
      };
    }
    if (!source || !addTax(project, factor) || !addTaxRow(project)) return { say: noCart[language] };
    return {
      plan: withTax(project.plan, rate),
      claims: [
        {
          text: worded(didTax, language, { rate }),
          path: cartFile,
          holds: (content) =>
            content?.includes(`export const taxRate = ${factor};`) === true && content.includes("+ tax"),
        },
      ],
      notDone: [noAdvice[language]],
      routes: project.plan.pages.filter((page) => page.component === "Cart").map((page) => page.path),
    };
  },
});

function withTax(plan: Plan, rate: number): Plan {
  return { ...plan, options: { ...plan.options, taxRate: rate } };
}

/** `totalsOf` computes the tax from the subtotal, rounded to cents, and adds it to the total. */
function addTax(project: ProjectEdit, factor: number): boolean {
  const source = project.open(cartFile);
  if (!source) return false;
  const totals = findAll(source.program, "TSInterfaceDeclaration").find(({ node }) => node.id.name === "Totals")?.node;
  const lastMember = totals?.body.body.at(-1);
  const fn = findAll(source.program, "FunctionDeclaration").find(({ node }) => node.id?.name === "totalsOf")?.node;
  const returned =
    fn &&
    findAll(fn, "ReturnStatement")
      .map(({ node }) => node)
      .at(-1);
  const result = unwrapped(returned?.argument);
  const fee = findAll(source.program, "ExportNamedDeclaration").find(({ node }) =>
    source.text.slice(node.start, node.end).includes("freeShippingFrom ="),
  )?.node;
  if (!lastMember || !returned || result?.type !== "ObjectExpression" || !fee) return false;
  const total = result.properties.find(
    (property) => property.type === "Property" && property.key.type === "Identifier" && property.key.name === "total",
  );
  if (total?.type !== "Property") return false;
  source.edits.appendLeft(fee.end, `\nexport const taxRate = ${factor};`);
  source.edits.appendRight(lastMember.start, `tax: number;\n${indentAt(source.text, lastMember.start)}`);
  source.edits.appendRight(
    returned.start,
    `const tax = Math.round(${source.text.includes("const discount") ? "(subtotal - discount)" : "subtotal"} * taxRate * 100) / 100;\n${indentAt(source.text, returned.start)}`,
  );
  source.edits.appendLeft(total.value.end, " + tax");
  source.edits.appendRight(total.start, "tax, ");
  project.save(cartFile, source);
  return true;
}

function addTaxRow(project: ProjectEdit): boolean {
  const source = project.open(summaryFile);
  const terms = source ? elementsNamed(source.program, "dt") : [];
  const total = terms.at(-1);
  if (!source || !total) return false;
  const { language } = project.plan;
  const percent = `new Intl.NumberFormat("${locales[language].tag}", { style: "percent", maximumFractionDigits: 2 }).format(taxRate)`;
  insertBefore(
    source,
    total,
    `<dt>{\`${taxLabel[language]} (\${${percent}})\`}</dt>\n<dd className="text-right tabular-nums">{formatPrice(totals.tax)}</dd>`,
  );
  const imported = findAll(source.program, "ImportSpecifier").find(
    ({ node }) => node.local.name === "freeShippingFrom",
  )?.node;
  if (imported) source.edits.appendLeft(imported.end, ", taxRate");
  else source.edits.prepend(`import { taxRate } from "@/lib/cart";\n`);
  project.save(summaryFile, source);
  return true;
}
