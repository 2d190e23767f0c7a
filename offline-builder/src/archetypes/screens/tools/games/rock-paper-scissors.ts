import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const rockPaperScissors = toolArchetype({
  id: "rock-paper-scissors",
  asked:
    /(?<![\p{L}])(?:roc?k[, -]+(?:and )?paper[, -]+(?:and |or )?s[ci]+ss?ors?|(?:schn?ick[, -]+schn?ack[, -]+schn?uck)|schere[, -]+stein[, -]+(?:und |oder )?papier|stein[, -]+schere[, -]+papier|piedra[, -]+papel[, -]+(?:o |y |u )?tijeras?)(?![\p{L}])/iu,
  blueprint: "RockPaperScissors",
  title: ["Rock, paper, scissors", "Schere, Stein, Papier", "Piedra, papel o tijera"],
  icon: "Scissors",
  look: appLooks.club,
  kind: ["rock, paper, scissors", "Schere, Stein, Papier", "piedra, papel o tijera"],
  names: [
    ["On Three", "Best of Three"],
    ["Auf drei", "Drei Hände"],
    ["A la de tres", "Tres manos"],
  ],
  tagline: [
    "Rock, paper, scissors against the computer, until one has won enough rounds.",
    "Schere, Stein, Papier gegen den Computer, bis jemand genug Runden gewonnen hat.",
    "Piedra, papel o tijera contra el ordenador, hasta que alguien gana las rondas que hacen falta.",
  ],
  features: ["play", "score", "persist"],
  pieces: [kept, random, ["tools/hands.ts", "src/lib/hands.ts"]],
  claims: [
    [
      "The computer draws each hand with the same chance; a match goes to 1, 3, 5 or 10 rounds won, by keys 1 to 3 or by touch",
      "Der Computer zieht jede Hand mit derselben Chance; ein Spiel geht bis 1, 3, 5 oder 10 Siege, mit den Tasten 1 bis 3 oder durch Tippen",
      "El ordenador saca cada mano con la misma probabilidad; la partida va a 1, 3, 5 o 10 rondas ganadas, con las teclas 1 a 3 o tocando",
    ],
    [
      "Rounds and matches won survive a reload",
      "Runden und gewonnene Spiele überstehen ein Neuladen",
      "Las rondas y las partidas ganadas sobreviven a una recarga",
    ],
  ],
  vocabulary: { en: "scissors" },
});
