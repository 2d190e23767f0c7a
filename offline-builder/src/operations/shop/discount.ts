/** "Add a discount code SUMMER10 for 10 % off": a code that visitors enter beside the sum of their cart. */
import { noCart } from "./shop-rules.ts";
import { addImport, elementsNamed, insertBefore } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll } from "../../edit/source.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { has, quotedTexts } from "../requests.ts";

const cartFile = "src/lib/cart.ts";
const summaryFile = "src/components/shop/CartSummary.tsx";
const formFile = "src/components/shop/DiscountCode.tsx";

const understood: Wording = { en: "A discount code.", de: "Ein Gutscheincode.", es: "Un código de descuento." };
const did: Wording = {
  en: "Cart and checkout take the code {code}: {percent} % off the subtotal, in a line of its own",
  de: "Warenkorb und Kasse nehmen den Code {code}: {percent} % auf die Zwischensumme, in eigener Zeile",
  es: "Carrito y pago aceptan el código {code}: {percent} % sobre el subtotal, en su propia línea",
};
const visible: Wording = {
  en: "Codes stand in the site's own files: whoever looks there can read them",
  de: "Codes stehen in den Dateien der Website: wer dort nachsieht, kann sie lesen",
  es: "Los códigos están en los archivos del sitio: quien mire allí puede leerlos",
};
const whichOne: Wording = {
  en: "Which code, and how much off? For example one of these, or say your own. I changed nothing yet.",
  de: "Welcher Code, und wie viel Prozent? Zum Beispiel einer von diesen, oder nennen Sie Ihren. Noch ist nichts geändert.",
  es: "¿Qué código y qué descuento? Por ejemplo uno de estos, o di el tuyo. Aún no he cambiado nada.",
};
const options: Record<Language, string[]> = {
  en: ["Add the discount code WELCOME10 for 10 % off", "Add the discount code THANKS5 for 5 % off"],
  de: ["Gutscheincode WILLKOMMEN10 mit 10 %", "Gutscheincode DANKE5 mit 5 %"],
  es: ["Añade el código de descuento HOLA10 del 10 %", "Añade el código de descuento GRACIAS5 del 5 %"],
};
const texts: Record<Language, { label: string; apply: string; wrong: string; row: string; gone: string }> = {
  en: {
    label: "Discount code",
    apply: "Apply",
    wrong: "This code is not known here.",
    row: "Discount",
    gone: "Remove",
  },
  de: {
    label: "Gutscheincode",
    apply: "Einlösen",
    wrong: "Diesen Code gibt es hier nicht.",
    row: "Rabatt",
    gone: "Entfernen",
  },
  es: {
    label: "Código de descuento",
    apply: "Aplicar",
    wrong: "Este código no existe aquí.",
    row: "Descuento",
    gone: "Quitar",
  },
};

const words =
  "(?:discount|promo(?:tion)?|coupon|voucher)(?: ?codes?)?|coupons?|vouchers?|gutschein(?:e|code|codes)?|rabatt(?:code|codes|aktion)?|aktionscode|cup[oó]n(?:es)?|c[oó]digos? (?:de descuento|promocional(?:es)?)|c[oó]digo";

export const discount = operation<{ code: string | null; percent: number | null }>({
  id: "discount",
  words: "discount code coupon voucher percent off gutschein gutscheincode rabatt prozent descuento código cupón",
  match({ text, language }) {
    if (
      !has(text, words) ||
      has(
        text,
        "qr|zip ?code|postcode|source code|field|column|feld|campo|columna|remove|delete|entfern\\w*|quita|elimina|page|seite|página",
      )
    )
      return null;
    const percent = Number(
      /(\d{1,2}(?:[.,]\d)?)\s*(?:%|percent|prozent|por ciento)/iu.exec(text)?.[1]?.replace(",", ".") ?? NaN,
    );
    const code =
      quotedTexts(text)[0] ??
      /(?<![\p{L}\p{N}])(?=[\p{Lu}\d]*\p{Lu})[\p{Lu}\d][\p{Lu}\d_-]{2,19}(?![\p{L}\p{N}])/u.exec(text)?.[0] ??
      null;
    return {
      confidence: 0.93,
      values: {
        code: code?.toUpperCase().replace(/\s+/g, "") ?? null,
        percent: Number.isNaN(percent) ? null : percent,
      },
      understood: understood[language],
    };
  },
  reads: () => [cartFile, summaryFile, formFile],
  change(project, { code, percent }, { language }) {
    const { plan } = project;
    if (!project.text(cartFile)?.includes("totalsOf(") || project.text(summaryFile) === null)
      return { say: noCart[language] };
    if (code === null || percent === null || percent <= 0 || percent >= 100)
      return { say: whichOne[language], options: options[language] };
    const entry = `${JSON.stringify(code)}: ${percent}`;
    if (!withCode(project, code, entry) || !withRow(project)) return { say: noCart[language] };
    if (project.text(formFile) === null) project.write(formFile, formCode(texts[plan.language]));
    return {
      plan,
      claims: [contains(worded(did, language, { code, percent }), cartFile, entry)],
      notDone: [visible[language]],
      routes: plan.pages.filter(({ component }) => component === "Cart").map(({ path }) => path),
    };
  },
});

const head = "export const discountCodes: Record<string, number> = {";

function withCode(project: ProjectEdit, code: string, entry: string): boolean {
  const text = project.text(cartFile)!;
  const at = text.indexOf(head);
  if (at >= 0) {
    const end = text.indexOf("}", at);
    const others = text
      .slice(at + head.length, end)
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "" && !part.startsWith(`${JSON.stringify(code)}:`));
    project.write(cartFile, `${text.slice(0, at + head.length)} ${[...others, entry].join(", ")} ${text.slice(end)}`);
    return true;
  }
  const next = text
    .replace(
      /\nexport const cart = createCollection/,
      `\n/** Percent off the subtotal, by what visitors enter. */\n${head} ${entry} };\n\n/** The code that this visitor has entered; one row or none. */\nexport const enteredCode = createCollection<{ id: string; code: string }>("discount-code", []);\n\nexport const cart = createCollection`,
    )
    .replace(/(\n {2}subtotal: number;\n)/, `$1  discount: number;\n`)
    .replace(/totalsOf\(entries\) \}/, "totalsOf(entries, useRows(enteredCode)[0]?.code) }")
    .replace(/(export function totalsOf\(entries: [^)]*?)\): Totals/, '$1, code = ""): Totals')
    .replace(
      /(\n {2}const shipping = )/,
      "\n  const discount = Math.round(subtotal * (discountCodes[code] ?? 0)) / 100;$1",
    )
    .replace("subtotal * taxRate", "(subtotal - discount) * taxRate")
    .replace("total: subtotal + shipping", "total: subtotal - discount + shipping")
    .replace("subtotal, shipping, total:", "subtotal, discount, shipping, total:");
  const isWhole = [
    "totalsOf(entries, useRows",
    'code = ""',
    "subtotal - discount + shipping",
    "subtotal, discount, shipping",
    "  discount: number;",
  ].every((part) => next.includes(part));
  if (isWhole) project.write(cartFile, next);
  return isWhole;
}

/** Above the shipping: what the code takes off; below the list: the field for it. */
function withRow(project: ProjectEdit): boolean {
  const source = project.open(summaryFile);
  if (!source || source.text.includes("totals.discount")) return source !== null;
  const terms = elementsNamed(source.program, "dt");
  const list = elementsNamed(source.program, "dl")[0];
  const returned = findAll(source.program, "ReturnStatement")[0]?.node;
  if (!terms[1] || !list || !returned) return false;
  const { row } = texts[project.plan.language];
  insertBefore(
    source,
    terms[1],
    `{totals.discount > 0 && (\n  <>\n    <dt>${row}</dt>\n    <dd className="text-right tabular-nums">−{formatPrice(totals.discount)}</dd>\n  </>\n)}`,
  );
  source.edits.appendRight(list.start, "<>\n    ");
  source.edits.appendLeft(list.end, "\n    <DiscountCode />\n    </>");
  addImport(source, "DiscountCode", "@/components/shop/DiscountCode");
  project.save(summaryFile, source);
  return true;
}

/** No form of its own: at the checkout it stands inside one. */
function formCode({ label, apply, wrong, gone }: (typeof texts)["en"]): string {
  return `import { useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { discountCodes, enteredCode } from "@/lib/cart";
import { useRows } from "@/lib/collection";

export function DiscountCode() {
  const entered = useRows(enteredCode)[0];
  const [code, setCode] = useState("");
  const [error, setError] = useState("");

  function apply() {
    const known = code.trim().toUpperCase();
    if (discountCodes[known] === undefined) {
      setError("${wrong}");
      return;
    }
    enteredCode.replace([{ id: "entered", code: known }]);
    setCode("");
    setError("");
  }

  function onEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  }

  if (entered) {
    return (
      <p className="mt-4 flex flex-wrap items-center justify-between gap-2 text-sm">
        <span>
          ${label}: <strong>{entered.code}</strong> (−{discountCodes[entered.code] ?? 0} %)
        </span>
        <Button variant="ghost" size="sm" onClick={() => enteredCode.replace([])}>
          ${gone}
        </Button>
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      <Field label="${label}" error={error || undefined} className="min-w-40 flex-1">
        {(control) => <Input {...control} value={code} autoComplete="off" onKeyDown={onEnter} onChange={(event) => setCode(event.target.value)} />}
      </Field>
      <Button variant="outline" disabled={code.trim() === ""} onClick={apply}>
        ${apply}
      </Button>
    </div>
  );
}
`;
}
