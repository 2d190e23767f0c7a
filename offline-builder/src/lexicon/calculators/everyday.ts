import { calculator } from "./calculator.ts";

/** Bodies, days, marks and walls. */
export const everydayCalculators = [
  calculator({
    id: "bmi",
    icon: "Scale",
    words: [
      "bmi|bmi calculator|body mass index|ideal weight calculator",
      "bmi|bmi-rechner|bmi rechner|body-mass-index",
      "imc|calculadora de imc|índice de masa corporal",
    ],
    title: ["BMI calculator", "BMI-Rechner", "Calculadora de IMC"],
    lead: [
      "Weight in proportion to height. It says nothing about muscles, age or health.",
      "Gewicht im Verhältnis zur Größe. Über Muskeln, Alter oder Gesundheit sagt es nichts.",
      "El peso en relación con la altura. No dice nada de músculo, edad ni salud.",
    ],
    inputs: ["height:number(cm):172:50:Height|Größe|Altura", "weight:number(kg):68:10:Weight|Gewicht|Peso"],
    results: [
      "bmi:number:BMI|BMI|IMC",
      "range:text:Range|Bereich|Rango",
      "lightest:number(kg):Usual weight from|Übliches Gewicht ab|Peso habitual desde",
      "heaviest:number(kg):Usual weight to|Übliches Gewicht bis|Peso habitual hasta",
    ],
    rule: "const square = (height / 100) ** 2;\nconst bmi = weight / square;\nconst range =\n  bmi < 18.5 ? ⟦Underweight|Untergewicht|Bajo peso⟧ : bmi < 25 ? ⟦Usual weight|Normalgewicht|Peso normal⟧ : bmi < 30 ? ⟦Overweight|Übergewicht|Sobrepeso⟧ : ⟦Strong overweight|Starkes Übergewicht|Obesidad⟧;\nreturn { bmi, range, lightest: 18.5 * square, heaviest: 24.9 * square };",
  }),
  calculator({
    id: "calories",
    icon: "Flame",
    words: [
      "calorie calculator|calorie needs|calories needed|daily calories|calorie intake|bmr|tdee|macro calculator",
      "kalorienrechner|kalorienbedarf|grundumsatz",
      "calculadora de calorías|calorías diarias|metabolismo basal",
    ],
    title: ["Calorie calculator", "Kalorienrechner", "Calculadora de calorías"],
    lead: [
      "What a body uses in a day, after Mifflin and St Jeor. An estimate, no advice.",
      "Was ein Körper am Tag verbraucht, nach Mifflin und St. Jeor. Eine Schätzung, kein Rat.",
      "Lo que un cuerpo gasta al día, según Mifflin y St. Jeor. Una estimación, no un consejo.",
    ],
    inputs: [
      "age:number:34:10:Age|Alter|Edad",
      "height:number(cm):172:50:Height|Größe|Altura",
      "weight:number(kg):68:10:Weight|Gewicht|Peso",
      "sex:choice:female:0:Sex|Geschlecht|Sexo:female,male:Female,Male|Weiblich,Männlich|Mujer,Hombre",
      "activity:choice:some:0:Activity|Bewegung|Actividad:little,some,much:Mostly sitting,Some exercise,A lot of exercise|Meist sitzend,Etwas Bewegung,Viel Bewegung|Casi siempre sentado,Algo de ejercicio,Mucho ejercicio",
    ],
    results: [
      "daily:number(kcal):Used in a day|Verbrauch am Tag|Gasto al día",
      "rest:number(kcal):Used at rest|Verbrauch in Ruhe|Gasto en reposo",
      "lose:number(kcal):To lose half a kilo a week|Für ein halbes Kilo weniger je Woche|Para perder medio kilo a la semana",
    ],
    rule: 'const rest = 10 * weight + 6.25 * height - 5 * age + (sex === "male" ? 5 : -161);\nconst daily = rest * (activity === "little" ? 1.2 : activity === "some" ? 1.5 : 1.8);\nreturn { daily: Math.round(daily), rest: Math.round(rest), lose: Math.round(Math.max(0, daily - 500)) };',
  }),
  calculator({
    id: "pace",
    icon: "Footprints",
    words: [
      "pace calculator|running pace|marathon calculator|race time calculator",
      "pace-rechner|tempo-rechner|laufrechner|marathonrechner",
      "calculadora de ritmo|ritmo de carrera",
    ],
    title: ["Pace calculator", "Tempo-Rechner", "Calculadora de ritmo"],
    lead: [
      "How fast a run was, and what that makes on longer ways.",
      "Wie schnell ein Lauf war, und was das auf längeren Strecken ergibt.",
      "Lo rápida que fue una carrera y cuánto daría en más distancia.",
    ],
    inputs: ["distance:number(km):10:0.1:Distance|Strecke|Distancia", "minutes:number(min):55:1:Time|Zeit|Tiempo"],
    results: [
      "pace:number(min/km):Pace|Tempo|Ritmo",
      "speed:number(km/h):Speed|Geschwindigkeit|Velocidad",
      "half:number(min):Half marathon at this pace|Halbmarathon in diesem Tempo|Media maratón a este ritmo",
      "marathon:number(min):Marathon at this pace|Marathon in diesem Tempo|Maratón a este ritmo",
    ],
    rule: "const pace = minutes / distance;\nreturn { pace, speed: 60 / pace, half: pace * 21.0975, marathon: pace * 42.195 };",
  }),
  calculator({
    id: "percentage",
    icon: "Percent",
    words: [
      "percentage calculator|percent calculator|percentages",
      "prozentrechner|prozente berechnen",
      "calculadora de porcentajes|porcentajes",
    ],
    title: ["Percentage calculator", "Prozentrechner", "Calculadora de porcentajes"],
    lead: [
      "A part of a whole, and how much one differs from the other.",
      "Ein Teil vom Ganzen, und wie weit beide auseinander liegen.",
      "La parte de un todo y cuánto se diferencian.",
    ],
    inputs: ["part:number:30:0:Part|Teil|Parte", "whole:number:120:0.0001:Whole|Ganzes|Total"],
    results: [
      "share:percent:The part is|Der Teil ist|La parte es",
      "rest:number:Left over|Es bleiben|Quedan",
      "change:percent:From whole to part|Vom Ganzen zum Teil|Del total a la parte",
    ],
    rule: "return { share: (part / whole) * 100, rest: whole - part, change: ((part - whole) / whole) * 100 };",
  }),
  calculator({
    id: "age",
    icon: "Cake",
    words: [
      "age calculator|birthday calculator|how old",
      "altersrechner|alter berechnen|geburtstagsrechner",
      "calculadora de edad|calcular la edad",
    ],
    title: ["Age calculator", "Altersrechner", "Calculadora de edad"],
    lead: [
      "Age in years and days, and the days to the next birthday.",
      "Das Alter in Jahren und Tagen, und die Tage bis zum nächsten Geburtstag.",
      "La edad en años y días, y los días hasta el próximo cumpleaños.",
    ],
    inputs: ["born:date:-12000:0:Born on|Geboren am|Fecha de nacimiento", "on:date:0:0:On the day|Am Tag|En el día"],
    results: [
      "years:number:Years|Jahre|Años",
      "days:number:Days lived|Gelebte Tage|Días vividos",
      "next:number:Days to the next birthday|Tage bis zum nächsten Geburtstag|Días hasta el próximo cumpleaños",
    ],
    rule: "const [birth, day] = [new Date(`${born}T12:00`), new Date(`${on}T12:00`)];\nconst birthday = new Date(day.getFullYear(), birth.getMonth(), birth.getDate(), 12);\nconst had = birthday <= day;\nconst years = day.getFullYear() - birth.getFullYear() - (had ? 0 : 1);\nconst nextBirthday = birthday < day ? new Date(day.getFullYear() + 1, birth.getMonth(), birth.getDate(), 12) : birthday;\nconst between = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 86_400_000);\nreturn { years, days: between(birth, day), next: between(day, nextBirthday) };",
  }),
  calculator({
    id: "days-between",
    icon: "CalendarRange",
    words: [
      "date calculator|days between|date difference|day counter|working days calculator|days calculator",
      "tagerechner|datumsrechner|tage zwischen|arbeitstagerechner",
      "calculadora de fechas|días entre fechas|calculadora de días",
    ],
    title: ["Days between", "Tagerechner", "Días entre fechas"],
    lead: [
      "Days, weeks and working days from one day to another.",
      "Tage, Wochen und Werktage von einem Tag zum anderen.",
      "Días, semanas y días laborables de un día a otro.",
    ],
    inputs: ["from:date:0:0:From|Von|Desde", "until:date:45:0:Until|Bis|Hasta"],
    results: [
      "days:number:Days|Tage|Días",
      "weeks:number:Weeks|Wochen|Semanas",
      "workdays:number:Monday to Friday|Montag bis Freitag|De lunes a viernes",
    ],
    rule: "const [start, end] = [new Date(`${from}T12:00`), new Date(`${until}T12:00`)];\nconst days = Math.round((end.getTime() - start.getTime()) / 86_400_000);\nconst each = Array.from({ length: Math.min(Math.abs(days), 40_000) }, (_, index) => {\n  const day = new Date(Math.min(start.getTime(), end.getTime()));\n  day.setDate(day.getDate() + index);\n  return day.getDay();\n});\nreturn { days, weeks: days / 7, workdays: each.filter((day) => day > 0 && day < 6).length };",
  }),
  calculator({
    id: "paint",
    icon: "PaintRoller",
    words: [
      "paint calculator|wallpaper calculator|wall area calculator|tile calculator|flooring calculator",
      "farbrechner|farbmengenrechner|tapetenrechner|fliesenrechner|streichrechner",
      "calculadora de pintura|calculadora de azulejos",
    ],
    title: ["Paint calculator", "Farbrechner", "Calculadora de pintura"],
    lead: [
      "How much paint a room takes.",
      "Wie viel Farbe ein Raum braucht.",
      "Cuánta pintura necesita una habitación.",
    ],
    inputs: [
      "length:number(m):4.5:0.1:Length of the room|Länge des Raums|Largo de la habitación",
      "width:number(m):3.8:0.1:Width of the room|Breite des Raums|Ancho de la habitación",
      "height:number(m):2.5:0.1:Height|Höhe|Altura",
      "openings:number(m²):4:0:Doors and windows|Türen und Fenster|Puertas y ventanas",
      "coats:number:2:1:Coats|Anstriche|Capas",
      "reach:number(m²/l):10:0.1:A litre covers|Ein Liter reicht für|Un litro cubre",
    ],
    results: ["litres:number(l):Paint|Farbe|Pintura", "area:number(m²):Wall area|Wandfläche|Superficie"],
    rule: "const area = Math.max(0, 2 * (length + width) * height - openings);\nreturn { litres: (area * coats) / reach, area };",
  }),
  calculator({
    id: "concrete",
    icon: "Box",
    words: [
      "concrete calculator|volume calculator|soil calculator|gravel calculator|mulch calculator",
      "betonrechner|volumenrechner|erdrechner|kiesrechner",
      "calculadora de hormigón|calculadora de volumen|calculadora de concreto",
    ],
    title: ["Volume calculator", "Volumenrechner", "Calculadora de volumen"],
    lead: [
      "How much concrete, soil or gravel a place takes.",
      "Wie viel Beton, Erde oder Kies eine Fläche braucht.",
      "Cuánto hormigón, tierra o grava hace falta.",
    ],
    inputs: [
      "length:number(m):3:0:Length|Länge|Largo",
      "width:number(m):2:0:Width|Breite|Ancho",
      "depth:number(cm):10:0:Depth|Tiefe|Profundidad",
      "bag:number(l):12:0.1:One bag makes|Ein Sack ergibt|Un saco rinde",
    ],
    results: ["volume:number(m³):Volume|Volumen|Volumen", "bags:number:Bags|Säcke|Sacos"],
    rule: "const volume = (length * width * depth) / 100;\nreturn { volume, bags: Math.ceil((volume * 1000) / bag) };",
  }),
  calculator({
    id: "grade",
    icon: "GraduationCap",
    words: [
      "grade calculator|gpa calculator|average grade calculator|final grade calculator",
      "notenrechner|notendurchschnittsrechner|durchschnittsrechner",
      "calculadora de notas|calculadora de promedio|nota media",
    ],
    title: ["Grade calculator", "Notenrechner", "Calculadora de notas"],
    lead: [
      "What the last exam must bring for the grade you want.",
      "Was die letzte Prüfung für die gewünschte Note bringen muss.",
      "Lo que debe dar el último examen para la nota que quieres.",
    ],
    inputs: [
      "current:percent:78:0:Average so far|Schnitt bisher|Media hasta ahora",
      "weight:percent:40:1:Weight of the last exam|Gewicht der letzten Prüfung|Peso del último examen",
      "goal:percent:85:0:Wanted in the end|Am Ende gewünscht|Nota final deseada",
    ],
    results: [
      "needed:percent:Needed in the exam|In der Prüfung nötig|Necesario en el examen",
      "verdict:text:That is|Das ist|Eso es",
    ],
    rule: "const needed = (goal - (current * (100 - weight)) / 100) / (weight / 100);\nconst verdict = needed > 100 ? ⟦out of reach|nicht erreichbar|inalcanzable⟧ : needed <= 0 ? ⟦reached already|schon erreicht|ya conseguido⟧ : ⟦possible|möglich|posible⟧;\nreturn { needed, verdict };",
  }),
];
