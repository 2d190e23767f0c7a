import { describe, expect, it } from "vitest";
import { checkCredentials } from "./credentials.ts";

const good = { name: "Maya Demir", email: "maya@acme.example", password: "correct horse" };

describe("checkCredentials", () => {
  it("finds no fault in good ones", () => {
    expect(checkCredentials("sign-up", good)).toEqual({});
    expect(checkCredentials("sign-in", { ...good, name: "" })).toEqual({});
  });

  it("names the field and the rule", () => {
    expect(checkCredentials("sign-up", { name: " ", email: "maya", password: "short" })).toEqual({
      name: "Please enter a name",
      email: "This is not an email address",
      password: "Password must be at least 8 characters",
    });
    expect(checkCredentials("sign-up", { ...good, name: "x".repeat(81) }).name).toContain("80");
  });

  it("does not judge an old password by today's rule", () => {
    expect(checkCredentials("sign-in", { ...good, password: "short" })).toEqual({});
  });
});
