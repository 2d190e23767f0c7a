/**
 * Below all of these nothing can be nested deeply enough to overflow a parser's stack, which ends the whole process (measured:
 * the first kind overflows above 3,000 brackets, 12,000 operators, 25,000 words in a row).
 */
const HARMLESS = { brackets: 2_000, operators: 8_000, characters: 60_000 };

/** Whether code may be parsed in this process as it is. What is not shallow may still be fine: a process of its own tells. */
export function isShallowSource(text: string): boolean {
  if (text.length > HARMLESS.characters) return false;
  const brackets = text.match(/[([{<]|=>/g)?.length ?? 0;
  return brackets <= HARMLESS.brackets && (text.match(/[!~+\-*/%&|^?:=>@#$\\]/g)?.length ?? 0) <= HARMLESS.operators;
}
