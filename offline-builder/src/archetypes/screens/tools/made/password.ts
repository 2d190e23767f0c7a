import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { toolArchetype } from "../tool.ts";
import { copying, kept, random, segments, slider } from "../pieces.ts";

/** Passwords of characters and of words; the words are those of the app's language. */
export const password = toolArchetype({
  id: "password",
  asked: called(
    "(?:(?:random|secure|strong|safe) )?(?:pass ?words?|pass ?phrases?|pass ?codes?|pin)s?[ -](?:generator|creator|maker|builder)",
    "(?:generate|create|make)s? (?:(?:a|an|random|secure|strong|safe) )*(?:pass ?words?|pass ?phrases?)",
    "generator (?:for|of) (?:(?:random|secure|strong|safe) )?(?:pass ?words?|pass ?phrases?)",
    "(?:pass ?wort|passwörter|kennwort|passphrasen?)[- ]?(?:generator|ersteller|erzeuger)",
    "generator für (?:sichere |starke )?(?:passwörter|kennwörter|passphrasen)",
    "(?:sichere |starke )?(?:passwörter|kennwörter) (?:erzeugen|generieren|erstellen)",
    "(?:generador|creador) de (?:contrase(?:ñ|n)as?|claves|frases de contraseña)(?: seguras)?",
    "(?:generar|crear) contrase(?:ñ|n)as?(?: seguras)?",
  ),
  other: called("vault", "safe for", "tresor", "wallet", "bóveda", "policy", "training", "accounts? list"),
  blueprint: "Password",
  title: ["Passwords", "Passwörter", "Contraseñas"],
  icon: "KeyRound",
  look: appLooks.desk,
  kind: ["a password generator", "ein Passwortgenerator", "un generador de contraseñas"],
  names: [
    ["Keysmith", "Odd Characters"],
    ["Schlüsselwerk", "Zeichensalat"],
    ["Cerrajería", "Clave nueva"],
  ],
  tagline: [
    "Passwords and passphrases that nobody guesses.",
    "Passwörter und Passphrasen, die niemand errät.",
    "Contraseñas y frases que nadie adivina.",
  ],
  features: ["generate", "copy"],
  pieces: [
    kept,
    random,
    copying,
    segments,
    slider,
    ["tools/password-rules.ts", "src/lib/password-rules.ts"],
    ["tools/pass-words.ts", "src/lib/pass-words.ts"],
  ],
  flags: ({ language }) => ({ [language]: true }),
  claims: [
    [
      "Passwords are drawn by the browser's random generator for cryptography and are neither sent nor kept",
      "Passwörter zieht der Zufallsgenerator des Browsers für Kryptografie; sie werden weder gesendet noch gespeichert",
      "Las contraseñas salen del generador aleatorio criptográfico del navegador y ni se envían ni se guardan",
    ],
    [
      "It says how strong they are, makes several at once, leaves out characters that look alike and makes passphrases of words",
      "Sie sagt, wie stark sie sind, macht mehrere auf einmal, lässt verwechselbare Zeichen weg und macht Passphrasen aus Wörtern",
      "Dice cuán fuertes son, hace varias a la vez, omite caracteres parecidos y crea frases de palabras",
    ],
  ],
  vocabulary: { en: "password|passphrase", de: "passwort|passwortgenerator", es: "contraseña|generador" },
});
