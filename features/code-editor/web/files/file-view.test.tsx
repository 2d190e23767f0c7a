import { answerCalls, failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FileView } from "./file-view.tsx";
import { downloadRawFile } from "./raw-file.ts";

afterEach(() => vi.unstubAllGlobals());

const TOKEN = { "POST /user/access-token": () => success({ token: "t", expires_at: "2026-11-22T00:00:00.000Z" }) };
const RAW = "GET /projects/p/files/raw";
const picture = () => new Response(btoa("bytes"), { headers: { "x-file-type": "image/png" } });
const show = (kind: Parameters<typeof FileView>[0]["kind"]) =>
  render(<FileView kind={kind} file={{ projectId: "p", path: "public/a.png", sha: "1".repeat(40) }} />);

describe("a file that is not text [C8.22]", () => {
  it("is labelled by its kind [C2.46] [C8.23]", async () => {
    {
      await using _ = await show("binary");
      expect(pageText()).toBe("Binary FileThis file cannot be displayed as text");
    }
    await using _ = await show("too-large");
    expect(pageText()).toBe("File Too LargeFiles over 1 MB are not shown here. You can download it.");
  });

  it("is shown if it is a picture, and called too large if the browser cannot draw it [C2.46]", async () => {
    answerCalls({ ...TOKEN, [RAW]: picture });
    await using page = await show("image");
    await page.settle(() => expect(document.querySelector("img")?.src).toBe(`data:image/png;base64,${btoa("bytes")}`));
    await act(async () => void document.querySelector("img")!.dispatchEvent(new Event("error")));
    expect(pageText()).toContain("File Too Large");
    // A broken picture of ten bytes is not reported as too large.
    expect(pageText()).not.toContain("1 MB");
  });

  it("shows the HTTP status of a failure, and is read again on request [C2.46] [C8.23]", async () => {
    let there = false;
    answerCalls({
      ...TOKEN,
      [RAW]: () => (there ? picture() : failure(404, { code: "not_found", message: "This file was not found." })),
    });
    await using page = await show("image");
    await page.settle(() => expect(pageText()).toContain("Failed to load imageThis file was not found. (HTTP 404)"));
    there = true;
    await press("Retry");
    await page.settle(() => expect(document.querySelector("img")).not.toBeNull());
    expect(() => named("button", "Retry")).toThrow();
  });
});

describe("a download", () => {
  it("of nothing is a failure [C8.23]", async () => {
    answerCalls({ ...TOKEN, [RAW]: () => new Response(new Blob([])) });
    await expect(downloadRawFile({ projectId: "p", path: "a.bin" })).rejects.toThrow("Downloaded file is empty");
  });

  it("without a token says so and asks for no bytes [C8.23] [K8]", async () => {
    const calls = answerCalls({ "POST /user/access-token": () => failure(500, { code: "internal", message: "x" }) });
    await expect(downloadRawFile({ projectId: "p", path: "a.bin" })).rejects.toMatchObject({
      userMessage: "No valid authentication token available",
    });
    expect(calls.map(({ path }) => path)).toEqual(["/user/access-token"]);
  });
});
