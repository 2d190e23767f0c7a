import { fields, type KnownEntity } from "./entity.ts";

const workStatus = "Open,In progress,Done|Offen,In Arbeit,Erledigt|Abierta,En curso,Hecha";
const priority = "priority:enum:Priority|Priorität|Prioridad:Low,Normal,High,Urgent|Niedrig,Normal,Hoch,Dringend|Baja,Normal,Alta,Urgente";

export const workEntities: KnownEntity[] = [
  {
    key: "task",
    icon: "ListChecks",
    words: ["task|tasks|to-do|todo|todos|to-dos|chore|chores|reminder list", "aufgabe|aufgaben|todos|to-do-liste", "tarea|tareas|pendientes"],
    singular: ["Task", "Aufgabe", "Tarea"],
    plural: ["Tasks", "Aufgaben", "Tareas"],
    fields: fields("title:text!:Title|Titel|Título", `status:enum:Status|Status|Estado:${workStatus}`, priority, "due:date:Due|Fällig|Vence", "assignee:relation>employee:Assigned to|Zuständig|Asignada a", "note:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [
        ["Draft the autumn newsletter", 1, 1, 2, 0, ""], ["Renew the domain name", 0, 3, -1, 1, ""], ["Order new chairs", 0, 0, 9, 2, "Six, the grey ones"],
        ["Prepare the budget review", 1, 2, 4, 3, ""], ["Fix the broken printer", 0, 2, -3, 1, ""], ["Write the onboarding guide", 0, 1, 14, 0, ""],
        ["Call the insurance", 2, 1, -6, 4, ""], ["Plan the team lunch", 2, 0, -10, 5, ""], ["Update price list", 1, 1, 6, 3, ""], ["Archive old contracts", 0, 0, 20, 4, ""],
      ],
    },
  },
  {
    key: "project",
    icon: "FolderKanban",
    words: ["project|projects", "projekt|projekte", "proyecto|proyectos"],
    singular: ["Project", "Projekt", "Proyecto"],
    plural: ["Projects", "Projekte", "Proyectos"],
    fields: fields("name:text!:Name|Name|Nombre", "client:relation>client:Client|Kunde|Cliente", "status:enum:Status|Status|Estado:Active,Paused,Finished|Aktiv,Pausiert,Abgeschlossen|Activo,En pausa,Terminado", "deadline:date:Deadline|Termin|Fecha límite", "budget:money:Budget|Budget|Presupuesto"),
    rows: {
      en: [
        ["Website relaunch", 0, 0, 24, 12000], ["Patient leaflet", 1, 0, 8, 1800], ["Autumn menu", 2, 0, -2, 950],
        ["Open day signs", 3, 1, 40, 2400], ["Office wayfinding", 4, 2, -30, 5200],
      ],
    },
  },
  {
    key: "time-entry",
    icon: "Clock",
    words: ["time entry|time entries|hours|timesheet|timesheets|work hours|working hours|time tracking|time tracker", "arbeitszeit|arbeitszeiten|stunden|stundenzettel|zeiterfassung", "horas|horas trabajadas|registro de horas|hoja de horas"],
    singular: ["Time entry", "Eintrag", "Registro"],
    plural: ["Timesheet", "Stundenzettel", "Hoja de horas"],
    fields: fields("work:text!:Work|Tätigkeit|Trabajo", "employee:relation>employee:Employee|Person|Persona", "project:relation>project:Project|Projekt|Proyecto", "date:date!:Date|Datum|Fecha", "hours:number!:Hours|Stunden|Horas", "status:enum:Status|Status|Estado:Draft,Submitted,Approved,Rejected|Entwurf,Eingereicht,Freigegeben,Abgelehnt|Borrador,Enviado,Aprobado,Rechazado"),
    rows: {
      en: [
        ["Wireframes, first round", 0, 0, -1, 6.5, 1], ["Client call", 1, 0, -1, 1, 1], ["Copy for the leaflet", 2, 1, -2, 4, 1], ["Illustrations", 3, 2, -2, 7, 0],
        ["Set up the project", 4, 0, -6, 3, 2], ["Print preparation", 2, 1, -7, 5.5, 2], ["Photo shoot", 5, 2, -8, 8, 2], ["Site survey", 1, 3, -12, 4, 2],
        ["Proofreading", 0, 1, -13, 2.5, 3], ["Mock-ups", 3, 3, -35, 6, 2], ["Workshop", 4, 0, -38, 7.5, 2],
      ],
    },
  },
  {
    key: "issue",
    icon: "CircleDot",
    words: ["issue|issues|bug|bugs|defect|defects", "fehler|bugs|mangel|mängel", "incidencia|incidencias|error|errores"],
    singular: ["Issue", "Fehler", "Incidencia"],
    plural: ["Issues", "Fehler", "Incidencias"],
    fields: fields("title:text!:Title|Titel|Título", "status:enum:Status|Status|Estado:Open,In progress,Closed|Offen,In Arbeit,Geschlossen|Abierta,En curso,Cerrada", priority, "area:enum:Area|Bereich|Área:Sign-in,Editor,Billing,Mobile|Anmeldung,Editor,Rechnung,Mobil|Acceso,Editor,Facturación,Móvil", "assignee:relation>employee:Assigned to|Zuständig|Asignada a", "reported:date!:Reported|Gemeldet|Notificada", "description:long-text:Description|Beschreibung|Descripción"),
    rows: {
      en: [
        ["Password reset link opens twice", 0, 2, 0, 1, -1, "Second click shows an expired page."], ["Undo skips one step", 1, 1, 1, 0, -3, ""], ["Totals ignore the discount", 0, 3, 2, 3, -2, "Only with two discounts."],
        ["Keyboard covers the comment box", 1, 2, 3, 2, -5, ""], ["Long names break the sidebar", 2, 0, 1, 4, -12, ""], ["Wrong currency on receipts", 2, 3, 2, 3, -16, ""],
        ["Slow first load on 3G", 0, 1, 3, 5, -20, ""], ["Session ends after ten minutes", 2, 2, 0, 1, -33, ""], ["Paste loses line breaks", 0, 1, 1, 0, -36, ""], ["Icons blurry on older phones", 2, 0, 3, 2, -48, ""],
      ],
    },
  },
  {
    key: "ticket",
    icon: "LifeBuoy",
    words: ["ticket|tickets|help desk|helpdesk|support request|support requests", "ticket|tickets|supportanfragen|anfragen", "ticket|tickets|solicitudes|consultas"],
    singular: ["Ticket", "Ticket", "Ticket"],
    plural: ["Tickets", "Tickets", "Tickets"],
    fields: fields("subject:text!:Subject|Betreff|Asunto", "customer:text!:From|Von|De", "email:email:E-mail|E-Mail|Correo", "status:enum:Status|Status|Estado:Open,Waiting,Resolved,Closed|Offen,Wartet,Gelöst,Geschlossen|Abierto,En espera,Resuelto,Cerrado", priority, "assignee:relation>employee:Agent|Zuständig|Agente", "due:date:Answer by|Antwort bis|Responder antes de", "description:long-text:Message|Nachricht|Mensaje"),
    rows: {
      en: [
        ["Cannot print labels", "Rosa Lind", "rosa@ember.example", 0, 2, 1, 1, "The printer shows ready but nothing comes out."], ["Invoice has the old address", "Paul Marlowe", "desk@marlowe.example", 1, 1, 3, 3, ""],
        ["Account locked", "Sam Okoye", "office@tidewater.example", 0, 3, 0, -1, "Three wrong passwords."], ["How do I add a colleague?", "Claire Dubois", "claire@harbour.example", 2, 0, 2, -4, ""],
        ["Delivery did not arrive", "Nina Adeyemi", "nina@larkspur.example", 0, 2, 4, 0, ""], ["Export stops at 500 rows", "Ben Sato", "ben@satolabs.example", 1, 1, 1, 5, ""],
        ["Change of plan", "Greta Winters", "greta@winters.example", 3, 0, 5, -12, ""], ["App does not open on tablet", "Otis Bell", "otis@bell.example", 0, 1, 2, 2, ""],
        ["Refund for order 1041", "Otis Bell", "otis@bell.example", 2, 1, 3, -7, ""], ["Typo on the welcome page", "Maya Fold", "maya@foldsons.example", 3, 0, 0, -20, ""],
      ],
    },
  },
  {
    key: "case",
    icon: "Briefcase",
    words: ["case|cases|case file|case files", "fall|fälle|akte|akten", "caso|casos|expediente|expedientes"],
    singular: ["Case", "Fall", "Caso"],
    plural: ["Cases", "Fälle", "Casos"],
    fields: fields("title:text!:Title|Titel|Título", "client:relation>client:Client|Mandant|Cliente", "status:enum:Status|Status|Estado:Open,Waiting,Closed|Offen,Wartet,Geschlossen|Abierto,En espera,Cerrado", "opened:date!:Opened|Eröffnet|Abierto el", "due:date:Next date|Nächster Termin|Próxima fecha", "summary:long-text:Summary|Zusammenfassung|Resumen"),
    rows: {
      en: [
        ["Missing delivery records", 4, 0, -12, 3, "Three months of notes are incomplete."], ["Tenancy dispute", 0, 1, -30, 9, ""], ["Insurance claim, flood", 2, 0, -44, -2, ""],
        ["Trademark check", 1, 2, -80, "", ""], ["Employment contract", 3, 0, -5, 12, ""], ["Background check", 4, 2, -95, "", ""],
      ],
    },
  },
  {
    key: "event",
    icon: "CalendarDays",
    words: ["event|events|workshop|workshops|meetup", "veranstaltung|veranstaltungen|workshops", "evento|eventos|talleres"],
    singular: ["Event", "Veranstaltung", "Evento"],
    plural: ["Events", "Veranstaltungen", "Eventos"],
    fields: fields("name:text!:Name|Name|Nombre", "date:date!:Date|Datum|Fecha", "time:time:Time|Uhrzeit|Hora", "place:text:Place|Ort|Lugar", "seats:number:Seats|Plätze|Plazas", "status:enum:Status|Status|Estado:Planned,Open,Sold out,Finished|Geplant,Offen,Ausverkauft,Abgeschlossen|Previsto,Abierto,Agotado,Terminado"),
    rows: {
      en: [
        ["Letterpress evening", 6, "18:30", "Studio 2", 12, 1], ["Open studio day", 20, "10:00", "Whole house", 80, 0], ["Bookbinding for beginners", 13, "17:00", "Studio 1", 8, 2],
        ["Talk: paper and ink", -9, "19:00", "Hall", 60, 3], ["Winter market", 34, "11:00", "Courtyard", 200, 0], ["Linocut weekend", 27, "10:00", "Studio 2", 10, 1],
      ],
    },
  },
  {
    key: "application",
    icon: "Send",
    words: ["application|applications|applicant|applicants|candidate|candidates|job application|job applications", "bewerbung|bewerbungen|bewerber", "candidatura|candidaturas|candidatos"],
    singular: ["Application", "Bewerbung", "Candidatura"],
    plural: ["Applications", "Bewerbungen", "Candidaturas"],
    fields: fields("role:text!:Role|Stelle|Puesto", "company:text!:Company|Firma|Empresa", "status:enum:Status|Status|Estado:Applied,Interview,Offer,Rejected|Beworben,Gespräch,Angebot,Abgelehnt|Enviada,Entrevista,Oferta,Rechazada", "applied:date!:Applied on|Beworben am|Enviada el", "followUp:date:Follow up|Nachfassen|Seguimiento", "salary:money:Salary|Gehalt|Salario", "notes:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [
        ["Product designer", "Fernway", 1, -9, 2, 62000, "Second talk with the team lead."], ["UX researcher", "Tern & Co", 0, -4, 3, 58000, ""], ["Design lead", "Lumenworks", 2, -26, "", 74000, ""],
        ["Visual designer", "Oakline", 3, -33, "", 54000, ""], ["Service designer", "City of Hillford", 0, -2, 12, 56000, ""], ["Interaction designer", "Pebble Health", 1, -15, -1, 65000, ""],
      ],
    },
  },
];
