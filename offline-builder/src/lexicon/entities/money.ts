import { fields, type ListShape } from "./entity.ts";

export const moneyEntities: ListShape[] = [
  {
    key: "expense",
    icon: "Receipt",
    words: [
      "expense|expenses|spending|spendings|costs|budget|purchases|receipts",
      "ausgabe|ausgaben|kosten|haushaltsbuch|budget",
      "gasto|gastos|presupuesto",
    ],
    singular: ["Expense", "Ausgabe", "Gasto"],
    plural: ["Expenses", "Ausgaben", "Gastos"],
    fields: fields(
      "title:text!:What for|Wofür|Concepto",
      "amount:money!:Amount|Betrag|Importe",
      "category:enum:Category|Kategorie|Categoría:Groceries,Home,Transport,Leisure,Health|Lebensmittel,Wohnen,Verkehr,Freizeit,Gesundheit|Comida,Casa,Transporte,Ocio,Salud",
      "date:date!:Date|Datum|Fecha",
      "paidWith:enum:Paid with|Bezahlt mit|Pagado con:Card,Cash,Transfer|Karte,Bar,Überweisung|Tarjeta,Efectivo,Transferencia",
      "note:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    key: "invoice",
    icon: "FileText",
    words: ["invoice|invoices|bill|bills|billing|invoicing", "rechnung|rechnungen", "factura|facturas|facturación"],
    singular: ["Invoice", "Rechnung", "Factura"],
    plural: ["Invoices", "Rechnungen", "Facturas"],
    fields: fields(
      "number:text!:Number|Nummer|Número",
      "client:relation>client!:Client|Kunde|Cliente",
      "issued:date!:Issued|Ausgestellt|Emitida",
      "due:date!:Due|Fällig|Vence",
      "amount:money!:Amount|Betrag|Importe",
      "status:enum:Status|Status|Estado:Draft,Sent,Paid|Entwurf,Gesendet,Bezahlt|Borrador,Enviada,Pagada",
      "note:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    key: "client",
    icon: "Building2",
    words: ["client|clients|customer|customers", "kunde|kunden|kundin|auftraggeber", "cliente|clientes"],
    singular: ["Client", "Kunde", "Cliente"],
    plural: ["Clients", "Kunden", "Clientes"],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "contact:text:Contact person|Ansprechperson|Persona de contacto",
      "email:email:E-mail|E-Mail|Correo",
      "phone:phone:Phone|Telefon|Teléfono",
      "city:text:City|Ort|Ciudad",
    ),
  },
  {
    key: "subscription",
    icon: "RefreshCw",
    words: ["subscription|subscriptions", "abo|abos|abonnement|abonnements", "suscripción|suscripciones"],
    singular: ["Subscription", "Abo", "Suscripción"],
    plural: ["Subscriptions", "Abos", "Suscripciones"],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "price:money!:Price a month|Preis im Monat|Precio al mes",
      "category:enum:Category|Kategorie|Categoría:Software,Music and film,News,Sports|Software,Musik und Film,Zeitung,Sport|Software,Música y cine,Prensa,Deporte",
      "renews:date:Renews|Verlängert sich|Se renueva",
      "status:enum:Status|Status|Estado:Active,Paused,Cancelled|Aktiv,Pausiert,Gekündigt|Activa,En pausa,Cancelada",
    ),
  },
  {
    key: "sale",
    icon: "TrendingUp",
    words: [
      "sale|sales|revenue|transactions|transaction",
      "umsatz|verkäufe|verkauf|transaktionen",
      "venta|ventas|ingresos|transacciones",
    ],
    singular: ["Sale", "Verkauf", "Venta"],
    plural: ["Sales", "Verkäufe", "Ventas"],
    fields: fields(
      "item:text!:Item|Artikel|Artículo",
      "amount:money!:Amount|Betrag|Importe",
      "channel:enum:Channel|Kanal|Canal:Online,Store,Wholesale|Online,Laden,Großhandel|En línea,Tienda,Mayorista",
      "date:date!:Date|Datum|Fecha",
    ),
  },
];
