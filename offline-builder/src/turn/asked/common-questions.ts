/** Questions about the project whose answer is the same for every app, or only counts its files. */
import type { Language, Plan } from "../../plan/plan.ts";

interface Question {
  pattern: RegExp;
  says: Record<Language, (plan: Plan) => string>;
}

const files = (plan: Plan): number => Object.keys(plan.files).length;

const questions: readonly Question[] = [
  {
    pattern:
      /^(?:can|could|would) you (?:please )?explain\b.*\b(?:code|files|project|structure|how (?:it|this) works)|^(?:please )?(?:explain|describe|walk me through) (?:me )?(?:the |this |your |my )?(?:code|files|project structure|structure)|\bhow (?:is|are) (?:the |this |it )?(?:code|files|project|app|it)? ?(?:built|structured|organi[sz]ed)\b|\bwhere (?:is|can i find|do i find|can i see) (?:the |my )?(?:source )?code\b|(?:erklär\p{L}*|zeig\p{L}*) (?:mir )?(?:bitte )?(?:den|deinen) (?:quell)?code|wie ist (?:der code|das projekt|die app) (?:aufgebaut|gebaut)|wo (?:ist|finde ich) der (?:quell)?code|(?:explica\p{L}*|puedes explicar(?:me)?) (?:el|este) código|cómo está (?:hecho|organizado) (?:el código|el proyecto)|dónde está el código/iu,
    says: {
      en: (plan) =>
        `It is a React app in TypeScript, ${files(plan)} files of it from me. src/App.tsx says which address shows which page; each of the ${plan.pages.length} pages is a file in src/pages, put together from parts in src/components. Texts and sample rows stand in src/content, what is kept and how in src/data, colours and fonts in src/index.css. The Code tool opens all of it.`,
      de: (plan) =>
        `Es ist eine React-App in TypeScript, ${files(plan)} Dateien davon sind von mir. src/App.tsx sagt, welche Adresse welche Seite zeigt; jede der ${plan.pages.length} Seiten ist eine Datei in src/pages, zusammengesetzt aus Teilen in src/components. Texte und Beispiele stehen in src/content, was wie gespeichert wird in src/data, Farben und Schriften in src/index.css. Das Werkzeug Code öffnet alles.`,
      es: (plan) =>
        `Es una aplicación React en TypeScript; ${files(plan)} de sus archivos son míos. src/App.tsx dice qué dirección muestra qué página; cada una de las ${plan.pages.length} páginas es un archivo en src/pages, hecho de partes de src/components. Los textos y ejemplos están en src/content, lo que se guarda en src/data, colores y letras en src/index.css. La herramienta Code lo abre todo.`,
    },
  },
  {
    pattern:
      /^(?:(?:and|so|but|ok|okay),? )?(?:how|where|can (?:i|we)|when)\b.*\b(?:publish|deploy|go live|put (?:it|this|that|the (?:site|app)) (?:online|live|on the (?:web|internet))|make (?:it|this) (?:public|live)|get (?:it|this) online|share (?:it|this|the (?:link|site|app)))\b|\bwie\b.*\b(?:veröffentlich\p{L}*|online|ins netz)\b|\bkann ich\b.*\bveröffentlichen\b|(?:cómo|dónde|puedo)(?!\p{L}).*\b(?:public\p{L}*|subir|en línea)/iu,
    says: {
      en: () =>
        "Press Publish at the top right: Slipway builds the app and gives it an address of its own. Later versions go online with Update, in the same place. The dialog says who can open it.",
      de: () =>
        "Drücken Sie oben rechts „Publish“: Slipway baut die App und gibt ihr eine eigene Adresse. Spätere Versionen gehen dort mit „Update“ online. Der Dialog sagt auch, wer sie öffnen kann.",
      es: () =>
        "Pulsa «Publish» encima de la vista previa: este Slipway compila la aplicación y le da una dirección propia; las versiones siguientes se publican igual. Ahí se dice también quién puede abrirla.",
    },
  },
  {
    pattern:
      /^(?:(?:and|so|but|ok|okay),? )?(?:does|will|is|can)\b.*\b(?:on (?:a |my |the )?(?:phones?|mobile|tablets?|iphone|android|smartphone)|mobile[- ]friendly|responsive)\b(?!.*\b(?:see|entries|data)\b)|\b(?:geht|läuft|funktioniert|ist)\b.*\b(?:auf (?:dem |meinem )?(?:handy|smartphone|tablet)|mobil|responsiv)\b|(?:funciona|se ve|va)(?!\p{L}).*(?:en (?:el |mi )?(?:móvil|teléfono|tableta)|responsive)/iu,
    says: {
      en: () =>
        "Yes: every page is laid out for phones as well, from 360 pixels on. The preview shows it in the width of a phone when you switch its size.",
      de: () =>
        "Ja: Jede Seite ist auch für Telefone gesetzt, ab 360 Pixeln Breite. Die Vorschau zeigt sie in Telefonbreite, wenn man ihre Größe umschaltet.",
      es: () =>
        "Sí: todas las páginas se adaptan también al teléfono, desde 360 píxeles. La vista previa las muestra con ese ancho al cambiar su tamaño.",
    },
  },
];

/** Null where it is none of these. */
export function commonAnswer(text: string, plan: Plan, language: Language): string | null {
  const found = text.length > 160 ? undefined : questions.find(({ pattern }) => pattern.test(text.trim()));
  return found ? found.says[language](plan) : null;
}

export function isCommonQuestion(text: string): boolean {
  return text.length <= 160 && questions.some(({ pattern }) => pattern.test(text.trim()));
}
