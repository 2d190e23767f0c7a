import { useUnsavedParts } from "@slipway/ui/navigation/unsaved-work";
import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteInfoForm } from "./site-info-form.tsx";
import { dropDraft } from "./site-draft.ts";

const PAGE =
  '<!doctype html><html><head><title>Crust</title><meta name="description" content="Bread" /></head><body></body></html>';
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const SHA = "a".repeat(40);

const project = {
  id: "p1",
  permissions: ["EditProject"],
  workspace: { id: "w1" },
  latest_commit_sha: SHA,
  site_url: "https://bakery.sites.example",
};

const open = (answers: Parameters<typeof answerCalls>[0] = {}, page: string = PAGE) =>
  answerCalls({
    "GET /projects/p1/details": () => success(project),
    "GET /projects/p1/preview-status": () => success({ screenshot_url: null }),
    "GET /user": () => success({ id: "u1" }),
    "POST /user/access-token": () => success({ token: "t" }),
    "GET /projects/p1/files/raw": ({ path }) =>
      path.includes("index.html") ? new Response(page) : failure(404, { message: "Not there." }),
    "POST /projects/p1/edit-code": () => success({ commit_sha: "b".repeat(40), edit_id: "e1", error: null }),
    ...answers,
  });
const title = () => named<HTMLInputElement>("input", "Title");
const savedBody = (asked: ReturnType<typeof open>) =>
  asked.find(({ method, path }) => `${method} ${path}` === "POST /projects/p1/edit-code")?.body;
const mayChoose = () => expect(named<HTMLButtonElement>("button", "Icon").disabled).toBe(false);
const choose = (at: number, file: File) =>
  act(async () => {
    const field = document.querySelectorAll<HTMLInputElement>("input[type=file]")[at]!;
    Object.defineProperty(field, "files", { value: [file], configurable: true });
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });

beforeEach(() => dropDraft("p1"));
afterEach(() => vi.unstubAllGlobals());

describe("the website info form", () => {
  it("makes publishing wait while it has unsaved input, even while closed [W4.03] [W4.09]", async () => {
    open();
    const Waits = () => <p>{`waits for: ${useUnsavedParts("p1").join()}.`}</p>;
    await using waiting = await render(<Waits />);
    {
      await using page = await render(<SiteInfoForm projectId="p1" />);
      await page.settle(() => expect(title().value).toBe("Crust"));
      expect(pageText()).toContain("waits for: .");
      await type(title(), "Golden Crust");
    }
    await waiting.settle(() => expect(pageText()).toContain("waits for: Website Info."));
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(() => expect(title().value).toBe("Golden Crust"));
    await press("Cancel");
    expect(pageText()).toContain("waits for: .");
  });

  it("shows what index.html says, and is clean until something differs; Cancel reverts [W4.09] [W3.17]", async () => {
    open();
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(() => expect(title().value).toBe("Crust"));
    expect(pageText()).not.toContain("Save");
    await type(title(), "Golden Crust");
    expect(pageText()).toContain("CancelSave");
    await press("Cancel");
    expect(title().value).toBe("Crust");
    await page.settle(() => expect(pageText()).toContain("Changes reverted to original state"));
    expect(pageText()).not.toContain("CancelSave");
  });

  it("saves with one call: index.html, made on the version that was read, as 'Update site info' [W7.37] [SI1] [W8.18]", async () => {
    const asked = open();
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(() => expect(title().value).toBe("Crust"));
    await type(title(), "Golden <Crust>");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Site info updated successfully"));
    expect(savedBody(asked)).toEqual({
      changes: [
        {
          path: "index.html",
          content: PAGE.replace("<title>Crust", "<title>Golden &lt;Crust&gt;").replace(
            "</head>",
            '  <meta property="og:title" content="Golden &lt;Crust&gt;" />\n</head>',
          ),
        },
      ],
      uploads: [],
      commit_message: "Update site info",
      file_edit_type: "CodeEdit",
      base_commit_sha: SHA,
    });
    expect(title().value).toBe("Golden <Crust>");
    expect(pageText()).not.toContain("CancelSave");
  });

  it("keeps what was typed when saving fails, and says so [W8.18]", async () => {
    open({ "POST /projects/p1/edit-code": () => failure(409, { message: "Maya changed this file." }) });
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(() => expect(title().value).toBe("Crust"));
    await type(title(), "Mine");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Failed to update site info. Please try again."));
    expect(pageText()).toContain("Maya changed this file.");
    expect(title().value).toBe("Mine");
  });

  it("keeps what was typed without a network, also when the form is closed and reopened [W8.18]", async () => {
    open({ "POST /projects/p1/edit-code": () => Promise.reject(new TypeError("Failed to fetch")) });
    {
      await using page = await render(<SiteInfoForm projectId="p1" />);
      await page.settle(() => expect(title().value).toBe("Crust"));
      await type(title(), "Mine");
      await press("Save");
      await page.settle(() => expect(pageText()).toContain("Failed to update site info. Please try again."));
      expect(title().value).toBe("Mine");
    }
    await using again = await render(<SiteInfoForm projectId="p1" />);
    await again.settle(() => expect(title().value).toBe("Mine"));
  });

  it("counts the description, and lets it be longer than 150 [W5.18] [W9.10]", async () => {
    open();
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(() => expect(pageText()).toContain("5 / 150"));
    await type(named<HTMLTextAreaElement>("textarea", "Description"), "x".repeat(151));
    expect(pageText()).toContain("151 / 150");
    expect(pageText()).toContain("CancelSave");
  });

  it("uploads a picture when it is chosen and commits it with the page [W5.19] [W8.18] [U1]", async () => {
    const asked = open();
    const upload = vi.fn(() => success({ file_id: "img_1" }));
    const inner = fetch;
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      if (url.startsWith("/api/files/upload/u1/")) return upload();
      if (url === "/api/files/generate-download-url") return success({ url: "https://slipway.example/f" });
      return inner(url, init);
    });
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(mayChoose);
    await choose(0, new File([bytes(PIXEL)], "anything.bin"));
    await page.settle(() => expect(pageText()).toContain("Image uploaded"));
    expect(upload).toHaveBeenCalledTimes(1);
    await choose(1, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], "share.svg"));
    await page.settle(() => expect(pageText()).toContain("CancelSave"));
    await press("Save");
    await page.settle(() => expect(savedBody(asked)).toBeDefined());
    const { changes, uploads } = savedBody(asked) as {
      changes: { path: string; content: string }[];
      uploads: object[];
    };
    expect(uploads).toEqual([
      { file_id: "img_1", download_url: "https://slipway.example/f", path: "public/favicon.png" },
    ]);
    expect(changes.map(({ path }) => path)).toEqual(["index.html", "public/og-image.svg"]);
    expect(changes[0]!.content).toContain('<link rel="icon" type="image/png" href="/favicon.png" />');
    expect(changes[0]!.content).toContain('content="https://bakery.sites.example/og-image.svg"');
  });

  it("keeps a GIF of more than 1024 pixels as it is [SI2] [W5.19]", async () => {
    open();
    const sent: unknown[] = [];
    const inner = fetch;
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      if (url === "/api/files/generate-download-url") return success({ url: "https://slipway.example/f" });
      if (!url.startsWith("/api/files/upload/u1/")) return inner(url, init);
      sent.push([url.slice(-4), init?.body]);
      return success({ file_id: "img_1" });
    });
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(mayChoose);
    const moving = new File(
      [Uint8Array.from([...Buffer.from("GIF89a"), 0xb0, 4, 0x80, 2, 0, 0, 0, 0x3b])],
      "moving.gif",
    );
    await choose(1, moving);
    await page.settle(() => expect(pageText()).toContain("CancelSave"));
    expect(sent).toEqual([[".gif", moving]]);
  });

  it.each([
    ["Failed to upload image", 0],
    ["Failed to upload social image", 1],
  ] as const)("says %s if it fails, with the reason or 'Please try again' [W8.18] [W5.19]", async (words, at) => {
    open();
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(mayChoose);
    await choose(at, new File([new Uint8Array(5_242_881)], "large.png"));
    await page.settle(() => expect(pageText()).toContain(`${words}This picture is larger than 5 MB.`));
    await choose(at, new File(["<html></html>"], "page.svg"));
    await page.settle(() => expect(pageText()).toContain("Choose a PNG, JPEG, WebP, GIF or SVG picture."));
    const broken = new File(["x"], "broken.png");
    Object.defineProperty(broken, "arrayBuffer", { value: () => Promise.reject(new Error("gone")) });
    await choose(at, broken);
    await page.settle(() => expect(pageText()).toContain(`${words}Please try again`));
    expect(pageText()).not.toContain("CancelSave");
  });

  it.each([
    ["is missing", null],
    ["is no whole page", "<title>x</title>"],
  ])("is disabled if index.html %s [W5.20]", async (_words, html) => {
    open(
      html === null ? { "GET /projects/p1/files/raw": () => failure(404, { message: "Not there." }) } : {},
      html ?? "",
    );
    await using page = await render(<SiteInfoForm projectId="p1" />);
    await page.settle(() => expect(pageText()).toContain("full HTML structure"));
    expect(document.querySelector("input")).toBeNull();
  });
});
