/**
 * Completions, hover, problems and definitions of a code file. In a chunk of its own, so that the text appears first.
 */
import {
  autocompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import { linter, lintKeymap, type Diagnostic } from "@codemirror/lint";
import type { Extension, Text } from "@codemirror/state";
import { EditorView, hoverTooltip, keymap, type Tooltip } from "@codemirror/view";
import type { FilePlace } from "@slipway/ui/session/open-file";
import type { Problem } from "../../../contract/index.ts";
import type { LanguageClient } from "./language-client.ts";
import styles from "./intelligence.module.css";

const PROBLEMS_AFTER_MS = 500;

export interface IntelligenceOptions {
  client: LanguageClient;
  path: string;
  goTo: (place: FilePlace) => void;
}

/** Offset of a server's position in the text, which may have become shorter since. */
function offsetOf(doc: Text, { line, character }: { line: number; character: number }): number {
  if (line >= doc.lines) return doc.length;
  const { from, to } = doc.line(line + 1);
  return Math.min(from + character, to);
}

const diagnosticOf = (doc: Text, { from, to, severity, code, message }: Problem): Diagnostic => ({
  from: offsetOf(doc, from),
  to: Math.max(offsetOf(doc, from), offsetOf(doc, to)),
  severity,
  source: code,
  message,
});

async function complete(
  { client, path }: IntelligenceOptions,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\w$]+/);
  const afterDot = context.matchBefore(/[.]\s*/);
  if (!context.explicit && word === null && afterDot === null) return null;
  const answer = await client.completions({ path, text: context.state.doc.toString() }, context.pos);
  if (answer === null || context.aborted || answer.items.length === 0) return null;
  return {
    from: word?.from ?? context.pos,
    options: answer.items.map(({ label, type, detail }) => ({ label, type, ...(detail !== null && { detail }) })),
    // A truncated list is not valid for longer words.
    ...(answer.more ? {} : { validFor: /^[\w$]*$/ }),
  };
}

function tooltipOf({ code, text }: { code: string | null; text: string | null }): HTMLElement {
  const dom = document.createElement("div");
  dom.className = styles.hover ?? "";
  for (const [tag, content] of [["pre", code] as const, ["p", text] as const]) {
    if (content === null) continue;
    dom.appendChild(document.createElement(tag)).textContent = content;
  }
  return dom;
}

async function hover({ client, path }: IntelligenceOptions, view: EditorView, pos: number): Promise<Tooltip | null> {
  const word = view.state.wordAt(pos);
  if (word === null) return null;
  const answer = await client.hover({ path, text: view.state.doc.toString() }, pos);
  if (answer === null || (answer.code === null && answer.text === null)) return null;
  return { pos: word.from, end: word.to, above: true, create: () => ({ dom: tooltipOf(answer) }) };
}

async function follow({ client, path, goTo }: IntelligenceOptions, view: EditorView, pos: number): Promise<void> {
  const place = await client.definition({ path, text: view.state.doc.toString() }, pos);
  if (place !== null) goTo({ path: place.path, line: place.line + 1, column: place.character + 1 });
}

export function intelligence(options: IntelligenceOptions): Extension {
  return [
    autocompletion({
      override: [(context) => complete(options, context)],
      activateOnTypingDelay: 120,
      maxRenderedOptions: 60,
    }),
    hoverTooltip((view, pos) => hover(options, view, pos), { hoverTime: 350 }),
    linter(
      async (view) => {
        const { doc } = view.state;
        for (;;) {
          const problems = await options.client.problems({ path: options.path, text: doc.toString() });
          if (!options.client.isWaiting) return problems.map((problem) => diagnosticOf(doc, problem));
          await options.client.again();
          if (view.state.doc !== doc || !view.dom.isConnected) return [];
        }
      },
      { delay: PROBLEMS_AFTER_MS },
    ),
    keymap.of([
      ...completionKeymap,
      ...lintKeymap,
      { key: "F12", run: (view) => (void follow(options, view, view.state.selection.main.head), true) },
    ]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        if (event.button !== 0 || !(event.metaKey || event.ctrlKey)) return false;
        const pos = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (pos === null || view.state.wordAt(pos) === null) return false;
        void follow(options, view, pos);
        return true;
      },
    }),
  ];
}
