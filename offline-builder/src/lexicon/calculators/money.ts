import { calculator } from "./calculator.ts";

/** What something costs, brings in or is left. */
export const moneyCalculators = [
  calculator({
    id: "tip",
    icon: "HandCoins",
    words: [
      "tip calculator|tip|tip splitter|split the bill|splits the bill|bill splitter|gratuity",
      "trinkgeldrechner|trinkgeld",
      "calculadora de propinas|propina|propinas|dividir la cuenta",
    ],
    title: ["Tip and split", "Trinkgeld teilen", "Propina y reparto"],
    lead: [
      "What everybody pays, tip included.",
      "Was jeder zahlt, Trinkgeld inbegriffen.",
      "Lo que paga cada persona, propina incluida.",
    ],
    inputs: [
      "bill:money:60:0:Bill|Rechnung|Cuenta",
      "tip:percent:10:0:Tip|Trinkgeld|Propina",
      "people:number:2:1:People|Personen|Personas",
    ],
    results: [
      "each:money:Each person pays|Jede Person zahlt|Cada persona paga",
      "tipAmount:money:Tip|Trinkgeld|Propina",
      "total:money:Total with tip|Gesamt mit Trinkgeld|Total con propina",
    ],
    rule: "const tipAmount = (bill * tip) / 100;\nconst total = bill + tipAmount;\nreturn { each: total / people, tipAmount, total };",
  }),
  calculator({
    id: "loan",
    icon: "Landmark",
    words: [
      "mortgage calculator|loan calculator|mortgage|loan repayment|repayment calculator|credit calculator|car loan|monthly payments|monthly installment",
      "kreditrechner|darlehensrechner|hypothekenrechner|baufinanzierungsrechner|ratenrechner|hypothek",
      "calculadora de hipotecas|calculadora de préstamos|hipoteca|préstamo personal|cuota mensual",
    ],
    title: ["Loan calculator", "Kreditrechner", "Calculadora de préstamos"],
    lead: [
      "The monthly payment of a loan and what it costs in the end.",
      "Die Monatsrate eines Kredits und was er am Ende kostet.",
      "La cuota mensual de un préstamo y lo que cuesta al final.",
    ],
    inputs: [
      "price:money:240000:0:Price|Kaufpreis|Precio",
      "deposit:money:40000:0:Down payment|Eigenkapital|Entrada",
      "interest:percent:3.8:0:Interest a year|Zins im Jahr|Interés anual",
      "years:number:25:1:Years|Jahre|Años",
    ],
    results: [
      "monthly:money:Payment a month|Rate im Monat|Cuota al mes",
      "borrowed:money:Borrowed|Geliehen|Importe prestado",
      "totalInterest:money:Interest in all|Zinsen insgesamt|Intereses en total",
      "totalPaid:money:Paid in all|Gezahlt insgesamt|Pagado en total",
    ],
    rule: "const borrowed = Math.max(0, price - deposit);\nconst months = years * 12;\nconst rate = interest / 100 / 12;\nconst monthly = rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months);\nconst totalPaid = monthly * months;\nreturn { monthly, borrowed, totalInterest: totalPaid - borrowed, totalPaid };",
  }),
  calculator({
    id: "savings",
    icon: "PiggyBank",
    words: [
      "savings calculator|compound interest|interest calculator|retirement calculator|investment calculator|investment return|savings plan|pension calculator",
      "sparrechner|zinseszins|zinsrechner|sparplan|rentenrechner|renditerechner",
      "calculadora de ahorro|interés compuesto|calculadora de intereses|plan de ahorro|calculadora de inversión",
    ],
    title: ["Savings calculator", "Sparrechner", "Calculadora de ahorro"],
    lead: [
      "What regular saving becomes with interest.",
      "Was aus regelmäßigem Sparen mit Zinsen wird.",
      "En qué se convierte un ahorro regular con intereses.",
    ],
    inputs: [
      "initial:money:1000:0:To begin with|Anfangsbetrag|Importe inicial",
      "monthly:money:150:0:Saved a month|Sparrate im Monat|Ahorro al mes",
      "interest:percent:4:0:Interest a year|Zins im Jahr|Interés anual",
      "years:number:10:1:Years|Jahre|Años",
    ],
    results: [
      "balance:money:Balance at the end|Guthaben am Ende|Saldo final",
      "paidIn:money:Paid in|Eingezahlt|Aportado",
      "earned:money:Interest earned|Zinsertrag|Intereses ganados",
    ],
    rule: "const rate = interest / 100 / 12;\nconst months = Math.round(years * 12);\nconst growth = (1 + rate) ** months;\nconst balance = initial * growth + (rate === 0 ? monthly * months : (monthly * (growth - 1)) / rate);\nconst paidIn = initial + monthly * months;\nreturn { balance, paidIn, earned: balance - paidIn };",
  }),
  calculator({
    id: "discount",
    icon: "Tag",
    words: [
      "discount calculator|sale price calculator|percent off",
      "rabattrechner|skontorechner",
      "calculadora de descuentos|calculadora de rebajas",
    ],
    title: ["Discount calculator", "Rabattrechner", "Calculadora de descuentos"],
    lead: ["The price after a discount.", "Der Preis nach einem Rabatt.", "El precio después de un descuento."],
    inputs: ["price:money:80:0:Price|Preis|Precio", "discount:percent:25:0:Discount|Rabatt|Descuento"],
    results: ["pay:money:You pay|Sie zahlen|Se paga", "saved:money:You save|Sie sparen|Se ahorra"],
    rule: "const saved = (price * discount) / 100;\nreturn { pay: price - saved, saved };",
  }),
  calculator({
    id: "vat",
    icon: "Percent",
    words: [
      "vat calculator|tax calculator|sales tax calculator|gst calculator|net and gross",
      "mehrwertsteuerrechner|mwst-rechner|mwst rechner|brutto netto rechner|nettorechner|umsatzsteuerrechner",
      "calculadora de iva|calculadora de impuestos",
    ],
    title: ["Tax calculator", "Mehrwertsteuerrechner", "Calculadora de IVA"],
    lead: ["From net to gross and back again.", "Von netto zu brutto und zurück.", "De neto a bruto y al revés."],
    inputs: [
      "amount:money:100:0:Amount|Betrag|Importe",
      "rate:percent:19:0:Tax rate|Steuersatz|Tipo de impuesto",
      "kind:choice:net:0:The amount is|Der Betrag ist|El importe es:net,gross:Without tax,With tax|Netto,Brutto|Sin impuesto,Con impuesto",
    ],
    results: [
      "net:money:Without tax|Netto|Sin impuesto",
      "tax:money:Tax|Steuer|Impuesto",
      "gross:money:With tax|Brutto|Con impuesto",
    ],
    rule: 'const net = kind === "net" ? amount : amount / (1 + rate / 100);\nconst tax = (net * rate) / 100;\nreturn { net, tax, gross: net + tax };',
  }),
  calculator({
    id: "salary",
    icon: "Wallet",
    words: [
      "salary calculator|wage calculator|hourly rate calculator|hourly wage|pay calculator|freelance rate calculator",
      "gehaltsrechner|stundenlohnrechner|lohnrechner|stundensatzrechner",
      "calculadora de sueldo|calculadora de salario|calculadora de tarifa por hora",
    ],
    title: ["Pay calculator", "Lohnrechner", "Calculadora de sueldo"],
    lead: [
      "Pay by the hour as pay by the month and the year, before tax.",
      "Stundenlohn als Monats- und Jahreslohn, vor Steuern.",
      "El pago por hora, al mes y al año, antes de impuestos.",
    ],
    inputs: [
      "hourly:money:22:0:Pay an hour|Lohn je Stunde|Pago por hora",
      "hours:number:38:0:Hours a week|Stunden je Woche|Horas por semana",
      "weeks:number:52:1:Paid weeks a year|Bezahlte Wochen im Jahr|Semanas pagadas al año",
    ],
    results: [
      "yearly:money:A year|Im Jahr|Al año",
      "monthly:money:A month|Im Monat|Al mes",
      "weekly:money:A week|In der Woche|A la semana",
    ],
    rule: "const weekly = hourly * hours;\nconst yearly = weekly * weeks;\nreturn { yearly, monthly: yearly / 12, weekly };",
  }),
  calculator({
    id: "trip-cost",
    icon: "Fuel",
    words: [
      "fuel calculator|fuel consumption|fuel consumption calculator|fuel cost calculator|trip cost calculator|gas cost calculator|mileage calculator|fuel cost",
      "spritrechner|spritverbrauch|spritverbrauchsrechner|verbrauchsrechner|benzinverbrauch|spritkostenrechner|fahrtkostenrechner|benzinrechner",
      "calculadora de combustible|consumo de combustible|consumo de gasolina|calculadora de gasolina|coste de viaje",
    ],
    title: ["Fuel cost", "Fahrtkosten", "Coste de combustible"],
    lead: [
      "What a drive costs, and each person's part.",
      "Was eine Fahrt kostet, und der Anteil je Person.",
      "Lo que cuesta un trayecto y la parte de cada persona.",
    ],
    inputs: [
      "distance:number(km):240:0:Distance|Strecke|Distancia",
      "use:number(l / 100 km):6.5:0:Fuel use|Verbrauch|Consumo",
      "price:money:1.75:0:Price of a litre|Preis je Liter|Precio por litro",
      "people:number:2:1:People|Personen|Personas",
    ],
    results: [
      "cost:money:Cost of the drive|Kosten der Fahrt|Coste del trayecto",
      "each:money:Each person|Je Person|Cada persona",
      "litres:number(l):Fuel|Kraftstoff|Combustible",
    ],
    rule: "const litres = (distance * use) / 100;\nconst cost = litres * price;\nreturn { cost, each: cost / people, litres };",
  }),
  calculator({
    id: "power-cost",
    icon: "Zap",
    words: [
      "electricity cost calculator|energy cost calculator|power consumption calculator|electricity calculator|energy calculator",
      "stromrechner|stromkostenrechner|energiekostenrechner",
      "calculadora de electricidad|calculadora de consumo eléctrico|coste de la luz",
    ],
    title: ["Electricity cost", "Stromkosten", "Coste de electricidad"],
    lead: [
      "What a device costs in a day, a month and a year.",
      "Was ein Gerät am Tag, im Monat und im Jahr kostet.",
      "Lo que cuesta un aparato al día, al mes y al año.",
    ],
    inputs: [
      "power:number(W):120:0:Power|Leistung|Potencia",
      "hours:number(h):4:0:Hours a day|Stunden am Tag|Horas al día",
      "price:money:0.32:0:Price of a kWh|Preis je kWh|Precio del kWh",
    ],
    results: [
      "yearly:money:A year|Im Jahr|Al año",
      "monthly:money:A month|Im Monat|Al mes",
      "daily:money:A day|Am Tag|Al día",
      "used:number(kWh):Used in a year|Verbrauch im Jahr|Consumo al año",
    ],
    rule: "const daily = (power / 1000) * hours * price;\nreturn { yearly: daily * 365, monthly: (daily * 365) / 12, daily, used: (power / 1000) * hours * 365 };",
  }),
  calculator({
    id: "budget",
    icon: "Calculator",
    words: [
      "budget calculator|calculate the budget|calculate the total budget|travel budget|trip budget|event budget|wedding budget calculator|cost calculator|price calculator",
      "budgetrechner|reisekostenrechner|kostenrechner",
      "calculadora de presupuesto|presupuesto de viaje|calculadora de costes",
    ],
    title: ["Budget calculator", "Budgetrechner", "Calculadora de presupuesto"],
    lead: [
      "What it costs in all, by person and by day.",
      "Was es insgesamt kostet, je Person und je Tag.",
      "Lo que cuesta en total, por persona y por día.",
    ],
    inputs: [
      "people:number:2:1:People|Personen|Personas",
      "days:number:5:1:Days|Tage|Días",
      "travel:money:180:0:Travel, a person|Anreise je Person|Viaje por persona",
      "lodging:money:95:0:Lodging, a day|Unterkunft je Tag|Alojamiento por día",
      "food:money:35:0:Food, a person and day|Essen je Person und Tag|Comida por persona y día",
      "extras:money:120:0:Everything else|Alles andere|Todo lo demás",
    ],
    results: [
      "total:money:Total budget|Budget gesamt|Presupuesto total",
      "each:money:Each person|Je Person|Por persona",
      "daily:money:A day|Je Tag|Por día",
    ],
    rule: "const total = people * travel + days * lodging + people * days * food + extras;\nreturn { total, each: total / people, daily: total / days };",
  }),
];
