import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import type { Language } from "../../../plan/plan.ts";
import { listPieces } from "../pieces.ts";
import { day, screenArchetype } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:media (?:library|player|centre|center|app)|(?:music|audio|video|mp3) (?:player|library|app)|podcast player|player for my (?:music|songs|videos|files|recordings)|(?:play|listen to|watch) my (?:own )?(?:music|songs|videos|files|recordings|mp3s?)|photo (?:album|library)|fotoalbum|bilderalbum|álbum de fotos|spotify(?: clone)?|netflix(?: clone)?|youtube clone|mediathek|medienbibliothek|(?:musik|video|audio|mp3)-?(?:player|app|bibliothek)|meine (?:musik|lieder|videos|aufnahmen) (?:ab)?(?:spielen|hören)|mediateca|reproductor(?: de (?:música|vídeo|audio))?|(?:escuchar|reproducir|ver) mis? (?:\p{L}+ )?(?:música|canciones|vídeos|grabaciones)|biblioteca (?:de )?(?:medios|multimedia|música|vídeos))(?![\p{L}])/iu;
const otherThings =
  /(?<![\p{L}])(?:agency|agentur|news|school|lessons|website for|webseite für|band|shop|store|rate|ratings?|genres?|bewert\p{L}*|vinyl|tracker|watchlist|collection of records|borrow\p{L}*|ausleih\p{L}*)(?![\p{L}])/iu;

const titles: Record<Language, string[]> = {
  en: ["Eight notes going up", "Eight notes at dusk", "Eight notes in the morning"],
  de: ["Acht Töne hinauf", "Acht Töne am Abend", "Acht Töne am Morgen"],
  es: ["Ocho notas hacia arriba", "Ocho notas al anochecer", "Ocho notas por la mañana"],
};
const album: Record<Language, string> = {
  en: "Made up in this app",
  de: "In dieser App erdacht",
  es: "Inventadas en esta app",
};

/** Sound, films and pictures from the visitor's own device, kept in the browser and played there. */
export const media = screenArchetype({
  id: "media",
  folder: "media",
  score: ({ text }) => (asked.test(text) && !otherThings.test(text) ? 12 : 0),
  vocabulary: { en: "playlist|player", de: "mediathek", es: "mediateca|reproductor" },
  kind: ["a media library", "eine Mediathek", "una mediateca"],
  names: [
    ["Needle Drop", "Encore"],
    ["Zugabe", "Auflegen"],
    ["Otra, otra", "Bis"],
  ],
  tagline: [
    "Your own files, played in this browser. Nothing is uploaded.",
    "Eigene Dateien, in diesem Browser abgespielt. Nichts wird hochgeladen.",
    "Tus archivos, en este navegador. No se sube nada.",
  ],
  look: appLooks.night,
  shell: "sidebar",
  pages: [
    { component: "Index", title: ["Library", "Mediathek", "Mediateca"], icon: "Library", blueprint: "Library" },
    {
      component: "Favourites",
      title: ["Favourites", "Favoriten", "Favoritos"],
      icon: "Heart",
      blueprint: "Library",
      flags: { favourites: true },
    },
  ],
  lists: [
    {
      key: "track",
      singular: ["File", "Datei", "Archivo"],
      plural: ["Files", "Dateien", "Archivos"],
      fields: fields(
        "title:text!:Title|Titel|Título",
        "kind:enum:Kind|Art|Tipo:Sound,Video,Picture|Ton,Video,Bild|Sonido,Vídeo,Imagen",
        "album:text:Album|Album|Álbum",
        "size:number:Size|Größe|Tamaño",
        "added:date:Added|Hinzugefügt|Añadido",
        "favourite:boolean:Favourite|Favorit|Favorito",
      ),
      samples: (language) =>
        titles[language].map((title, at) => ({
          title,
          kind: 0,
          album: album[language],
          added: day(-at),
          favourite: at === 1,
        })),
    },
  ],
  pieces: [
    ...listPieces,
    ["media/blobs.ts", "src/lib/blobs.ts"],
    ["media/player.ts", "src/lib/player.ts"],
    ["media/library.ts", "src/data/library.ts"],
    ...["PlayerBar", "TrackForm", "Viewer"].map(
      (name) => [`media/${name}.tsx`, `src/components/media/${name}.tsx`] as const,
    ),
  ],
  features: ["create", "edit", "delete", "undo", "search", "filter", "play", "favourites", "upload", "persist"],
  claims: [
    [
      "Your own sound, films and pictures, added by button or by dropping them, kept in this browser",
      "Eigener Ton, Filme und Bilder, per Knopf oder durch Hineinziehen, in diesem Browser aufbewahrt",
      "Tu sonido, vídeos e imágenes, con un botón o soltándolos, guardados en este navegador",
    ],
    [
      "A player with pause, position, next and previous that goes on while pages change",
      "Eine Wiedergabe mit Pause, Stelle, vor und zurück, die beim Seitenwechsel weiterläuft",
      "Un reproductor con pausa, posición, siguiente y anterior que sigue al cambiar de página",
    ],
  ],
  caveats: [
    [
      "Files stay in this browser; nothing of them is on a server or on other devices",
      "Dateien bleiben in diesem Browser; auf einem Server oder anderen Geräten ist nichts davon",
      "Los archivos quedan en este navegador; no están en ningún servidor ni en otros dispositivos",
    ],
  ],
  speaksOf: { parts: /\b(?:upload\w*|subir)\b/iu },
});
