import { fields, type KnownEntity } from "./entity.ts";

export const peopleEntities: KnownEntity[] = [
  {
    key: "employee",
    icon: "IdCard",
    words: ["employee|employees|staff member|staff members|colleague|colleagues|worker|workers|team member|team members", "mitarbeiter|mitarbeitende|mitarbeiterin|personal|beschäftigte", "empleado|empleados|personal|trabajadores"],
    singular: ["Employee", "Person", "Persona"],
    plural: ["Employees", "Mitarbeitende", "Empleados"],
    fields: fields("name:text!:Name|Name|Nombre", "role:text:Role|Aufgabe|Puesto", "email:email:E-mail|E-Mail|Correo", "phone:phone:Phone|Telefon|Teléfono", "started:date:Started|Seit|Desde", "status:enum:Status|Status|Estado:Active,On leave|Aktiv,Abwesend|Activo,De permiso"),
    rows: {
      en: [
        ["Amara Nwosu", "Design", "amara@team.example", "555-0110", -900, 0], ["Felix Brandt", "IT", "felix@team.example", "555-0111", -610, 0], ["June Park", "Writing", "june@team.example", "555-0112", -430, 0],
        ["Leo Marchetti", "Finance", "leo@team.example", "555-0113", -1500, 0], ["Priya Raman", "Operations", "priya@team.example", "555-0114", -260, 1], ["Tomás Vidal", "Sales", "tomas@team.example", "555-0115", -120, 0],
      ],
    },
  },
  {
    key: "member",
    icon: "Users",
    words: ["member|members|membership list|membership database", "mitglied|mitglieder|mitgliederverwaltung", "miembro|miembros|socio|socios"],
    singular: ["Member", "Mitglied", "Miembro"],
    plural: ["Members", "Mitglieder", "Miembros"],
    fields: fields("name:text!:Name|Name|Nombre", "email:email:E-mail|E-Mail|Correo", "phone:phone:Phone|Telefon|Teléfono", "plan:enum:Plan|Tarif|Cuota:Full,Reduced,Family|Voll,Ermäßigt,Familie|Completa,Reducida,Familiar", "status:enum:Status|Status|Estado:Active,Paused,Cancelled|Aktiv,Pausiert,Ausgetreten|Activo,En pausa,De baja", "joined:date!:Joined|Eingetreten|Alta", "fee:money:Fee a year|Beitrag im Jahr|Cuota anual"),
    rows: {
      en: [
        ["Hanna Sørensen", "hanna@mail.example", "555-0120", 0, 0, -820, 120], ["Dev Kapoor", "dev@mail.example", "555-0121", 1, 0, -41, 60], ["The Almeida family", "almeida@mail.example", "555-0122", 2, 0, -300, 190],
        ["Ruth Calder", "ruth@mail.example", "555-0123", 0, 1, -1420, 120], ["Yusuf Demir", "yusuf@mail.example", "555-0124", 1, 0, -12, 60], ["Ines Laurent", "ines@mail.example", "555-0125", 0, 0, -98, 120],
        ["Piotr Zielinski", "piotr@mail.example", "555-0126", 0, 2, -700, 120], ["The Obi family", "obi@mail.example", "555-0127", 2, 0, -66, 190], ["Marta Ruiz", "marta@mail.example", "555-0128", 1, 0, -133, 60],
        ["Colm Byrne", "colm@mail.example", "555-0129", 0, 0, -25, 120], ["Lena Fischer", "lena@mail.example", "555-0130", 0, 0, -155, 120],
      ],
    },
  },
  {
    key: "student",
    icon: "GraduationCap",
    words: ["student|students|pupil|pupils", "schüler|schülerin|studierende|studenten", "alumno|alumnos|estudiante|estudiantes"],
    singular: ["Student", "Schüler", "Alumno"],
    plural: ["Students", "Schüler", "Alumnos"],
    fields: fields("name:text!:Name|Name|Nombre", "group:enum:Class|Klasse|Clase:7A,7B,8A|7A,7B,8A|7A,7B,8A", "email:email:E-mail|E-Mail|Correo", "grade:number:Average|Schnitt|Promedio", "status:enum:Status|Status|Estado:Active,Absent|Aktiv,Abwesend|Activo,Ausente"),
    rows: {
      en: [
        ["Ada Mensah", 0, "ada@school.example", 91, 0], ["Ben Ortega", 0, "ben@school.example", 78, 0], ["Chloe Martin", 1, "chloe@school.example", 84, 1], ["Daniel Kim", 1, "daniel@school.example", 69, 0],
        ["Elif Yıldız", 2, "elif@school.example", 95, 0], ["Finn O'Hara", 2, "finn@school.example", 73, 0], ["Grace Liu", 0, "grace@school.example", 88, 0], ["Hugo Silva", 2, "hugo@school.example", 80, 1],
      ],
    },
  },
  {
    key: "course",
    icon: "BookOpen",
    words: ["course|courses|lesson|lessons", "kurs|kurse|unterricht", "curso|cursos|lecciones"],
    singular: ["Course", "Kurs", "Curso"],
    plural: ["Courses", "Kurse", "Cursos"],
    fields: fields("name:text!:Name|Name|Nombre", "teacher:text:Teacher|Leitung|Docente", "starts:date:Starts|Beginn|Inicio", "seats:number:Seats|Plätze|Plazas", "status:enum:Status|Status|Estado:Planned,Active,Finished|Geplant,Aktiv,Abgeschlossen|Previsto,Activo,Terminado"),
    rows: {
      en: [["Drawing basics", "Mo Farah Lind", 12, 14, 0], ["Spanish A2", "Lucía Prado", -20, 10, 1], ["Pottery", "Ida Holm", -4, 8, 1], ["Creative writing", "Theo Grant", 30, 12, 0], ["Photography", "Mei Tan", -90, 12, 2]],
    },
  },
  {
    key: "owner",
    icon: "Users",
    words: ["owner|owners|pet owner|pet owners", "halter|halterin|besitzer", "dueño|dueños|propietarios"],
    singular: ["Owner", "Halter", "Dueño"],
    plural: ["Owners", "Halter", "Dueños"],
    fields: fields("name:text!:Name|Name|Nombre", "phone:phone!:Phone|Telefon|Teléfono", "email:email:E-mail|E-Mail|Correo", "address:text:Address|Adresse|Dirección"),
    rows: {
      en: [
        ["Karen Whitfield", "555-0131", "karen@mail.example", "4 Mill Lane"], ["Omar Haddad", "555-0132", "omar@mail.example", "19 Canal Street"], ["Sofia Petrov", "555-0133", "sofia@mail.example", "7 Orchard Row"],
        ["James Achterberg", "555-0134", "james@mail.example", "52 Station Road"], ["Lin Wei", "555-0135", "lin@mail.example", "3 Garden Court"], ["Tess Murray", "555-0136", "tess@mail.example", "88 High Street"],
      ],
    },
  },
  {
    key: "pet",
    icon: "PawPrint",
    words: ["pet|pets|animal|animals", "haustier|haustiere|tier|tiere", "mascota|mascotas|animal|animales"],
    singular: ["Pet", "Tier", "Mascota"],
    plural: ["Pets", "Tiere", "Mascotas"],
    fields: fields("name:text!:Name|Name|Nombre", "species:enum:Species|Tierart|Especie:Dog,Cat,Rabbit,Bird|Hund,Katze,Kaninchen,Vogel|Perro,Gato,Conejo,Ave", "breed:text:Breed|Rasse|Raza", "owner:relation>owner:Owner|Halter|Dueño", "born:date:Born|Geboren|Nacimiento", "weight:number:Weight in kg|Gewicht in kg|Peso en kg"),
    rows: {
      en: [
        ["Biscuit", 0, "Beagle", 0, -1500, 11.4], ["Miso", 1, "Domestic shorthair", 4, -800, 4.2], ["Pepper", 0, "Border collie", 1, -2300, 18.9], ["Clover", 2, "Dutch rabbit", 2, -600, 2.1],
        ["Otto", 1, "Maine coon", 3, -1900, 6.8], ["Kiwi", 3, "Budgerigar", 5, -400, 0.1], ["Nala", 0, "Mixed", 5, -1100, 14.2], ["Smokey", 1, "Chartreux", 0, -3200, 5.1],
      ],
    },
  },
  {
    key: "visit",
    icon: "Stethoscope",
    words: ["visit|visits|consultation|consultations|check-up", "besuch|besuche|behandlungen|visiten", "visita|visitas|consulta|consultas"],
    singular: ["Visit", "Besuch", "Visita"],
    plural: ["Visits", "Besuche", "Visitas"],
    fields: fields("reason:text!:Reason|Anlass|Motivo", "pet:relation>pet:Pet|Tier|Mascota", "date:date!:Date|Datum|Fecha", "status:enum:Status|Status|Estado:Planned,Done,Cancelled|Geplant,Erledigt,Abgesagt|Prevista,Hecha,Cancelada", "fee:money:Fee|Gebühr|Tarifa", "notes:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [
        ["Vaccination", 0, -2, 1, 48, "Booster due in twelve months."], ["Limping, left hind leg", 2, -5, 1, 85, "Rest for a week, then look again."], ["Dental check", 4, 3, 0, 120, ""], ["Annual check-up", 1, 6, 0, 55, ""],
        ["Claw trim", 3, -12, 1, 18, ""], ["Skin rash", 6, -20, 1, 64, "Ointment twice a day."], ["Check after surgery", 7, 1, 0, 40, "Stitches out if dry."], ["Feather loss", 5, -33, 2, 0, ""], ["Vaccination", 6, -48, 1, 48, ""],
      ],
    },
  },
  {
    key: "patient",
    icon: "HeartPulse",
    words: ["patient|patients", "patient|patienten|patientin", "paciente|pacientes"],
    singular: ["Patient", "Patient", "Paciente"],
    plural: ["Patients", "Patienten", "Pacientes"],
    fields: fields("name:text!:Name|Name|Nombre", "born:date:Born|Geboren|Nacimiento", "phone:phone:Phone|Telefon|Teléfono", "email:email:E-mail|E-Mail|Correo", "status:enum:Status|Status|Estado:Active,Waiting,Finished|Aktiv,Wartet,Abgeschlossen|Activo,En espera,Terminado", "notes:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [
        ["Ellen Frost", -14200, "555-0141", "ellen@mail.example", 0, "Shoulder, six sessions."], ["Marcus Bell", -11800, "555-0142", "marcus@mail.example", 0, ""], ["Aiko Tanaka", -20100, "555-0143", "aiko@mail.example", 1, ""],
        ["Rafael Costa", -9800, "555-0144", "rafael@mail.example", 2, ""], ["Jo Lindqvist", -16400, "555-0145", "jo@mail.example", 0, ""], ["Dina Azar", -12700, "555-0146", "dina@mail.example", 1, ""],
      ],
    },
  },
  {
    key: "player",
    icon: "Shirt",
    words: ["player|players|who plays|squad|line-up|lineup", "spieler|spielerin|spielerinnen|kader|aufstellung", "jugador|jugadores|jugadoras|plantilla"],
    singular: ["Player", "Spieler", "Jugador"],
    plural: ["Players", "Spieler", "Jugadores"],
    fields: fields("name:text!:Name|Name|Nombre", "position:enum:Position|Position|Posición:Goal,Defence,Midfield,Attack|Tor,Abwehr,Mittelfeld,Angriff|Portería,Defensa,Medio,Ataque", "number:number:Shirt number|Rückennummer|Dorsal", "phone:phone:Phone|Telefon|Teléfono", "next:enum:Next match|Nächstes Spiel|Próximo partido:Going,Maybe,Out|Dabei,Vielleicht,Fehlt|Va,Quizá,No va"),
    rows: {
      en: [
        ["Sam Idowu", 0, 1, "555-0150", 0], ["Jack Brennan", 1, 4, "555-0151", 0], ["Nico Ferri", 1, 5, "555-0152", 1], ["Ali Rahimi", 1, 2, "555-0153", 0], ["Tom Hurst", 1, 3, "555-0154", 2], ["Luca Weiss", 2, 6, "555-0155", 0],
        ["Kofi Asante", 2, 8, "555-0156", 0], ["Ravi Menon", 2, 10, "555-0157", 0], ["Dan Ellery", 2, 7, "555-0158", 1], ["Mateo Cruz", 3, 9, "555-0159", 0], ["Joel Stern", 3, 11, "555-0160", 0], ["Ike Walsh", 3, 14, "555-0161", 2],
      ],
    },
  },
  {
    key: "match",
    icon: "Trophy",
    words: ["match|matches|game|games|fixture|fixtures", "spiel|spiele|begegnung|spielplan", "partido|partidos"],
    singular: ["Match", "Spiel", "Partido"],
    plural: ["Matches", "Spiele", "Partidos"],
    fields: fields("opponent:text!:Opponent|Gegner|Rival", "date:date!:Date|Datum|Fecha", "time:time:Kick-off|Anpfiff|Hora", "place:enum:Place|Ort|Lugar:Home,Away|Heim,Auswärts|En casa,Fuera", "ours:number:Our goals|Unsere Tore|Nuestros goles", "theirs:number:Their goals|Gegentore|Goles del rival", "status:enum:Status|Status|Estado:Planned,Played,Cancelled|Geplant,Gespielt,Abgesagt|Previsto,Jugado,Anulado"),
    rows: {
      en: [
        ["Hillford Rovers", 5, "15:00", 0, 0, 0, 0], ["Port Ellis FC", 12, "14:00", 1, 0, 0, 0], ["Eastwick Town", 19, "15:00", 0, 0, 0, 0], ["Canal Street Athletic", -2, "15:00", 1, 2, 1, 1],
        ["Millbrook United", -9, "14:30", 0, 0, 0, 1], ["Northgate Wanderers", -16, "15:00", 1, 1, 3, 1], ["Orchard Row", -37, "15:00", 0, 4, 2, 1],
      ],
    },
  },
  {
    key: "tenant",
    icon: "KeyRound",
    words: ["tenant|tenants|renter|renters", "mieter|mieterin|mieterinnen", "inquilino|inquilinos"],
    singular: ["Tenant", "Mieter", "Inquilino"],
    plural: ["Tenants", "Mieter", "Inquilinos"],
    fields: fields("name:text!:Name|Name|Nombre", "property:relation>property:Property|Objekt|Inmueble", "phone:phone:Phone|Telefon|Teléfono", "email:email:E-mail|E-Mail|Correo", "rent:money!:Rent a month|Miete im Monat|Renta al mes", "since:date:Since|Seit|Desde", "status:enum:Status|Status|Estado:Paid,Pending,Overdue|Bezahlt,Offen,Überfällig|Pagado,Pendiente,Vencido"),
    rows: {
      en: [["Ivy Cole", 0, "555-0171", "ivy@mail.example", 920, -640, 0], ["Pat Donnelly", 1, "555-0172", "pat@mail.example", 1140, -300, 1], ["The Sharma family", 2, "555-0173", "sharma@mail.example", 1480, -1200, 0], ["Wes Tran", 3, "555-0174", "wes@mail.example", 760, -90, 2]],
    },
  },
  {
    key: "property",
    icon: "House",
    words: ["property|properties|apartment|apartments|flat|flats|unit|units", "immobilie|immobilien|wohnung|wohnungen|objekt|objekte", "inmueble|inmuebles|piso|pisos|propiedades"],
    singular: ["Property", "Objekt", "Inmueble"],
    plural: ["Properties", "Objekte", "Inmuebles"],
    fields: fields("address:text!:Address|Adresse|Dirección", "city:text:City|Ort|Ciudad", "rooms:number:Rooms|Zimmer|Habitaciones", "area:number:Square metres|Quadratmeter|Metros cuadrados", "status:enum:Status|Status|Estado:In use,Available,In repair|Vermietet,Verfügbar,In Reparatur|En uso,Disponible,En reparación"),
    rows: {
      en: [["14 Canal Street, 2nd floor", "Port Ellis", 3, 74, 0], ["9 Orchard Row", "Hillford", 4, 96, 0], ["31 Mill Lane", "Hillford", 5, 128, 0], ["2 Station Road, loft", "Eastwick", 2, 51, 0], ["14 Canal Street, 1st floor", "Port Ellis", 3, 70, 1]],
    },
  },
];
