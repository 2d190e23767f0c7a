/** Wishes that need something running while nobody looks: said plainly, with what comes near. */
import { operation, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

interface Limit {
  id: string;
  words: string;
  pattern: (text: string) => boolean;
  confidence: number;
  understood: Wording;
  say: Wording;
}

const mail =
  "e-?mails?|mails?|sms|text messages?|push|newsletter|correos?|mensajes?|notification|notifications|benachrichtigung(?:en)?|notificaci[oó]n(?:es)?";
const sending =
  "send|sends|sent|e-?mail|mail|notify|notifies|text|message|remind|alert|schicke?n?|sende?n?|verschicke?n?|maile?n?|benachrichtig\\w*|erinner\\w*|informier\\w*|envía\\w*|enviar|manda\\w*|mandar|avisa\\w*|avisar|notifica\\w*|recuérda\\w*";
const people =
  "assignees?|agents?|owners?|customers?|members?|users?|team|clients?|guests?|me|us|them|him|her|people|everyone|responsible|bearbeiter\\w*|zuständige\\w*|kunden?|mitglieder\\w*|team|uns|mich|mir|alle|verantwortliche\\w*|responsables?|clientes?|soci[oa]s?|miembros?|equipo|me|nos|todos|encargad[oa]s?";

const limits: readonly Limit[] = [
  {
    id: "limit-mail",
    words: "email mail send notify assignee customers benachrichtigen schicken senden enviar correo avisar",
    pattern: (text) =>
      has(text, sending) &&
      has(text, people) &&
      (has(text, mail) ||
        has(text, "notify|notifies|remind|alert|benachrichtig\\w*|erinner\\w*|avisa\\w*|notifica\\w*")) &&
      !has(
        text,
        "field|column|feld|spalte|campo|columna|link|button|knopf|botón|page|seite|página|form|sign-?up|section|add (?:an? )?e-?mail|address|adresse|dirección|show|sort\\w*|filter",
      ),
    confidence: 0.83,
    understood: { en: "Messages to people.", de: "Nachrichten an Leute.", es: "Mensajes a personas." },
    say: {
      en: "I cannot do that here: nothing on this site can send yet, also not through a visitor's browser. The closest I can do: an email address in an entry is a link that opens the person's own mail program. I changed nothing.",
      de: "Das kann ich hier nicht: diese Website kann noch nichts versenden, auch nicht durch den Browser dessen, der einen Eintrag ändert. Was nahe kommt: eine E-Mail-Adresse in einem Eintrag ist ein Link, der das eigene Mailprogramm öffnet. Ich habe nichts geändert.",
      es: "Eso no lo puedo hacer aquí: este sitio todavía no puede enviar nada, tampoco desde el navegador de quien cambia una entrada. Lo más parecido: un correo en una entrada es un enlace que abre el programa de correo de cada uno. No he cambiado nada.",
    },
  },
  {
    id: "limit-automatic",
    words: "automatically automatic every night background schedule automatisch jede nacht automáticamente",
    pattern: (text) =>
      has(
        text,
        "automatic(?:ally)?|by itself|on its own|in the background|every (?:night|morning|hour|day at)|scheduled|after \\d+ (?:days?|hours?|weeks?)|automatisch|von selbst|im hintergrund|jede (?:nacht|stunde)|nach \\d+ (?:tagen?|stunden|wochen?)|automáticamente|de forma automática|cada (?:noche|hora)|después de \\d+ (?:días?|horas?|semanas?)|pasados \\d+ días",
      ) &&
      has(
        text,
        "close[sd]?|delete[sd]?|archive[sd]?|move[sd]?|change[sd]?|send|create[sd]?|update[sd]?|assign(?:ed)?|backup|schließ\\w*|lösch\\w*|archivier\\w*|verschieb\\w*|änder\\w*|erstell\\w*|zuweis\\w*|cierr\\w*|cerr\\w*|borr\\w*|archiv\\w*|mov\\w*|mueve\\w*|cambi\\w*|crea\\w*|asign\\w*",
      ) &&
      !has(text, "calculate|total|sum|berechne|calcula|save|speicher\\w*|guarda"),
    confidence: 0.9,
    understood: {
      en: "Something that happens by itself.",
      de: "Etwas, das von selbst geschieht.",
      es: "Algo que pasa por sí solo.",
    },
    say: {
      en: "I cannot do that here: nothing of this app runs while nobody has it open, so nothing happens by itself at a time. What comes near: a filter for what is that old, and changing it by hand. I changed nothing.",
      de: "Das kann ich hier nicht: von dieser App läuft nichts, solange sie niemand offen hat, also geschieht auch nichts von selbst. Was nahe kommt: ein Filter für das, was so alt ist, und Ändern von Hand. Ich habe nichts geändert.",
      es: "Eso no lo puedo hacer aquí: nada de esta aplicación funciona mientras nadie la tiene abierta, así que nada pasa por sí solo. Lo más parecido: un filtro para lo que lleva ese tiempo y cambiarlo a mano. No he cambiado nada.",
    },
  },
];

export const ownLimits = limits.map((limit) =>
  operation<null>({
    id: limit.id,
    words: limit.words,
    match: ({ text, language }) =>
      limit.pattern(text)
        ? { confidence: limit.confidence, values: null, understood: limit.understood[language] }
        : null,
    reads: () => [],
    change: (_, __, { language }) => ({ say: limit.say[language] }),
  }),
);
