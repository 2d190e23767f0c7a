import type { Domain, Hours } from "../domain.ts";

const hours: Hours = [
  ["08:00", "18:00"],
  ["08:00", "18:00"],
  ["08:00", "13:00"],
  ["08:00", "19:00"],
  ["08:00", "14:00"],
  null,
  null,
];

export const dentist: Domain = {
  id: "dentist",
  words: {
    en: "dentist|dental|dental practice|dental clinic|teeth|orthodontist|orthodontics",
    de: "zahnarzt|zahnärztin|zahnarztpraxis|zahnmedizin|kieferorthopädie|kieferorthopäde|kieferorthopädin|dentalpraxis",
    es: "dentista|clínica dental|odontólogo|odontología|ortodoncia|ortodoncista|consulta dental",
  },
  look: {
    palettes: [
      ["#f4f8f8", "#17606a", "#a8481f"],
      ["#f7f6f2", "#2d4a7a", "#9a4c2a"],
      ["#f5f7f3", "#3c6140", "#a04a2e"],
    ],
    fonts: ["plain", "geometric", "literary"],
    corners: ["round", "soft"],
    header: ["bar"],
    heroes: ["hero-split", "hero-ledger", "hero-banner"],
  },
  art: { subjects: ["tooth", "plant", "lamp"], backdrop: "window" },
  home: ["favourites-list", "points", "story-side", "visit", "questions"],
  copy: {
    en: {
      kind: "a dental practice",
      names: ["Alder Street Dental", "Practice at the Green", "Fenwick & Shah Dentists"],
      tagline: "Dentistry with time, explained before it begins.",
      heroes: [
        {
          title: "Teeth, looked after calmly",
          lead: "We say what we see, what it costs and what can wait. Then you decide.",
        },
        { title: "You may raise your hand at any time", lead: "And we stop. It sounds small and changes everything." },
      ],
      story: {
        title: "How a visit goes",
        paragraphs: [
          "The first visit is for looking and talking. Nothing is drilled that day unless it hurts.",
          "You get a plan on one page with prices beside each line, and time to sleep on it.",
        ],
      },
      points: [
        { title: "On time", text: "We plan fewer people into a day. Most wait under ten minutes." },
        { title: "Prices before treatment", text: "On paper, per tooth, with what insurance usually pays." },
        { title: "Pain first", text: "Call before ten and we see you the same day." },
        { title: "For anxious people", text: "Longer visits, short steps, your own music." },
      ],
      offer: {
        title: "Treatments",
        path: "treatments",
        lead: "Prices are for people who pay themselves; insurance often pays a part.",
        groups: [
          {
            name: "Keep",
            items: [
              { name: "Check-up", note: "Examination and two pictures", price: 65, minutes: 30, tags: ["prevention"] },
              { name: "Cleaning", note: "Gentle, thorough, with polish", price: 95, minutes: 60, tags: ["prevention"] },
              {
                name: "Children's visit",
                note: "Counting teeth, learning to brush",
                price: 45,
                minutes: 30,
                tags: ["children"],
              },
            ],
          },
          {
            name: "Mend",
            items: [
              {
                name: "Filling",
                note: "Tooth-coloured, one surface",
                price: 120,
                from: true,
                minutes: 45,
                tags: ["treatment"],
              },
              {
                name: "Root canal",
                note: "Under the microscope, in one or two visits",
                price: 480,
                from: true,
                minutes: 90,
                tags: ["treatment"],
              },
              {
                name: "Crown",
                note: "Ceramic, made from a scan",
                price: 760,
                from: true,
                minutes: 90,
                tags: ["treatment"],
              },
              { name: "Night guard", note: "Against grinding", price: 210, minutes: 30, tags: ["treatment"] },
            ],
          },
        ],
      },
      place: { street: "22 Alder Street", city: "Marlow Vale" },
      hours,
      people: {
        title: "Team",
        list: [
          { name: "Dr. Ruth Fenwick", role: "Fillings and crowns", note: "Explains with a hand mirror and a pencil." },
          { name: "Dr. Amit Shah", role: "Root canals", note: "The calmest hands of the house." },
          { name: "Klara Benn", role: "Cleaning, children", note: "Has a drawer of very good stickers." },
        ],
      },
      questions: [
        {
          question: "I have not been for years. Will you scold me?",
          answer: "No. You are here; that is the hard part.",
        },
        { question: "What should I bring?", answer: "Your insurance card and a list of medicines you take." },
        {
          question: "What if it hurts at the weekend?",
          answer: "The number of the emergency service is on our answering machine.",
        },
      ],
    },
    de: {
      kind: "eine Zahnarztpraxis",
      names: ["Zahnarztpraxis Erlenstraße", "Praxis am Anger", "Dr. Fenner & Kollegen"],
      tagline: "Zahnmedizin mit Zeit, erklärt, bevor sie beginnt.",
      heroes: [
        {
          title: "Zähne in ruhigen Händen",
          lead: "Wir sagen, was wir sehen, was es kostet und was warten kann. Dann entscheiden Sie.",
        },
        { title: "Sie heben die Hand, wir hören auf", lead: "Das klingt nach wenig und ändert alles." },
      ],
      story: {
        title: "So läuft ein Besuch",
        paragraphs: [
          "Der erste Besuch ist zum Schauen und Reden. An diesem Tag wird nicht gebohrt, es sei denn, es tut weh.",
          "Sie bekommen einen Plan auf einer Seite, mit Preisen neben jeder Zeile, und Zeit, darüber zu schlafen.",
        ],
      },
      points: [
        {
          title: "Pünktlich",
          text: "Wir planen weniger Menschen in einen Tag. Die meisten warten keine zehn Minuten.",
        },
        { title: "Preise vor der Behandlung", text: "Auf Papier, je Zahn, mit dem, was die Kasse meist zahlt." },
        { title: "Schmerzen zuerst", text: "Rufen Sie vor zehn an, sehen wir Sie am selben Tag." },
        { title: "Für Ängstliche", text: "Längere Termine, kleine Schritte, Ihre eigene Musik." },
      ],
      offer: {
        title: "Leistungen",
        path: "leistungen",
        lead: "Preise für Selbstzahler; die Kasse übernimmt oft einen Teil.",
        groups: [
          {
            name: "Erhalten",
            items: [
              { name: "Vorsorge", note: "Untersuchung und zwei Aufnahmen", price: 65, minutes: 30, tags: ["Vorsorge"] },
              {
                name: "Zahnreinigung",
                note: "Sanft, gründlich, mit Politur",
                price: 95,
                minutes: 60,
                tags: ["Vorsorge"],
              },
              { name: "Kindertermin", note: "Zähne zählen, Putzen lernen", price: 45, minutes: 30, tags: ["Kinder"] },
            ],
          },
          {
            name: "Behandeln",
            items: [
              {
                name: "Füllung",
                note: "Zahnfarben, eine Fläche",
                price: 110,
                from: true,
                minutes: 45,
                tags: ["Behandlung"],
              },
              {
                name: "Wurzelbehandlung",
                note: "Unter dem Mikroskop, in ein oder zwei Terminen",
                price: 450,
                from: true,
                minutes: 90,
                tags: ["Behandlung"],
              },
              {
                name: "Krone",
                note: "Keramik, nach einem Scan gefertigt",
                price: 720,
                from: true,
                minutes: 90,
                tags: ["Behandlung"],
              },
              { name: "Knirscherschiene", note: "Für die Nacht", price: 190, minutes: 30, tags: ["Behandlung"] },
            ],
          },
        ],
      },
      place: { street: "Erlenstraße 22", city: "Marlheim" },
      hours,
      people: {
        title: "Team",
        list: [
          { name: "Dr. Ruth Fenner", role: "Füllungen und Kronen", note: "Erklärt mit Handspiegel und Bleistift." },
          { name: "Dr. Amit Schah", role: "Wurzelbehandlung", note: "Die ruhigsten Hände im Haus." },
          { name: "Klara Benn", role: "Reinigung, Kinder", note: "Hat eine Schublade voll sehr guter Aufkleber." },
        ],
      },
      questions: [
        {
          question: "Ich war seit Jahren nicht da. Schimpfen Sie?",
          answer: "Nein. Sie sind gekommen; das ist der schwere Teil.",
        },
        { question: "Was bringe ich mit?", answer: "Die Versichertenkarte und eine Liste Ihrer Medikamente." },
        {
          question: "Was tue ich am Wochenende bei Schmerzen?",
          answer: "Die Nummer des Notdienstes nennt unser Anrufbeantworter.",
        },
      ],
    },
    es: {
      kind: "una clínica dental",
      names: ["Clínica Dental Alameda", "Dental La Plaza", "Fontán y Salas"],
      tagline: "Odontología con tiempo, explicada antes de empezar.",
      heroes: [
        {
          title: "Tus dientes, con calma",
          lead: "Decimos lo que vemos, lo que cuesta y lo que puede esperar. Después decides tú.",
        },
        { title: "Levanta la mano y paramos", lead: "Parece poco y lo cambia todo." },
      ],
      story: {
        title: "Cómo es una visita",
        paragraphs: [
          "La primera visita es para mirar y hablar. Ese día no se toca nada, salvo que duela.",
          "Te llevas un plan en una página, con el precio junto a cada línea, y tiempo para pensarlo.",
        ],
      },
      points: [
        { title: "Puntuales", text: "Citamos a menos gente al día. Casi nadie espera más de diez minutos." },
        { title: "Precio antes del tratamiento", text: "Por escrito y por diente." },
        { title: "Primero el dolor", text: "Llama antes de las diez y te vemos el mismo día." },
        { title: "Para quien tiene miedo", text: "Citas más largas, pasos cortos y tu propia música." },
      ],
      offer: {
        title: "Tratamientos",
        path: "tratamientos",
        lead: "Precios sin seguro; muchas pólizas cubren una parte.",
        groups: [
          {
            name: "Cuidar",
            items: [
              {
                name: "Revisión",
                note: "Exploración y dos radiografías",
                price: 40,
                minutes: 30,
                tags: ["prevención"],
              },
              { name: "Limpieza", note: "Suave, a fondo y con pulido", price: 65, minutes: 45, tags: ["prevención"] },
              {
                name: "Visita infantil",
                note: "Contar dientes, aprender a cepillarse",
                price: 35,
                minutes: 30,
                tags: ["infantil"],
              },
            ],
          },
          {
            name: "Reparar",
            items: [
              {
                name: "Empaste",
                note: "Del color del diente, una cara",
                price: 70,
                from: true,
                minutes: 45,
                tags: ["tratamiento"],
              },
              {
                name: "Endodoncia",
                note: "Con microscopio, en una o dos visitas",
                price: 220,
                from: true,
                minutes: 90,
                tags: ["tratamiento"],
              },
              {
                name: "Corona",
                note: "Cerámica, hecha a partir de un escáner",
                price: 420,
                from: true,
                minutes: 90,
                tags: ["tratamiento"],
              },
              { name: "Férula de noche", note: "Contra el bruxismo", price: 180, minutes: 30, tags: ["tratamiento"] },
            ],
          },
        ],
      },
      place: { street: "Calle Alameda 22", city: "Valdelmar" },
      hours,
      people: {
        title: "Equipo",
        list: [
          { name: "Dra. Rut Fontán", role: "Empastes y coronas", note: "Explica con un espejo de mano y un lápiz." },
          { name: "Dr. Amín Salas", role: "Endodoncia", note: "Las manos más tranquilas de la casa." },
          { name: "Clara Benet", role: "Limpieza, niños", note: "Tiene un cajón de pegatinas muy buenas." },
        ],
      },
      questions: [
        { question: "Llevo años sin venir. ¿Me vais a reñir?", answer: "No. Has venido, y eso es lo difícil." },
        { question: "¿Qué llevo?", answer: "Tu tarjeta del seguro y la lista de medicinas que tomas." },
        { question: "¿Y si me duele el fin de semana?", answer: "El contestador da el número de urgencias." },
      ],
    },
  },
};
