/** Which button brings the roles that a first request asks for, and what they are. */
import type { Language } from "../../plan/plan.ts";

export const rolesCome: Record<Language, (button: string) => string> = {
  en: (button) =>
    `Who may edit and who may only view comes with “${button}”: the first account is the owner and lets others in as editors, who add, change and delete, or as viewers, who read`,
  de: (button) =>
    `Wer bearbeiten und wer nur lesen darf, kommt mit „${button}“: Das erste Konto ist Inhaber und lässt andere als Bearbeiter herein, die anlegen, ändern und löschen, oder als Leser`,
  es: (button) =>
    `Quién edita y quién solo lee viene con «${button}»: la primera cuenta es la propietaria y admite a las demás para editar (añadir, cambiar y borrar) o solo para leer`,
};
