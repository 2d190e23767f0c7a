import { fields, type ListShape } from "./entity.ts";

export const salesEntities: ListShape[] = [
  {
    key: "contact",
    icon: "Users",
    words: ["contact|contacts|address book", "kontakt|kontakte|adressbuch", "contacto|contactos|agenda"],
    singular: ["Contact", "Kontakt", "Contacto"],
    plural: ["Contacts", "Kontakte", "Contactos"],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "company:text:Company|Firma|Empresa",
      "email:email:Email|E-Mail|Correo",
      "phone:phone:Phone|Telefon|Teléfono",
      "status:enum:Status|Status|Estado:Lead,Active,Paused|Interessent,Aktiv,Pausiert|Potencial,Activo,En pausa",
      "since:date:Since|Seit|Desde",
      "note:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    key: "deal",
    icon: "Handshake",
    words: [
      "deal|deals|opportunity|opportunities|sales pipeline",
      "abschluss|abschlüsse|verkaufschance|verkaufschancen|deals",
      "oportunidad|oportunidades|negocios|tratos",
    ],
    singular: ["Deal", "Deal", "Oportunidad"],
    plural: ["Deals", "Deals", "Oportunidades"],
    fields: fields(
      "title:text!:Title|Titel|Título",
      "contact:relation>contact:Contact|Kontakt|Contacto",
      "stage:enum:Stage|Phase|Fase:New,Talking,Offer,Won,Lost|Neu,Im Gespräch,Angebot,Gewonnen,Verloren|Nueva,En conversación,Propuesta,Ganada,Perdida",
      "value:money!:Value|Wert|Valor",
      "closes:date:Closes|Abschluss|Cierre",
    ),
  },
  {
    key: "follow-up",
    icon: "ListChecks",
    words: ["follow-up|follow-ups|follow ups", "wiedervorlage|wiedervorlagen", "seguimientos"],
    singular: ["Task", "Aufgabe", "Tarea"],
    plural: ["Tasks", "Aufgaben", "Tareas"],
    fields: fields(
      "title:text!:Title|Titel|Título",
      "contact:relation>contact:Contact|Kontakt|Contacto",
      "due:date!:Due|Fällig|Vence",
      "done:boolean:Done|Erledigt|Hecha",
    ),
  },
];
