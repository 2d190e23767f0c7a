/** Whether a page is about signing in, by its address and by what it shows. */

/** Pages that are about an account themselves; anywhere else such a form stands in front of the page. */
const SIGN_IN_PAGE =
  /\/(?:log-?in|log-?on|sign-?(?:in|up)|auth|register|registration|join|account|konto|anmelden|anmeldung|registrieren|acceso|cuenta|entrar|registro|iniciar-sesion)$/i;

export const isSignInPath = (path: string): boolean => SIGN_IN_PAGE.test(path.replace(/\/$/, ""));

/** A visible form with a password and another field, and few fields at all; a new password is set without another one. */
export const SHOWS_SIGN_IN = `[...document.querySelectorAll("input[type=password]")].some((password) => {
  const fields = [...(password.form?.elements ?? [])].filter(
    ({ localName, type }) => /^(input|select|textarea)$/.test(localName) && !/^(hidden|submit|checkbox)$/.test(type),
  );
  const others = fields.filter(({ type }) => type === "email" || type === "text" || type === "tel");
  return password.checkVisibility() && fields.length <= 4 && others.length > 0;
})`;
