/** Sentences about forms whose entries are stored. */
import { expect, it } from "vitest";
import { inOneSentence } from "./store-forms.ts";

it("names several lists in one sentence, with the capitals of the language", () => {
  expect(inOneSentence(["Messages"], "en")).toBe("Messages");
  expect(inOneSentence(["Messages", "Bookings"], "en")).toBe("Messages and bookings");
  expect(inOneSentence(["Messages", "Sign-ups", "Orders ahead"], "en")).toBe("Messages, sign-ups, and orders ahead");
  expect(inOneSentence(["Nachrichten", "Buchungen"], "de")).toBe("Nachrichten und Buchungen");
  expect(inOneSentence(["Mensajes", "Reservas"], "es")).toBe("Mensajes y reservas");
});
