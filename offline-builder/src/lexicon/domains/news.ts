import type { Copy, Domain } from "../domain.ts";

const none: Copy["hours"] = [null, null, null, null, null, null, null];

/** A paper of a small town. The pieces are made up, as the report says. */
export const news: Domain = {
  id: "news",
  words: {
    en: "news|news site|news website|newspaper|local news|headlines|news portal|press",
    de: "nachrichten|zeitung|lokalzeitung|nachrichtenseite|nachrichtenportal",
    es: "noticias|periódico|diario local|portal de noticias",
  },
  look: {
    palettes: [
      ["#f8f7f4", "#8a1f2b", "#8a1f2b"],
      ["#f6f7f8", "#17406b", "#a3480f"],
      ["#faf8f3", "#1f2a2e", "#9a3a1a"],
    ],
    fonts: ["editorial", "literary", "elegant"],
    corners: ["sharp"],
    density: ["regular"],
    header: ["centred", "bar"],
    heroes: ["hero-plain"],
  },
  art: { subjects: ["house", "mountain", "book", "cup", "pen"], backdrop: "hills" },
  copy: {
    en: {
      kind: "a news site",
      names: ["The Harbour Post", "Mill Lane Courier", "The Weekly Tide"],
      tagline: "What happens between the harbour and the hill.",
      heroes: [{ title: "News from around here", lead: "Council, sport, culture and everything in between." }],
      story: {
        title: "About",
        paragraphs: [
          "A small paper for a small town. Articles are sorted into categories, and each has a page of its own.",
          "The pieces shown are samples, made up to show how it works.",
        ],
      },
      offer: { title: "Articles", path: "articles", lead: "", groups: [] },
      place: { street: "", city: "" },
      hours: none,
      posts: [
        {
          title: "Bridge closes for two weekends",
          category: "Town",
          summary: "The old planks are replaced; walkers take the way along the mill.",
          paragraphs: [
            "From Saturday the footbridge stays closed while its planks are replaced.",
            "Walkers follow the signs along the mill, which takes four minutes more.",
            "The work is paid for by the town and should be done in time for the market.",
          ],
        },
        {
          title: "Second half decides the derby",
          category: "Sport",
          summary: "Two late goals, and a goalkeeper who became the hero of the evening.",
          paragraphs: [
            "For an hour nothing went in, then everything at once.",
            "Six hundred people stayed to the end in spite of the rain.",
            "The next home game is in two weeks.",
          ],
        },
        {
          title: "Library opens in the evening",
          category: "Culture",
          summary: "From next month it stays open until nine on Thursdays.",
          paragraphs: [
            "Volunteers look after the reading room in the evening hours.",
            "There is tea, and once a month somebody reads aloud.",
          ],
        },
        {
          title: "Bakery takes over the old post office",
          category: "Business",
          summary: "Bread in the morning, parcels all day: two trades under one roof.",
          paragraphs: [
            "The counter for parcels remains, beside it stands an oven.",
            "Six jobs come with it, two of them for trainees.",
          ],
        },
        {
          title: "Council plants ninety trees",
          category: "Town",
          summary: "Limes and maples along the ring road, chosen for dry summers.",
          paragraphs: [
            "Planting begins as soon as the ground is soft.",
            "Whoever wants to water a tree can put their name on a list.",
          ],
        },
        {
          title: "Choir looks for deep voices",
          category: "Culture",
          summary: "Rehearsals are on Tuesdays, reading music is no condition.",
          paragraphs: ["The spring concert needs basses.", "Anybody may come and listen first."],
        },
      ],
    },
    de: {
      kind: "eine Nachrichtenseite",
      names: ["Hafenbote", "Mühlgassen-Kurier", "Wochenblatt am Fluss"],
      tagline: "Was zwischen Hafen und Hügel geschieht.",
      heroes: [{ title: "Nachrichten von hier", lead: "Rat, Sport, Kultur und alles dazwischen." }],
      story: {
        title: "Über uns",
        paragraphs: [
          "Ein kleines Blatt für eine kleine Stadt. Artikel sind nach Kategorien geordnet, jeder hat eine eigene Seite.",
          "Die gezeigten Artikel sind Beispiele und erfunden.",
        ],
      },
      offer: { title: "Artikel", path: "artikel", lead: "", groups: [] },
      place: { street: "", city: "" },
      hours: none,
      posts: [
        {
          title: "Brücke zwei Wochenenden gesperrt",
          category: "Stadt",
          summary: "Die alten Bohlen werden ersetzt; der Weg führt an der Mühle entlang.",
          paragraphs: [
            "Ab Samstag bleibt der Steg geschlossen.",
            "Wer zu Fuß geht, folgt den Schildern an der Mühle entlang.",
          ],
        },
        {
          title: "Zweite Hälfte entscheidet das Derby",
          category: "Sport",
          summary: "Zwei späte Tore und ein Torwart als Held des Abends.",
          paragraphs: [
            "Eine Stunde lang fiel nichts, dann alles auf einmal.",
            "Sechshundert blieben trotz des Regens bis zum Ende.",
          ],
        },
        {
          title: "Bücherei öffnet am Abend",
          category: "Kultur",
          summary: "Ab nächstem Monat donnerstags bis neun.",
          paragraphs: [
            "Freiwillige betreuen den Lesesaal am Abend.",
            "Es gibt Tee, und einmal im Monat wird vorgelesen.",
          ],
        },
        {
          title: "Bäckerei zieht in die alte Post",
          category: "Wirtschaft",
          summary: "Morgens Brot, den ganzen Tag Pakete.",
          paragraphs: ["Der Paketschalter bleibt, daneben steht ein Ofen.", "Sechs Stellen kommen dazu."],
        },
        {
          title: "Rat pflanzt neunzig Bäume",
          category: "Stadt",
          summary: "Linden und Ahorn am Ring, gewählt für trockene Sommer.",
          paragraphs: [
            "Gepflanzt wird, sobald der Boden weich ist.",
            "Wer gießen möchte, trägt sich in eine Liste ein.",
          ],
        },
      ],
    },
    es: {
      kind: "un sitio de noticias",
      names: ["El Faro del Puerto", "Correo del Molino", "La Marea"],
      tagline: "Lo que pasa entre el puerto y la colina.",
      heroes: [{ title: "Noticias de aquí", lead: "Ayuntamiento, deporte, cultura y lo que hay en medio." }],
      story: {
        title: "Sobre nosotros",
        paragraphs: [
          "Un periódico pequeño para una ciudad pequeña. Los artículos van por categorías y cada uno tiene su página.",
          "Los artículos mostrados son ejemplos inventados.",
        ],
      },
      offer: { title: "Artículos", path: "articulos", lead: "", groups: [] },
      place: { street: "", city: "" },
      hours: none,
      posts: [
        {
          title: "El puente cierra dos fines de semana",
          category: "Ciudad",
          summary: "Se cambian los tablones; el paso va junto al molino.",
          paragraphs: ["Desde el sábado la pasarela queda cerrada.", "Quien camine sigue las señales junto al molino."],
        },
        {
          title: "La segunda parte decide el derbi",
          category: "Deporte",
          summary: "Dos goles tardíos y un portero como héroe de la noche.",
          paragraphs: [
            "Durante una hora no entró nada, luego todo a la vez.",
            "Seiscientas personas se quedaron pese a la lluvia.",
          ],
        },
        {
          title: "La biblioteca abre por la tarde",
          category: "Cultura",
          summary: "Desde el mes que viene, los jueves hasta las nueve.",
          paragraphs: ["Voluntarios atienden la sala de lectura.", "Hay té, y una vez al mes alguien lee en voz alta."],
        },
        {
          title: "La panadería ocupa el antiguo correo",
          category: "Economía",
          summary: "Pan por la mañana, paquetes todo el día.",
          paragraphs: ["El mostrador de paquetes sigue, al lado hay un horno.", "Llegan seis empleos."],
        },
        {
          title: "Noventa árboles en la ronda",
          category: "Ciudad",
          summary: "Tilos y arces, elegidos para veranos secos.",
          paragraphs: ["Se planta en cuanto la tierra esté blanda.", "Quien quiera regar se apunta en una lista."],
        },
      ],
    },
  },
};
