import { answerCalls, pageText, press, render } from "@slipway/ui/testing/render.tsx";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AddressReport } from "../contract/index.ts";
import { AddressesPage } from "./addresses-page.tsx";

const LOCAL: AddressReport = {
  this_computer_only: true,
  tls: "none",
  checked_at: new Date().toISOString(),
  hosts: [
    { kind: "app", name: "slipway.localhost", state: "ok", sentence: "Answers at 127.0.0.1.", records: [] },
    { kind: "cloud", name: "*.cloud.localhost", state: "ok", sentence: "Answers at 127.0.0.2.", records: [] },
  ],
  addresses_are_private: false,
  advice: [],
};
const PUBLIC: AddressReport = {
  ...LOCAL,
  this_computer_only: false,
  tls: "acme",
  addresses_are_private: true,
  advice: ["Previews share example.org with the app."],
  hosts: [
    {
      kind: "preview",
      name: "*.preview.example.org",
      state: "wrong",
      sentence: "DNS has no address for it.",
      records: [{ name: "*.preview.example.org", type: "A", value: "10.0.0.4" }],
    },
  ],
};

const answer = (report: AddressReport, checked: AddressReport = report) =>
  answerCalls({
    "GET /admin/domains": () => Response.json(report),
    "POST /admin/domains/check": () => Response.json(checked),
  });
afterEach(() => vi.unstubAllGlobals());

describe("the page of addresses", () => {
  it("says that names of this computer are fine, and what to set to be reached", async () => {
    answer(LOCAL);
    await using page = await render(<AddressesPage />);
    await page.settle(() => expect(pageText()).toContain("Answers at 127.0.0.1."));
    expect(pageText()).toMatch(/Backends.*\*\.cloud\.localhost.*Answers at 127\.0\.0\.2\./s);
    expect(pageText()).toContain("That is fine for working alone");
    for (const kind of ["PREVIEW", "SITES", "CLOUD"]) expect(pageText()).toContain(`SLIPWAY_${kind}_DOMAIN=`);
    expect(pageText()).not.toContain("Copy all");
  });

  it("shows the fault, the records to add, and the next check's result", async () => {
    const mended = PUBLIC.hosts.map((host) => ({ ...host, state: "ok" as const, sentence: "Answers at 10.0.0.4." }));
    answer(PUBLIC, { ...PUBLIC, hosts: mended });
    await using page = await render(<AddressesPage />);
    await page.settle(() => expect(pageText()).toContain("Not reached"));
    expect(pageText()).toContain("DNS has no address for it.");
    expect(pageText()).toContain("*.preview.example.org. A 10.0.0.4");
    expect(pageText()).toContain("put its public address here instead");
    expect(pageText()).toContain("Previews share example.org");
    expect(pageText()).not.toContain("This computer only");
    await press("Check again");
    await page.settle(() => expect(pageText()).toContain("Answers at 10.0.0.4."));
  });
});
