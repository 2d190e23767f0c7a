import type { Language, Plan } from "../../plan/plan.ts";
import { limits } from "../../parse/features.ts";
import { operation, worded, type Measured, type Wording } from "../operation.ts";
import { isHowTo } from "../../turn/asked/help.ts";
import { has, remove } from "../requests.ts";
import { ownLimits } from "./own-limits.ts";

interface Answer {
  id: string;
  words: string;
  pattern: string;
  /** More than one of the words alone, where the pattern is broad. */
  also?: string;
  confidence: number;
  understood: Wording;
  say: Wording;
}

/** Requests whose honest answer changes nothing. */
const fixed: Answer[] = [
  {
    id: "undo",
    words: "undo revert back restore rückgängig zurück deshacer volver",
    pattern:
      "undo(?: that| it| this| the last(?: change)?)?|revert(?: that| it)?|go back|take (?:that|it) back|put it back|previous version|restore|(?:back to )?(?:how|the way|like|as) it was(?: before)?|i liked it (?:better|more) before|rückgängig|(?:so )?wie (?:es )?(?:vorher|zuvor|davor)(?: war)?|como (?:estaba|era)(?: antes)?|déjalo como antes|(?:mach|nimm) (?:das|es|die letzte änderung) (?:rückgängig|zurück)|zurück zur vorigen version|deshaz\\w*|deshacer|vuelve atrás|versión anterior",
    confidence: 0.9,
    understood: {
      en: "Undo the last change.",
      de: "Die letzte Änderung zurücknehmen.",
      es: "Deshacer el último cambio.",
    },
    say: {
      en: "Undo stands next to the newest version above: it puts every file back as it was, and can be redone. I cannot press it for you, so I changed nothing.",
      de: "„Rückgängig“ steht neben der neuesten Version weiter oben: es stellt alle Dateien wieder her und lässt sich wiederholen. Ich kann es nicht für Sie drücken und habe nichts geändert.",
      es: "«Deshacer» está junto a la versión más reciente: devuelve todos los archivos y se puede rehacer. No puedo pulsarlo por ti, así que no he cambiado nada.",
    },
  },
  {
    id: "keep",
    words: "keep leave behalten lassen dejar",
    pattern:
      "^(?:keep(?: (?:it|that|this))?(?: as it is)?|leave it(?: as it is)?|behalten|(?:es )?so lassen|dejarlo así|déjalo así)[.!]?$",
    confidence: 0.9,
    understood: { en: "Everything stays.", de: "Alles bleibt.", es: "Todo se queda." },
    say: {
      en: "It stays as it is. I changed nothing.",
      de: "Es bleibt, wie es ist. Ich habe nichts geändert.",
      es: "Se queda como está. No he cambiado nada.",
    },
  },
  {
    id: "language",
    words: "language translate german spanish english sprache übersetzen deutsch idioma traducir español",
    pattern:
      "(?:in|to|into|auf|ins|a|al|en) (?:german|deutsche?|spanish|spanische?|english|englische?|french|français|französische?|italian|italienisch|portuguese|alemán|español|inglés|francés)",
    also: "everything|all|whole|alles|komplett|ganze\\w*|todo|toda|translate|change|make|switch|turn|put|write|übersetz\\w*|änder\\w*|mach\\w*|stell\\w*|traduc\\w*|cambia\\w*|pon|haz\\w*",
    confidence: 0.78,
    understood: {
      en: "The app in another language.",
      de: "Die App in einer anderen Sprache.",
      es: "La aplicación en otro idioma.",
    },
    say: {
      en: "I cannot translate a finished app, so I changed nothing. I can translate the navigation, and a new project begun with a sentence in that language is written in it.",
      de: "Eine fertige App kann ich nicht übersetzen und habe nichts geändert. Die Navigation kann ich übersetzen, und ein neues Projekt entsteht in der Sprache seines ersten Satzes.",
      es: "No puedo traducir una aplicación terminada y no he cambiado nada. Puedo traducir la navegación, y un proyecto nuevo se escribe en el idioma de su primera frase.",
    },
  },
];

const fixedOperations = fixed.map((answer) =>
  operation<null>({
    id: answer.id,
    words: answer.words,
    match({ text, language }) {
      if (!has(text, answer.pattern) || (answer.also && !has(text, answer.also))) return null;
      // The help tells how it is done.
      if (answer.id === "undo" && isHowTo(text)) return null;
      if (
        answer.id !== "undo" &&
        answer.id !== "language" &&
        has(text, 'change|text|heading|rename|page|seite|página|".+"') &&
        !has(text, "add|make|store|save|with")
      )
        return null;
      return { confidence: answer.confidence, values: null, understood: answer.understood[language] };
    },
    reads: () => [],
    change: (_, __, { language }) => ({ say: answer.say[language] }),
  }),
);

/** Wishes that a site on this machine cannot fulfil, by the table the first build uses too. */
const limitWish = operation<{ id: string }>({
  id: "limits",
  words: "payment stripe email sms app chat ai ki ia map zahlung pago",
  match({ text, language }) {
    if (
      !has(
        text,
        "add|make|use|accept|take|send|want|need|connect|integrate|enable|füge|nimm|sende|will|brauche|añad\\w*|agrega|pon|envía|quiero|acepta|let|can|remind\\w*|notify|text|erinner\\w*|benachrichtig\\w*|schick\\w*|recuérda\\w*|avisa\\w*|manda|summari\\w*|answer\\w*|translate|suggest|explain|resume|responde|traduce|beantwort\\w*|fass\\w*",
      )
    )
      return null;
    const found = limits.find((limit) => limit.id !== "map" && limit.id !== "accounts" && limit.pattern.test(text));
    if (!found) return null;
    return { confidence: 0.73, values: { id: found.id }, understood: understoodLimit[language] };
  },
  reads: () => [],
  change: (_, { id }, { language }) => ({
    say: worded(cannot, language, { limit: limits.find((limit) => limit.id === id)![language] }),
  }),
});

const understoodLimit: Wording = {
  en: "Something from outside this site.",
  de: "Etwas von außerhalb dieser Website.",
  es: "Algo de fuera de este sitio.",
};
const cannot: Wording = {
  en: "I cannot do that here. {limit}. I changed nothing.",
  de: "Das kann ich hier nicht. {limit}. Ich habe nichts geändert.",
  es: "Eso no lo puedo hacer aquí. {limit}. No he cambiado nada.",
};

const understoodSlow: Wording = {
  en: "Why it is slow: measuring first.",
  de: "Warum es langsam ist: erst messen.",
  es: "Por qué va lento: primero medir.",
};

/** Answers from what can be measured here and now; nothing is edited. */
const whySlow = operation<null>({
  id: "why-slow",
  words: "slow fast speed performance load langsam schnell lento rápido",
  match({ text, language }) {
    if (
      !has(
        text,
        "slow|sluggish|laggy|lagging|(?:make|load|loads?|run|be) (?:\\p{L}+ ){0,3}faster|speed (?:it |this |the \\p{L}+ )?up|schneller (?:machen|laden|werden)|(?:mach|lade)\\p{L}* (?:\\p{L}+ ){0,3}schneller|más rápid[oa]|takes (?:so |too )?long|speed|performance|langsam|lädt lange|geschwindigkeit|lent[oa]|tarda|rendimiento|velocidad",
      ) ||
      has(
        text,
        "slogan|tagline|motto|eslogan|lema|names?|title|heading|namen?|titel|überschrift|nombre|título|rename|call",
      )
    )
      return null;
    return {
      confidence: has(text, "why|warum|wieso|por qué|is it|it is") ? 0.9 : 0.6,
      values: null,
      understood: understoodSlow[language],
    };
  },
  reads: () => [],
  change: (_, __, { language }) => ({ say: "", measure: (measured) => slowAnswer(measured, language) }),
});

function slowAnswer({ files, build, render }: Measured, language: Language): string {
  const characters = files.reduce((sum, file) => sum + file.characters, 0);
  const largest = [...files].sort((one, other) => other.characters - one.characters)[0];
  const facts = {
    count: files.length,
    kb: Math.round(characters / 1024),
    largest: largest?.path ?? "–",
    largestKb: Math.round((largest?.characters ?? 0) / 1024),
  };
  const passed = (value: unknown): boolean => (value as { ok?: unknown } | null)?.ok === true;
  const parts = [
    worded(measuredFiles, language, facts),
    passed(build) ? worded(builds, language) : worded(notBuilt, language),
    passed(render) ? worded(renders, language) : worded(notRendered, language),
    worded(nextMeasure, language),
  ];
  return parts.join(" ");
}

const measuredFiles: Wording = {
  en: "Measured: {count} source files of {kb} kB together, the largest is {largest} with {largestKb} kB; no picture and no font is loaded from another server.",
  de: "Gemessen: {count} Quelldateien mit zusammen {kb} kB, die größte ist {largest} mit {largestKb} kB; kein Bild und keine Schrift kommt von einem anderen Server.",
  es: "Medido: {count} archivos fuente de {kb} kB en total, el mayor es {largest} con {largestKb} kB; ninguna imagen ni fuente viene de otro servidor.",
};
const builds: Wording = {
  en: "The production build works.",
  de: "Der Produktions-Build funktioniert.",
  es: "La compilación de producción funciona.",
};
const notBuilt: Wording = {
  en: "The production build was not checked or failed.",
  de: "Der Produktions-Build wurde nicht geprüft oder schlug fehl.",
  es: "La compilación de producción no se comprobó o falló.",
};
const renders: Wording = {
  en: "The first page loads in a browser without errors.",
  de: "Die erste Seite lädt im Browser ohne Fehler.",
  es: "La primera página carga en un navegador sin errores.",
};
const notRendered: Wording = {
  en: "The first page was not checked in a browser, or it showed errors.",
  de: "Die erste Seite wurde nicht im Browser geprüft oder zeigte Fehler.",
  es: "La primera página no se comprobó en un navegador o mostró errores.",
};
const nextMeasure: Wording = {
  en: "The preview runs unbundled and is slower than the published site; publish it and open Speed for load times. I changed nothing.",
  de: "Die Vorschau läuft ungebündelt und langsamer als die veröffentlichte Seite; nach dem Veröffentlichen zeigt „Speed“ Ladezeiten. Ich habe nichts geändert.",
  es: "La vista previa va sin empaquetar y es más lenta que el sitio publicado; publícalo y abre Speed para ver tiempos. No he cambiado nada.",
};

const understoodBroken: Wording = {
  en: "Something that does not work: checking first.",
  de: "Etwas, das nicht geht: erst prüfen.",
  es: "Algo que no funciona: primero comprobar.",
};
const askWhich: Wording = {
  en: "I do not see what you see. Point at it with the selection tool in the preview, or say the page and what should happen: “On Contact, the button Send should …”. I changed nothing.",
  de: "Was Sie sehen, sehe ich nicht. Wählen Sie es in der Vorschau aus, oder nennen Sie Seite und Wunsch: „Auf Kontakt soll der Knopf Senden …“. Ich habe nichts geändert.",
  es: "No veo lo que ves. Selecciónalo en la vista previa, o di la página y qué debería pasar: «En Contacto, el botón Enviar debería …». No he cambiado nada.",
};

/** "The button does nothing": what can be checked is, and the rest is asked. */
const complaint = operation<null>({
  id: "complaint",
  words: "broken does not work nothing happens error kaputt geht nicht funktioniert fehler no funciona error roto",
  match({ text, language }) {
    const broken =
      "(?:see|shows?) (?:nothing|a (?:blank|white|empty) (?:page|screen))|nothing (?:shows|appears|loads)|sehe (?:ich )?nichts|no (?:veo|se ve) nada|do(?:es)?(?:n['’]?t| not) (?:work|do anything|respond|react|open|load|show up|save)|do(?:es)? nothing|nothing happens|is(?:n['’]?t| not) working|not working|is broken|are broken|crash(?:es|ed)?|(?:geht|gehen|funktioniert|funktionieren|reagiert|öffnet) (?:\\p{L}+ ){0,2}nicht|macht nichts|tut nichts|passiert nichts|ist kaputt|stürzt ab|no (?:funciona|hace nada|responde|abre|va|carga)|no pasa nada|está rot[oa]|da error";
    if (
      !has(text, broken) ||
      has(
        text,
        "(?:we|i|they|staff|people|barbers?|team) (?:don['’]?t|do not) work|if|when someone|wenn|si|so that|damit|note|closed|on (?:sun|mon|tues|wednes|thurs|fri|satur)days?",
      )
    )
      return null;
    return { confidence: 0.91, values: null, understood: understoodBroken[language] };
  },
  reads: () => [],
  change: (_, __, { language }) => ({ say: "", measure: (measured) => brokenAnswer(measured, language) }),
});

function brokenAnswer({ build, render }: Measured, language: Language): string {
  const passed = (value: unknown): boolean => (value as { ok?: unknown } | null)?.ok === true;
  const found = [passed(build) ? builds : notBuilt, passed(render) ? renders : notRendered];
  return [...found, askWhich].map((wording) => worded(wording, language)).join(" ");
}

const understoodEverything: Wording = { en: "Deleting.", de: "Löschen.", es: "Borrar." };
const which: Wording = {
  en: "Delete what? I removed nothing yet. Pick a page; Undo next to the version brings it back.",
  de: "Was genau? Noch ist nichts gelöscht. Wählen Sie eine Seite; „Rückgängig“ neben der Version holt sie zurück.",
  es: "¿Borrar qué? Aún no he quitado nada. Elige una página; «Deshacer» junto a la versión la recupera.",
};
const nothingToRemove: Wording = {
  en: "This app has only its first page, and that one has to stay. The project itself is deleted in the dashboard. I changed nothing.",
  de: "Diese App hat nur ihre erste Seite, und die muss bleiben. Das Projekt selbst löscht man in der Übersicht. Ich habe nichts geändert.",
  es: "Esta aplicación solo tiene su primera página, y debe quedarse. El proyecto se borra en el panel. No he cambiado nada.",
};
const removePageOption: Wording = {
  en: "Remove the page {title}",
  de: "Entferne die Seite {title}",
  es: "Elimina la página {title}",
};

const deleteEverything = operation<null>({
  id: "delete-everything",
  words: "delete everything all remove löschen alles borrar todo",
  match({ text, language }) {
    if (
      !has(text, `${remove}|clear|wipe|start over|reset`) ||
      !has(
        text,
        "everything|all(?:\\s+(?:of (?:it|this)|(?:the\\s+)?(?:pages|screens|contents?|sections)))?\\s*[.!]?$|it all|the (?:whole )?(?:app|site|project)|start over|alles|die ganze (?:app|seite)|todo|toda la aplicación",
      )
    )
      return null;
    return { confidence: 0.88, values: null, understood: understoodEverything[language] };
  },
  reads: () => [],
  change(project, _, { language }) {
    const options = removable(project.plan)
      .map((page) => worded(removePageOption, language, { title: page.title }))
      .slice(0, 6);
    return options.length > 0 ? { say: which[language], options } : { say: nothingToRemove[language] };
  },
});

function removable(plan: Plan) {
  return plan.pages.filter((page) => page.path !== "/" && page.nav);
}

export const answers = [...fixedOperations, ...ownLimits, limitWish, whySlow, complaint, deleteEverything];
