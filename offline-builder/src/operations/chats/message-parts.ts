/** What each message of a chat can have besides its words: reactions, and deleting one's own. */
import { addImport } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has, remove } from "../requests.ts";

const dataFile = "src/data/chat.ts";
const reactionsFile = "src/components/chat/Reactions.tsx";
const words = '<p className="whitespace-pre-line">{message.text}</p>';

/** The page that shows the messages; null where the app is no chat, or its page was rewritten. */
function chatPage(project: ProjectEdit): string | null {
  return (
    project.paths.find((path) => /^src\/pages\/.+\.tsx$/.test(path) && project.text(path)?.includes(words) === true) ??
    null
  );
}

const pageOf = (project: ProjectEdit, file: string): string[] =>
  project.plan.pages
    .filter(({ component, path }) => file.endsWith(`/${component}.tsx`) && !path.includes(":"))
    .map(({ path }) => path);

const understoodReactions: Wording = {
  en: "Reactions to messages.",
  de: "Reaktionen auf Nachrichten.",
  es: "Reacciones a los mensajes.",
};
const didReactions: Wording = {
  en: "Each message has four reactions, 👍 ❤️ 😄 🎉, with how many gave them; pressing again takes one back",
  de: "Jede Nachricht hat vier Reaktionen, 👍 ❤️ 😄 🎉, mit ihrer Zahl; noch einmal drücken nimmt sie zurück",
  es: "Cada mensaje tiene cuatro reacciones, 👍 ❤️ 😄 🎉, con su número; al pulsar otra vez se quita",
};
const already: Wording = {
  en: "The messages have that already, so I changed nothing.",
  de: "Die Nachrichten haben das schon; ich habe nichts geändert.",
  es: "Los mensajes ya lo tienen y no he cambiado nada.",
};

const reacting =
  "reactions?|react (?:to|with)|emojis?(?: reactions?)?|thumbs?[- ]?up|like (?:an? |the |each |other )?messages?|likes (?:to|for|on|under) (?:the )?messages?|reaktion(?:en)?|reagieren|daumen hoch|nachrichten liken|reacciones|reaccionar|pulgar(?:es)? arriba";

export const messageReactions = operation<null>({
  id: "message-reactions",
  words: "reactions emoji like messages chat reaktionen nachrichten reacciones mensajes",
  match: ({ text, language }) =>
    has(text, reacting) && !has(text, `${remove}|colou?r|picker|keyboard`)
      ? { confidence: 0.5, values: null, understood: understoodReactions[language] }
      : null,
  reads: sourcePaths,
  change(project, _, { language }) {
    const page = chatPage(project);
    if (page === null) return { say: "" };
    const data = project.text(dataFile);
    if (project.text(reactionsFile) !== null) return { say: already[language] };
    const field = /(export interface ChatMessage \{[^}]*?)(\n\})/;
    if (!data || !field.test(data)) return { say: "" };
    project.write(
      dataFile,
      data.replace(
        field,
        "$1\n  /** Who gave which; messages from before there were any have none. */\n  reactions?: Record<string, string[]>;$2",
      ),
    );
    project.write(reactionsFile, reactionsCode(texts[project.plan.language]));
    return put(project, page, {
      markup: "<Reactions message={message} />",
      imported: ["Reactions", "@/components/chat/Reactions"],
      claim: didReactions[language],
    });
  },
});

const understoodDelete: Wording = {
  en: "Deleting one's own messages.",
  de: "Eigene Nachrichten löschen.",
  es: "Borrar los mensajes propios.",
};
const didDelete: Wording = {
  en: "Each message that was written under one's own name has a button that deletes it",
  de: "Jede Nachricht unter dem eigenen Namen hat einen Knopf, der sie löscht",
  es: "Cada mensaje escrito con el nombre propio tiene un botón que lo borra",
};

export const deleteOwnMessages = operation<null>({
  id: "delete-own-messages",
  words: "delete own messages chat nachrichten löschen borrar mensajes",
  match: ({ text, language }) =>
    has(text, "delet\\p{L}*|remov\\p{L}*|unsend|take back|lösch\\p{L}*|zurücknehmen|borrar?|eliminar?|borr\\p{L}*") &&
    has(text, "messages?|nachrichten?|mensajes?") &&
    has(
      text,
      "own|my|their|your|let|allow|can|be able|someone|people|users?|eigene\\p{L}*|meine|ihre|kann|können|lass\\p{L}*|propi[oa]s?|mis|sus|puedan?|poder|permit\\p{L}*",
    )
      ? { confidence: 0.5, values: null, understood: understoodDelete[language] }
      : null,
  reads: sourcePaths,
  change(project, _, { language }) {
    const page = chatPage(project);
    if (page === null) return { say: "" };
    if (project.text(page)!.includes("chatMessages.remove(")) return { say: already[language] };
    const { gone } = texts[project.plan.language];
    return put(project, page, {
      markup: `{message.author === me?.name && (\n  <Button variant="ghost" size="sm" aria-label={\`${gone}: \${message.text}\`} onClick={() => chatMessages.remove(message.id)}>\n    ${gone}\n  </Button>\n)}`,
      imported: ["Button", "@/components/ui/button"],
      claim: didDelete[language],
    });
  },
});

interface Part {
  markup: string;
  imported: readonly [name: string, from: string];
  claim: string;
}

/** Below the words of each message. */
function put(project: ProjectEdit, page: string, { markup, imported, claim }: Part): Changed | Unchanged {
  const text = project.text(page)!;
  const indent = /^( *)<p className="whitespace-pre-line">/m.exec(text)?.[1] ?? "";
  project.write(page, text.replace(words, `${words}\n${indent}${markup.replaceAll("\n", `\n${indent}`)}`));
  const source = project.open(page);
  if (!source) return { say: "" };
  addImport(source, imported[0], imported[1]);
  project.save(page, source);
  return {
    plan: project.plan,
    claims: [contains(claim, page, markup.split("\n")[0]!)],
    routes: ["/", ...pageOf(project, page)].slice(0, 2),
  };
}

const texts: Record<Language, { names: readonly string[]; gone: string; group: string; you: string }> = {
  en: { names: ["Thumbs up", "Heart", "Laughing", "Celebrating"], gone: "Delete", group: "Reactions to", you: "You" },
  de: { names: ["Daumen hoch", "Herz", "Lachen", "Feiern"], gone: "Löschen", group: "Reaktionen auf", you: "Ich" },
  es: { names: ["Pulgar arriba", "Corazón", "Risa", "Celebración"], gone: "Borrar", group: "Reacciones a", you: "Yo" },
};

function reactionsCode({ names, group, you }: (typeof texts)["en"]): string {
  const signs = ["👍", "❤️", "😄", "🎉"];
  return `import { chatMessages, writer, type ChatMessage } from "@/data/chat";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

const kinds = [
${signs.map((sign, at) => `  { sign: "${sign}", name: "${names[at]}" },`).join("\n")}
];

export function Reactions({ message }: { message: ChatMessage }) {
  const me = useRows(writer)[0]?.name ?? "${you}";

  function toggle(sign: string) {
    const given = message.reactions?.[sign] ?? [];
    const next = given.includes(me) ? given.filter((name) => name !== me) : [...given, me];
    chatMessages.update(message.id, { reactions: { ...message.reactions, [sign]: next } });
  }

  return (
    <div role="group" aria-label={\`${group}: \${message.text}\`} className="mt-1 flex flex-wrap gap-1.5">
      {kinds.map(({ sign, name }) => {
        const given = message.reactions?.[sign] ?? [];
        return (
          <button
            key={sign}
            type="button"
            aria-pressed={given.includes(me)}
            aria-label={\`\${name}: \${given.length}\`}
            title={given.join(", ") || name}
            onClick={() => toggle(sign)}
            className={cn(
              "min-h-8 cursor-pointer rounded-full border px-2.5 text-sm tabular-nums",
              given.includes(me) ? "bg-secondary text-secondary-foreground" : "hover:bg-muted",
            )}
          >
            {sign} {given.length > 0 && given.length}
          </button>
        );
      })}
    </div>
  );
}
`;
}
