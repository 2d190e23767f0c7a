/** Reads the words for people in an app's source: text between tags and in quotes, without the program around them. */

const imports = /^import\s[\s\S]*?from\s+"[^"]*";?$/gmu;
/** Attributes whose values nobody reads. */
const unread =
  /\b(?:className|class|d|viewBox|transform|fill|stroke|type|role|key|id|htmlFor|variant|size|href|rel|src|preserveAspectRatio|autoComplete|inputMode)=(?:"[^"]*"|\{[^{}]*\})/gu;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;
/** A small word alone is a key of the program, unless it is what something is called. */
const called = /\b(?:long|name|label|title|plural): "(?=[a-z]+")/gu;
const quoted = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gu;
const betweenTags = />([^<>{}]+)</gu;
/** Placeholders of a template hold code, which nobody reads: "${date.getFullYear()}". */
const filledIn = /\$\{(?:[^{}]|\{[^{}]*\})*\}/gu;
/** Between the angle brackets of a type or of a comparison stands program. */
const program = /=|;\s*\n|\)[:;.,)]|^\s*[).\]]|^\s*\(\w+: |&&|\|\|/u;
/** Names of classes: "flex min-h-10", "hover:bg-muted". */
const classes = /^(?=.*(?:[a-z]-[\d[]|[a-z]:[a-z]|[a-z]-[a-z]+-[a-z]| [a-z]+-[a-z]))[a-z\d\s:[\]().,%/_-]+$/u;

/** A text has a space or a capital, or letters of no program: "tr-1", "isu" and "flex-wrap" are none. */
const isText = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/^[@./]|^[a-z][a-z0-9]*(?:[-:/.][a-z0-9/.-]+)*$|\\|\w=\d/u.test(text) &&
  !classes.test(text);

export function shownWords(source: string): string {
  const code = source.replaceAll(imports, "").replaceAll(comments, "").replaceAll(unread, "").replaceAll(called, "$& ");
  const texts = [...code.matchAll(quoted)].map(([, plain, template]) => plain ?? template!.replaceAll(filledIn, " "));
  const words = [...code.matchAll(betweenTags)].map(([, text]) => text!).filter((text) => !program.test(text));
  return [...texts, ...words].filter(isText).join("\n");
}
