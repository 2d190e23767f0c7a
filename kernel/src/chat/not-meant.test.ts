import { describe, expect, it } from "vitest";
import { insteadOf, notMeant, readingIn } from "./not-meant.ts";

describe("a complaint that the answer is not what was asked for", () => {
  it.each([
    "This is not what I asked for",
    "this isn't what i wanted.",
    "That's not at all what I meant!",
    "No, that is not what I had in mind",
    "not what I asked for",
    "Thats not what i asked",
    "I didn't ask for this",
    "I wanted something completely different",
    "you got it wrong",
    "You misunderstood me.",
    "this is all wrong",
    "Das ist nicht, was ich wollte",
    "das ist überhaupt nicht das was ich gemeint habe",
    "Das habe ich so nicht gemeint.",
    "Nein, das wollte ich nicht!",
    "Ich wollte etwas ganz anderes",
    "Du hast mich falsch verstanden",
    "esto no es lo que pedí",
    "Eso no es lo que quería.",
    "No, no me refería a eso",
    "me has entendido mal",
    "Ce n'est pas ce que j'ai demandé",
    "Non è quello che volevo",
    "Não é o que eu pedi",
    "Dit is niet wat ik vroeg",
  ])("is understood: %s", (text) => {
    expect(notMeant(text)).toEqual({ wanted: "" });
  });

  it.each([
    ["This is not what I asked for, I wanted a shop for candles.", "a shop for candles"],
    ["That's wrong. I asked for a website with booking", "a website with booking"],
    ["Das ist nicht, was ich wollte, ich wollte einen Shop", "einen Shop"],
    ["no es lo que pedí, quería una tienda", "una tienda"],
  ])("may say what was meant: %s", (text, wanted) => {
    expect(notMeant(text)).toEqual({ wanted });
  });

  it.each([
    "make the header blue",
    "This is not the right colour for the header",
    "That's wrong in the header: it says 2019",
    "I want a page that lists what I asked for",
    "The price is wrong, make it 20 euros",
    "A site where people say what is wrong",
    "Das Logo ist falsch herum, dreh es",
    "an app called Not What I Asked For",
    "",
    "x".repeat(500),
  ])("is not heard in a wish: %s", (text) => {
    expect(notMeant(text)).toBeNull();
  });

  it("is read in linear time where nothing ends", () => {
    for (const piece of ["no, ", "this is ", "not really ", "aber doch ", "no era "])
      expect(notMeant(piece.repeat(90).slice(0, 400))).toBeNull();
  });
});

describe("another reading", () => {
  it("stands before the request that it is a reading of, and only once", () => {
    const sent = insteadOf("bread and rolls", "As a website");
    expect(sent).toBe("As a website: bread and rolls");
    expect(readingIn(sent)).toEqual({ id: "brochure", request: "bread and rolls" });
    expect(insteadOf(sent, "Als Shop")).toBe("Als Shop: bread and rolls");
  });

  it("leaves other answers as they are", () => {
    expect(insteadOf("bread", "Make it dark green")).toBe("Make it dark green");
    expect(readingIn("As a website I want it green")).toBeNull();
  });
});
