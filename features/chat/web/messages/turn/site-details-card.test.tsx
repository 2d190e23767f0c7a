import type { TrajectoryDocument } from "../../../contract/index.ts";
import { ChatLanguage } from "../../language/chat-language.tsx";
import { answerCalls, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { queryKey } from "@slipway/kernel/contract/client";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { projectsContract } from "../../../../projects/contract/index.ts";
import { SiteDetailsCard } from "./site-details-card.tsx";

const INVENTED = [
  { key: "name", label: "Name", value: "Corner" },
  { key: "phone", label: "Phone", value: "555-0142" },
];
const V1 = "1".repeat(40);
const V2 = "2".repeat(40);
const V3 = "3".repeat(40);

/** A server that keeps the file of every version, and calls the newest one the project's. */
function siteOf(versions: Record<string, Record<string, string>>) {
  let head = V1;
  const asked = answerCalls({
    "GET /projects/p1/details": () => success({ id: "p1", latest_commit_sha: head }),
    "GET /projects/p1/site-details": ({ path }) => {
      const facts = versions[new URLSearchParams(path.split("?")[1]).get("commit_sha") ?? head] ?? {};
      return success({ details: Object.entries(facts).map(([key, value]) => ({ key, value })) });
    },
    "PUT /projects/p1/site-details": ({ body }) => {
      const { details } = body as { details: { key: string; value: string }[] };
      const next = head === V1 ? V2 : V3;
      versions[next] = { ...versions[head], ...Object.fromEntries(details.map(({ key, value }) => [key, value])) };
      head = next;
      return success({ commit_sha: head, edit_id: "e2" });
    },
    "POST /projects/p1/undo": () => {
      head = V1;
      return success({ title: "Update your details", undone_edit_id: "e2", files_matched: 3, files_total: 3 });
    },
  });
  return { asked, head: () => head };
}

const field = (label: string) => named<HTMLInputElement>("input", label);
const cardThat = ({ folded }: { folded: boolean }) => (
  <SiteDetailsCard projectId="p1" details={INVENTED} folded={folded} />
);
const card = cardThat({ folded: false });

beforeAll(() => import("@slipway/ui/kit/status/toast-shown.tsx"));
afterEach(() => vi.unstubAllGlobals());

describe("your details", () => {
  it("show what was saved, and a second save starts from there", async () => {
    const { asked } = siteOf({ [V1]: { name: "Corner", phone: "555-0142" } });
    await using page = await render(card);
    await page.settle(() => expect(pageText()).toContain("Placeholder details. Add yours:"));
    await type(field("Phone"), "0341 777");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Your detailsNamePlaceholder"));
    expect(field("Phone").value).toBe("0341 777");
    expect(pageText()).toMatch(/NamePlaceholder/);
    expect(pageText()).not.toMatch(/PhonePlaceholder/);
    await type(field("Name"), "Golden Crust");
    await press("Save");
    await page.settle(() => expect(pageText()).not.toContain("Placeholder"));
    expect([field("Name").value, field("Phone").value]).toEqual(["Golden Crust", "0341 777"]);
    expect(asked.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
      { details: [{ key: "phone", value: "0341 777" }] },
      { details: [{ key: "name", value: "Golden Crust" }] },
    ]);
  });

  it("hold what the person said behind what was invented, so that what was misheard can be put right", async () => {
    const { asked } = siteOf({ [V1]: { name: "Corner", phone: "555-0142", "hours.monday": "08:00-12:00" } });
    const heard = { key: "hours.monday", label: "Monday", value: "08:00-12:00", stated: true };
    await using page = await render(<SiteDetailsCard projectId="p1" details={[...INVENTED, heard]} folded={false} />);
    await page.settle(() => expect(pageText()).toContain("Placeholder details. Add yours:"));
    expect(document.querySelectorAll("input")).toHaveLength(2);
    await press("Show 1 more");
    expect(pageText()).toMatch(/NamePlaceholder/);
    expect(pageText()).not.toMatch(/MondayPlaceholder/);
    await type(field("Monday"), "8-12, 13-17:30");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Details saved"));
    expect(asked.find(({ method }) => method === "PUT")!.body).toEqual({
      details: [{ key: "hours.monday", value: "08:00-12:00, 13:00-17:30" }],
    });
  });

  it("are saved without a version where they are the same in other words", async () => {
    const { asked } = siteOf({ [V1]: { name: "Corner", phone: "555-0142", "hours.monday": "08:00-12:00" } });
    const heard = { key: "hours.monday", label: "Monday", value: "08:00-12:00", stated: true };
    await using page = await render(<SiteDetailsCard projectId="p1" details={[...INVENTED, heard]} folded={false} />);
    await page.settle(() => expect(pageText()).toContain("Show 1 more"));
    await press("Show 1 more");
    await type(field("Monday"), "8-12");
    await press("Save");
    await page.settle(() => expect(field("Monday").value).toBe("08:00-12:00"));
    expect(pageText()).toContain("Details saved");
    expect(asked.filter(({ method }) => method === "PUT")).toEqual([]);
  });

  it("refuse a value in the language of the conversation", async () => {
    siteOf({ [V1]: { name: "Corner", phone: "555-0142" } });
    const said = { tag: "ai-message", content: "8 Seiten für die Bäckerei gebaut.", not_done: [] };
    await using page = await render(
      <ChatLanguage documents={[said as unknown as TrajectoryDocument]}>{card}</ChatLanguage>,
    );
    await page.settle(() => expect(pageText()).toContain("Platzhalter"));
    await type(field("Phone"), "call us");
    await press("Speichern");
    await page.settle(() => expect(pageText()).toContain("Geben Sie eine Telefonnummer ein"));
  });

  it("are one line where all of them were said", async () => {
    siteOf({ [V1]: { name: "Corner" } });
    const heard = [{ key: "name", label: "Name", value: "Corner", stated: true }];
    await using page = await render(<SiteDetailsCard projectId="p1" details={heard} folded={false} />);
    expect(document.querySelector("input")).toBeNull();
    await press("Your details");
    await page.settle(() => expect(field("Name").value).toBe("Corner"));
    expect(pageText()).not.toContain("Placeholder");
  });

  it("say at the field what cannot be read, and keep what was typed", async () => {
    const { asked } = siteOf({ [V1]: { name: "Corner", phone: "555-0142" } });
    await using page = await render(card);
    await page.settle(() => expect(field("Phone").value).toBe("555-0142"));
    await type(field("Phone"), "call us");
    await press("Save");
    expect(pageText()).toContain("Enter a phone number such as 0341 5550142.");
    expect(field("Phone").value).toBe("call us");
    expect(document.activeElement).toBe(field("Phone"));
    expect(asked.some(({ method }) => method === "PUT")).toBe(false);
    await type(field("Phone"), "0341 777");
    expect(pageText()).not.toContain("Enter a phone number");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Details saved"));
  });

  it("come from the file after a reload, whoever changed it, not from the invented ones", async () => {
    siteOf({ [V1]: { name: "Golden Crust", phone: "0341 777" } });
    await using page = await render(card);
    await page.settle(() => expect(field("Phone").value).toBe("0341 777"));
    expect(pageText()).not.toContain("Placeholder details");
  });

  it("can be undone after saving", async () => {
    const { asked, head } = siteOf({ [V1]: { name: "Corner", phone: "555-0142" } });
    await using page = await render(card);
    await page.settle(() => expect(field("Phone").value).toBe("555-0142"));
    await type(field("Phone"), "0341 777");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Details saved"));
    await press("Undo");
    await page.settle(() => expect(pageText()).toContain("Undone: Update your details"));
    expect(asked.some(({ method, path }) => method === "POST" && path === "/projects/p1/undo")).toBe(true);
    // The live document brings the version that is in effect again.
    page.cache.setQueryData(queryKey(projectsContract.details, { params: { id: "p1" } }), {
      id: "p1",
      latest_commit_sha: head(),
    } as never);
    await page.settle(() => expect(field("Phone").value).toBe("555-0142"));
  });

  it("are one line after later messages, and open on request", async () => {
    const { asked } = siteOf({ [V1]: { name: "Corner", phone: "555-0142" } });
    await using page = await render(cardThat({ folded: true }));
    expect(pageText()).toContain("Your details");
    expect(asked).toEqual([]);
    await press("Your details");
    await page.settle(() => expect(field("Phone").value).toBe("555-0142"));
  });

  it("keep what was typed when a message comes in between", async () => {
    siteOf({ [V1]: { name: "Corner", phone: "555-0142" } });
    function Conversation() {
      const [folded, setFolded] = useState(false);
      return (
        <>
          {cardThat({ folded })}
          <button onClick={() => setFolded(true)}>A message comes</button>
        </>
      );
    }
    await using page = await render(<Conversation />);
    await page.settle(() => expect(field("Phone").value).toBe("555-0142"));
    await type(field("Phone"), "0341 777");
    await press("A message comes");
    expect(field("Phone").value).toBe("0341 777");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Details saved"));
    await page.settle(() => expect(document.querySelector("input")).toBeNull());
  });

  it("are not offered if the file no longer contains them", async () => {
    siteOf({ [V1]: { phone: "555-0142" } });
    await using page = await render(card);
    await page.settle(() => expect(field("Phone").value).toBe("555-0142"));
    expect(pageText()).not.toContain("Name");
  });
});
