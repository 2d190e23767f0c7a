/** "Fun run sign up": people put their names down for what stands before it. */
const enrolment =
  /^(?!.*(?<![\p{L}])(?:users?|members?|accounts?|log ?in|nutzer|benutzer|usuarios?)(?![\p{L}])).*[\p{L}\d](?<!(?<![\p{L}])(?:with|and|mit|und|con|y|needs?|wants?|an?|the|add|newsletter))(?:[ -]+(?:sign[- ]?ups?|registrations?|enroll?ments?|inscripci[oó]n(?:es)?)|[ -]*(?:standanmeldung|anmeldung)(?:en)?)(?: (?:form|page|list|sheet|formular|seite|liste))?[.!]?$/iu;

const hasAccount =
  /(?<!\p{L})(?:log ?in|sign ?in|accounts?|members|einlogg\p{L}*|kont(?:o|en)|mitglieder\p{L}*|sesión|cuentas?)(?!\p{L})/iu;
const signsUp = /^(?:anmeld(?:en|ung)|sign[- ]?up|registration|inscripci[oó]n)$/iu;

/** "Mit Anmeldung": the page of that name takes it, and nobody asked for an account. */
export const isMetByForm = (text: string, pages: readonly { title: string }[]): boolean =>
  pages.some(({ title }) => signsUp.test(title)) && !hasAccount.test(text);

export function isEnrolment(text: string): boolean {
  return text.trim().split(/\s+/).length <= 7 && enrolment.test(text.trim());
}
