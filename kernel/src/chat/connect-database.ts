/**
 * The request at the end of "… don't reach you yet. Connect the database": the builder writes and understands it, and
 * the chat offers it as a button.
 */
export const CONNECT_DATABASE = {
  en: "Connect the database",
  de: "Verbinden Sie die Datenbank",
  es: "Conecta la base de datos",
} as const;

/** The request that ends a sentence, and what stands before it; null if there is none. */
export function connectRequestIn(sentence: string): { before: string; request: string } | null {
  const request = Object.values(CONNECT_DATABASE).find((words) => sentence.endsWith(words));
  return request === undefined ? null : { before: sentence.slice(0, -request.length), request };
}
