/** Wishes that are understood and refused. */
const brands =
  /\b(?:paypal|amazon|netflix|google|facebook|instagram|microsoft|apple|icloud|chase|wells fargo|sparkasse|volksbank|deutsche bank|santander|bbva|coinbase|binance|whatsapp|steam|dhl)\b/i;
const signIn =
  /\b(?:log ?in|sign ?in|anmelde?(?:seite|n)?|iniciar sesión|acceso)\b.*\b(?:page|form|screen|seite|página|of|von|de)\b|\b(?:page|seite|página)\b.*\b(?:log ?in|sign ?in|anmeldung)\b/i;

const outOfReach =
  /\b(?:(?:trad(?:es?|ing)|buys? and sells?)\b.{0,40}\b(?:automatically|bot|algorithm)|(?:trading|crypto|sniper|scalping) ?bot|bot\b.{0,40}\btrades?\b|train(?:s|ing)? (?:an? |the |my |our )?(?:\p{L}+ )?(?:neural|model|ai|ki)\b|(?:deep|machine) learning|neural net(?:work)?s?|neuronales? netz|maschinelles lernen|redes? neuronal(?:es)?|aprendizaje automático|hack(?:s|ing)? (?:into|my|an?)|operating system|betriebssystem|browser extension|discord bot|telegram[- ]bot|scrap(?:e|es|ing) (?:\p{L}+ )?(?:web ?sites?|pages|data|linkedin|amazon))\b/iu;

/** Work of another kind than screens and their data; half of it would be none. */
export function isOutOfReach(text: string): boolean {
  return outOfReach.test(text);
}

/** A sign-in page in another company's name is bait, whatever the reason given. */
export function posesAsAnother(text: string): boolean {
  return (
    brands.test(text) &&
    signIn.test(text) &&
    !/\b(?:with|via|using|mit|con)\s+(?:google|facebook|apple|microsoft)\b/i.test(text)
  );
}
