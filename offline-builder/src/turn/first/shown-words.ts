/** Reads the words for people in an app's source: text between tags and in quotes, without the program around them. */

const imports = /^import\s[\s\S]*?from\s+"[^"]*";?$/gmu;
/** Attributes whose values nobody reads. */
const unread =
  /\b(?:className|class|d|viewBox|transform|fill|stroke|type|role|key|id|htmlFor|variant|size|href|rel|src|preserveAspectRatio|autoComplete|inputMode)=(?:"[^"]*"|\{[^{}]*\})/gu;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;
const quoted = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gu;
const betweenTags = />([^<>{}]+)</gu;

/** A text has a space or a capital, or letters of no program: "tr-1" and "flex-wrap" are none. */
const isText = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^[@./]|^[a-z][a-z0-9]*(?:[-:/][a-z0-9/.-]+)+$/u.test(text);

export function shownWords(source: string): string {
  const code = source.replaceAll(imports, "").replaceAll(comments, "").replaceAll(unread, "");
  const texts = [...code.matchAll(quoted)].map(([, plain, template]) => plain ?? template ?? "");
  const words = [...code.matchAll(betweenTags)].map(([, text]) => text!);
  return [...texts, ...words].filter(isText).join("\n");
}
