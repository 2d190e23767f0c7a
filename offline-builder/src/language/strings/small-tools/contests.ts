/** Phrases of tools in which somebody wins or beats an earlier time: English, German, Spanish. */
import type { Phrase } from "../phrase.ts";

export const contests: readonly Phrase[] = [
  [
    "The ferry leaves at seven, and whoever is late may wave from the pier.",
    "Die Fähre fährt um sieben, und wer zu spät kommt, darf vom Steg aus winken.",
    "El barco sale a las siete y quien llega tarde saluda desde el muelle.",
  ],
  [
    "She keeps a notebook for every garden she has ever walked through.",
    "Sie führt ein Heft über jeden Garten, durch den sie je gegangen ist.",
    "Guarda un cuaderno de cada jardín por el que ha paseado.",
  ],
  [
    "Bread needs time, a warm corner and somebody who looks after it.",
    "Brot braucht Zeit, eine warme Ecke und jemanden, der nach ihm sieht.",
    "El pan necesita tiempo, un rincón cálido y alguien que lo cuide.",
  ],
  [
    "On clear evenings the whole valley smells of hay and cold stone.",
    "An klaren Abenden riecht das ganze Tal nach Heu und kaltem Stein.",
    "En las tardes claras todo el valle huele a heno y a piedra fría.",
  ],
  [
    "He repaired the old radio, though nobody had asked him to.",
    "Er hat das alte Radio repariert, obwohl ihn niemand gebeten hatte.",
    "Reparó la radio vieja sin que nadie se lo pidiera.",
  ],
  [
    "A good map shows where the paths end, and not only where they begin.",
    "Eine gute Karte zeigt, wo die Wege enden, und nicht nur, wo sie beginnen.",
    "Un buen mapa muestra dónde acaban los caminos y no solo dónde empiezan.",
  ],
  ["Seconds left", "Sekunden übrig", "Segundos restantes"],
  ["Words per minute", "Wörter pro Minute", "Palabras por minuto"],
  ["words per minute", "Wörter pro Minute", "palabras por minuto"],
  ["Accuracy", "Genauigkeit", "Precisión"],
  ["Best so far", "Bestwert", "Mejor hasta ahora"],
  ["Text to type", "Text zum Abtippen", "Texto para teclear"],
  ["Type here", "Hier tippen", "Teclea aquí"],
  [
    "The clock starts with the first key.",
    "Die Uhr startet mit der ersten Taste.",
    "El reloj empieza con la primera tecla.",
  ],
  ["Once more", "Noch einmal", "Otra vez"],
  ["Another text", "Anderer Text", "Otro texto"],
  ["Done:", "Fertig:", "Listo:"],
  ["right", "richtig", "de aciertos"],
  ["Earlier runs", "Frühere Läufe", "Rondas anteriores"],
  ["Final", "Finale", "Final"],
  ["Semi-finals", "Halbfinale", "Semifinales"],
  ["Quarter-finals", "Viertelfinale", "Cuartos de final"],
  ["Drawn anew", "Neu ausgelost", "Sorteado de nuevo"],
  ["Draw anew", "Neu auslosen", "Sortear de nuevo"],
  ["Results cleared", "Ergebnisse gelöscht", "Resultados borrados"],
  ["Clear results", "Ergebnisse löschen", "Borrar resultados"],
  ["Winner:", "Gewonnen:", "Gana:"],
  [
    "Enter the points of a match. The higher score moves on.",
    "Tragen Sie die Punkte eines Spiels ein: Wer mehr hat, kommt weiter.",
    "Anota los puntos de un partido: quien tenga más avanza.",
  ],
  ["Bracket", "Turnierbaum", "Cuadro"],
  ["match", "Spiel", "partido"],
  ["Players or teams", "Spieler oder Teams", "Jugadores o equipos"],
  [
    "One on each line, the strongest first",
    "Eine Zeile für jeden, die Stärksten zuerst",
    "Uno por línea, primero los más fuertes",
  ],
  ["Points of", "Punkte von", "Puntos de"],
];
