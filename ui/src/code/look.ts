/** The editor in the tokens of the app: both themes by their custom properties. */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self, tags.null, tags.bool], color: "var(--tok-kw)" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], color: "var(--tok-str)" },
  { tag: [tags.number, tags.color, tags.unit, tags.atom], color: "var(--tok-num)" },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName, tags.className],
    color: "var(--tok-fn)",
  },
  { tag: [tags.comment, tags.meta], color: "var(--tok-com)" },
  { tag: [tags.tagName, tags.angleBracket], color: "var(--tok-tag)" },
  { tag: [tags.attributeName, tags.propertyName, tags.labelName], color: "var(--tok-attr)" },
  { tag: tags.heading, fontWeight: "600" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strong, fontWeight: "600" },
  { tag: [tags.link, tags.url], textDecoration: "underline" },
  { tag: tags.invalid, color: "var(--err)" },
]);

const frame = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--surface)", color: "var(--text)", fontSize: "12.5px" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "20px", letterSpacing: "0" },
  ".cm-content": { padding: "8px 0", caretColor: "var(--text)" },
  ".cm-line": { padding: "0 16px 0 8px" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--text-3)", border: "0" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 6px 0 14px", minWidth: "44px" },
  ".cm-foldGutter .cm-gutterElement": { color: "var(--text-3)", cursor: "pointer" },
  ".cm-activeLine": { backgroundColor: "var(--hover)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--hover)", color: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in oklab, var(--accent) 24%, transparent)",
  },
  ".cm-selectionMatch": { backgroundColor: "var(--accent-soft)" },
  ".cm-searchMatch": { backgroundColor: "var(--warn-soft)", outline: "1px solid var(--line-2)" },
  ".cm-searchMatch-selected": { backgroundColor: "color-mix(in oklab, var(--accent) 34%, transparent)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--active)", outline: "1px solid var(--line-2)" },
  ".cm-foldPlaceholder": { background: "var(--active)", border: "0", color: "var(--text-2)", padding: "0 6px" },
  ".cm-shownLine": { backgroundColor: "var(--accent-soft)" },
  ".cm-panels": { backgroundColor: "var(--sunken)", color: "var(--text)" },
  ".cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)",
    color: "var(--text)",
    border: "0",
    borderRadius: "var(--r-2)",
    boxShadow: "var(--shadow-2)",
    overflow: "hidden",
  },
  // CodeMirror's own sheet names both classes.
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-mono)", fontSize: "12px", maxHeight: "240px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "2px 8px", lineHeight: "20px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--accent-soft)",
    color: "var(--text)",
  },
  ".cm-completionDetail": { color: "var(--text-3)", fontStyle: "normal" },
  ".cm-completionIcon": { opacity: "0.7" },
  ".cm-diagnostic": { padding: "4px 10px", fontFamily: "var(--font-ui)", fontSize: "12.5px", borderLeft: "0" },
  ".cm-diagnostic-error": { borderLeft: "3px solid var(--err)" },
  ".cm-diagnostic-warning": { borderLeft: "3px solid var(--warn)" },
  ".cm-diagnosticSource": { color: "var(--text-3)", opacity: "1" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--err) 1px",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--warn) 1px",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-info, .cm-lintRange-hint": {
    backgroundImage: "none",
    textDecoration: "underline dotted var(--text-3)",
  },
  // @codemirror/merge
  ".cm-changedLine, .cm-insertedLine": { backgroundColor: "var(--add)" },
  // The line that it fills has that ground already.
  "ins.cm-insertedLine": { backgroundColor: "transparent" },
  ".cm-deletedChunk": { backgroundColor: "var(--del)", paddingLeft: "8px" },
  // On a ground of their own the words would be too faint.
  ".cm-changedText": {
    background: "none",
    textDecoration: "underline color-mix(in oklab, var(--ok) 60%, transparent)",
  },
  ".cm-deletedChunk .cm-deletedText": {
    background: "none",
    textDecoration: "underline color-mix(in oklab, var(--err) 60%, transparent)",
  },
  ".cm-collapsedLines": {
    background: "var(--sunken)",
    color: "var(--text-2)",
    padding: "4px 16px",
    fontFamily: "var(--font-ui)",
  },
  // Its arrows are signs that many machines have no letters for.
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: "none" },
});

export const look: Extension = [frame, syntaxHighlighting(colours)];
