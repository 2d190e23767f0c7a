/** Which button brings the roles that a first request asks for, and what they are. */
import type { Language } from "../../plan/plan.ts";

/** The clauses without those that an earlier one contains. */
const said = (clauses: readonly string[]): string =>
  clauses.filter((clause, at) => !clauses.slice(0, at).some((other) => other.includes(clause))).join("; ");

export const rolesCome: Record<Language, (button: string, clauses: readonly string[]) => string> = {
  en: (button, clauses) =>
    `Who may edit and who may only view (“${said(clauses)}”) comes with “${button}”: the first account is the owner and lets others in as editors, who add, change and delete, or as viewers, who read`,
  de: (button, clauses) =>
    `Wer bearbeiten und wer nur lesen darf („${said(clauses)}“), kommt mit „${button}“: Das erste Konto ist Inhaber und lässt andere als Bearbeiter herein, die anlegen, ändern und löschen, oder als Leser`,
  es: (button, clauses) =>
    `Quién edita y quién solo lee («${said(clauses)}») viene con «${button}»: la primera cuenta es la propietaria y admite a las demás para editar (añadir, cambiar y borrar) o solo para leer`,
};
