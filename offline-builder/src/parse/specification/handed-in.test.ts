import { describe, expect, it } from "vitest";
import { askedForms } from "./asked-forms.ts";
import { handedIn } from "./handed-in.ts";

const read = (text: string): string[] => handedIn(text).map(({ verb, written }) => `${verb}: ${written.join(", ")}`);

describe("what people hand in", () => {
  it.each([
    [
      "Members should be able to upload plans to a plot and register for excursions.",
      ["Upload: plans", "Register for: excursions"],
    ],
    ["Editors can publish, edit, and delete reviews.", ["Post: reviews"]],
    ["Guests should be able to register, start threads, and reply to posts.", []],
    ["The site should have functionalities for room booking, menu management, and job posting.", []],
    ["Please build a kayak booking website. It lists kayaks.", ["Book: kayak"]],
    ["The tool should have templates and drawing uploads.", ["Upload: drawing"]],
    ["Customers fill out the form to submit warranty information.", ["Submit: warranty"]],
    ["It supports following other gardeners, private messaging, and seed groups.", ["Follow: other gardeners"]],
  ])("is read clause by clause: %s", (text, found) => {
    expect(read(text)).toEqual(found);
  });

  it("names forms that nothing else names", () => {
    const forms = askedForms("Visitors should be able to submit a moving request through a form and send messages.");
    expect(forms.map(({ label }) => label)).toEqual(["Moving requests"]);
  });
});
