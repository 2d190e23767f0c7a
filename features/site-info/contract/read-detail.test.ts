import { describe, expect, it } from "vitest";
import { readDetail } from "./read-detail.ts";

const valueOf = (key: string, typed: string, before = ""): string | null => {
  const read = readDetail(key, typed, before);
  return read.ok ? read.value : null;
};

describe("a detail of the site", () => {
  it.each([
    ["hours.monday", "8-18", "08:00-18:00"],
    ["hours.tuesday", "8:30 to 12, 14 to 19", "08:30-12:00, 14:00-19:00"],
    ["hours.wednesday", "Geschlossen", "Geschlossen"],
    ["hours.wednesday", "–", "closed"],
    ["email", " praxis@beispiel.de ", "praxis@beispiel.de"],
    ["contact.email", "mailto:a+b@ex-ample.co.uk", "a+b@ex-ample.co.uk"],
    ["email", "", ""],
    ["phone", "+49 (0)341 / 555-0142", "+49 (0)341 / 555-0142"],
    ["phone", "555-0142 ext. 3", "555-0142 ext. 3"],
    ["website", "example.com/about", "https://example.com/about"],
    ["name", "Joint & Balance", "Joint & Balance"],
    ["tagline", "nonsense", "nonsense"],
    ["hours.0.opens", "whenever", "whenever"],
  ])("%s takes %j as %j", (key, typed, value) => expect(valueOf(key, typed)).toBe(value));

  it("takes a half of the day away from its present hours", () => {
    expect(valueOf("hours.wednesday", "closed in the afternoon", "08:00-18:00")).toBe("08:00-12:00");
  });

  it.each([
    ["hours.wednesday", "nonsense", "“nonsense” could not be read. Write 8:30-12, 14-19, or closed."],
    ["hours.monday", "", "“” could not be read. Write 8:30-12, 14-19, or closed."],
    ["email", "not-an-email", "Enter an email address such as hello@example.com."],
    ["email", "a@b", "Enter an email address such as hello@example.com."],
    ["email", "a b@example.com", "Enter an email address such as hello@example.com."],
    ["phone", "call us", "Enter a phone number such as 0341 5550142."],
    ["phone", "()-- . ", "Enter a phone number such as 0341 5550142."],
    ["website", "javascript:alert(1)", "Enter a web address such as https://example.com."],
    ["website", "ftp://example.com", "Enter a web address such as https://example.com."],
    ["website", "localhost", "Enter a web address such as https://example.com."],
    ["name", "  ", "Enter a name."],
  ])("%s refuses %j with a sentence for the field", (key, typed, problem) =>
    expect(readDetail(key, typed, "")).toEqual({ ok: false, problem }),
  );
});
