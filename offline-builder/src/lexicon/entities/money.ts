import { fields, type KnownEntity } from "./entity.ts";

export const moneyEntities: KnownEntity[] = [
  {
    key: "expense",
    icon: "Receipt",
    words: ["expense|expenses|spending|spendings|costs|budget|purchases|receipts", "ausgabe|ausgaben|kosten|haushaltsbuch|budget", "gasto|gastos|presupuesto"],
    singular: ["Expense", "Ausgabe", "Gasto"],
    plural: ["Expenses", "Ausgaben", "Gastos"],
    fields: fields(
      "title:text!:What for|Wofür|Concepto",
      "amount:money!:Amount|Betrag|Importe",
      "category:enum:Category|Kategorie|Categoría:Groceries,Home,Transport,Leisure,Health|Lebensmittel,Wohnen,Verkehr,Freizeit,Gesundheit|Comida,Casa,Transporte,Ocio,Salud",
      "date:date!:Date|Datum|Fecha",
      "paidWith:enum:Paid with|Bezahlt mit|Pagado con:Card,Cash,Transfer|Karte,Bar,Überweisung|Tarjeta,Efectivo,Transferencia",
      "note:long-text:Note|Notiz|Nota",
    ),
    rows: {
      en: [
        ["Weekly groceries", 84.3, 0, -1, 0, ""], ["Train to Hillford", 26.4, 2, -3, 0, "Return ticket"], ["Rent", 980, 1, -5, 2, ""],
        ["Cinema with Jo", 23, 3, -6, 1, ""], ["Pharmacy", 14.75, 4, -8, 0, ""], ["Farmers' market", 31.2, 0, -9, 1, ""],
        ["Electricity", 62.1, 1, -24, 2, ""], ["Weekly groceries", 91.05, 0, -31, 0, ""], ["Rent", 980, 1, -36, 2, ""], ["Concert tickets", 78, 3, -40, 0, "Two seats"],
        ["Bicycle repair", 45, 2, -52, 1, "New chain"], ["Rent", 980, 1, -66, 2, ""], ["Dentist", 120, 4, -71, 0, ""], ["Weekly groceries", 76.9, 0, -74, 0, ""],
        ["Rent", 980, 1, -97, 2, ""], ["Weekend in Port Ellis", 264, 3, -101, 0, ""], ["Rent", 980, 1, -127, 2, ""], ["Winter coat", 139, 3, -132, 0, ""],
      ],
      de: [
        ["Wocheneinkauf", 84.3, 0, -1, 0, ""], ["Bahn nach Dresden", 26.4, 2, -3, 0, "Hin und zurück"], ["Miete", 780, 1, -5, 2, ""],
        ["Kino", 23, 3, -6, 1, ""], ["Apotheke", 14.75, 4, -8, 0, ""], ["Markt", 31.2, 0, -9, 1, ""], ["Strom", 62.1, 1, -24, 2, ""],
        ["Wocheneinkauf", 91.05, 0, -31, 0, ""], ["Miete", 780, 1, -36, 2, ""], ["Konzertkarten", 78, 3, -40, 0, "Zwei Plätze"],
        ["Fahrrad repariert", 45, 2, -52, 1, "Neue Kette"], ["Miete", 780, 1, -66, 2, ""], ["Zahnarzt", 120, 4, -71, 0, ""], ["Miete", 780, 1, -97, 2, ""],
      ],
      es: [
        ["Compra semanal", 84.3, 0, -1, 0, ""], ["Tren a Toledo", 26.4, 2, -3, 0, "Ida y vuelta"], ["Alquiler", 780, 1, -5, 2, ""],
        ["Cine", 23, 3, -6, 1, ""], ["Farmacia", 14.75, 4, -8, 0, ""], ["Mercado", 31.2, 0, -9, 1, ""], ["Electricidad", 62.1, 1, -24, 2, ""],
        ["Compra semanal", 91.05, 0, -31, 0, ""], ["Alquiler", 780, 1, -36, 2, ""], ["Entradas de concierto", 78, 3, -40, 0, "Dos asientos"],
        ["Arreglo de la bici", 45, 2, -52, 1, "Cadena nueva"], ["Alquiler", 780, 1, -66, 2, ""], ["Dentista", 120, 4, -71, 0, ""], ["Alquiler", 780, 1, -97, 2, ""],
      ],
    },
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
      "note:long-text:Note|Notiz|Nota",
    ),
    rows: {
      en: [
        ["2026-031", 0, -4, 10, 1840, 1, ""], ["2026-030", 2, -9, 5, 620, 1, ""], ["2026-029", 1, -21, -7, 2310, 1, "Second reminder sent"],
        ["2026-028", 3, -28, -14, 480, 2, ""], ["2026-027", 0, -40, -26, 1840, 2, ""], ["2026-026", 4, -47, -33, 960, 1, ""],
        ["2026-025", 2, -62, -48, 620, 2, ""], ["2026-024", 1, -75, -61, 1975, 2, ""], ["2026-023", 0, -96, -82, 1840, 2, ""],
        ["2026-022", 3, -110, -96, 350, 2, ""], ["2026-032", 4, 0, 14, 1200, 0, "Waiting for hours"],
      ],
    },
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
    rows: {
      en: [
        ["Larkspur Hotel", "Nina Adeyemi", "nina@larkspur.example", "555-0108", "Hillford"], ["Marlowe Dental", "Dr. Paul Marlowe", "desk@marlowe.example", "555-0133", "Eastwick"],
        ["Ember Kitchen", "Rosa Lind", "rosa@ember.example", "555-0121", "Port Ellis"], ["Tidewater School", "Sam Okoye", "office@tidewater.example", "555-0165", "Hillford"],
        ["Harbour Office", "Claire Dubois", "claire@harbour.example", "555-0187", "Port Ellis"],
      ],
    },
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
    rows: {
      en: [
        ["Music streaming", 10.99, 1, 6, 0], ["Cloud storage", 2.99, 0, 12, 0], ["Film streaming", 13.99, 1, 3, 0], ["The Morning Paper", 19, 2, 21, 0],
        ["Climbing gym", 54, 3, 9, 0], ["Photo editor", 11.9, 0, 17, 1], ["Design tool", 15, 0, 26, 0], ["Language lessons", 8.5, 0, 40, 2],
      ],
    },
  },
  {
    key: "sale",
    icon: "TrendingUp",
    words: ["sale|sales|revenue|transactions|transaction", "umsatz|verkäufe|verkauf|transaktionen", "venta|ventas|ingresos|transacciones"],
    singular: ["Sale", "Verkauf", "Venta"],
    plural: ["Sales", "Verkäufe", "Ventas"],
    fields: fields(
      "item:text!:Item|Artikel|Artículo",
      "amount:money!:Amount|Betrag|Importe",
      "channel:enum:Channel|Kanal|Canal:Online,Store,Wholesale|Online,Laden,Großhandel|En línea,Tienda,Mayorista",
      "date:date!:Date|Datum|Fecha",
    ),
    rows: {
      en: [
        ["Linen shirt", 68, 0, -1], ["Canvas tote", 24, 1, -1], ["Wool blanket", 145, 0, -3], ["Twelve mugs", 186, 2, -5], ["Desk lamp", 92, 1, -8],
        ["Linen shirt", 68, 0, -15], ["Wool blanket", 145, 0, -22], ["Forty totes", 620, 2, -34], ["Desk lamp", 92, 1, -39], ["Notebook set", 31, 0, -48],
        ["Sixty mugs", 840, 2, -66], ["Linen shirt", 68, 1, -80], ["Wool blanket", 145, 0, -99],
      ],
    },
  },
];
