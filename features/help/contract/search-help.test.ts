import { describe, expect, it } from "vitest";
import { articles, answerOf, findHelp } from "./index.ts";

describe("a question about Slipway", () => {
  it.each([
    ["How do I invite a colleague?", "invite"],
    ["how can i add my team mates?", "invite"],
    ["Can my friend work on this project with me?", "invite"],
    ["Wie lade ich Kollegen ein?", "invite"],
    ["¿Cómo invito a un compañero?", "invite"],
    ["What may an editor do?", "roles"],
    ["how do I undo the last change", "undo"],
    ["Can I go back to an earlier version?", "undo"],
    ["Wie komme ich zu einer alten Fassung zurück?", "undo"],
    ["where can i download the code as a zip", "download"],
    ["Kann ich den Quellcode herunterladen?", "download"],
    ["how do i publish my site?", "publish"],
    ["Wie stelle ich die Website online?", "publish"],
    ["¿Cómo publico el sitio?", "publish"],
    ["Can I use my own domain?", "own-domain"],
    ["How do I get my own address?", "own-domain"],
    ["Wie bekomme ich eine eigene Adresse?", "own-domain"],
    ["How do I change my opening hours?", "details"],
    ["Wie ändere ich die Öffnungszeiten?", "details"],
    ["How do I upload my own photo?", "own-picture"],
    ["Wie lade ich ein eigenes Bild hoch?", "own-picture"],
    ["how do I take the site offline?", "unpublish"],
    ["Where do I read the messages of the contact form?", "form-entries"],
    ["How do I connect a language model?", "model"],
    ["can i use claude or gpt here", "model"],
    ["How do I change my password?", "password"],
    ["Passwort vergessen", "password"],
    ["where are the keyboard shortcuts", "keyboard"],
    ["is there a dark mode for slipway", "appearance"],
    ["how do I sign out?", "sign-out"],
    ["How do I delete my account?", "close-account"],
    ["Wie lösche ich mein Konto?", "close-account"],
    ["¿Cómo elimino mi cuenta?", "close-account"],
    ["how many credits are left", "credits"],
    ["what does it cost", "plan"],
    ["How do I add an MCP server?", "mcp"],
    ["where do i store a secret key", "secrets"],
    ["How do I delete a project?", "trash"],
    ["How do I record a journey?", "journeys"],
    ["Is it secure?", "security"],
    ["what is the difference between chat and agent", "chat-and-agent"],
    ["How do I add a databse?", "database"],
  ])("finds its page: %s", (question, id) => expect(answerOf(question, "en")?.article.id).toBe(id));

  it.each([
    "How do I make the header blue?",
    "How do I add a chart?",
    "Can you explain recursion?",
    "What is the capital of France?",
    "Why are the opening hours of Tuesday missing?",
    "How many bookings fit in a day?",
    "",
    "?",
    "x".repeat(20_000),
  ])("is left open where no page answers it: %.40s", (question) => expect(answerOf(question, "en")).toBeNull());

  it.each([
    ["How do I undo this?", "en", "on a phone, in the menu of the project's name"],
    ["Wie mache ich das rückgängig?", "de", "am Telefon im Menü des Projektnamens"],
  ] as const)("is answered for phones, too, where Versions stands elsewhere: %s", (question, language, place) => {
    expect(answerOf(question, language)?.text).toContain(place);
  });

  it("is answered in its language", () => {
    expect(answerOf("Wie lade ich Kollegen ein?", "de")?.text).toContain("Öffnen Sie Settings → People");
    expect(answerOf("¿Cómo invito a un compañero?", "es")?.text).toContain("Abre Settings → People");
  });
});

describe("the help pages", () => {
  it("are all listed without a question, each with an address of its own", () => {
    expect(findHelp(" ")).toHaveLength(articles.length);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    for (const { id } of articles) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it("are found by their own titles", () => {
    for (const { id, title } of articles)
      expect(
        findHelp(title)
          .slice(0, 2)
          .map((one) => one.id),
        title,
      ).toContain(id);
  });
});
