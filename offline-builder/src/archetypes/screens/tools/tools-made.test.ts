/** Which requests are for a small tool, and which name one among other things. */
import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../language/detect.ts";
import { understand } from "../../../parse/understand.ts";
import { chooseArchetype } from "../../registry.ts";

const chosen = (text: string): string | undefined =>
  chooseArchetype(understand(text, detectLanguage(text).language ?? "en"))?.id;

describe("small tools", () => {
  it.each([
    ["secure password generator", "password"],
    ["stopwach", "stopwatch"],
    ["cronometro", "stopwatch"],
    ["tabata", "intervals"],
    ["temporizador para hiit", "intervals"],
    ["simple timer app", "timer"],
    ["countdown timer", "timer"],
    ["app with a stopwatch", "stopwatch"],
    ["qr code", "qr-code"],
    ["colour picker", "palette"],
    ["dice", "dice"],
    ["roll 2 dice", "dice"],
    ["heads or tails", "coin"],
    ["lotto numbers generator", "numbers"],
    ["character counter", "word-count"],
    ["json validator and formatter", "json"],
    ["uppercase to lowercase", "case-converter"],
    ["diff checker", "text-diff"],
  ])("are built by their name: %s", (text, id) => expect(chosen(text)).toBe(id));

  it.each([
    ["password manager", "tracker"],
    ["pomodoro timer", "tracker"],
    ["study timer", "tracker"],
    ["workout tracker", "tracker"],
    ["recipe app with kitchen timer", "tracker"],
    ["countdown to christmas", "countdown"],
    ["restaurant menu with qr code", "brochure"],
    ["a website for my watch repair shop", "brochure"],
    ["paint shop", "shop"],
    ["phone numbers", "tracker"],
    ["coin collection", "tracker"],
  ])("are not what is kept, sold or timed otherwise: %s", (text, id) => expect(chosen(text)).toBe(id));

  it.each([
    ["Passwortgenerator", "de"],
    ["Stoppuhr", "de"],
    ["Eieruhr", "de"],
    ["cronómetro", "es"],
    ["paleta de colores", "es"],
    ["password generator", "en"],
    ["timer", "en"],
  ])("are of the language that names them: %s", (text, language) =>
    expect(detectLanguage(text).language).toBe(language),
  );
});
