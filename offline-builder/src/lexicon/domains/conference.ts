import type { Domain, Hours } from "../domain.ts";

const never: Hours = [null, null, null, null, null, null, null];

export const conference: Domain = {
  id: "conference",
  words: {
    en: "conference|tech conference|developer conference|summit|symposium|convention|congress|unconference|barcamp|hackathon|hackathons|hack day|game jam|code jam|conference speakers|keynote|science fair|science fairs|career fair|careers fair|job fair|trade fair|trade show|book fair|maker faire|expo|study day",
    de: "konferenz|tagung|fachtagung|kongress|symposium|barcamp|hackathon|messe|entwicklerkonferenz",
    es: "conferencia|congreso|simposio|jornadas|hackathon|hackatón|cumbre|convención",
  },
  except:
    "conference room|conference rooms|conference call|video conference|konferenzraum|videokonferenz|sala de conferencias",
  look: {
    palettes: [
      ["#f5f6fa", "#2a3fb0", "#b3420f"],
      ["#f6f5f1", "#14594f", "#a8481a"],
      ["#14161d", "#8fb8ff", "#ffb86b"],
    ],
    fonts: ["geometric", "sturdy", "plain"],
    corners: ["sharp", "soft"],
    header: ["bar", "solid"],
    heroes: ["hero-banner", "hero-editorial", "hero-split"],
  },
  art: { subjects: ["panels", "laptop", "cup"], backdrop: "orbits" },
  home: ["points", "favourites-list", "story-statement", "place", "questions"],
  pages: ["programme"],
  peoplePage: true,
  copy: {
    en: {
      kind: "a conference",
      names: ["Open Floor", "Second Track", "The Long Table"],
      tagline: "Two days of talks, and the hallway between them.",
      heroes: [
        {
          title: "Two days, one hall, no parallel tracks",
          lead: "Everybody hears the same talks, so the breaks have something to be about.",
        },
        {
          title: "Come for the talks, stay for the questions",
          lead: "Each talk ends ten minutes early. The best part of the programme is not printed.",
        },
      ],
      story: {
        title: "Why one track",
        paragraphs: [
          "We began in a school library with forty chairs. The chairs are more now; the rule that nobody has to choose between two talks has stayed.",
          "Speakers come from the audience of the year before more often than from a list of names.",
        ],
      },
      points: [
        { title: "Talks of thirty minutes", text: "Then ten for questions, kept by a person with a bell." },
        { title: "Lunch is included", text: "Sitting down, at long tables, next to somebody you do not know." },
        { title: "Level access", text: "Ramps, a quiet room and captions on the big screen." },
        { title: "Recordings for all", text: "Online for everybody four weeks later." },
      ],
      programme: {
        title: "Schedule",
        path: "schedule",
        lead: "All talks are in the main hall; doors open half an hour before.",
        parts: [
          {
            name: "Day one",
            entries: [
              { time: "09:30", name: "Welcome", note: "Where everything is" },
              { time: "10:00", name: "What we got wrong, and how we noticed", note: "Ingrid Falk" },
              { time: "11:15", name: "Small systems that last", note: "Bashir Amini" },
              { time: "12:30", name: "Lunch", note: "Foyer" },
              { time: "14:00", name: "Reading other people's work", note: "Rosa Iglesias" },
              { time: "16:00", name: "Short talks", note: "Six people, five minutes each" },
            ],
          },
          {
            name: "Day two",
            entries: [
              { time: "09:30", name: "Measured, not guessed", note: "Tomasz Lis" },
              { time: "11:00", name: "Workshops", note: "Four rooms, sign up at the door" },
              { time: "13:00", name: "Lunch", note: "Foyer" },
              { time: "14:30", name: "Teaching what you know", note: "Maeve Quinn" },
              { time: "16:00", name: "Closing round", note: "What we take home" },
            ],
          },
        ],
      },
      offer: {
        title: "Tickets",
        path: "tickets",
        lead: "Lunch, coffee and the recordings are part of every ticket.",
        groups: [
          {
            name: "In the hall",
            items: [
              { name: "Both days", note: "All talks and one workshop", price: 240 },
              { name: "One day", note: "Talks and lunch of that day", price: 140 },
              { name: "Students", note: "Both days, with a card at the door", price: 80 },
            ],
          },
          {
            name: "From home",
            items: [{ name: "Stream", note: "Both days live, questions by chat", price: 60 }],
          },
        ],
      },
      people: {
        title: "Speakers",
        list: [
          { name: "Ingrid Falk", role: "Opening talk", note: "Looks into why things fail, and writes it down." },
          { name: "Bashir Amini", role: "Talk", note: "Has kept the same programme running for eleven years." },
          { name: "Rosa Iglesias", role: "Talk", note: "Reviews more than she writes, and says why." },
          { name: "Tomasz Lis", role: "Talk and workshop", note: "Brings his own stopwatch." },
          { name: "Maeve Quinn", role: "Closing talk", note: "Taught evening classes before she taught engineers." },
        ],
      },
      favourites: ["Tickets", "Ways to take part"],
      closing: ["See you in the hall.", "Bring a question."],
      place: { street: "Old Assembly Hall, Station Square 2", city: "Port Ansel" },
      hours: never,
      occasion: true,
      questions: [
        { question: "Can I hand in a talk?", answer: "Yes, until ten weeks before. Half a page is enough." },
        {
          question: "Is there something for children?",
          answer: "A room with two people who look after them, both days.",
        },
        { question: "What if I fall ill?", answer: "Give your ticket to somebody else, or take the stream instead." },
      ],
    },
    de: {
      kind: "eine Konferenz",
      names: ["Offenes Haus", "Zweite Spur", "Lange Tafel"],
      tagline: "Zwei Tage Vorträge, und der Flur dazwischen.",
      heroes: [
        {
          title: "Zwei Tage, ein Saal, nichts gleichzeitig",
          lead: "Alle hören dieselben Vorträge; in den Pausen gibt es deshalb etwas zu bereden.",
        },
        {
          title: "Wegen der Vorträge kommen, wegen der Fragen bleiben",
          lead: "Jeder Vortrag endet zehn Minuten früher. Das Beste steht nicht im Programm.",
        },
      ],
      story: {
        title: "Warum nur ein Saal",
        paragraphs: [
          "Angefangen haben wir mit vierzig Stühlen in einer Schulbücherei. Die Stühle sind mehr geworden; dass niemand zwischen zwei Vorträgen wählen muss, ist geblieben.",
          "Wer spricht, saß im Jahr davor oft selbst im Publikum.",
        ],
      },
      points: [
        { title: "Vorträge von dreißig Minuten", text: "Danach zehn für Fragen; eine Glocke achtet darauf." },
        { title: "Mittagessen gehört dazu", text: "Im Sitzen, an langen Tischen, neben Unbekannten." },
        { title: "Ohne Stufen", text: "Rampen, ein ruhiger Raum und Untertitel auf der Leinwand." },
        { title: "Aufzeichnungen für alle", text: "Vier Wochen später frei im Netz." },
      ],
      programme: {
        title: "Programm",
        path: "programm",
        lead: "Alle Vorträge sind im großen Saal; Einlass eine halbe Stunde vorher.",
        parts: [
          {
            name: "Erster Tag",
            entries: [
              { time: "09:30", name: "Begrüßung", note: "Wo alles ist" },
              { time: "10:00", name: "Was wir falsch gemacht haben", note: "Ingrid Falk" },
              { time: "11:15", name: "Kleine Systeme, die halten", note: "Bashir Amini" },
              { time: "12:30", name: "Mittagessen", note: "Foyer" },
              { time: "14:00", name: "Die Arbeit anderer lesen", note: "Rosa Iglesias" },
            ],
          },
          {
            name: "Zweiter Tag",
            entries: [
              { time: "09:30", name: "Gemessen, nicht geschätzt", note: "Tomasz Lis" },
              { time: "11:00", name: "Werkstätten", note: "Vier Räume, Anmeldung an der Tür" },
              { time: "14:30", name: "Weitergeben, was man kann", note: "Maeve Quinn" },
              { time: "16:00", name: "Schlussrunde", note: "Was wir mitnehmen" },
            ],
          },
        ],
      },
      offer: {
        title: "Karten",
        path: "karten",
        lead: "Essen, Kaffee und Aufzeichnungen gehören zu jeder Karte.",
        groups: [
          {
            name: "Im Saal",
            items: [
              { name: "Beide Tage", note: "Alle Vorträge und eine Werkstatt", price: 240 },
              { name: "Ein Tag", note: "Vorträge und Mittagessen dieses Tages", price: 140 },
              { name: "Studierende", note: "Beide Tage, mit Ausweis an der Tür", price: 80 },
            ],
          },
          {
            name: "Von zu Hause",
            items: [{ name: "Übertragung", note: "Beide Tage live, Fragen im Chat", price: 60 }],
          },
        ],
      },
      people: {
        title: "Vortragende",
        list: [
          { name: "Ingrid Falk", role: "Eröffnung", note: "Untersucht, warum etwas scheitert, und schreibt es auf." },
          { name: "Bashir Amini", role: "Vortrag", note: "Hält dasselbe Programm seit elf Jahren am Laufen." },
          { name: "Rosa Iglesias", role: "Vortrag", note: "Liest mehr, als sie schreibt, und sagt warum." },
          { name: "Tomasz Lis", role: "Vortrag und Werkstatt", note: "Bringt die eigene Stoppuhr mit." },
          { name: "Maeve Quinn", role: "Schlussvortrag", note: "Gab Abendkurse, bevor sie Fachleute unterrichtete." },
        ],
      },
      favourites: ["Karten", "Wie man teilnimmt"],
      closing: ["Wir sehen uns im Saal.", "Bringen Sie eine Frage mit."],
      place: { street: "Alte Halle, Bahnhofsplatz 2", city: "Hafenstadt" },
      hours: never,
      occasion: true,
      questions: [
        {
          question: "Kann ich einen Vortrag einreichen?",
          answer: "Ja, bis zehn Wochen vorher. Eine halbe Seite genügt.",
        },
        {
          question: "Gibt es etwas für Kinder?",
          answer: "Einen Raum mit zwei Leuten, die aufpassen, an beiden Tagen.",
        },
      ],
    },
    es: {
      kind: "un congreso",
      names: ["Sala abierta", "Segunda sesión", "Mesa larga"],
      tagline: "Dos días de charlas, y el pasillo entre ellas.",
      heroes: [
        {
          title: "Dos días, una sala, nada a la vez",
          lead: "Todo el mundo oye las mismas charlas, y en las pausas hay de qué hablar.",
        },
        {
          title: "Ven por las charlas, quédate por las preguntas",
          lead: "Cada charla acaba diez minutos antes. Lo mejor no está impreso en el programa.",
        },
      ],
      story: {
        title: "Por qué una sola sala",
        paragraphs: [
          "Empezamos con cuarenta sillas en una biblioteca escolar. Ahora hay más sillas; sigue en pie que nadie tenga que elegir entre dos charlas.",
          "Quien habla estuvo a menudo entre el público el año anterior.",
        ],
      },
      points: [
        { title: "Charlas de treinta minutos", text: "Y diez para preguntas, con una campana que los cuida." },
        { title: "La comida está incluida", text: "Sentados, en mesas largas, junto a alguien desconocido." },
        { title: "Sin escalones", text: "Rampas, una sala tranquila y subtítulos en la pantalla." },
        { title: "Grabaciones para todos", text: "En la red cuatro semanas después." },
      ],
      programme: {
        title: "Programa",
        path: "programa",
        lead: "Todas las charlas son en la sala grande; se abre media hora antes.",
        parts: [
          {
            name: "Primer día",
            entries: [
              { time: "09:30", name: "Bienvenida", note: "Dónde está cada cosa" },
              { time: "10:00", name: "En qué nos equivocamos", note: "Ingrid Falk" },
              { time: "11:15", name: "Sistemas pequeños que duran", note: "Bashir Amini" },
              { time: "12:30", name: "Comida", note: "Vestíbulo" },
              { time: "14:00", name: "Leer el trabajo de otros", note: "Rosa Iglesias" },
            ],
          },
          {
            name: "Segundo día",
            entries: [
              { time: "09:30", name: "Medido, no supuesto", note: "Tomasz Lis" },
              { time: "11:00", name: "Talleres", note: "Cuatro salas, inscripción en la puerta" },
              { time: "14:30", name: "Enseñar lo que sabes", note: "Maeve Quinn" },
              { time: "16:00", name: "Ronda final", note: "Qué nos llevamos" },
            ],
          },
        ],
      },
      offer: {
        title: "Entradas",
        path: "entradas",
        lead: "La comida, el café y las grabaciones van con cada entrada.",
        groups: [
          {
            name: "En la sala",
            items: [
              { name: "Los dos días", note: "Todas las charlas y un taller", price: 240 },
              { name: "Un día", note: "Charlas y comida de ese día", price: 140 },
              { name: "Estudiantes", note: "Los dos días, con carné en la puerta", price: 80 },
            ],
          },
          { name: "Desde casa", items: [{ name: "En directo", note: "Los dos días, preguntas por chat", price: 60 }] },
        ],
      },
      people: {
        title: "Ponentes",
        list: [
          { name: "Ingrid Falk", role: "Apertura", note: "Estudia por qué fallan las cosas, y lo escribe." },
          { name: "Bashir Amini", role: "Charla", note: "Mantiene el mismo programa desde hace once años." },
          { name: "Rosa Iglesias", role: "Charla", note: "Lee más de lo que escribe, y dice por qué." },
          { name: "Tomasz Lis", role: "Charla y taller", note: "Trae su propio cronómetro." },
          { name: "Maeve Quinn", role: "Cierre", note: "Dio clases nocturnas antes de enseñar a ingenieros." },
        ],
      },
      favourites: ["Entradas", "Cómo participar"],
      closing: ["Nos vemos en la sala.", "Trae una pregunta."],
      place: { street: "Antigua Sala, Plaza de la Estación 2", city: "Puerto Ansel" },
      hours: never,
      occasion: true,
      questions: [
        { question: "¿Puedo proponer una charla?", answer: "Sí, hasta diez semanas antes. Basta media página." },
        { question: "¿Hay algo para niños?", answer: "Una sala con dos personas que los cuidan, los dos días." },
      ],
    },
  },
};
