import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { answerCalls, failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { limits } from "@slipway/kernel/limits";
import { act, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Composer } from "../composer/composer.tsx";
import { addImages, pastedImages, restoreDraftImages } from "./pasted-images.ts";

const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);
const picture = (name = "shot.png", bytes: Uint8Array<ArrayBuffer> = PNG) => new File([bytes], name);

let made = 0;
let projectId = "";
const where = () => ({ projectId, userId: "u1" });
const kept = () => JSON.parse(localStorage.getItem(`slipway-draft-images:${projectId}`) ?? "[]") as object[];

/** Uploads are answered one after the other by these. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  let next = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (init.method === "PUT") return (answers[next++] ?? (() => success({ file_id: `img_${next}` })))();
    if (url.endsWith("/models")) return success({ models: [], auto: { label: "Offline builder", free: true } });
    if (url.endsWith("/generate-download-url"))
      return success({ url: `http://slipway.localhost:3000/api/files/uploads/img_${next}` });
    return init.method === "HEAD" ? new Response(null, { status: url.endsWith("img_gone") ? 404 : 200 }) : success();
  });
}

beforeEach(() => {
  projectId = `p-images-${(made += 1)}`;
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe("a pasted image", () => {
  it("goes from not uploaded to uploading to uploaded, with exactly its fields [W3.14] [W4.18] [W7.35]", async () => {
    const gate = Promise.withResolvers<Response>();
    server(() => gate.promise);
    const adding = addImages(where(), [picture()]);
    await vi.waitFor(() => expect(pastedImages(projectId)).toHaveLength(1));
    const [before] = pastedImages(projectId);
    expect(before).toEqual({
      id: expect.any(String) as string,
      url: expect.stringMatching(/^blob:/) as string,
      name: "shot.png",
      uploaded: false,
      uploading: true,
    });
    expect(kept()).toEqual([]);
    gate.resolve(success({ file_id: "img_1" }));
    await adding;
    const uploaded = { id: "img_1", name: "shot.png", uploaded: true, uploading: false };
    expect(pastedImages(projectId)).toMatchObject([uploaded]);
    expect(new URL(pastedImages(projectId)[0]!.url).pathname).toMatch(/^\/api\/files\/uploads\/img_1$/);
    expect(kept()).toMatchObject([{ id: "img_1", name: "shot.png" }]);
  });

  it("is removed if its upload failed, and failures are reported together [W4.18] [W8.08]", async () => {
    server(
      () => failure(500, { message: "No." }),
      () => success({ file_id: "img_2" }),
      () => Promise.reject(new TypeError("Failed to fetch")),
    );
    await using page = await render(<p />);
    await act(() => addImages(where(), [picture("a.png"), picture("b.png"), picture("c.png")]));
    expect(pastedImages(projectId).map(({ name }) => name)).toEqual(["b.png"]);
    await page.settle(() => {
      expect(pageText()).toContain("Image upload failed");
      expect(pageText()).toContain("Failed to upload 2 file(s). Removing failed uploads.");
    });
  });

  it.each([
    [
      "no picture",
      () => picture("page.png", new TextEncoder().encode("<svg></svg>")),
      "page.png is not a PNG, JPEG, WebP or GIF picture.",
    ],
    ["too large", () => picture("big.png", new Uint8Array(limits.uploadBytes + 1)), "big.png is larger than 5 MB."],
  ])("is refused before it leaves the browser when it is %s [U2]", async (_case, file, words) => {
    const asked = answerCalls({});
    await using page = await render(<p />);
    await act(() => addImages(where(), [file()]));
    expect(asked).toEqual([]);
    expect(pastedImages(projectId)).toEqual([]);
    await page.settle(() => expect(pageText()).toContain(words));
  });

  it("is one of at most ten [U2]", async () => {
    server();
    await using page = await render(<p />);
    await act(() =>
      addImages(
        where(),
        Array.from({ length: 12 }, (_, at) => picture(`${at}.png`)),
      ),
    );
    expect(pastedImages(projectId)).toHaveLength(10);
    await page.settle(() => expect(pageText()).toContain("A message has at most 10 images."));
  });

  it("comes back with the draft while it still exists [W2.09]", async () => {
    server();
    const image = (id: string) => ({ id, url: `/api/files/uploads/${id}`, name: id });
    const stored = [image("img_here"), image("img_gone"), { id: 7 }];
    localStorage.setItem(`slipway-draft-images:${projectId}`, JSON.stringify(stored));
    await restoreDraftImages(projectId);
    expect(pastedImages(projectId)).toEqual([{ ...image("img_here"), uploaded: true, uploading: false }]);
    expect(kept()).toEqual([image("img_here")]);
  });
});

describe("the composer", () => {
  const sent = vi.fn<(text: string) => void>();
  const navigation: Navigation = {
    query: "",
    go: vi.fn(),
    openSettings: vi.fn(),
    openTool: vi.fn(),
    tool: "preview",
    views: [],
    showViews: () => undefined,
    half: null,
    showChat: vi.fn(),
    fullChat: false,
    toggleFullChat: vi.fn(),
  };
  const composer = (userId = "u1") => (
    <NavigationContext value={navigation}>
      <Composer
        projectId={projectId}
        userId={userId}
        placeholder=""
        modelLabel=""
        running={false}
        canSteer={false}
        onSend={sent}
        onStop={vi.fn()}
        onEditLast={vi.fn()}
        hasApp
        firstSuggestion={null}
      />
    </NavigationContext>
  );
  const give = (kind: "paste" | "drop", files: File[], { to = window as EventTarget, types = ["Files"] } = {}) =>
    act(async () => {
      const transfer = { files, types };
      const event = new Event(kind, { bubbles: true, cancelable: true });
      Object.assign(event, kind === "paste" ? { clipboardData: transfer } : { dataTransfer: transfer });
      to.dispatchEvent(event);
    });

  it("takes pictures by paste and by drop anywhere, and sends them without words [W2.09]", async () => {
    server();
    await using page = await render(composer());
    await give("paste", [picture("pasted.png")], { to: document.querySelector("textarea")! });
    await give("drop", [picture("dropped.png")]);
    await page.settle(() => expect(pastedImages(projectId).every(({ uploaded }) => uploaded)).toBe(true));
    expect(pastedImages(projectId)).toHaveLength(2);
    await press("Send");
    expect(sent).toHaveBeenCalledWith("");
    await page.settle(() => expect(named("button", "Remove pasted.png")).toBeTruthy());
    await press("Remove pasted.png");
    expect(pastedImages(projectId).map(({ name }) => name)).toEqual(["dropped.png"]);
  });

  it("keeps pictures added before the page knew the user [W2.09]", async () => {
    server();
    const Page = () => {
      const [userId, setUserId] = useState("");
      return (
        <>
          {composer(userId)}
          <button onClick={() => setUserId("u1")}>Know</button>
        </>
      );
    };
    await using page = await render(<Page />);
    await give("drop", [picture("early.png")]);
    await press("Know");
    await page.settle(() => expect(pastedImages(projectId)).toMatchObject([{ name: "early.png", uploaded: true }]));
  });

  it("leaves pasting in other fields alone, and prefers the text of a copied table", async () => {
    server();
    await using _ = await render(
      <>
        {composer()}
        <input aria-label="Other" />
      </>,
    );
    await give("paste", [picture()], { to: named("input", "Other") });
    await give("paste", [picture()], { to: document.querySelector("textarea")!, types: ["text/plain", "Files"] });
    expect(pastedImages(projectId)).toEqual([]);
  });

  it("delays sending until the pictures are uploaded", async () => {
    const gate = Promise.withResolvers<Response>();
    server(() => gate.promise);
    sent.mockClear();
    await using page = await render(composer());
    await give("drop", [picture("slow.png")]);
    await page.settle(() => expect(pastedImages(projectId)).toHaveLength(1));
    expect(named("[role=status]", "Uploading slow.png")).toBeDefined();
    await press("Send");
    expect(sent).not.toHaveBeenCalled();
    await act(async () => gate.resolve(success({ file_id: "img_1" })));
    await page.settle(() => expect(pastedImages(projectId)).toMatchObject([{ uploaded: true }]));
    await press("Send");
    expect(sent).toHaveBeenCalledWith("");
  });
});
