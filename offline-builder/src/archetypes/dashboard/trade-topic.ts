import type { Copy, Domain } from "../../lexicon/domain.ts";
import { fields, type KnownField, type Localized } from "../../lexicon/entities/entity.ts";
import type { Language } from "../../plan/plan.ts";
import type { Topic } from "./topics.ts";

/** What a trade counts: its noun for one dated amount, and the word for the amount. */
interface Ledger {
  key: string;
  icon: string;
  singular: Localized;
  plural: Localized;
  amount: string;
  /** What the entries are divided by: the groups of what is offered. */
  group: Localized;
  channel: string;
}

const category: Localized = ["Category", "Gruppe", "Categoría"];

const orders: Ledger = {
  key: "order",
  icon: "Receipt",
  singular: ["Order", "Bestellung", "Pedido"],
  plural: ["Orders", "Bestellungen", "Pedidos"],
  amount: "Revenue|Umsatz|Ingresos",
  group: category,
  channel: "Channel|Kanal|Canal:Counter,Online,Telephone|Theke,Online,Telefon|Mostrador,En línea,Teléfono",
};
const visits: Ledger = {
  key: "appointment",
  icon: "CalendarCheck",
  singular: ["Appointment", "Termin", "Cita"],
  plural: ["Appointments", "Termine", "Citas"],
  amount: "Revenue|Umsatz|Ingresos",
  group: category,
  channel: "Booked|Gebucht|Reserva:Online,Telephone,On site|Online,Telefon,Vor Ort|En línea,Teléfono,En persona",
};
const gifts: Ledger = {
  key: "donation",
  icon: "HeartHandshake",
  singular: ["Donation", "Spende", "Donativo"],
  plural: ["Donations", "Spenden", "Donativos"],
  amount: "Amount|Betrag|Importe",
  group: ["Purpose", "Zweck", "Destino"],
  channel: "Way|Weg|Vía:Transfer,Cash,Online|Überweisung,Bar,Online|Transferencia,Efectivo,En línea",
};

const byDomain: Readonly<Record<string, Ledger>> = {
  charity: gifts,
  church: gifts,
  barber: visits,
  dentist: visits,
  yoga: visits,
  gym: visits,
  padel: visits,
  "bicycle-workshop": visits,
  photography: visits,
  school: visits,
};

const kinds: Record<Language, (kind: string) => string> = {
  en: (kind) => `a dashboard for ${kind}`,
  de: (kind) => `ein Dashboard: ${kind}`,
  es: (kind) => `un panel para ${kind}`,
};

/** The entries of a trade, divided by what it offers. Null where it offers nothing that costs something. */
export function tradeTopic(domain: Domain, sales: Topic): Topic | null {
  // The general ones name no trade.
  if (domain.id === "practice" || domain.id === "goods") return null;
  const ledger = byDomain[domain.id] ?? orders;
  const copies = (["en", "de", "es"] as const).map((language) => domain.copy[language] ?? domain.copy.en);
  if (copies.some((copy) => !copy || !(ledger === gifts || sellable(copy)))) return null;
  const known = copies as [Copy, Copy, Copy];
  const each = <T>(of: (copy: Copy, language: Language) => T): readonly [T, T, T] => [
    of(known[0], "en"),
    of(known[1], "de"),
    of(known[2], "es"),
  ];
  const prices = known[0].offer.groups.flatMap((group) => group.items.map((item) => item.price)).filter(Boolean);
  const line: KnownField = {
    key: "line",
    label: ledger.group,
    type: "enum",
    required: false,
    options: each((copy) => copy.offer.groups.map((group) => group.name)),
  };
  const [title, channel, amount, date] = fields(
    "title:text!:Item|Artikel|Artículo",
    `channel:enum:${ledger.channel}`,
    `amount:money!:${ledger.amount}`,
    "date:date!:Date|Datum|Fecha",
  ) as [KnownField, KnownField, KnownField, KnownField];
  return {
    ...sales,
    id: tradeId(domain),
    kind: each((copy, language) => kinds[language](copy.kind)),
    names: each((copy) => copy.names[0]!),
    lead: each((copy) => copy.tagline),
    key: ledger.key,
    icon: ledger.icon,
    singular: ledger.singular,
    plural: ledger.plural,
    fields: [title, line, channel, amount, date],
    titles: each((copy) =>
      copy.offer.groups.flatMap((group) => group.items.map((item) => item.name)),
    ) as Topic["titles"],
    range: ledger === gifts ? [10, 180] : [Math.max(4, Math.min(...prices)), Math.max(20, ...prices) * 2],
  };
}

function sellable({ offer }: Copy): boolean {
  return offer.free !== true && offer.groups.length > 1;
}

function tradeId(domain: Domain): string {
  return `trade:${domain.id}`;
}
