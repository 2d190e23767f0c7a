import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept, pulse } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const drumMachine = toolArchetype({
  id: "drum-machine",
  asked:
    /(?<![\p{L}])(?:drum ?-?(?:machine|pad|sequencer|computer|kit app|app|loop ?(?:maker|app))s?|beat ?-?(?:maker|machine|box app|sequencer)|(?:step|rhythm) sequencer|rhythm(?:us)? ?-?machine|make (?:drum )?beats|schlagzeug-?(?:app|computer|maschine)|trommelmaschine|caja de ritmos|(?:máquina|app|secuenciador) de (?:ritmos|batería|percusión)|batería (?:virtual|electrónica))(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:lessons?|teacher|rent\p{L}*|repairs?|unterricht|clases|alquiler)(?![\p{L}])/iu,
  blueprint: "DrumMachine",
  title: ["Drum machine", "Drumcomputer", "Caja de ritmos"],
  icon: "Drum",
  look: appLooks.signal,
  kind: ["a drum machine", "ein Drumcomputer", "una caja de ritmos"],
  names: [
    ["Sixteen Steps", "Backbeat"],
    ["Sechzehn Schritte", "Grundschlag"],
    ["Dieciséis pasos", "Contratiempo"],
  ],
  tagline: [
    "Six sounds, sixteen steps, four patterns.",
    "Sechs Klänge, sechzehn Schritte, vier Rhythmen.",
    "Seis sonidos, dieciséis pasos, cuatro ritmos.",
  ],
  features: ["sound", "persist"],
  pieces: [
    kept,
    pulse,
    ["tools/drum-sounds.ts", "src/lib/drum-sounds.ts"],
    ["tools/patterns.ts", "src/lib/patterns.ts"],
  ],
  claims: [
    [
      "Six sounds made by the browser, sixteen steps each, tempo, swing and a mute for every sound; changes are heard while it plays",
      "Sechs im Browser erzeugte Klänge mit je sechzehn Schritten, Tempo, Swing und Stummschaltung; Änderungen sind im Lauf zu hören",
      "Seis sonidos que crea el navegador, dieciséis pasos cada uno, tempo, swing y silencio por sonido; los cambios se oyen mientras suena",
    ],
    [
      "Four patterns survive a reload; rock, house, hip-hop and bossa nova to begin with",
      "Vier Rhythmen überstehen ein Neuladen; Rock, House, Hip-Hop und Bossa nova für den Anfang",
      "Cuatro ritmos sobreviven a una recarga; rock, house, hip-hop y bossa nova para empezar",
    ],
  ],
});
