import { fields, type ListShape } from "./entity.ts";

/** Things that go from hand to hand, and costs that several people carry. */
export const sharingEntities: ListShape[] = [
  {
    key: "library-book",
    icon: "BookOpen",
    words: ["library books", "büchereibücher", "libros de la biblioteca"],
    singular: ["Book", "Buch", "Libro"],
    plural: ["Books", "Bücher", "Libros"],
    fields: fields(
      "title:text!:Title|Titel|Título",
      "author:text:Author|Autor|Autor",
      "subject:enum:Subject|Bereich|Tema:Stories,Science,History,Art|Erzählungen,Wissen,Geschichte,Kunst|Cuentos,Ciencia,Historia,Arte",
      "shelf:text:Shelf|Regal|Estante",
    ),
  },
  {
    key: "loan",
    icon: "ArrowLeftRight",
    words: ["library loans", "ausleihen", "préstamos de la biblioteca"],
    singular: ["Loan", "Ausleihe", "Préstamo"],
    plural: ["Loans", "Ausleihen", "Préstamos"],
    fields: fields(
      "borrower:text!:Borrowed by|Ausgeliehen von|Prestado a",
      "item:relation>library-book!:Book|Buch|Libro",
      "lent:date!:Lent on|Ausgeliehen am|Prestado el",
      "due:date!:Due|Fällig|Vence",
      "status:enum:Status|Status|Estado:On loan,Returned|Ausgeliehen,Zurück|Prestado,Devuelto",
    ),
  },
  {
    key: "shared-expense",
    icon: "ReceiptText",
    words: ["shared expenses", "gemeinsame ausgaben", "gastos compartidos"],
    singular: ["Expense", "Ausgabe", "Gasto"],
    plural: ["Expenses", "Ausgaben", "Gastos"],
    fields: fields(
      "what:text!:What for|Wofür|Concepto",
      "amount:money!:Amount|Betrag|Importe",
      "paidBy:relation>flatmate!:Paid by|Bezahlt von|Pagado por",
      "onlyFor:relation>flatmate:Only for one person|Nur für eine Person|Solo para una persona",
      "date:date!:Date|Datum|Fecha",
    ),
  },
  {
    key: "flatmate",
    icon: "Users",
    words: ["flatmates|roommates|housemates", "mitbewohner|mitbewohnerinnen", "compañeros de piso"],
    singular: ["Person", "Person", "Persona"],
    plural: ["People", "Personen", "Personas"],
    fields: fields("name:text!:Name|Name|Nombre", "phone:phone:Phone|Telefon|Teléfono"),
  },
  {
    key: "chore",
    icon: "Brush",
    words: [
      "chore|chores|household chores|cleaning duties|cleaning rota",
      "putzplan|putzdienst|putzaufgaben|hausarbeit|haushaltsaufgaben|hausarbeiten",
      "tareas del hogar|tareas domésticas|turnos de limpieza",
    ],
    singular: ["Chore", "Aufgabe", "Tarea"],
    plural: ["Chores", "Aufgaben", "Tareas"],
    fields: fields(
      "what:text!:What|Was|Qué",
      "room:enum:Room|Raum|Lugar:Kitchen,Bathroom,Hall,Everywhere|Küche,Bad,Flur,Überall|Cocina,Baño,Pasillo,Todas partes",
      "who:relation>flatmate:Whose turn|Wer ist dran|A quién le toca",
      "date:date!:Due|Fällig|Para el",
      "every:enum:How often|Wie oft|Cada cuánto:Every week,Every two weeks,Every month|Jede Woche,Alle zwei Wochen,Jeden Monat|Cada semana,Cada dos semanas,Cada mes",
      "status:enum:Status|Status|Estado:To do,Done|Offen,Erledigt|Pendiente,Hecha",
    ),
  },
  {
    key: "club-meeting",
    icon: "CalendarDays",
    words: [
      "club meetings|meetings|when we meet|next meeting|meet-ups",
      "clubtreffen|treffen|wann wir uns treffen|nächstes treffen",
      "reuniones|quedadas|cuándo quedamos|próxima reunión",
    ],
    where:
      /(?<![\p{L}])(?:book club|reading (?:circle|group)|lesekreis|lesezirkel|buchclub|club de lectura)(?![\p{L}])/iu,
    singular: ["Meeting", "Treffen", "Reunión"],
    plural: ["Meetings", "Treffen", "Reuniones"],
    fields: fields(
      "date:date!:Date|Datum|Fecha",
      "time:time:Time|Uhrzeit|Hora",
      "place:text!:Place|Ort|Lugar",
      "book:relation>book:Book|Buch|Libro",
      "host:text:Host|Gastgeber|Anfitrión",
      "notes:text:Bring along|Mitbringen|Qué llevar",
    ),
  },
  {
    key: "guest-entry",
    icon: "MessageSquareHeart",
    words: ["guest book entries|guestbook entries", "gästebucheinträge", "entradas del libro de visitas"],
    singular: ["Entry", "Eintrag", "Entrada"],
    plural: ["Entries", "Einträge", "Entradas"],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "town:text:From|Aus|De",
      "date:date!:Date|Datum|Fecha",
      "rating:number:Stars, 1 to 5|Sterne, 1 bis 5|Estrellas, de 1 a 5",
      "message:long-text!:Message|Nachricht|Mensaje",
    ),
  },
];
