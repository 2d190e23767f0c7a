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
];
