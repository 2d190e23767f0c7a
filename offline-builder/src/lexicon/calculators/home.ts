import { calculator, type Calculator } from "./calculator.ts";

/** What people work out about a home. Data only. */
export const homeCalculators: readonly Calculator[] = [
  calculator({
    id: "heating",
    icon: "Flame",
    words: [
      "heating cost calculator|heating costs calculator|heating calculator|gas bill calculator|heating bill calculator|heating cost calc|heating calc",
      "heizkostenrechner|heizkosten rechner|heizkosten berechnen|gasrechner|heizrechner|nebenkostenrechner",
      "calculadora de calefacción|calculadora de calefaccion|coste de calefacción|calculadora de gas",
    ],
    title: ["Heating cost", "Heizkosten", "Coste de calefacción"],
    lead: [
      "What warming a home costs in a year, and in a month.",
      "Was das Heizen im Jahr und im Monat kostet.",
      "Lo que cuesta calentar la casa al año y al mes.",
    ],
    inputs: [
      "area:number(m²):75:0:Living space|Wohnfläche|Superficie",
      "need:number(kWh / m²):130:0:Used a year and square metre|Verbrauch im Jahr je Quadratmeter|Consumo al año por metro cuadrado",
      "price:money:0.12:0:Price of a kWh|Preis je kWh|Precio del kWh",
      "fixed:money:12:0:Fixed price a month|Grundpreis im Monat|Cuota fija al mes",
    ],
    results: [
      "yearly:money:A year|Im Jahr|Al año",
      "monthly:money:A month|Im Monat|Al mes",
      "used:number(kWh):Used in a year|Verbrauch im Jahr|Consumo al año",
    ],
    rule: "const used = area * need;\nconst yearly = used * price + fixed * 12;\nreturn { yearly, monthly: yearly / 12, used };",
  }),
  calculator({
    id: "flooring",
    icon: "LayoutGrid",
    words: [
      "tile calculator|tiles calculator|flooring calculator|laminate calculator|floor calculator|carpet calculator|decking calculator",
      "fliesenrechner|fliesen rechner|laminatrechner|bodenrechner|parkettrechner|teppichrechner",
      "calculadora de azulejos|calculadora de baldosas|calculadora de suelo|calculadora de parquet|calculadora de tarima",
    ],
    title: ["Flooring", "Bodenbelag", "Suelo"],
    lead: [
      "How many packs a room takes, with some to spare.",
      "Wie viele Pakete ein Raum braucht, mit Verschnitt.",
      "Cuántos paquetes pide una habitación, con algo de sobra.",
    ],
    inputs: [
      "length:number(m):4.2:0:Length of the room|Länge des Raums|Largo de la habitación",
      "width:number(m):3.1:0:Width of the room|Breite des Raums|Ancho de la habitación",
      "waste:percent:10:0:Waste|Verschnitt|Desperdicio",
      "pack:number(m²):1.8:0.01:A pack covers|Ein Paket reicht für|Un paquete cubre",
      "price:money:32:0:Price of a pack|Preis je Paket|Precio del paquete",
    ],
    results: [
      "packs:number:Packs|Pakete|Paquetes",
      "cost:money:Cost|Kosten|Coste",
      "area:number(m²):With waste|Mit Verschnitt|Con desperdicio",
    ],
    rule: "const area = length * width * (1 + waste / 100);\nconst packs = Math.ceil(area / pack);\nreturn { packs, cost: packs * price, area };",
  }),
];
