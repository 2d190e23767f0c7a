import type { Domain, Hours } from "../domain.ts";

const hours: Hours = [["10:00", "13:00"], null, ["14:00", "18:00"], ["10:00", "13:00"], ["14:00", "18:00"], null, null];

export const charity: Domain = {
  id: "charity",
  words: {
    en: "charity|non-profit|nonprofit|ngo|food bank|foundation|fundraising|donations|donate|volunteers|volunteering|relief|good cause",
    de: "gemeinnützig|gemeinnütziger verein|hilfsverein|förderverein|tafel|stiftung|spenden|ehrenamt|ehrenamtliche|hilfsorganisation|nachbarschaftshilfe",
    es: "ong|asociación|asociación benéfica|fundación|voluntarios|voluntariado|donaciones|sin ánimo de lucro|banco de alimentos|solidaria",
  },
  except: "animal|animals|dog|dogs|cat|cats|tierheim|tierschutz|animales|perros|gatos",
  look: {
    palettes: [
      ["#f8f5ef", "#8a3324", "#8a3324"],
      ["#f3f6f2", "#1f5a46", "#a3480f"],
      ["#f5f4f8", "#3d3a86", "#b0413e"],
    ],
    fonts: ["literary", "lively", "plain"],
    corners: ["soft", "round"],
    header: ["bar", "centred"],
    heroes: ["hero-split", "hero-banner", "hero-editorial"],
  },
  art: { subjects: ["heart", "box", "bowl"], backdrop: "discs" },
  home: ["story-statement", "favourites-list", "steps", "visit", "questions"],
  pages: ["donate"],
  copy: {
    en: {
      kind: "a charity",
      names: ["Open Table", "Near Neighbours", "The Lantern Trust"],
      tagline: "Neighbours who help neighbours, with food, time and a warm room.",
      heroes: [
        {
          title: "Nobody here should go without",
          lead: "We collect what is left over and bring it to people who are short. You can give an hour, a bag of rice or a little money.",
        },
        {
          title: "Help that lives round the corner",
          lead: "Volunteers from these streets, for people in these streets. No forms at the door.",
        },
      ],
      story: {
        title: "How it began",
        paragraphs: [
          "It began with a spare room, two shelves and a list of eleven families. The shelves are longer now, and most people on the rota once stood in the queue.",
          "We write down what comes in and what goes out, and anyone may read it. Rent and fuel are paid from gifts; nobody here draws a wage.",
        ],
      },
      points: [
        { title: "What you give arrives", text: "Goods leave our shelves within the week they come in." },
        { title: "No questions at the door", text: "Who comes needs something. That is proof enough." },
        { title: "Open books", text: "Income and spending are read out once a year, to whoever wants to listen." },
      ],
      steps: [
        { title: "Say hello", text: "Come in during opening hours or write a few lines." },
        { title: "Try one shift", text: "Two hours beside somebody who knows where everything is." },
        { title: "Choose your day", text: "Once a week, once a month or when we are short of hands." },
      ],
      offer: {
        title: "What we do",
        path: "what-we-do",
        see: "See what we do",
        search: "Search what we do",
        free: true,
        lead: "Four things every week, and some that depend on the season.",
        groups: [
          {
            name: "Every week",
            items: [
              {
                name: "Food shelf",
                note: "Dry goods, bread and vegetables, packed to take away",
                price: 0,
                tags: ["at our door"],
              },
              { name: "Warm lunch", note: "Soup and company, at long tables", price: 0, tags: ["at our door"] },
              {
                name: "Bags to the door",
                note: "For people who cannot carry or climb stairs",
                price: 0,
                tags: ["we come to you"],
              },
              {
                name: "Form help",
                note: "Letters from offices, read and answered together",
                price: 0,
                tags: ["at our door"],
              },
            ],
          },
          {
            name: "With the season",
            items: [
              {
                name: "Winter coats",
                note: "Collected in October, handed out until March",
                price: 0,
                tags: ["at our door"],
              },
              {
                name: "School bags",
                note: "Filled by the class of a neighbour's child",
                price: 0,
                tags: ["we come to you"],
              },
              { name: "Summer outings", note: "One bus, forty seats, the sea", price: 0, tags: ["we come to you"] },
            ],
          },
        ],
      },
      favourites: ["What happens here", "This week"],
      closing: ["An hour of yours is somebody's good day.", "Give what you can spare."],
      place: { street: "18 Mill Lane", city: "Harrow Dale" },
      hours,
      questions: [
        {
          question: "Which goods do you need most?",
          answer: "Rice, oil, tinned fish, nappies and coffee. Please nothing that must be cooled.",
        },
        {
          question: "Do I have to come every week?",
          answer: "No. Some of us come on one Saturday a year, and are missed if they do not.",
        },
        { question: "Who may take something?", answer: "Anyone who asks. We do not want to see papers." },
      ],
    },
    de: {
      kind: "eine Hilfsorganisation",
      names: ["Offener Tisch", "Nah beieinander", "Laterne e. V."],
      tagline: "Nachbarn helfen Nachbarn: mit Lebensmitteln, Zeit und einem warmen Raum.",
      heroes: [
        {
          title: "Hier soll niemand leer ausgehen",
          lead: "Wir sammeln, was übrig bleibt, und bringen es zu denen, denen es fehlt. Sie können eine Stunde geben, eine Tüte Reis oder etwas Geld.",
        },
        {
          title: "Hilfe von nebenan",
          lead: "Ehrenamtliche aus diesem Viertel, für Menschen in diesem Viertel. Ohne Formulare an der Tür.",
        },
      ],
      story: {
        title: "Wie es anfing",
        paragraphs: [
          "Angefangen hat es mit einem freien Zimmer, zwei Regalen und einer Liste von elf Familien. Die Regale sind länger geworden, und die meisten im Dienstplan standen selbst einmal in der Schlange.",
          "Was hereinkommt und was hinausgeht, schreiben wir auf, und jeder darf es lesen. Miete und Benzin bezahlen wir aus Spenden; Lohn bekommt hier niemand.",
        ],
      },
      points: [
        { title: "Was Sie geben, kommt an", text: "Ware verlässt unsere Regale in der Woche, in der sie kommt." },
        { title: "Keine Fragen an der Tür", text: "Wer kommt, braucht etwas. Das genügt als Nachweis." },
        { title: "Offene Bücher", text: "Einmal im Jahr legen wir Einnahmen und Ausgaben offen." },
      ],
      steps: [
        { title: "Vorbeikommen", text: "Zu den Öffnungszeiten, oder Sie schreiben ein paar Zeilen." },
        { title: "Einmal mitmachen", text: "Zwei Stunden neben jemandem, der weiß, wo alles steht." },
        { title: "Einen Tag wählen", text: "Jede Woche, einmal im Monat oder wenn Hände fehlen." },
      ],
      offer: {
        title: "Was wir tun",
        path: "was-wir-tun",
        see: "Was wir tun",
        search: "Angebote durchsuchen",
        free: true,
        lead: "Vier Dinge jede Woche, andere je nach Jahreszeit.",
        groups: [
          {
            name: "Jede Woche",
            items: [
              {
                name: "Lebensmittelregal",
                note: "Trockenware, Brot und Gemüse zum Mitnehmen",
                price: 0,
                tags: ["bei uns"],
              },
              {
                name: "Warmes Mittagessen",
                note: "Suppe und Gesellschaft an langen Tischen",
                price: 0,
                tags: ["bei uns"],
              },
              {
                name: "Tüten an die Tür",
                note: "Für alle, die nicht tragen oder Treppen steigen können",
                price: 0,
                tags: ["wir kommen"],
              },
              {
                name: "Hilfe mit Formularen",
                note: "Post vom Amt, gemeinsam gelesen und beantwortet",
                price: 0,
                tags: ["bei uns"],
              },
            ],
          },
          {
            name: "Je nach Jahreszeit",
            items: [
              { name: "Wintermäntel", note: "Gesammelt im Oktober, ausgegeben bis März", price: 0, tags: ["bei uns"] },
              { name: "Schulranzen", note: "Gepackt von einer Schulklasse im Viertel", price: 0, tags: ["wir kommen"] },
              { name: "Ausflug im Sommer", note: "Ein Bus, vierzig Plätze, das Meer", price: 0, tags: ["wir kommen"] },
            ],
          },
        ],
      },
      favourites: ["Das passiert hier", "Diese Woche"],
      closing: ["Eine Stunde von Ihnen ist ein guter Tag für jemanden.", "Geben Sie, was Sie entbehren können."],
      place: { street: "Mühlengasse 18", city: "Lindenau" },
      hours,
      questions: [
        {
          question: "Was brauchen Sie am meisten?",
          answer: "Reis, Öl, Fisch in Dosen, Windeln und Kaffee. Bitte nichts, was gekühlt werden muss.",
        },
        {
          question: "Muss ich jede Woche kommen?",
          answer: "Nein. Manche kommen an einem Samstag im Jahr und fehlen, wenn sie nicht kommen.",
        },
        { question: "Wer darf etwas mitnehmen?", answer: "Wer fragt. Papiere wollen wir nicht sehen." },
      ],
    },
    es: {
      kind: "una asociación solidaria",
      names: ["Mesa Abierta", "Vecinos Cerca", "El Farol"],
      tagline: "Vecinos que ayudan a vecinos: con comida, tiempo y una sala caliente.",
      heroes: [
        {
          title: "Que aquí no le falte a nadie",
          lead: "Recogemos lo que sobra y lo llevamos a quien le falta. Puedes dar una hora, una bolsa de arroz o un poco de dinero.",
        },
        {
          title: "Ayuda a la vuelta de la esquina",
          lead: "Voluntarios de estas calles, para gente de estas calles. Sin papeles en la puerta.",
        },
      ],
      story: {
        title: "Cómo empezó",
        paragraphs: [
          "Empezó con un cuarto libre, dos estanterías y una lista de once familias. Las estanterías han crecido, y casi todos los que hoy ayudan estuvieron antes en la cola.",
          "Apuntamos lo que entra y lo que sale, y cualquiera puede leerlo. El alquiler y la gasolina salen de donativos; aquí nadie cobra.",
        ],
      },
      points: [
        { title: "Lo que das llega", text: "Lo que entra sale de nuestras estanterías esa misma semana." },
        { title: "Sin preguntas en la puerta", text: "Quien viene necesita algo. Con eso basta." },
        { title: "Cuentas claras", text: "Una vez al año leemos ingresos y gastos a quien quiera escuchar." },
      ],
      steps: [
        { title: "Pásate", text: "En horario de apertura, o escríbenos unas líneas." },
        { title: "Prueba un turno", text: "Dos horas junto a alguien que sabe dónde está todo." },
        { title: "Elige tu día", text: "Cada semana, cada mes o cuando falten manos." },
      ],
      offer: {
        title: "Qué hacemos",
        path: "que-hacemos",
        see: "Ver qué hacemos",
        search: "Buscar en lo que hacemos",
        free: true,
        lead: "Cuatro cosas cada semana y otras según la estación.",
        groups: [
          {
            name: "Cada semana",
            items: [
              { name: "Despensa", note: "Comida seca, pan y verdura para llevar", price: 0, tags: ["en el local"] },
              { name: "Comida caliente", note: "Sopa y compañía en mesas largas", price: 0, tags: ["en el local"] },
              {
                name: "Bolsas a casa",
                note: "Para quien no puede cargar ni subir escaleras",
                price: 0,
                tags: ["a domicilio"],
              },
              {
                name: "Ayuda con papeles",
                note: "Cartas oficiales, leídas y contestadas juntos",
                price: 0,
                tags: ["en el local"],
              },
            ],
          },
          {
            name: "Según la estación",
            items: [
              {
                name: "Abrigos de invierno",
                note: "Se recogen en octubre y se reparten hasta marzo",
                price: 0,
                tags: ["en el local"],
              },
              { name: "Mochilas", note: "Llenas por una clase del barrio", price: 0, tags: ["a domicilio"] },
              {
                name: "Excursión de verano",
                note: "Un autobús, cuarenta plazas, el mar",
                price: 0,
                tags: ["a domicilio"],
              },
            ],
          },
        ],
      },
      favourites: ["Qué pasa aquí", "Esta semana"],
      closing: ["Una hora tuya es un buen día para alguien.", "Da lo que puedas."],
      place: { street: "Calle del Molino 18", city: "Valdehierro" },
      hours,
      questions: [
        {
          question: "¿Qué hace más falta?",
          answer: "Arroz, aceite, conservas de pescado, pañales y café. Nada que necesite frío, por favor.",
        },
        {
          question: "¿Tengo que venir cada semana?",
          answer: "No. Hay quien viene un sábado al año, y se nota si falta.",
        },
        { question: "¿Quién puede llevarse algo?", answer: "Quien lo pida. No pedimos papeles." },
      ],
    },
  },
};
