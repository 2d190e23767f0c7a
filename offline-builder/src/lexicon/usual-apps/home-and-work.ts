/** Money, chores, shifts and projects. */
import type { UsualApp } from "./usual-app.ts";

export const homeAndWork: readonly UsualApp[] = [
  {
    id: "chore-points",
    said: /(?<![\p{L}])(?:(?:chores?|household jobs?) (?:chart|board|app|tracker|list|planner|system)[^.]*(?:kids?|child(?:ren)?|points|rewards?|allowance|pocket money|stars?)|(?:kids?|child(?:ren)?'?s?)'? (?:chores?|reward chart|chore)|aufgabenplan für (?:die |meine |unsere )?kinder|tareas de casa (?:de|para) (?:los |mis |nuestros )?(?:niños|hijos))(?![\p{L}])/iu,
    asked: [
      "An app called “Gold Star”. Chores: chore, child, day, points, done yes/no. Rewards: reward, points needed, child, given yes/no. Children: name, age, favourite reward. Show the total of points. Examples for chores: Set the table, Feed the cat, Make the bed, Take out the bins, Water the plants, Tidy the toys, Empty the dishwasher. Examples for rewards: Film night, Ice cream, Trip to the pool, Stay up late, New book.",
      "Eine App namens „Goldstern“. Aufgaben: Aufgabe, Kind, Tag, Punkte, erledigt ja/nein. Belohnungen: Belohnung, nötige Punkte, Kind, bekommen ja/nein. Kinder: Name, Alter, Lieblingsbelohnung. Beispiele für Aufgaben: Tisch decken, Katze füttern, Bett machen, Müll rausbringen, Blumen gießen, Spielzeug aufräumen. Beispiele für Belohnungen: Filmabend, Eis, Schwimmbad, Länger aufbleiben, Neues Buch.",
      "Una aplicación llamada «Estrella de oro». Tareas: tarea, niño, día, puntos, hecha sí/no. Premios: premio, puntos necesarios, niño, entregado sí/no. Niños: nombre, edad, premio favorito. Ejemplos para tareas: Poner la mesa, Dar de comer al gato, Hacer la cama, Sacar la basura, Regar las plantas, Recoger los juguetes. Ejemplos para premios: Noche de cine, Helado, Piscina, Acostarse tarde, Libro nuevo.",
    ],
  },
  {
    id: "income-and-expenses",
    said: /(?<![\p{L}])(?:(?=[^.]*(?:income|earnings|salary))(?=[^.]*(?:expenses?|spending|costs|bills))[^.]*(?:budget(?:ing)?|finance|money|income|tracker|planner))/iu,
    other:
      /(?<![\p{L}])(?:dashboard|invoices?|rental|tenants?|club|calculator|rechner|calculadora|projects?|clients?|accounts|transactions?|website|farm|events?)(?![\p{L}])/iu,
    asked: [
      "An app called “What Is Left”. Transactions: what, kind (income, expense), category (salary, rent, food, transport, fun, other), amount, date, notes. Budgets: category, limit per month, notes. Show the total of income and the total of expenses. Examples for transactions: Salary, Rent, Groceries, Bus pass, Cinema, Electricity, Sold the old bike, Dinner out. Examples for budgets: Food, Transport, Fun, Rent.",
      "Eine App namens „Was übrig bleibt“. Buchungen: was, Art (Einnahme, Ausgabe), Kategorie (Gehalt, Miete, Essen, Verkehr, Freizeit, Sonstiges), Betrag, Datum, Notizen. Budgets: Kategorie, Grenze pro Monat, Notizen. Beispiele für Buchungen: Gehalt, Miete, Einkauf, Monatskarte, Kino, Strom, Altes Rad verkauft, Abendessen. Beispiele für Budgets: Essen, Verkehr, Freizeit, Miete.",
      "Una aplicación llamada «Lo que queda». Movimientos: qué, tipo (ingreso, gasto), categoría (sueldo, alquiler, comida, transporte, ocio, otros), importe, fecha, notas. Presupuestos: categoría, límite al mes, notas. Ejemplos para movimientos: Sueldo, Alquiler, Compra, Abono, Cine, Luz, Venta de la bici, Cena. Ejemplos para presupuestos: Comida, Transporte, Ocio, Alquiler.",
    ],
  },
  {
    id: "finance-dashboard",
    said: /(?<![\p{L}])(?:(?:personal |family |household )?(?:finance|money|banking|wealth) (?:dashboard|manager|overview|app)|accounts?,? (?:and )?transactions|finanz-?(?:dashboard|übersicht)|(?:panel|app) de finanzas(?: personales)?)(?![\p{L}])/iu,
    other:
      /(?<![\p{L}])(?:compan(?:y|ies)|crypto|stocks?|portfolio|website|landing|advisors?|for my (?:shop|business|startup))(?![\p{L}])/iu,
    asked: [
      "An app called “Money in View”. Accounts: account, kind (current, savings, cash, card), bank, balance. Transactions: what, account, kind (income, expense), category (salary, rent, food, transport, fun, other), amount, date. Budgets: budget, category, limit per month. Show the total of income and the total of expenses. Examples for accounts: Everyday account, Savings, Cash box, Credit card. Examples for transactions: Salary, Rent, Groceries, Bus pass, Cinema, Electricity, Sold the old bike, Dinner out. Examples for budgets: Food, Transport, Fun, Rent.",
      "Eine App namens „Geld im Blick“. Konten: Konto, Art (Girokonto, Sparkonto, Bargeld, Karte), Bank, Stand. Buchungen: was, Konto, Art (Einnahme, Ausgabe), Kategorie (Gehalt, Miete, Essen, Verkehr, Freizeit, Sonstiges), Betrag, Datum. Budgets: Budget, Kategorie, Grenze pro Monat. Beispiele für Konten: Girokonto, Sparbuch, Kasse, Kreditkarte. Beispiele für Buchungen: Gehalt, Miete, Einkauf, Monatskarte, Kino, Strom.",
      "Una aplicación llamada «Dinero a la vista». Cuentas: cuenta, tipo (corriente, ahorro, efectivo, tarjeta), banco, saldo. Movimientos: qué, cuenta, tipo (ingreso, gasto), categoría (sueldo, alquiler, comida, transporte, ocio, otros), importe, fecha. Presupuestos: presupuesto, categoría, límite al mes. Ejemplos para cuentas: Cuenta corriente, Ahorro, Efectivo, Tarjeta. Ejemplos para movimientos: Sueldo, Alquiler, Compra, Abono, Cine, Luz.",
    ],
  },
  {
    id: "projects",
    said: /(?<![\p{L}])(?:(?<=^|[.:,] |(?:an?|the|my|our|simple|team|small|internal|company|online|basic|agile|it|software|marketing) )project (?:management|manager|planning|planner|tracking|tracker|dashboard|portal)(?: (?:tool|app|software|dashboard|system|board|platform))?|projekt-?(?:management|verwaltung|planung|übersicht)\p{L}*|gestión de proyectos|gestor de proyectos)(?![\p{L}])/iu,
    other:
      /(?<![\p{L}])(?:kanban|hours|time ?sheets?|clients?|invoices?|board|knitting|sewing|craft|diy|art|research|student|school|science|construction|kunden|stunden|horas|clientes|website|agency)(?![\p{L}])/iu,
    asked: [
      "An app called “On the Way”. Projects: project, lead, start, deadline, status (planned, running, done), progress. Tasks: task, project, assignee, due, priority (low, normal, high), status (to do, doing, done). Milestones: milestone, project, date, reached yes/no. Examples for projects: New website, Office move, Spring catalogue, Staff training. Examples for tasks: Write the brief, Ask for three quotes, Choose the pictures, Book the room, Test the forms, Pack the archive, Print the badges. Examples for milestones: Brief approved, First draft, Contracts signed, Opening day.",
      "Eine App namens „Unterwegs“. Projekte: Projekt, Leitung, Beginn, Frist, Status (geplant, läuft, fertig), Fortschritt. Aufgaben: Aufgabe, Projekt, zuständig, fällig am, Priorität (niedrig, normal, hoch), Status (offen, in Arbeit, erledigt). Meilensteine: Meilenstein, Projekt, Datum, erreicht ja/nein. Beispiele für Projekte: Neue Website, Umzug ins Büro, Frühjahrskatalog, Schulung. Beispiele für Aufgaben: Auftrag schreiben, Drei Angebote einholen, Bilder auswählen, Raum buchen, Formulare testen. Beispiele für Meilensteine: Auftrag steht, Erster Entwurf, Verträge unterschrieben, Eröffnung.",
      "Una aplicación llamada «En marcha». Proyectos: proyecto, responsable, inicio, plazo, estado (previsto, en curso, terminado), progreso. Tareas: tarea, proyecto, encargado, vence, prioridad (baja, normal, alta), estado (pendiente, en curso, hecha). Hitos: hito, proyecto, fecha, alcanzado sí/no. Ejemplos para proyectos: Nueva web, Mudanza, Catálogo de primavera, Formación. Ejemplos para tareas: Escribir el encargo, Pedir tres presupuestos, Elegir las fotos, Reservar la sala, Probar los formularios. Ejemplos para hitos: Encargo aprobado, Primer borrador, Contratos firmados, Apertura.",
    ],
  },
  {
    id: "volunteer-shifts",
    said: /(?<![\p{L}])(?:volunteers?'? (?:shifts?|sign[- ]?ups?|scheduling|schedule|roster|rota|coordination|management)(?: (?:app|site|tool|sheet|form|page|system))?|(?:shifts?|sign[- ]?ups?|schedule|roster|rota) (?:for|of) (?:our |my |the )?volunteers|helferplan|ehrenamt\p{L}*(?:plan|planung|app)|turnos de voluntari[oa]s|voluntarios y turnos)(?![\p{L}])/iu,
    // Where places run out, people put their names down for them: an app of its own.
    other:
      /(?<![\p{L}])(?:website|landing|donat\p{L}*|charity site|hours log|limited|places|spots|slots|capacity|plätze\p{L}*|plazas)(?![\p{L}])/iu,
    asked: [
      "An app called “Many Hands”. Shifts: shift, place, date, from, to, people needed, notes. Volunteers: name, phone, email, skills. Sign-ups: volunteer, shift, date, status (signed up, confirmed, cancelled), notes. Examples for shifts: Sorting shelf, Packing bags, Front desk, Delivery round, Kitchen, Clean-up.",
      "Eine App namens „Viele Hände“. Schichten: Schicht, Ort, Datum, von, bis, gebrauchte Leute, Notizen. Helfer: Name, Telefon, E-Mail, Fähigkeiten. Anmeldungen: Helfer, Schicht, Datum, Status (angemeldet, bestätigt, abgesagt), Notizen. Beispiele für Schichten: Regal sortieren, Taschen packen, Empfang, Lieferrunde, Küche, Aufräumen.",
      "Una aplicación llamada «Muchas manos». Turnos: turno, lugar, fecha, desde, hasta, personas necesarias, notas. Voluntarios: nombre, teléfono, correo, habilidades. Inscripciones: voluntario, turno, fecha, estado (apuntado, confirmado, cancelado), notas. Ejemplos para turnos: Ordenar estantes, Preparar bolsas, Recepción, Reparto, Cocina, Limpieza.",
    ],
    roles: [
      { who: ["Volunteers", "Helfer", "Voluntarios"], adds: [2], sees: [0] },
      { who: ["Coordinators", "Koordination", "Coordinación"], adds: [0], sees: [2, 1] },
    ],
  },
];
