import {
  answerCalls,
  failure,
  key,
  named,
  pageText,
  press,
  render,
  success,
  type,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Project } from "../../../projects/contract/index.ts";
import { AddressField } from "./address-field.tsx";

const project = {
  id: "p1",
  name: "bakery",
  url: null,
  site_url: "http://bakery.sites.localhost:4400",
  is_published: false,
  permissions: ["EditProject"],
} as unknown as Project;

let asked: Asked[];
const field = () => named<HTMLInputElement>("input", "Site address");
const isEditing = () => document.querySelector("input[aria-label='Site address']") !== null;

const free = () => success({ problem: null });
async function editing(answer: () => Response | Promise<Response> = () => success(), check: () => Response = free) {
  asked = answerCalls({ "PUT /projects/p1": answer, "GET /projects/p1/name-check": check });
  const page = await render(<AddressField project={project} />);
  await press("Edit the address");
  return page;
}

beforeEach(() => void (asked = []));
afterEach(() => vi.unstubAllGlobals());

describe("the editable address [W5.17] [T5.04] [T2.35]", () => {
  it("holds the address part alone, cut at 45 characters", async () => {
    await using _ = await editing();
    expect(field().value).toBe("bakery");
    expect(field().maxLength).toBe(45);
  });

  it("Enter saves it in lower case and says so [W7.24]", async () => {
    await using page = await editing();
    await type(field(), "Golden-Crust");
    await key(field(), "Enter");
    await page.settle(() => expect(pageText()).toContain("URL succesfully updated"));
    expect(asked).toEqual([{ method: "PUT", path: "/projects/p1", body: { name: "golden-crust" } }]);
    expect(isEditing()).toBe(false);
  });

  it("Escape cancels", async () => {
    await using _ = await editing();
    await type(field(), "golden-crust");
    await key(field(), "Escape");
    expect([isEditing(), asked]).toEqual([false, []]);
    expect(pageText()).toContain("bakery.sites.localhost:4400");
  });

  it("a click outside cancels", async () => {
    await using _ = await editing();
    await type(field(), "golden-crust");
    await act(async () => field().blur());
    expect([isEditing(), asked]).toEqual([false, []]);
  });

  it("an unchanged value just exits, even if its case changed", async () => {
    await using _ = await editing();
    await type(field(), "BAKERY");
    await key(field(), "Enter");
    expect([isEditing(), asked]).toEqual([false, []]);
  });

  it.each([
    ["", "Project name cannot be empty"],
    ["a".repeat(45), "Project name must be less than 45 characters"],
    ["a_b", "Project name can only contain lowercase letters, numbers and hyphens"],
    ["a--b", "Project name cannot contain consecutive hyphens"],
    ["1a", "Project name must start with a lowercase letter"],
    ["a-", "Project name must not end with a hyphen"],
  ])(
    "refuses %j with its own sentence and keeps what was typed [W5.11] [W5.12] [W5.13] [W5.14] [W5.15] [W5.16]",
    async (text, sentence) => {
      await using _ = await editing();
      await type(field(), text);
      await key(field(), "Enter");
      expect(pageText()).toContain(sentence);
      expect([field().value, asked]).toEqual([text, []]);
    },
  );

  it("shows the server's refusal beside the field", async () => {
    await using page = await editing(() => failure(409, { code: "name_taken", message: "This URL is already taken" }));
    await type(field(), "taken");
    await key(field(), "Enter");
    await page.settle(() => expect(pageText()).toContain("This URL is already taken"));
    expect(field().value).toBe("taken");
  });

  it("keeps what was typed without a network, says so, and Enter retries", async () => {
    let isCut = true;
    await using page = await editing(() => (isCut ? Promise.reject(new TypeError("Failed to fetch")) : success()));
    await type(field(), "golden-crust");
    await key(field(), "Enter");
    await page.settle(() => expect(pageText()).toContain("Can't reach Slipway. Your draft is safe."));
    expect(field().value).toBe("golden-crust");
    isCut = false;
    await key(field(), "Enter");
    await page.settle(() => expect(isEditing()).toBe(false));
    expect(asked.filter(({ method }) => method === "PUT")).toHaveLength(2);
  });

  const tick = () => document.querySelector("[aria-label='This address is free']");

  it("says that a typed address is free, after asking once typing paused (product page, screen 4)", async () => {
    await using page = await editing();
    await type(field(), "golden");
    await type(field(), "Golden-Crust");
    expect([tick(), asked]).toEqual([null, []]);
    await page.settle(() => expect(tick()).not.toBeNull());
    expect(asked).toEqual([{ method: "GET", path: "/projects/p1/name-check?name=golden-crust", body: undefined }]);
    await type(field(), "golden-crust-");
    expect(tick()).toBeNull();
    expect(pageText()).toContain("Project name must not end with a hyphen");
  });

  it("says that a typed address is taken (product page, screen 4)", async () => {
    const taken = () => success({ problem: "This URL is already taken" });
    await using page = await editing(undefined, taken);
    await type(field(), "taken");
    await page.settle(() => expect(pageText()).toContain("This URL is already taken"));
    expect([tick(), asked.map(({ method }) => method)]).toEqual([null, ["GET"]]);
  });

  it("is not offered to people who may not edit", async () => {
    await using _ = await render(<AddressField project={{ ...project, permissions: [] }} />);
    expect(document.querySelector("[aria-label='Edit the address']")).toBeNull();
  });
});
