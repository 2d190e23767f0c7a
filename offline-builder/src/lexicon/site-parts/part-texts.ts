/** What stands on the pages of site-parts.ts where the trade itself says nothing of it. Data only. */
import type { Language } from "../../plan/plan.ts";

export type Entry = readonly [title: string, text: string];

interface PartTexts {
  leads: Record<string, string>;
  events: readonly (readonly [name: string, note: string, time: string])[];
  gifts: readonly Entry[];
  sponsors: readonly Entry[];
  skills: Record<"code" | "pictures" | "words", readonly Entry[]>;
  resume: readonly Entry[];
  news: readonly Entry[];
  people: readonly (readonly [name: string, note: string])[];
  /** One of a team that has no other word. */
  role: string;
  else: string;
}

export const partTexts: Record<Language, PartTexts> = {
  en: {
    leads: {
      quote: "Say what it is about, and you hear what it costs.",
      enquiry: "Ask about anything on these pages.",
      catering: "Tell us the day, the place and how many you are.",
      volunteer: "Say what you like to do and when you have time.",
      application: "A few lines are enough; the rest we talk about.",
      reviews: "Write how it was. Nothing here is made up.",
      gifts: "Mark what you bring, so that nobody brings it twice.",
      events: "Upcoming events",
    },
    events: [
      ["Open day", "Look around, ask questions, stay for a coffee.", "11:00"],
      ["Evening for newcomers", "An hour of introduction, then time to try things.", "18:30"],
      ["Question hour", "Bring what you have always wanted to know.", "17:00"],
      ["Get-together", "Something to eat, no programme.", "19:00"],
    ],
    gifts: [
      ["Two good kitchen knives", "Sharp ones, for every day."],
      ["A weekend by the sea", "A share of it is welcome too."],
      ["Linen bedding", "Plain, in any soft colour."],
      ["A cast-iron pot", "Big enough for a stew for six."],
      ["A tree for the garden", "An old kind of apple, if you can."],
      ["An evening of babysitting", "Costs nothing and is worth a lot."],
    ],
    sponsors: [
      ["Harbour Savings Bank", "Pays for the printing every year."],
      ["Mill Lane Bakery", "Brings bread to every occasion."],
      ["Oakhurst Builders", "Lent tools, vans and four strong arms."],
      ["Northside Pharmacy", "Keeps the first-aid boxes full."],
    ],
    skills: {
      code: [
        ["TypeScript", "Daily, for eight years."],
        ["React", "Interfaces that stay fast with much data."],
        ["Node.js", "Services, queues, scripts."],
        ["PostgreSQL", "Schemas, migrations, slow queries."],
        ["Testing", "From the unit to the browser."],
        ["Accessibility", "Keyboard first, checked with a screen reader."],
      ],
      pictures: [
        ["Composition", "Fewer things, better placed."],
        ["Colour", "Palettes that also print well."],
        ["Drawing", "Ink, pencil and tablet."],
        ["Layout", "Books, posters, screens."],
        ["Working with clients", "A sketch early, no surprises late."],
      ],
      words: [
        ["Research", "Sources first, opinions after."],
        ["Writing", "Short sentences, checked twice."],
        ["Planning", "A date, a scope, a reserve."],
        ["Talks", "In front of ten people or three hundred."],
        ["Languages", "English, and enough German to argue."],
      ],
    },
    resume: [
      ["2022 to today", "On my own, for clients in four countries."],
      ["2018 to 2022", "Lead in a team of six."],
      ["2015 to 2018", "First years in a small studio."],
      ["2011 to 2015", "Degree, with a year abroad."],
    ],
    news: [
      ["We are online", "This site is new. What should stand here? Write to us."],
      ["Thank you for a full season", "So many came that we put out more chairs."],
    ],
    people: [
      ["Maren Holt", "Here since the beginning, and knows every corner."],
      ["Tobias Lind", "Explains things twice, and gladly."],
      ["Aisha Karim", "Plans ahead and keeps the calm."],
      ["Jonas Weber", "The one to ask when nobody knows."],
    ],
    role: "Team",
    else: "Something else",
  },
  de: {
    leads: {
      quote: "Sagen Sie, worum es geht, und Sie erfahren, was es kostet.",
      enquiry: "Fragen Sie nach allem, was auf diesen Seiten steht.",
      catering: "Nennen Sie Tag, Ort und wie viele Sie sind.",
      volunteer: "Sagen Sie, was Sie gern tun und wann Sie Zeit haben.",
      application: "Ein paar Zeilen genügen; über den Rest sprechen wir.",
      reviews: "Schreiben Sie, wie es war. Nichts hier ist erfunden.",
      gifts: "Kreuzt an, was ihr mitbringt, damit niemand es doppelt bringt.",
      events: "Was ansteht; was vorbei ist, fällt von selbst weg.",
    },
    events: [
      ["Tag der offenen Tür", "Umsehen, fragen, auf einen Kaffee bleiben.", "11:00"],
      ["Abend für Neue", "Eine Stunde Einführung, danach Zeit zum Ausprobieren.", "18:30"],
      ["Fragestunde", "Für alles, was Sie schon immer wissen wollten.", "17:00"],
      ["Beisammensein", "Etwas zu essen, kein Programm.", "19:00"],
    ],
    gifts: [
      ["Zwei gute Küchenmesser", "Scharf, für jeden Tag."],
      ["Ein Wochenende am Meer", "Gern auch ein Anteil davon."],
      ["Bettwäsche aus Leinen", "Schlicht, in einer ruhigen Farbe."],
      ["Ein gusseiserner Topf", "Groß genug für sechs."],
      ["Ein Baum für den Garten", "Am liebsten eine alte Apfelsorte."],
      ["Ein Abend Kinderhüten", "Kostet nichts und ist viel wert."],
    ],
    sponsors: [
      ["Sparkasse am Hafen", "Bezahlt jedes Jahr den Druck."],
      ["Bäckerei Mühlgasse", "Bringt Brot zu jedem Anlass."],
      ["Eichhof Bau", "Leiht Werkzeug, Wagen und vier starke Arme."],
      ["Nord-Apotheke", "Füllt die Verbandskästen."],
    ],
    skills: {
      code: [
        ["TypeScript", "Täglich, seit acht Jahren."],
        ["React", "Oberflächen, die auch mit vielen Daten schnell bleiben."],
        ["Node.js", "Dienste, Warteschlangen, Skripte."],
        ["PostgreSQL", "Schemata, Migrationen, langsame Abfragen."],
        ["Testen", "Vom Baustein bis in den Browser."],
        ["Barrierefreiheit", "Zuerst die Tastatur, geprüft mit dem Screenreader."],
      ],
      pictures: [
        ["Komposition", "Weniger Dinge, besser gesetzt."],
        ["Farbe", "Paletten, die auch gedruckt gut aussehen."],
        ["Zeichnen", "Tusche, Bleistift und Tablet."],
        ["Layout", "Bücher, Plakate, Bildschirme."],
        ["Zusammenarbeit", "Früh eine Skizze, spät keine Überraschung."],
      ],
      words: [
        ["Recherche", "Erst Quellen, dann Meinungen."],
        ["Schreiben", "Kurze Sätze, zweimal geprüft."],
        ["Planen", "Ein Termin, ein Umfang, eine Reserve."],
        ["Vorträge", "Vor zehn Leuten oder vor dreihundert."],
        ["Sprachen", "Deutsch und Englisch."],
      ],
    },
    resume: [
      ["2022 bis heute", "Selbstständig, für Kunden in vier Ländern."],
      ["2018 bis 2022", "Leitung in einem Team von sechs."],
      ["2015 bis 2018", "Erste Jahre in einem kleinen Büro."],
      ["2011 bis 2015", "Studium mit einem Jahr im Ausland."],
    ],
    news: [
      ["Wir sind online", "Diese Seite ist neu. Was soll hier stehen? Schreiben Sie uns."],
      ["Danke für eine volle Saison", "Es kamen so viele, dass wir Stühle dazustellen mussten."],
    ],
    people: [
      ["Maren Holt", "Von Anfang an dabei und kennt jede Ecke."],
      ["Tobias Lind", "Erklärt auch zweimal, und gern."],
      ["Aisha Karim", "Plant voraus und bleibt ruhig."],
      ["Jonas Weber", "Den fragt man, wenn es niemand weiß."],
    ],
    role: "Team",
    else: "Etwas anderes",
  },
  es: {
    leads: {
      quote: "Di de qué se trata y sabrás lo que cuesta.",
      enquiry: "Pregunta por lo que ves en estas páginas.",
      catering: "Dinos el día, el lugar y cuántos sois.",
      volunteer: "Cuenta qué te gusta hacer y cuándo tienes tiempo.",
      application: "Bastan unas líneas; del resto hablamos.",
      reviews: "Escribe cómo fue. Aquí no hay nada inventado.",
      gifts: "Marca lo que traes, para que nadie lo repita.",
      events: "Lo que viene; lo pasado desaparece solo.",
    },
    events: [
      ["Puertas abiertas", "Mirar, preguntar y quedarse a un café.", "11:00"],
      ["Tarde para principiantes", "Una hora de introducción y tiempo para probar.", "18:30"],
      ["Hora de preguntas", "Para lo que siempre quisiste saber.", "17:00"],
      ["Encuentro", "Algo de comer, sin programa.", "19:00"],
    ],
    gifts: [
      ["Dos buenos cuchillos", "Afilados, para cada día."],
      ["Un fin de semana en el mar", "También sirve una parte."],
      ["Sábanas de lino", "Lisas, de un color suave."],
      ["Una olla de hierro", "Grande, para seis."],
      ["Un árbol para el jardín", "Mejor una manzana antigua."],
      ["Una noche de canguro", "No cuesta nada y vale mucho."],
    ],
    sponsors: [
      ["Caja del Puerto", "Paga la imprenta cada año."],
      ["Panadería del Molino", "Trae pan a cada ocasión."],
      ["Obras Robledo", "Presta herramientas y cuatro brazos."],
      ["Farmacia Norte", "Llena los botiquines."],
    ],
    skills: {
      code: [
        ["TypeScript", "A diario, desde hace ocho años."],
        ["React", "Interfaces rápidas también con muchos datos."],
        ["Node.js", "Servicios, colas, scripts."],
        ["PostgreSQL", "Esquemas, migraciones, consultas lentas."],
        ["Pruebas", "De la unidad al navegador."],
        ["Accesibilidad", "Primero el teclado, con lector de pantalla."],
      ],
      pictures: [
        ["Composición", "Menos cosas, mejor puestas."],
        ["Color", "Paletas que también se imprimen bien."],
        ["Dibujo", "Tinta, lápiz y tableta."],
        ["Maquetación", "Libros, carteles, pantallas."],
        ["Trabajo con clientes", "Un boceto pronto, sin sorpresas tarde."],
      ],
      words: [
        ["Investigación", "Primero las fuentes, luego las opiniones."],
        ["Escritura", "Frases cortas, revisadas dos veces."],
        ["Planificación", "Una fecha, un alcance, una reserva."],
        ["Charlas", "Ante diez personas o trescientas."],
        ["Idiomas", "Español e inglés."],
      ],
    },
    resume: [
      ["De 2022 a hoy", "Por mi cuenta, para clientes de cuatro países."],
      ["De 2018 a 2022", "Responsable de un equipo de seis."],
      ["De 2015 a 2018", "Primeros años en un estudio pequeño."],
      ["De 2011 a 2015", "Carrera, con un año fuera."],
    ],
    news: [
      ["Ya estamos en línea", "Esta web es nueva. ¿Qué falta aquí? Escríbenos."],
      ["Gracias por la temporada", "Vinisteis tantos que hubo que sacar más sillas."],
    ],
    people: [
      ["Maren Holt", "Desde el principio; conoce cada rincón."],
      ["Tomás Lara", "Explica dos veces, y con gusto."],
      ["Aisha Karim", "Planifica y mantiene la calma."],
      ["Julián Vega", "A quien se pregunta cuando nadie sabe."],
    ],
    role: "Equipo",
    else: "Otra cosa",
  },
};
