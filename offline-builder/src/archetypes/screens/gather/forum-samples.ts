/** What a first visitor reads: made up, and of no subject that a forum might not have. */
import type { Language } from "../../../plan/plan.ts";

export interface SampleThread {
  title: string;
  /** Position among the topics. */
  topic: number;
  text: string;
  author: string;
  /** Days since it was asked. */
  ago: number;
  answers: [author: string, text: string][];
  /** Which of its answers solved it. */
  solved?: number;
}

export const forumSamples: Record<Language, SampleThread[]> = {
  en: [
    {
      title: "What would you buy first, and what can wait?",
      topic: 0,
      text: "I am just starting and the lists I find are endless. What did you use in your first month, and what is still in its box?",
      author: "Mira Dahl",
      ago: 1,
      answers: [
        ["Tom Okafor", "Borrow before you buy. After three weeks I knew which two things I really needed."],
        ["Ines Marsh", "Spend on what you touch every day, save on everything else."],
      ],
      solved: 0,
    },
    {
      title: "How do you keep notes of what worked?",
      topic: 1,
      text: "I forget by spring what I learned in autumn. Paper, a spreadsheet, something else?",
      author: "Leo Brandt",
      ago: 3,
      answers: [
        ["Ada Quinn", "A photo with the date and one sentence. Nothing longer survives."],
        ["Sam Whitlock", "A notebook that hangs next to the door. If it is not in reach, I do not write."],
      ],
    },
    {
      title: "Meeting in May: which weekend suits most?",
      topic: 3,
      text: "The hall is free on the 9th and on the 23rd. Please say which one, and whether you would bring something.",
      author: "Ines Marsh",
      ago: 2,
      answers: [["Mira Dahl", "The 23rd. I bring two tables and a cake."]],
    },
    {
      title: "Repair or replace?",
      topic: 2,
      text: "The handle is loose and the screw turns without end. Has anybody mended this?",
      author: "Sam Whitlock",
      ago: 6,
      answers: [["Tom Okafor", "A matchstick and wood glue in the hole, wait a day, then the same screw holds again."]],
      solved: 0,
    },
    {
      title: "Is there anybody near Hillford?",
      topic: 4,
      text: "New here, and I would like to see how somebody else does it before I make all the mistakes myself.",
      author: "Nora Hale",
      ago: 0,
      answers: [],
    },
  ],
  de: [
    {
      title: "Was würdet ihr zuerst kaufen, und was kann warten?",
      topic: 0,
      text: "Ich fange gerade an, und die Listen im Netz sind endlos. Was habt ihr im ersten Monat benutzt, und was liegt noch im Karton?",
      author: "Mira Dahl",
      ago: 1,
      answers: [
        ["Tom Otte", "Erst leihen, dann kaufen. Nach drei Wochen wusste ich, welche zwei Dinge ich wirklich brauche."],
        ["Ines Marx", "Gutes Geld für das, was man jeden Tag anfasst. Beim Rest sparen."],
      ],
      solved: 0,
    },
    {
      title: "Wie haltet ihr fest, was funktioniert hat?",
      topic: 1,
      text: "Im Frühjahr habe ich vergessen, was ich im Herbst gelernt habe. Papier, Tabelle, etwas anderes?",
      author: "Leo Brandt",
      ago: 3,
      answers: [
        ["Ada Kern", "Ein Foto mit Datum und ein Satz dazu. Längeres hält keiner durch."],
        ["Samuel Weiß", "Ein Heft, das neben der Tür hängt. Was nicht griffbereit ist, schreibe ich nicht auf."],
      ],
    },
    {
      title: "Treffen im Mai: welches Wochenende passt?",
      topic: 3,
      text: "Der Saal ist am 9. und am 23. frei. Sagt bitte, welches Wochenende, und ob ihr etwas mitbringt.",
      author: "Ines Marx",
      ago: 2,
      answers: [["Mira Dahl", "Das zweite. Ich bringe zwei Tische und einen Kuchen."]],
    },
    {
      title: "Reparieren oder ersetzen?",
      topic: 2,
      text: "Der Griff ist locker, und die Schraube dreht durch. Hat das schon jemand hinbekommen?",
      author: "Samuel Weiß",
      ago: 6,
      answers: [
        ["Tom Otte", "Streichholz und Holzleim ins Loch, einen Tag warten, dann hält dieselbe Schraube wieder."],
      ],
      solved: 0,
    },
    {
      title: "Ist jemand aus der Nähe von Kassel hier?",
      topic: 4,
      text: "Ich bin neu und würde gern sehen, wie es andere machen, bevor ich alle Fehler selbst mache.",
      author: "Nora Heller",
      ago: 0,
      answers: [],
    },
  ],
  es: [
    {
      title: "¿Qué comprar primero y qué puede esperar?",
      topic: 0,
      text: "Estoy empezando y las listas que encuentro no se acaban. ¿Qué usasteis el primer mes y qué sigue en su caja?",
      author: "Mira Dalmau",
      ago: 1,
      answers: [
        ["Tomás Ortega", "Pide prestado antes de comprar. A las tres semanas supe qué dos cosas necesitaba de verdad."],
        ["Inés Marín", "Gasta en lo que tocas cada día y ahorra en lo demás."],
      ],
      solved: 0,
    },
    {
      title: "¿Cómo apuntáis lo que funcionó?",
      topic: 1,
      text: "En primavera ya no recuerdo lo que aprendí en otoño. ¿Papel, una tabla, otra cosa?",
      author: "Leo Brotons",
      ago: 3,
      answers: [
        ["Ada Quintana", "Una foto con la fecha y una frase. Nada más largo sobrevive."],
        ["Samuel Blanco", "Un cuaderno colgado junto a la puerta. Si no está a mano, no escribo."],
      ],
    },
    {
      title: "Encuentro en mayo: ¿qué fin de semana?",
      topic: 3,
      text: "La sala está libre el 9 y el 23. Decid cuál os viene bien y si traéis algo.",
      author: "Inés Marín",
      ago: 2,
      answers: [["Mira Dalmau", "El segundo. Llevo dos mesas y un bizcocho."]],
    },
    {
      title: "¿Reparar o cambiar?",
      topic: 2,
      text: "El mango está flojo y el tornillo gira sin fin. ¿Alguien lo ha arreglado?",
      author: "Samuel Blanco",
      ago: 6,
      answers: [
        [
          "Tomás Ortega",
          "Una cerilla con cola de madera en el agujero, un día de espera, y el mismo tornillo aguanta.",
        ],
      ],
      solved: 0,
    },
    {
      title: "¿Hay alguien cerca de Toledo?",
      topic: 4,
      text: "Acabo de llegar y me gustaría ver cómo lo hacen otros antes de cometer todos los errores yo.",
      author: "Nora Herrero",
      ago: 0,
      answers: [],
    },
  ],
};
