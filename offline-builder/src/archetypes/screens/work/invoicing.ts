import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields, localized, type Localized } from "../../../lexicon/entities/entity.ts";
import { statedItems } from "../../../parse/records/stated-fields.ts";
import type { DraftPlan, Language } from "../../../plan/plan.ts";
import { csv, figures, listPieces, removal } from "../pieces.ts";
import { day, ref, screenArchetype } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:invoic(?:e|es|ing)|billing (?:app|tool|program)|rechnung(?:en|s(?:programm|app|verwaltung|tool|stellung|software))?|facturas?|facturación)(?![\p{L}])/iu;
/** Bills that come in, and invoices as one list among several, are kept in lists. */
const otherThings =
  /(?<![\p{L}])(?:received|incoming|supplier|paid by us|patients?|crm|inventory|warehouse|management system|database of|eingangsrechnung\p{L}*|lieferanten|lager\p{L}*|recibidas|proveedores|inventario|pacientes|website|webseite|homepage|shop|store|tienda|dashboard|scann?\p{L}*|ocr|kanban|datenbank|base de datos)(?![\p{L}])/iu;

/** Parts that every invoice of this app has: a request that lists them asks for no list of another kind. */
const everyInvoice =
  /^(?:customers?|clients?|line[- ]?items?|vat|taxe?s?|pdfs?|kunden|positionen|mwst\.?|mehrwertsteuer|umsatzsteuer|clientes|conceptos|líneas|iva)$/iu;

const usualRates: Record<Language, readonly number[]> = { en: [20, 5, 0], de: [19, 7, 0], es: [21, 10, 4, 0] };

const untaxed =
  /(?<![\p{L}])(?:kleinunternehmer\p{L}*|(?:ohne|keine) (?:umsatzsteuer|mehrwertsteuer|ust)|(?:without|no) (?:vat|tax)|sin iva|exent[oa] de iva)(?![\p{L}])/iu;
const untaxedLine: Localized = [
  "No VAT is charged.",
  "Kein Ausweis von Umsatzsteuer nach § 19 UStG.",
  "Operación exenta de IVA.",
];

type Asked = Pick<DraftPlan, "request" | "language" | "options">;

/** The rate said last comes first: what was asked for later, then what the request names ("with 8.1 % VAT"). */
function ratesOf({ request, language, options }: Asked): number[] {
  const stated = [...request.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|percent|prozent|por ciento)/giu)].map(
    ([, rate]) => Number(rate!.replace(",", ".")),
  );
  const first = untaxed.test(request) ? [0] : stated;
  const later = typeof options["taxRate"] === "number" ? [options["taxRate"]] : [];
  return [...new Set([...later, ...first, ...usualRates[language], 0])].slice(0, 5);
}

const clients: Record<Language, [name: string, address: string, email: string][]> = {
  en: [
    ["Larkspur Hotel", "4 Harbour Road\nHillford", "office@larkspur.example"],
    ["Marlowe Dental", "19 Chapel Street\nEastwick", "desk@marlowe.example"],
    ["Ember Kitchen", "2 Mill Lane\nPort Ellis", "rosa@ember.example"],
  ],
  de: [
    ["Hotel Rittersporn", "Hafenstraße 4\n01067 Dresden", "buero@rittersporn.example"],
    ["Zahnarztpraxis Marlow", "Kapellenweg 19\n34117 Kassel", "praxis@marlow.example"],
    ["Glutküche", "Mühlgasse 2\n04109 Leipzig", "rosa@glutkueche.example"],
  ],
  es: [
    ["Hotel Espuela", "Calle del Puerto 4\n29001 Málaga", "oficina@espuela.example"],
    ["Clínica Dental Marlo", "Calle Capilla 19\n45001 Toledo", "recepcion@marlo.example"],
    ["Cocina Brasa", "Calle del Molino 2\n11001 Cádiz", "rosa@brasa.example"],
  ],
};
const work: Record<Language, [text: string, price: number][]> = {
  en: [
    ["Design of the menu, hours", 62],
    ["Photographs, half a day", 340],
    ["Printed cards, 500", 128],
    ["Website, second part", 980],
  ],
  de: [
    ["Gestaltung der Speisekarte, Stunden", 62],
    ["Fotografien, halber Tag", 340],
    ["Gedruckte Karten, 500 Stück", 128],
    ["Website, zweiter Teil", 980],
  ],
  es: [
    ["Diseño de la carta, horas", 48],
    ["Fotografías, media jornada", 290],
    ["Tarjetas impresas, 500", 110],
    ["Sitio web, segunda parte", 860],
  ],
};
/** Client, days since it was issued, status, and its lines as work and quantity. */
const bills: readonly [client: number, ago: number, status: 0 | 1 | 2, lines: [work: number, quantity: number][]][] = [
  [0, 0, 0, [[0, 3.5]]],
  [
    1,
    5,
    1,
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [2, 24, 1, [[3, 1]]],
  [
    0,
    38,
    2,
    [
      [0, 6],
      [2, 1],
    ],
  ],
  [1, 61, 2, [[1, 2]]],
];
const company: Record<Language, [name: string, address: string, tax: string, account: string, thanks: string]> = {
  en: [
    "Alder Studio",
    "12 Orchard Lane\nLower Ashby",
    "GB 000 0000 00",
    "00-00-00 00000000",
    "Thank you for the work together.",
  ],
  de: [
    "Studio Erle",
    "Obstgartenweg 12\n04109 Leipzig",
    "000/000/00000",
    "DE00 0000 0000 0000 0000 00",
    "Danke für die gute Zusammenarbeit.",
  ],
  es: [
    "Estudio Aliso",
    "Camino del Huerto 12\n45001 Toledo",
    "00000000X",
    "ES00 0000 0000 0000 0000 0000",
    "Gracias por el trabajo juntos.",
  ],
};
const statuses = "Draft,Sent,Paid|Entwurf,Gesendet,Bezahlt|Borrador,Enviada,Pagada";
const taxNames: Localized = ["VAT", "USt.", "IVA"];

/** Invoices of lines with tax and total, for clients, on paper. */
export const invoicing = screenArchetype({
  id: "invoicing",
  folder: "invoicing",
  score: ({ text }) =>
    asked.test(text) &&
    !otherThings.test(text) &&
    (!/:\s/.test(text) || statedItems(text).filter((item) => !everyInvoice.test(item)).length < 3)
      ? 13
      : 0,
  vocabulary: { en: "invoices|vat|printable", de: "rechnungen|mehrwertsteuer", es: "facturas|iva" },
  kind: ["an invoicing app", "ein Rechnungsprogramm", "un programa de facturas"],
  names: [
    ["Net Fourteen", "Paid in Full"],
    ["Zahlbar", "Netto vierzehn"],
    ["Al corriente", "Cuentas claras"],
  ],
  tagline: [
    "What was sent, what is due and what came in.",
    "Was verschickt ist, was fällig ist und was einging.",
    "Qué se envió, qué vence y qué entró.",
  ],
  look: appLooks.ledger,
  shell: "sidebar",
  isPrivate: true,
  pages: [
    { component: "Index", title: ["Invoices", "Rechnungen", "Facturas"], icon: "FileText", blueprint: "Invoices" },
    {
      component: "NewInvoice",
      title: ["New invoice", "Neue Rechnung", "Nueva factura"],
      icon: "FilePlus2",
      blueprint: "InvoiceForm",
    },
    { component: "InvoiceDetail", title: ["Invoice", "Rechnung", "Factura"], below: "Index" },
    { component: "InvoiceForm", title: ["Write invoice", "Rechnung schreiben", "Escribir factura"], below: "Index" },
    { component: "Clients", title: ["Clients", "Kunden", "Clientes"], icon: "Building2" },
    { component: "Letterhead", title: ["Your details", "Eigene Angaben", "Tus datos"], icon: "Stamp" },
  ],
  lists: [
    {
      key: "invoice",
      singular: ["Invoice", "Rechnung", "Factura"],
      plural: ["Invoices", "Rechnungen", "Facturas"],
      fields: fields(
        "number:text!:Number|Nummer|Número",
        "client:relation>client!:Client|Kunde|Cliente",
        "issued:date!:Issued|Ausgestellt|Emitida",
        "due:date!:Due|Fällig|Vence",
        `status:enum:Status|Status|Estado:${statuses}`,
        "note:long-text:Note|Notiz|Nota",
      ),
      samples: () =>
        bills.map(([client, ago, status], at) => ({
          number: { code: `\`\${today().slice(0, 4)}-00${bills.length - at}\`` },
          client: ref("client", client),
          issued: day(-ago),
          due: day(14 - ago),
          status,
        })),
    },
    {
      key: "client",
      singular: ["Client", "Kunde", "Cliente"],
      plural: ["Clients", "Kunden", "Clientes"],
      fields: fields(
        "name:text!:Name|Name|Nombre",
        "address:long-text:Address|Adresse|Dirección",
        "email:email:Email|E-Mail|Correo",
      ),
      samples: (language) => clients[language].map(([name, address, email]) => ({ name, address, email })),
    },
    {
      key: "invoice-line",
      singular: ["Line", "Position", "Línea"],
      plural: ["Lines", "Positionen", "Líneas"],
      fields: fields(
        "text:text!:What for|Wofür|Concepto",
        "invoice:relation>invoice!:Invoice|Rechnung|Factura",
        "quantity:number:Quantity|Menge|Cantidad",
        "price:money:Price|Preis|Precio",
        "tax:number:Tax|Steuer|Impuesto",
      ),
      samples: (language, plan) =>
        bills.flatMap(([, , , lines], at) =>
          lines.map(([piece, quantity]) => ({
            text: work[language][piece]![0],
            invoice: ref("invoice", at),
            quantity,
            price: work[language][piece]![1],
            tax: ratesOf(plan)[0]!,
          })),
        ),
    },
    {
      key: "letterhead",
      singular: ["Letterhead", "Briefkopf", "Membrete"],
      plural: ["Letterheads", "Briefköpfe", "Membretes"],
      fields: fields(
        "name:text!:Name|Name|Nombre",
        "address:long-text:Address|Adresse|Dirección",
        "taxNumber:text:Tax number|Steuernummer|NIF",
        "account:text:Account|Konto|Cuenta",
        "days:number:Days until it is due|Tage bis zur Fälligkeit|Días hasta el vencimiento",
        "thanks:text:Line at the end|Zeile am Schluss|Línea final",
      ),
      samples: (language, { request, options }) => {
        const [name, address, taxNumber, account, usual] = company[language];
        const thanks =
          untaxed.test(request) && options["taxRate"] === undefined ? localized(untaxedLine, language) : usual;
        return [{ name, address, taxNumber, account, thanks, days: 14 }];
      },
    },
  ],
  pieces: [
    ...listPieces,
    figures,
    removal,
    csv,
    ["app/DataTable.tsx", "src/components/app/DataTable.tsx"],
    ["app/Figures.tsx", "src/components/app/Figures.tsx"],
    ["invoicing/totals.ts", "src/lib/totals.ts"],
    ["invoicing/billing.ts", "src/data/billing.ts"],
  ],
  features: [
    "create",
    "edit",
    "delete",
    "undo",
    "search",
    "filter",
    "sort",
    "export",
    "total",
    "tax",
    "print",
    "persist",
  ],
  claims: [
    [
      "Invoices of lines: net, tax by rate and total are worked out",
      "Rechnungen aus Positionen: Netto, Steuer je Satz und Summe werden berechnet",
      "Facturas por líneas: base, impuesto por tipo y total se calculan",
    ],
    [
      "A printable page of each invoice, without the app around it",
      "Eine Druckseite je Rechnung, ohne die App darum herum",
      "Una página imprimible de cada factura, sin la aplicación alrededor",
    ],
    [
      "What is to be paid, overdue and paid this year; clients with what they owe; CSV",
      "Was offen, überfällig und dieses Jahr bezahlt ist; Kunden mit ihrem Rückstand; CSV",
      "Lo pendiente, lo vencido y lo cobrado este año; clientes con su deuda; CSV",
    ],
  ],
  caveats: [
    [
      "Invoices are kept in this browser until the database is on; nothing is mailed",
      "Rechnungen liegen in diesem Browser, bis die Datenbank eingeschaltet ist; verschickt wird nichts",
      "Las facturas quedan en este navegador hasta activar la base de datos; no se envía nada",
    ],
  ],
  speaksOf: { parts: /\b(?:totals?|vat|tax|print(?:able|ing)?|pdf|kleinunternehmer|umsatzsteuer|mehrwertsteuer)\b/iu },
  content: ({ language, request }) => ({
    tax:
      language === "en" && /\b(?:sales )?tax\b/i.test(request) && !/\bvat\b/i.test(request)
        ? "Tax"
        : localized(taxNames, language),
  }),
  marks: (plan) => ({ rates: `[${ratesOf(plan).join(", ")}]`, count: "3" }),
});
