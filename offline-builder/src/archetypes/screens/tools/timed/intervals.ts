import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { kept, keys, segments } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

const shared = {
  blueprint: "Intervals",
  icon: "Timer",
  features: ["time", "sound", "persist"],
  pieces: [
    kept,
    keys,
    segments,
    ["tools/interval-rules.ts", "src/lib/interval-rules.ts"],
    ["tools/alarm.ts", "src/lib/alarm.ts"],
    ["tools/awake.ts", "src/lib/awake.ts"],
  ],
  claims: [
    [
      "It counts by the clock, sounds before and at each change, and keeps the screen awake where the browser can",
      "Er zählt nach der Uhr, tönt vor und bei jedem Wechsel und hält den Bildschirm wach, wo der Browser es kann",
      "Cuenta según el reloj, suena antes de cada cambio y en él, y mantiene la pantalla encendida donde el navegador puede",
    ],
  ],
  caveats: [
    [
      "It does not ring once its page is closed: a browser tab has to stay open.",
      "Er klingelt nicht, wenn seine Seite geschlossen ist: Ein Tab muss offen bleiben.",
      "No suena si su página está cerrada: una pestaña tiene que quedar abierta.",
    ],
  ],
} as const;

/** Times of work and of days belong to other apps. */
const other = called(
  "pomodoro",
  "focus",
  "study(?:ing)?",
  "time ?sheets?",
  "employees?",
  "projects?",
  "days?",
  "wedding",
  "holidays?",
  "christmas",
  "new year",
  "launch",
  "games?",
  "chess",
  "fokus",
  "hochzeit",
  "weihnachten",
  "spiel",
  "schach",
  "boda",
  "navidad",
  "vacaciones",
  "estudio",
  "ajedrez",
  "until",
  "bis (?:zu|zum|zur)",
  "hasta",
  "website",
);

export const intervals = toolArchetype({
  ...shared,
  id: "intervals",
  asked: called(
    "(?:interval|hiit|tabata|emom|amrap|workout|training|exercise|gym|boxing|round|circuit|fitness|rest|sport|running|sprint)s?[ -](?:training )?(?:timer|clock|stopwatch)",
    "timer for (?:my |our |the )?(?:hiit|tabata|intervals?|workouts?|circuits?|boxing|exercises?|training)",
    "(?:intervall?|hiit|tabata|workout|trainings?|zirkel|box|runden|sport|fitness)[- ]?(?:timer|uhr|stoppuhr)",
    "(?:temporizador|cron(?:ó|o)metro|timer|reloj) (?:de |para )(?:hacer )?(?:los |el |mis |mi )?(?:intervalos|hiit|tabata|entren(?:amiento|os|ar|amientos)|ejercicios?|boxeo|asaltos|circuitos?|gimnasio)",
    "tabata",
  ),
  other,
  title: ["Interval timer", "Intervalltimer", "Temporizador de intervalos"],
  look: appLooks.club,
  kind: ["an interval timer", "ein Intervalltimer", "un temporizador de intervalos"],
  names: [
    ["Work and Rest", "Round Clock"],
    ["Los und Pause", "Rundenuhr"],
    ["Trabajo y pausa", "Asalto a asalto"],
  ],
  tagline: [
    "Rounds of work and rest, with a sound at each change.",
    "Runden aus Arbeit und Pause, mit einem Ton bei jedem Wechsel.",
    "Rondas de trabajo y descanso, con un tono en cada cambio.",
  ],
  flags: () => ({ plain: false }),
  vocabulary: { en: "workout", de: "intervalltimer", es: "temporizador|intervalos" },
});

export const timer = toolArchetype({
  ...shared,
  id: "timer",
  asked: called(
    "(?:kitchen|meditation|cooking|egg|tea|oven|baking|count ?down|count-down|simple|online|classroom|sand|presentation|speech|debate|game night)[ -](?:count ?down )?(?:timer|clock)",
    "^(?:(?:build|make|create|an?|simple|online|me|my|small|little|visual|web|digital) )*timer(?: app| tool)?$",
    "timer for (?:the )?(?:kitchen|cooking|baking|tea|eggs?|pasta|class(?:room)?|presentations?|speeches|debates?|meditation)",
    "hour ?glass",
    "(?:eier|küchen|kurzzeit|sand|tee|back|koch)[- ]?(?:uhr|timer|wecker|messer)",
    "count ?down[- ](?:timer|uhr)",
    "(?:temporizador|minutero)(?: (?:de|para) (?:la )?(?:cocina|cocinar|huevos|té|clase|presentaciones))?",
    "reloj de arena",
    "cuenta atrás de minutos",
  ),
  other,
  title: ["Timer", "Timer", "Temporizador"],
  look: appLooks.kitchen,
  kind: ["a timer", "ein Timer", "un temporizador"],
  names: [
    ["Ready When It Rings", "Minute Minder"],
    ["Fertig, wenn es klingelt", "Minutenglas"],
    ["Cuando suene", "Minutero"],
  ],
  tagline: [
    "Set the minutes; it rings when they are over.",
    "Minuten einstellen; es klingelt, wenn sie um sind.",
    "Pon los minutos; suena cuando se acaban.",
  ],
  flags: () => ({ plain: true }),
  vocabulary: { en: "countdown", de: "küchenuhr|kurzzeitwecker", es: "temporizador" },
});
