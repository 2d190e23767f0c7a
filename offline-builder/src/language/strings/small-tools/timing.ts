/** Phrases of tools that measure or tell the time: English, German, Spanish. */
const rows: readonly (readonly [en: string, de: string, es: string])[] = [
  ["Running", "Läuft", "En marcha"],
  ["At zero", "Auf null", "A cero"],
  ["Stop", "Stopp", "Parar"],
  ["Stopped", "Angehalten", "Parado"],
  ["Lap", "Runde", "Vuelta"],
  ["Lap time", "Rundenzeit", "Tiempo de vuelta"],
  ["Laps", "Runden", "Vueltas"],
  ["Set to zero", "Auf null gesetzt", "Puesto a cero"],
  ["fastest", "schnellste", "la más rápida"],
  ["slowest", "langsamste", "la más lenta"],
  [
    "Keys: space starts and stops, L takes a lap, R resets.",
    "Tasten: Leertaste startet und hält an, L nimmt eine Runde, R setzt zurück.",
    "Teclas: espacio inicia y para, L marca una vuelta, R pone a cero.",
  ],
  ["Timer", "Timer", "Temporizador"],
  ["Get ready", "Bereit machen", "Prepárate"],
  ["Work", "Arbeit", "Trabajo"],
  ["Rest", "Pause", "Descanso"],
  ["Round", "Runde", "Ronda"],
  ["Rounds", "Runden", "Rondas"],
  ["Time is up!", "Die Zeit ist um!", "¡Se acabó el tiempo!"],
  ["paused", "angehalten", "en pausa"],
  ["left in all", "insgesamt noch", "queda en total"],
  ["Again", "Noch einmal", "Otra vez"],
  ["Skip", "Überspringen", "Saltar"],
  ["Turn the sound on", "Ton einschalten", "Activar el sonido"],
  ["Sound before and at the end", "Ton vor und am Ende", "Sonido antes del final y al final"],
  [
    "Keys: space starts and pauses, R resets.",
    "Tasten: Leertaste startet und hält an, R setzt zurück.",
    "Teclas: espacio inicia y pausa, R pone a cero.",
  ],
  ["Seconds", "Sekunden", "Segundos"],
  ["Seconds to get ready", "Sekunden zum Bereitmachen", "Segundos para prepararse"],
  ["Please enter a whole number:", "Bitte eine ganze Zahl eingeben:", "Escribe un número entero:"],
];

export const timingInGerman = Object.fromEntries(rows.map(([en, de]) => [en, de]));
export const timingInSpanish = Object.fromEntries(rows.map(([en, , es]) => [en, es]));
