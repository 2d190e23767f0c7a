/** "Fun run sign up": people put their names down for what stands before it. */
const enrolment =
  /^(?!.*(?<![\p{L}])(?:users?|members?|accounts?|log ?in|nutzer|benutzer|usuarios?)(?![\p{L}])).*[\p{L}\d](?<!(?<![\p{L}])(?:with|and|mit|und|con|y|needs?|wants?|an?|the|add|newsletter))(?:[ -]+(?:sign[- ]?ups?|registrations?|enroll?ments?|inscripci[oó]n(?:es)?)|[ -]*(?:standanmeldung|anmeldung)(?:en)?)(?: (?:form|page|list|sheet|formular|seite|liste))?[.!]?$/iu;

export function isEnrolment(text: string): boolean {
  return text.trim().split(/\s+/).length <= 7 && enrolment.test(text.trim());
}
