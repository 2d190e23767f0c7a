import type { Localized } from "../../lexicon/entities/entity.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import { tradeTopic } from "./trade-topic.ts";
import { fields, type KnownField } from "../../lexicon/entities/entity.ts";

/** What a dashboard is about: one list of dated amounts with two ways to divide it. Data only. */
export interface Topic {
  id: string;
  words: Localized;
  kind: Localized;
  names: Localized;
  lead: Localized;
  key: string;
  icon: string;
  singular: Localized;
  plural: Localized;
  fields: KnownField[];
  /** Texts of sample rows. */
  titles: readonly [en: string[], de: string[], es: string[]];
  /** Range of one amount. */
  range: [number, number];
}

export const topics: readonly Topic[] = [
  {
    id: "finance",
    words: [
      "finance|financial|accounting|companies|company data|consolidated|profit|cash flow|bookkeeping",
      "finanzen|buchhaltung|unternehmen|konzern",
      "finanzas|financiero|empresas|contabilidad",
    ],
    kind: ["a finance dashboard", "ein Finanz-Dashboard", "un panel financiero"],
    names: ["Consolidated", "Konzernblick", "Consolidado"],
    lead: [
      "Revenue of all companies in one place, with each against the period before.",
      "Umsätze aller Unternehmen an einem Ort, verglichen mit dem Zeitraum davor.",
      "Ingresos de todas las empresas en un lugar, comparados con el periodo anterior.",
    ],
    key: "booking-entry",
    icon: "Landmark",
    singular: ["Entry", "Buchung", "Asiento"],
    plural: ["Entries", "Buchungen", "Asientos"],
    fields: fields(
      "title:text!:Description|Beschreibung|Concepto",
      "company:enum:Company|Unternehmen|Empresa:Larkspur Group,Marlowe Trade,Tidewater Services,Ember Foods|Lerchenhof Gruppe,Marlowe Handel,Ufer Dienste,Glut Lebensmittel|Grupo Alondra,Marlo Comercio,Ribera Servicios,Brasa Alimentos",
      "area:enum:Area|Bereich|Área:Products,Services,Licences|Produkte,Dienste,Lizenzen|Productos,Servicios,Licencias",
      "amount:money!:Revenue|Umsatz|Ingresos",
      "date:date!:Date|Datum|Fecha",
    ),
    titles: [
      ["Monthly contract", "Bulk delivery", "Consulting", "Licence fee", "Support plan"],
      ["Monatsvertrag", "Großlieferung", "Beratung", "Lizenzgebühr", "Supportplan"],
      ["Contrato mensual", "Entrega grande", "Asesoría", "Licencia", "Plan de soporte"],
    ],
    range: [900, 9800],
  },
  {
    id: "sales",
    words: [
      "sales|revenue|orders|shop performance|sales figures",
      "umsatz|verkauf|verkäufe|bestellungen",
      "ventas|ingresos|pedidos",
    ],
    kind: ["a sales dashboard", "ein Verkaufs-Dashboard", "un panel de ventas"],
    names: ["Tally", "Kassensturz", "Recuento"],
    lead: [
      "What sold, where and through which channel.",
      "Was verkauft wurde, wo und über welchen Kanal.",
      "Qué se vendió, dónde y por qué canal.",
    ],
    key: "sale-record",
    icon: "Receipt",
    singular: ["Sale", "Verkauf", "Venta"],
    plural: ["Sales", "Verkäufe", "Ventas"],
    fields: fields(
      "title:text!:Item|Artikel|Artículo",
      "line:enum:Product line|Sortiment|Línea:Lighting,Textiles,Tableware,Stationery|Leuchten,Textilien,Geschirr,Papier|Iluminación,Textiles,Vajilla,Papelería",
      "channel:enum:Channel|Kanal|Canal:Online,Store,Wholesale|Online,Laden,Großhandel|En línea,Tienda,Mayorista",
      "amount:money!:Revenue|Umsatz|Ingresos",
      "date:date!:Date|Datum|Fecha",
    ),
    titles: [
      ["Desk lamp", "Wool blanket", "Set of mugs", "Notebook set", "Linen cloth", "Reading light"],
      ["Tischlampe", "Wolldecke", "Becherset", "Notizbücher", "Leinentuch", "Leselicht"],
      ["Lámpara de mesa", "Manta de lana", "Juego de tazas", "Cuadernos", "Paño de lino", "Luz de lectura"],
    ],
    range: [24, 640],
  },
];

/** A plan names the topic of a trade by the trade. */
export function topicById(id: string): Topic {
  if (id.startsWith("trade:")) {
    const topic = tradeTopic(domainById(id.slice("trade:".length)), topicById("sales"));
    if (topic) return topic;
  }
  const found = topics.find((topic) => topic.id === id);
  if (!found) throw new Error(`No dashboard topic called ${id}`);
  return found;
}
