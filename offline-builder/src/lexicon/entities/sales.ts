import { fields, type KnownEntity } from "./entity.ts";

export const salesEntities: KnownEntity[] = [
  {
    key: "contact",
    icon: "Users",
    words: ["contact|contacts|address book", "kontakt|kontakte|adressbuch", "contacto|contactos|agenda"],
    singular: ["Contact", "Kontakt", "Contacto"],
    plural: ["Contacts", "Kontakte", "Contactos"],
    fields: fields("name:text!:Name|Name|Nombre", "company:text:Company|Firma|Empresa", "email:email:E-mail|E-Mail|Correo", "phone:phone:Phone|Telefon|Teléfono", "status:enum:Status|Status|Estado:Lead,Active,Paused|Interessent,Aktiv,Pausiert|Potencial,Activo,En pausa", "since:date:Since|Seit|Desde", "note:long-text:Note|Notiz|Nota"),
    rows: {
      en: [
        ["Nina Adeyemi", "Larkspur Hotel", "nina@larkspur.example", "555-0108", 1, -410, "Prefers a call before noon."], ["Paul Marlowe", "Marlowe Dental", "paul@marlowe.example", "555-0133", 1, -330, ""], ["Rosa Lind", "Ember Kitchen", "rosa@ember.example", "555-0121", 0, -12, "Met at the trade fair."],
        ["Sam Okoye", "Tidewater School", "sam@tidewater.example", "555-0165", 1, -220, ""], ["Claire Dubois", "Harbour Office", "claire@harbour.example", "555-0187", 0, -20, ""], ["Ben Sato", "Sato Labs", "ben@satolabs.example", "555-0190", 0, -5, "Wants a trial first."],
        ["Greta Winters", "Winters & Co", "greta@winters.example", "555-0111", 2, -640, ""], ["Otis Bell", "Bell Removals", "otis@bell.example", "555-0118", 1, -150, ""], ["Maya Fold", "Fold & Sons", "maya@foldsons.example", "555-0119", 1, -95, ""],
        ["Jorge Castell", "Castell Tools", "jorge@castell.example", "555-0172", 0, -31, ""], ["Iain Webster", "Northgate Safety", "iain@northgate.example", "555-0156", 2, -500, ""], ["Lucía Prado", "Prado Studio", "lucia@prado.example", "555-0144", 1, -60, ""],
      ],
      de: [
        ["Nina Adler", "Hotel Lerchenhof", "nina@lerchenhof.example", "0341 5550108", 1, -410, "Am besten vormittags anrufen."], ["Paul Marquardt", "Zahnarzt Marquardt", "paul@marquardt.example", "0341 5550133", 1, -330, ""], ["Rosa Lind", "Küche Glut", "rosa@glut.example", "0341 5550121", 0, -12, "Auf der Messe kennengelernt."],
        ["Sami Okoye", "Schule am Ufer", "sami@ufer.example", "0341 5550165", 1, -220, ""], ["Klara Dubois", "Hafenbüro", "klara@hafenbuero.example", "0341 5550187", 0, -20, ""], ["Ben Sato", "Sato Labor", "ben@sato.example", "0341 5550190", 0, -5, ""], ["Greta Winter", "Winter & Co", "greta@winter.example", "0341 5550111", 2, -640, ""],
      ],
      es: [
        ["Nina Adell", "Hotel Alondra", "nina@alondra.example", "555 0108", 1, -410, "Mejor llamar por la mañana."], ["Pablo Marlo", "Clínica Marlo", "pablo@marlo.example", "555 0133", 1, -330, ""], ["Rosa Lind", "Cocina Brasa", "rosa@brasa.example", "555 0121", 0, -12, "La conocimos en la feria."],
        ["Samuel Oca", "Escuela Ribera", "samuel@ribera.example", "555 0165", 1, -220, ""], ["Clara Dubois", "Oficina del Puerto", "clara@puerto.example", "555 0187", 0, -20, ""], ["Ben Sato", "Laboratorio Sato", "ben@sato.example", "555 0190", 0, -5, ""], ["Greta Invierno", "Invierno y Cía", "greta@invierno.example", "555 0111", 2, -640, ""],
      ],
    },
  },
  {
    key: "deal",
    icon: "Handshake",
    words: ["deal|deals|opportunity|opportunities|sales pipeline", "abschluss|abschlüsse|verkaufschance|verkaufschancen|deals", "oportunidad|oportunidades|negocios|tratos"],
    singular: ["Deal", "Deal", "Oportunidad"],
    plural: ["Deals", "Deals", "Oportunidades"],
    fields: fields("title:text!:Title|Titel|Título", "contact:relation>contact:Contact|Kontakt|Contacto", "stage:enum:Stage|Phase|Fase:New,Talking,Offer,Won,Lost|Neu,Im Gespräch,Angebot,Gewonnen,Verloren|Nueva,En conversación,Propuesta,Ganada,Perdida", "value:money!:Value|Wert|Valor", "closes:date:Closes|Abschluss|Cierre"),
    rows: {
      en: [
        ["Room signs, two floors", 0, 2, 8400, 12], ["Annual care contract", 1, 1, 3600, 30], ["Opening campaign", 2, 0, 5200, 45], ["School open day", 3, 3, 2400, -4], ["Office wayfinding", 4, 1, 11800, 40], ["Trial licence", 5, 0, 900, 21],
        ["Catalogue redesign", 6, 4, 7300, -25], ["Van lettering", 7, 3, 1850, -11], ["Packaging refresh", 8, 2, 6100, 9], ["Tool labels", 9, 0, 1400, 50], ["Website texts", 11, 3, 3200, -38], ["Brand workshop", 11, 1, 2600, 18], ["Menu boards", 2, 3, 2900, -66],
      ],
      de: [["Zimmerschilder, zwei Etagen", 0, 2, 8400, 12], ["Wartungsvertrag", 1, 1, 3600, 30], ["Kampagne zur Eröffnung", 2, 0, 5200, 45], ["Tag der offenen Tür", 3, 3, 2400, -4], ["Wegweiser im Büro", 4, 1, 11800, 40], ["Testlizenz", 5, 0, 900, 21], ["Neuer Katalog", 6, 4, 7300, -25], ["Speisetafeln", 2, 3, 2900, -38]],
      es: [["Letreros, dos plantas", 0, 2, 8400, 12], ["Contrato de mantenimiento", 1, 1, 3600, 30], ["Campaña de apertura", 2, 0, 5200, 45], ["Jornada de puertas abiertas", 3, 3, 2400, -4], ["Señalización de oficina", 4, 1, 11800, 40], ["Licencia de prueba", 5, 0, 900, 21], ["Catálogo nuevo", 6, 4, 7300, -25], ["Pizarras de menú", 2, 3, 2900, -38]],
    },
  },
  {
    key: "follow-up",
    icon: "ListChecks",
    words: ["follow-up|follow-ups|follow ups", "wiedervorlage|wiedervorlagen", "seguimientos"],
    singular: ["Task", "Aufgabe", "Tarea"],
    plural: ["Tasks", "Aufgaben", "Tareas"],
    fields: fields("title:text!:Title|Titel|Título", "contact:relation>contact:Contact|Kontakt|Contacto", "due:date!:Due|Fällig|Vence", "done:boolean:Done|Erledigt|Hecha"),
    rows: {
      en: [["Send the revised offer", 0, 0, false], ["Call about the floor plan", 4, 1, false], ["Ask for the logo files", 2, -2, false], ["Confirm the workshop date", 11, 3, false], ["Say thank you for the referral", 7, -1, true], ["Check in after the trial", 5, 6, false], ["Invoice for van lettering", 7, -6, true]],
      de: [["Neues Angebot senden", 0, 0, false], ["Wegen Grundriss anrufen", 4, 1, false], ["Logodateien anfordern", 2, -2, false], ["Nach dem Test nachfragen", 5, 6, false], ["Für die Empfehlung danken", 3, -1, true]],
      es: [["Enviar la propuesta revisada", 0, 0, false], ["Llamar por el plano", 4, 1, false], ["Pedir los archivos del logo", 2, -2, false], ["Preguntar tras la prueba", 5, 6, false], ["Agradecer la recomendación", 3, -1, true]],
    },
  },
];
