import { isEnrolment } from "../parse/wishes/enrolment.ts";

const signIn =
  /\b(?:log[ -]?ins?|logins?|(?<!ship )sign[ -]?(?:in|up)s?|accounts?|authentication|passwords?|anmeldung|anmelden|login|registrierung|benutzerkonten|konten|iniciar sesión|inicio de sesión|cuentas de usuario|registro de usuarios)\b/i;
const noSignIn =
  /\b(?:without|no|not? need(?:ing)?|ohne|kein\p{L}*|sin)\s+(?:an? |any )?(?:(?:customer|user|member|client|kunden|benutzer)[ -]?)?(?:log[ -]?in|sign[ -]?(?:in|up)|accounts?|passwords?|anmeldung|konto|cuenta|contraseña)/iu;
const otherAccounts =
  /\b(?:(?:people|volunteers|members|neighbou?rs|parents|helpers|students|players|others|charities) (?:can |could )?sign up|signs? up for (?:an?|the|one|several) \p{L}+|(?:no|any) more sign[ -]?ups|bank|savings|checking|accounting|accounts? (?:receivable|payable|balances?)|(?:accounts|konten|sign-ups):\s|accounts,? (?:and )?(?:transactions?|budgets?|balances?|transfers?)|transactions,? (?:and )?accounts|sign[ -]?up (?:sheets?|lists?|forms?)|(?:potluck|bake[- ]sale|volunteers?|snack) sign[ -]?ups?|sign[ -]?ups? (?:for|sheet) (?:the|our|a) (?:\p{L}+ )*(?:sale|potluck|fair|party|run|picnic|camp|trip|class|event|bbq|dinner))\b/iu;

/** A sign-in of its own; accounts at a bank are none. */
export function wantsAccounts(text: string): boolean {
  return signIn.test(text) && !noSignIn.test(text) && !otherAccounts.test(text) && !isEnrolment(text);
}

export const refusesAccounts = (text: string): boolean => noSignIn.test(text);
