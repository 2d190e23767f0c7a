import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import type { Language } from "../../../plan/plan.ts";
import { filePieces, listPieces, removal, writerPieces } from "../pieces.ts";
import { moment, ref, screenArchetype } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:social (?:network|media|app|site|feed|platform)|twitter|instagram|facebook|mastodon|tik ?tok|news ?feed|micro ?blog|where (?:people|members|users|neighbou?rs|we) (?:can )?(?:post|follow)|posts? and follow|follow each other|soziales netzwerk|social[- ]media[- ]app|mikroblog|red social|microblog|seguirse|online[- ]communit(?:y|ies)|communit(?:y|ies) (?:app|for|für|para|platform|feed)|foto-?community|photo community|\p{L}+-community|comunidad en línea)(?![\p{L}])/iu;
const otherThings =
  /(?<![\p{L}])(?:agency|agentur|agencia|manager|calendar|planner|plan(?:en|ner)?|schedul\p{L}*|kalender|calendario|posts? (?:tracker|planner)|marketing|analytics|content|followers? (?:tracker|count)|links?|icons?|dashboard|kpis?|consult\p{L}*|course|kurs|curso|garden|centre|center|hall|college|church|kitchen|service|help|clean-?up|cleaning)(?![\p{L}])/iu;

type Said = [author: number, ago: number, time: string, text: string];

const people: Record<Language, [name: string, about: string][]> = {
  en: [
    ["Nora Hale", "Bakes on Sundays, cycles the rest of the week."],
    ["Leo Brandt", "Repairs radios. Ask me about valves."],
    ["Ada Quinn", "Garden, two cats, one greenhouse too many."],
    ["Sam Whitlock", "Sings second tenor and is proud of it."],
  ],
  de: [
    ["Nora Heller", "Backt sonntags und fährt sonst Rad."],
    ["Leo Brandt", "Repariert Radios. Fragt mich nach Röhren."],
    ["Ada Kern", "Garten, zwei Katzen, ein Gewächshaus zu viel."],
    ["Samuel Weiß", "Singt zweiten Tenor und ist stolz darauf."],
  ],
  es: [
    ["Nora Herrero", "Hornea los domingos y pedalea el resto de la semana."],
    ["Leo Brotons", "Arregla radios. Pregúntame por válvulas."],
    ["Ada Quintana", "Huerto, dos gatos y un invernadero de más."],
    ["Samuel Blanco", "Canta de segundo tenor y a mucha honra."],
  ],
};

const said: Record<Language, Said[]> = {
  en: [
    [2, 0, "08:10", "First tomatoes. Four of them. I have told everybody I know, and now you."],
    [0, 0, "07:30", "The dough was in a good mood today. Two loaves more than we can eat: who is near Mill Lane?"],
    [1, 1, "21:05", "1957, found in a cellar, plays again. It only gets one station, but that one beautifully."],
    [3, 2, "18:40", "Concert on Saturday in the old hall. We need two people who can carry chairs."],
    [2, 4, "12:15", "If anybody is missing a grey cat: he is asleep in our wheelbarrow."],
  ],
  de: [
    [2, 0, "08:10", "Die ersten Tomaten. Vier Stück. Ich habe es allen erzählt, die ich kenne, und jetzt euch."],
    [0, 0, "07:30", "Der Teig hatte heute gute Laune. Zwei Brote mehr, als wir essen: wer wohnt an der Mühlgasse?"],
    [1, 1, "21:05", "1957, aus einem Keller, spielt wieder. Nur einen Sender, aber den wunderbar."],
    [3, 2, "18:40", "Samstag Konzert im alten Saal. Wir brauchen noch zwei, die Stühle tragen."],
    [2, 4, "12:15", "Falls jemand einen grauen Kater vermisst: er schläft in unserer Schubkarre."],
  ],
  es: [
    [2, 0, "08:10", "Los primeros tomates. Cuatro. Se lo he contado a todo el mundo, y ahora a vosotros."],
    [0, 0, "07:30", "La masa hoy estaba de buen humor. Sobran dos panes: ¿quién está cerca de la calle del Molino?"],
    [1, 1, "21:05", "De 1957, salió de un sótano y vuelve a sonar. Solo coge una emisora, pero qué bien."],
    [3, 2, "18:40", "Concierto el sábado en la sala vieja. Hacen falta dos personas para llevar sillas."],
    [2, 4, "12:15", "Si a alguien le falta un gato gris: duerme en nuestra carretilla."],
  ],
};

const replied: Record<Language, [post: number, author: number, text: string][]> = {
  en: [
    [0, 3, "Four is a harvest."],
    [1, 2, "I am. Five minutes."],
    [3, 1, "I can carry."],
  ],
  de: [
    [0, 3, "Vier sind eine Ernte."],
    [1, 2, "Ich. Fünf Minuten."],
    [3, 1, "Ich trage mit."],
  ],
  es: [
    [0, 3, "Cuatro ya es cosecha."],
    [1, 2, "Yo. Cinco minutos."],
    [3, 1, "Yo puedo llevar."],
  ],
};

const author = "author:text!:Written by|Geschrieben von|Escrito por";
const toPost = "post:relation>post!:Post|Beitrag|Publicación";
const at = "at:text:When|Wann|Cuándo";

/** A feed of posts, people to follow, hearts and comments. */
export const social = screenArchetype({
  id: "social",
  folder: "social",
  score: ({ text }) => (asked.test(text) && !otherThings.test(text) && text.length < 200 ? 11 : 0),
  vocabulary: { en: "follow|followers|feed", de: "folgen|beiträge", es: "seguir|publicaciones" },
  kind: ["a social network", "ein soziales Netzwerk", "una red social"],
  names: [
    ["Over the Fence", "Porch Light"],
    ["Gartenzaun", "Auf ein Wort"],
    ["Entre vecinos", "De viva voz"],
  ],
  tagline: ["Posts of people you follow.", "Beiträge von Leuten, denen man folgt.", "Publicaciones de quienes sigues."],
  look: { ...appLooks.signal, density: ["regular"], corners: ["round", "soft"], header: ["bar", "centred"] },
  shell: "sidebar",
  pages: [
    { component: "Index", title: ["Feed", "Neues", "Novedades"], icon: "House", blueprint: "Feed" },
    { component: "People", title: ["People", "Leute", "Gente"], icon: "Users" },
    { component: "Profile", title: ["Profile", "Profil", "Perfil"], below: "People", part: ":name" },
  ],
  lists: [
    {
      key: "post",
      singular: ["Post", "Beitrag", "Publicación"],
      plural: ["Posts", "Beiträge", "Publicaciones"],
      fields: fields(author, "text:long-text:Text|Text|Texto", "picture:image:Picture|Bild|Imagen", at),
      samples: (language) =>
        said[language].map(([by, ago, time, text]) => ({
          author: people[language][by]![0],
          text,
          at: moment(-ago, time),
        })),
    },
    {
      key: "like",
      singular: ["Like", "Gefällt mir", "Me gusta"],
      plural: ["Likes", "Gefällt mir", "Me gusta"],
      fields: fields(author, toPost),
      samples: (language) =>
        [
          [0, 0],
          [0, 1],
          [0, 3],
          [1, 2],
          [2, 0],
          [2, 3],
          [3, 1],
        ].map(([post, by]) => ({ author: people[language][by!]![0], post: ref("post", post!) })),
    },
    {
      key: "remark",
      singular: ["Comment", "Kommentar", "Comentario"],
      plural: ["Comments", "Kommentare", "Comentarios"],
      fields: fields(author, toPost, "text:long-text:Text|Text|Texto", at),
      samples: (language) =>
        replied[language].map(([post, by, text]) => ({
          author: people[language][by]![0],
          post: ref("post", post),
          text,
          at: moment(0, "09:00"),
        })),
    },
    {
      key: "follow",
      singular: ["Following", "Gefolgt", "Siguiendo"],
      plural: ["Following", "Gefolgt", "Siguiendo"],
      fields: fields("person:text!:Person|Person|Persona"),
    },
    {
      key: "member",
      singular: ["Person", "Person", "Persona"],
      plural: ["People", "Leute", "Gente"],
      fields: fields("name:text!:Name|Name|Nombre", "about:long-text:About|Über|Sobre"),
      samples: (language) => people[language].map(([name, about]) => ({ name, about })),
    },
  ],
  pieces: [
    ...listPieces,
    ...writerPieces,
    ...filePieces,
    removal,
    ["social/social.ts", "src/data/social.ts"],
    ...["Avatar", "FollowButton", "PostCard", "PostForm"].map(
      (name) => [`social/${name}.tsx`, `src/components/social/${name}.tsx`] as const,
    ),
  ],
  features: ["create", "delete", "undo", "search", "follow", "like", "comments", "picture", "persist"],
  claims: [
    [
      "Posts with a picture, up to 500 characters, newest first, with search",
      "Beiträge mit Bild, bis 500 Zeichen, Neues zuerst, mit Suche",
      "Publicaciones con imagen, hasta 500 caracteres, lo nuevo primero, con búsqueda",
    ],
    [
      "Hearts and comments, each can be taken back or added to",
      "Herzen und Kommentare, ein Herz lässt sich zurücknehmen",
      "Corazones y comentarios; un corazón se puede retirar",
    ],
    [
      "People to follow, and a feed of them alone",
      "Leute, denen man folgt, und ein Strom nur von ihnen",
      "Gente a la que seguir, y un muro solo con ella",
    ],
  ],
  caveats: [
    [
      "Posts stay in this browser: others see them once the project has a database",
      "Beiträge bleiben in diesem Browser: andere sehen sie erst mit einer Datenbank",
      "Las publicaciones quedan en este navegador: otros las ven cuando haya una base de datos",
    ],
  ],
});
