import type { Language } from "../../plan/plan.ts";

export interface MatchdayTexts {
  kind: string;
  name: string;
  tagline: string;
  next: string;
  matches: string;
  players: string;
  season: string;
  lineup: string;
  entities: { match: [string, string]; player: [string, string]; reply: [string, string]; spot: [string, string] };
  fields: Record<
    | "opponent"
    | "date"
    | "time"
    | "venue"
    | "place"
    | "ours"
    | "theirs"
    | "played"
    | "name"
    | "position"
    | "number"
    | "answer"
    | "spot",
    string
  >;
  venues: [string, string];
  /** Goal, defence, midfield, attack. */
  positions: [string, string, string, string];
  opponents: string[];
  ground: string;
  people: string[];
  claims: string[];
  assumed(players: number, formation: string): string;
  sharing: string;
  sides: Record<number, string>;
  suggestions: string[];
}

export const matchdayTexts: Record<Language, MatchdayTexts> = {
  en: {
    kind: "an organiser for a sports club",
    name: "Matchday",
    tagline: "The next match, who plays and how the season stands.",
    next: "Next match",
    matches: "Matches",
    players: "Players",
    season: "Season",
    lineup: "Line-up",
    entities: {
      match: ["Match", "Matches"],
      player: ["Player", "Players"],
      reply: ["Answer", "Answers"],
      spot: ["Line-up spot", "Line-up"],
    },
    fields: {
      opponent: "Opponent",
      date: "Date",
      time: "Kick-off",
      venue: "Home or away",
      place: "Ground",
      ours: "Our goals",
      theirs: "Their goals",
      played: "Played",
      name: "Name",
      position: "Position",
      number: "Shirt number",
      answer: "Answer",
      spot: "Spot",
    },
    venues: ["Home", "Away"],
    positions: ["Goal", "Defence", "Midfield", "Attack"],
    opponents: [
      "Hillford Rovers",
      "Port Ellis FC",
      "Eastwick Town",
      "Canal Street Athletic",
      "Millbrook United",
      "Northgate Wanderers",
      "Orchard Row",
    ],
    ground: "Main pitch",
    people: [
      "Sam Idowu",
      "Jack Brennan",
      "Nico Ferri",
      "Ali Rahimi",
      "Tom Hurst",
      "Luca Weiss",
      "Kofi Asante",
      "Ravi Menon",
      "Owen Price",
      "Mateo Silva",
      "Finn Okafor",
      "Ben Sato",
      "Joe Lindqvist",
      "Dan Haddad",
      "Pete Novak",
    ],
    claims: [
      "Next match with a countdown and who is in, out or has not said",
      "Matches as list and calendar, with add, edit, delete with undo",
      "A line-up on a pitch by mouse, touch and keyboard, and the result of each match",
      "Players with positions and appearances, season table worked out from the results",
    ],
    assumed: (players, formation) => `Assumed: ${players} players${formation ? `, ${formation}` : ""}`,
    sharing: "Sharing with the team needs sign-in: answers are kept in this browser until the database is on",
    sides: { 11: "11-a-side", 7: "7-a-side", 5: "5-a-side" },
    suggestions: ["Make the buttons rounder", "Use a serif font", "Make it dark green"],
  },
  de: {
    kind: "ein Planer für den Sportverein",
    name: "Spieltag",
    tagline: "Das nächste Spiel, wer dabei ist und wie die Saison steht.",
    next: "Nächstes Spiel",
    matches: "Spiele",
    players: "Kader",
    season: "Saison",
    lineup: "Aufstellung",
    entities: {
      match: ["Spiel", "Spiele"],
      player: ["Spieler", "Kader"],
      reply: ["Antwort", "Antworten"],
      spot: ["Platz in der Aufstellung", "Aufstellung"],
    },
    fields: {
      opponent: "Gegner",
      date: "Datum",
      time: "Anpfiff",
      venue: "Heim oder auswärts",
      place: "Spielort",
      ours: "Unsere Tore",
      theirs: "Gegentore",
      played: "Gespielt",
      name: "Name",
      position: "Position",
      number: "Rückennummer",
      answer: "Antwort",
      spot: "Platz",
    },
    venues: ["Heim", "Auswärts"],
    positions: ["Tor", "Abwehr", "Mittelfeld", "Angriff"],
    opponents: [
      "SV Hohenau",
      "TuS Lindenfeld",
      "FC Osterwiek",
      "SpVgg Kanalstraße",
      "Mühlbacher SC",
      "Wacker Nordtor",
      "SG Obstgarten",
    ],
    ground: "Platz 1",
    people: [
      "Jonas Idowu",
      "Jakob Brenner",
      "Nico Ferri",
      "Ali Rahimi",
      "Tom Hurst",
      "Luca Weiß",
      "Kofi Asante",
      "Ravi Menon",
      "Ole Preiß",
      "Mateo Silva",
      "Finn Okafor",
      "Ben Sato",
      "Jan Lindqvist",
      "Dani Haddad",
      "Peter Nowak",
    ],
    claims: [
      "Nächstes Spiel mit Countdown und wer dabei ist, fehlt oder noch nichts gesagt hat",
      "Spiele als Liste und Kalender, mit Anlegen, Ändern und Löschen mit Rückgängig",
      "Eine Aufstellung auf dem Feld mit Maus, Finger und Tastatur, und das Ergebnis jedes Spiels",
      "Kader mit Positionen und Einsätzen, Saisontabelle aus den Ergebnissen",
    ],
    assumed: (players, formation) => `Angenommen: ${players} Spieler${formation ? `, ${formation}` : ""}`,
    sharing:
      "Mit der Mannschaft teilen braucht eine Anmeldung: Antworten bleiben in diesem Browser, bis die Datenbank eingeschaltet ist",
    sides: { 11: "11 gegen 11", 7: "7 gegen 7", 5: "5 gegen 5" },
    suggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Mach es dunkelgrün"],
  },
  es: {
    kind: "un organizador para el club",
    name: "Jornada",
    tagline: "El próximo partido, quién juega y cómo va la temporada.",
    next: "Próximo partido",
    matches: "Partidos",
    players: "Plantilla",
    season: "Temporada",
    lineup: "Alineación",
    entities: {
      match: ["Partido", "Partidos"],
      player: ["Jugador", "Plantilla"],
      reply: ["Respuesta", "Respuestas"],
      spot: ["Puesto", "Alineación"],
    },
    fields: {
      opponent: "Rival",
      date: "Fecha",
      time: "Hora",
      venue: "En casa o fuera",
      place: "Campo",
      ours: "Nuestros goles",
      theirs: "Goles del rival",
      played: "Jugado",
      name: "Nombre",
      position: "Posición",
      number: "Dorsal",
      answer: "Respuesta",
      spot: "Puesto",
    },
    venues: ["En casa", "Fuera"],
    positions: ["Portería", "Defensa", "Medio", "Ataque"],
    opponents: [
      "Atlético Colina",
      "CD Puerto Viejo",
      "Unión Este",
      "Deportivo Canal",
      "Molino FC",
      "Racing Puerta Norte",
      "Huerta CF",
    ],
    ground: "Campo 1",
    people: [
      "Samuel Idowu",
      "Javier Bravo",
      "Nico Ferri",
      "Alí Rahimi",
      "Tomás Huerta",
      "Lucas Vives",
      "Kofi Asante",
      "Raví Menon",
      "Óscar Prieto",
      "Mateo Silva",
      "Félix Okafor",
      "Benito Sato",
      "José Lindo",
      "Dani Haddad",
      "Pedro Nova",
    ],
    claims: [
      "Próximo partido con cuenta atrás y quién va, quién no y quién no ha dicho nada",
      "Partidos en lista y en calendario, con añadir, editar y eliminar con deshacer",
      "Una alineación sobre el campo con ratón, dedo y teclado, y el resultado de cada partido",
      "Plantilla con posiciones y partidos jugados, tabla de la temporada a partir de los resultados",
    ],
    assumed: (players, formation) => `Supuesto: ${players} jugadores${formation ? `, ${formation}` : ""}`,
    sharing:
      "Compartir con el equipo requiere inicio de sesión: las respuestas quedan en este navegador hasta activar la base de datos",
    sides: { 11: "Fútbol 11", 7: "Fútbol 7", 5: "Fútbol 5" },
    suggestions: ["Haz los botones más redondos", "Usa una tipografía con serifa", "Hazlo verde oscuro"],
  },
};
