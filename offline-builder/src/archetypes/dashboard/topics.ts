import type { Localized } from "../../lexicon/entities/entity.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import { moreTopics } from "./more-topics.ts";
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
  /** Less of it is better: energy used, minutes down. */
  isBurden?: true;
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
  {
    id: "traffic",
    words: [
      "website traffic|web traffic|traffic|visitors|visits|page views|pageviews|web analytics|website analytics|website statistics",
      "besucherzahlen|seitenaufrufe|webanalyse|zugriffe|website-besucher|besucherstatistik",
      "tráfico web|tráfico|visitas|páginas vistas|analítica web",
    ],
    kind: ["a traffic dashboard", "ein Besucher-Dashboard", "un panel de visitas"],
    names: ["Footfall", "Klickspur", "Pasos en la web"],
    lead: [
      "How many came, to which page, from where and on what.",
      "Wie viele kamen, auf welche Seite, woher und womit.",
      "Cuántas personas vinieron, a qué página, desde dónde y con qué.",
    ],
    key: "visit-record",
    icon: "MousePointerClick",
    singular: ["Page visit", "Seitenaufruf", "Visita a página"],
    plural: ["Page visits", "Seitenaufrufe", "Visitas a páginas"],
    fields: fields(
      "title:text!:Page|Seite|Página",
      "source:enum:Source|Quelle|Origen:Search,Direct,Social media,Newsletter,Links|Suche,Direkt,Soziale Medien,Newsletter,Verweise|Buscador,Directo,Redes sociales,Boletín,Enlaces",
      "device:enum:Device|Gerät|Dispositivo:Phone,Computer,Tablet|Handy,Computer,Tablet|Móvil,Ordenador,Tableta",
      "amount:number!:Visits|Besuche|Visitas",
      "date:date!:Date|Datum|Fecha",
    ),
    titles: [
      ["Home", "Pricing", "Blog: ten small habits", "About us", "Contact", "Help"],
      ["Startseite", "Preise", "Blog: zehn kleine Gewohnheiten", "Über uns", "Kontakt", "Hilfe"],
      ["Inicio", "Precios", "Blog: diez pequeños hábitos", "Quiénes somos", "Contacto", "Ayuda"],
    ],
    range: [12, 480],
  },
  {
    id: "energy",
    words: [
      "energy|electricity|power consumption|energy use|energy usage|energy consumption|solar panels|heating costs",
      "energie|energieverbrauch|gasverbrauch|ölverbrauch|heizöl|heizkosten|strom|stromverbrauch|heizung|solaranlage|photovoltaik",
      "energía|electricidad|consumo eléctrico|consumo de energía|placas solares|calefacción",
    ],
    kind: ["an energy dashboard", "ein Energie-Dashboard", "un panel de energía"],
    names: ["Kilowatt House", "Zählerblick", "Kilovatio"],
    lead: [
      "How much the house used, of what and for what.",
      "Wie viel das Haus verbraucht hat, wovon und wofür.",
      "Cuánto gastó la casa, de qué y para qué.",
    ],
    key: "energy-reading",
    icon: "Zap",
    singular: ["Reading", "Messung", "Lectura"],
    plural: ["Readings", "Messungen", "Lecturas"],
    fields: fields(
      "title:text!:Measured at|Gemessen an|Medido en",
      "source:enum:Source|Energieart|Fuente:Grid power,Gas,Solar power|Netzstrom,Gas,Solarstrom|Red eléctrica,Gas,Solar",
      "use:enum:Used for|Wofür|Uso:Heating,Hot water,Kitchen,Car,Everything else|Heizung,Warmwasser,Küche,Auto,Sonstiges|Calefacción,Agua caliente,Cocina,Coche,Lo demás",
      "amount:number(kWh)!:Energy used|Verbrauch|Consumo",
      "date:date!:Date|Datum|Fecha",
    ),
    titles: [
      ["Main meter", "Heat pump", "Wall box", "Boiler", "Kitchen circuit"],
      ["Hauptzähler", "Wärmepumpe", "Wallbox", "Boiler", "Küchenkreis"],
      ["Contador general", "Bomba de calor", "Cargador", "Termo", "Circuito de cocina"],
    ],
    range: [2, 46],
    isBurden: true,
  },
  {
    id: "firm",
    words: [
      "financial report|finance report|business report|annual report|monthly report|small firm|small business|my business|my firm|my company",
      "finanzbericht|geschäftsbericht|monatsbericht|kleine firma|kleinunternehmen|meine firma|mein betrieb",
      "informe financiero|informe mensual|informe anual|mi empresa|pequeña empresa|mi negocio",
    ],
    kind: ["a financial report", "ein Finanzbericht", "un informe financiero"],
    names: ["Month End", "Monatsschluss", "Cierre de mes"],
    lead: [
      "What came in, for what and how it was paid, with each period against the one before.",
      "Was hereinkam, wofür und wie bezahlt wurde, verglichen mit dem Zeitraum davor.",
      "Lo que entró, por qué y cómo se pagó, comparado con el periodo anterior.",
    ],
    key: "transaction",
    icon: "Landmark",
    singular: ["Transaction", "Buchung", "Movimiento"],
    plural: ["Transactions", "Buchungen", "Movimientos"],
    fields: fields(
      "title:text!:Description|Beschreibung|Concepto",
      "area:enum:Account|Konto|Cuenta:Goods sold,Services,Subscriptions,Other income|Warenverkauf,Dienstleistungen,Abonnements,Sonstige Erträge|Venta de productos,Servicios,Suscripciones,Otros ingresos",
      "way:enum:Paid by|Bezahlt per|Pagado con:Transfer,Card,Cash|Überweisung,Karte,Bar|Transferencia,Tarjeta,Efectivo",
      "amount:money!:Revenue|Umsatz|Ingresos",
      "date:date!:Date|Datum|Fecha",
    ),
    titles: [
      [
        "Invoice, repair work",
        "Counter sales of the week",
        "Monthly contract",
        "Consulting day",
        "Online orders",
        "Workshop fees",
      ],
      [
        "Rechnung, Reparatur",
        "Ladenverkauf der Woche",
        "Monatsvertrag",
        "Beratungstag",
        "Online-Bestellungen",
        "Kursgebühren",
      ],
      [
        "Factura, reparación",
        "Ventas de la semana",
        "Contrato mensual",
        "Día de asesoría",
        "Pedidos en línea",
        "Cuotas del taller",
      ],
    ],
    range: [80, 2400],
  },
  ...moreTopics,
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
