import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import {
  answerCalls,
  failure,
  key,
  named,
  pageText,
  press,
  render,
  success,
  type as write,
} from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StorageItem } from "../../../cloud/contract/index.ts";
import { BucketSettings } from "../buckets/bucket-settings.tsx";
import { BucketsView } from "../buckets/buckets-view.tsx";
import { StorageCard } from "../buckets/storage-card.tsx";
import { sizeText } from "../storage-paths.ts";
import { collapsed, crumbsOf } from "./browser-state.ts";
import { BucketView } from "./bucket-view.tsx";

let projectId: string;
let count = 0;
let isPublic: boolean;
let shown: readonly ViewPlace[] = [];

beforeEach(() => {
  projectId = `pstorage${(count += 1)}`;
  isPublic = true;
});
afterEach(() => vi.unstubAllGlobals());

const item = (path: string, change: Partial<StorageItem> = {}): StorageItem => ({
  id: path,
  type: "file",
  name: path.split("/").at(-1)!,
  path,
  size: 2048,
  mimeType: "application/zip",
  modifiedAt: new Date().toISOString(),
  createdAt: "2026-11-01T10:00:00.000Z",
  ...change,
});
const folder = (path: string) => item(path, { type: "folder", size: null, mimeType: null, modifiedAt: null });
const bucket = (id: string, change: object = {}) => ({
  id,
  name: id,
  public: isPublic,
  updated_at: new Date().toISOString(),
  ...change,
});
const details = () => ({
  id: "box",
  name: "box",
  public: isPublic,
  file_size_limit: null,
  allowed_mime_types: null,
  max_file_bytes: 52_428_800,
  policies: [
    {
      table: "objects",
      name: "own",
      command: "ALL",
      roles: ["authenticated"],
      using: "(bucket_id = 'box'::text)",
      with_check: null,
    },
    {
      table: "objects",
      name: "elsewhere",
      command: "ALL",
      roles: ["anon"],
      using: "(bucket_id = 'other'::text)",
      with_check: null,
    },
  ],
});

const at = () => `/projects/${projectId}/cloud/storage/buckets`;
const answer = (files: (path: string, offset: number) => unknown[], own: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    "POST /user/access-token": () => success({ token: "t", expires_at: "2026-11-22T07:05:00.000Z" }),
    [`GET /projects/${projectId}/cloud/db-proxy/v1/projects/${projectId}/storage/buckets`]: () =>
      success([bucket("box"), bucket("old", { updated_at: "2020-01-01T00:00:00.000Z", public: false })]),
    [`GET ${at()}/box`]: () => success(details()),
    [`PATCH ${at()}/box`]: () => success({}),
    [`DELETE ${at()}/box`]: () => success({}),
    [`POST ${at()}`]: () => success({}),
    [`GET ${at()}/box/objects`]: ({ path }) => {
      const query = new URL(path, "http://x").searchParams;
      return success({ objects: files(query.get("path")!, Number(query.get("offset"))) });
    },
    [`POST ${at()}/box/delete`]: () => success({ deleted: 3 }),
    [`POST ${at()}/box/move`]: () => success({ moved: 1 }),
    [`POST ${at()}/box/folders`]: () => success({}),
    [`POST ${at()}/box/sign`]: () => success({ url: "http://p/signed" }),
    ...own,
  });

const props = () => ({ projectId, backend: { ref: projectId, url: "http://p.cloud.localhost", anonKey: "key" } });
function Shell({ first }: { first: ViewPlace }) {
  const [views, setViews] = useState<readonly ViewPlace[]>([first]);
  const showViews = (next: readonly ViewPlace[]): void => {
    shown = next;
    setViews(next);
  };
  const Top = { storage: BucketsView, bucket: BucketView, "bucket-settings": BucketSettings }[views.at(-1)!.id]!;
  return (
    <InShell does={{ views, showViews }}>
      <Top {...props()} />
    </InShell>
  );
}
const show = (state: object = {}) => render(<Shell first={{ id: "bucket", state: { bucket: "box", ...state } }} />);
const click = (target: HTMLElement): Promise<void> => act(async () => target.click());
const opened = (): unknown => shown.at(-1)?.state?.["file"];

it("lists buckets with their access, and says where there is none [C2.28] [C3.09]", async () => {
  answer(() => []);
  {
    await using page = await render(<Shell first={{ id: "storage" }} />);
    await page.settle(() => expect(pageText()).toContain("boxPublicjust now"));
    expect(pageText()).toContain("oldPrivate");
    await press("box");
    expect(shown.at(-1)).toEqual({ id: "bucket", state: { bucket: "box" } });
  }
  answer(() => [], {
    [`GET /projects/${projectId}/cloud/db-proxy/v1/projects/${projectId}/storage/buckets`]: () => success([]),
  });
  await using page = await render(<Shell first={{ id: "storage" }} />);
  await page.settle(() => expect(pageText()).toContain("Content will appear here when users upload files"));
});

it("shows the buckets that changed last on the overview [C2.07]", async () => {
  const names = ["a", "b", "c", "d", "e"];
  answer(() => [], {
    [`GET /projects/${projectId}/cloud/db-proxy/v1/projects/${projectId}/storage/buckets`]: () =>
      success(
        names.map((name, index) => bucket(`bucket-${name}`, { updated_at: `2026-01-0${index + 1}T00:00:00.000Z` })),
      ),
  });
  await using page = await render(
    <InShell>
      <StorageCard {...props()} />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("bucket-e"));
  expect(pageText()).toContain("Storage5");
  expect(pageText()).not.toContain("bucket-a");
  expect(pageText().indexOf("bucket-e")).toBeLessThan(pageText().indexOf("bucket-b"));
});

it("shows folders and files, how many they are, and no marks of empty folders [C2.29] [C3.10] [C9.06]", async () => {
  answer((path) =>
    path === ""
      ? [folder("trips"), item("a.zip"), item("b.zip", { size: 3 * 1024 * 1024 })]
      : [item("trips/.emptyFolderPlaceholder")],
  );
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("a.zip"));
  expect(pageText()).toContain("3 MB · 2 files");
  await click(named("input", "Select all"));
  await page.settle(() => expect(pageText()).toContain("3 selected"));
  await press("trips");
  await page.settle(() => expect(pageText()).toContain("This folder is currently empty"));
  expect(pageText()).not.toContain("selected");
  expect(named("button", "trips").getAttribute("aria-current")).toBe("page");
});

// A thousand rows are drawn, which takes longer on a busy machine.
it("asks for the next thousand where a page is full [C7.14] [T9.14]", { timeout: 60_000 }, async () => {
  const asked = answer((_, offset) =>
    Array.from({ length: offset === 0 ? 1000 : 2 }, (__, index) => item(`f${offset + index}`)),
  );
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("1,000+ files"));
  await press("Show more");
  await page.settle(() => expect(pageText()).toContain("1,002 files"));
  expect(() => named("button", "Show more")).toThrow();
  expect(asked.filter(({ path }) => path.includes("/objects")).map(({ path }) => path.split("?")[1])).toEqual([
    "path=&limit=1000&offset=0",
    "path=&limit=1000&offset=1000",
  ]);
});

it("opens a file beside the list, moves on by arrows and closes by Esc [C2.30]", async () => {
  answer(() => [folder("f"), item("one.zip"), item("two.zip", { size: 5 * 1024 })]);
  await using page = await show();
  await page.settle(() => named("button", "one.zip"));
  await press("one.zip");
  await page.settle(() => expect(named("aside", "one.zip").textContent).toContain("application/zip"));
  expect(named("aside", "one.zip").textContent).toContain("2 KB");
  await key(named("button", "one.zip"), "ArrowDown");
  await page.settle(() => expect(named("aside", "two.zip").textContent).toContain("5 KB"));
  await key(named("button", "two.zip"), "ArrowDown");
  expect(opened()).toBe("two.zip");
  await key(named("button", "two.zip"), "ArrowUp");
  expect(opened()).toBe("one.zip");
  await key(named("button", "one.zip"), "Escape");
  await page.settle(() => expect(document.querySelector("aside")).toBeNull());
});

it("shows and downloads nothing of a private bucket, and makes an address for an hour [C4.08] [C6.08] [ST3]", async () => {
  isPublic = false;
  answer(() => [item("one.png", { mimeType: "image/png" })]);
  await using page = await show({ file: "one.png" });
  await page.settle(() => expect(pageText()).toContain("File previews are not yet supported for private buckets"));
  expect(pageText()).toContain("Downloading from private buckets is not yet available");
  expect(named<HTMLButtonElement>("button", "Download").disabled).toBe(true);
  expect(document.querySelector("img")).toBeNull();
  await press("Make a URL for an hour");
  await page.settle(() => named("button", "Copy URL"));
});

it("shows pictures, and says where one cannot be loaded [C2.30] [C8.17]", async () => {
  answer(() => [item("a b.png", { mimeType: "image/png" })]);
  await using page = await show({ file: "a b.png" });
  await page.settle(() => expect(document.querySelector("img")).not.toBeNull());
  const image = document.querySelector("img")!;
  expect(image.getAttribute("src")).toBe(`/api${at()}/box/file?path=a+b.png`);
  await act(async () => void image.dispatchEvent(new Event("error")));
  await page.settle(() => expect(pageText()).toContain("Unable to load file"));
});

it("says what went wrong with a list, and reads it again [C8.16] [C8.17]", async () => {
  let isBroken = true;
  answer(() => [], {
    [`GET ${at()}/box/objects`]: () =>
      isBroken
        ? failure(409, { code: "cloud_changing", message: "Being changed." })
        : success({ objects: [item("a")] }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Something went wrong"));
  isBroken = false;
  await press("Retry");
  await page.settle(() => expect(pageText()).toContain("1 file"));
});

it("makes a folder, renames, moves and deletes what is picked", async () => {
  const asked = answer((path) => (path === "" ? [folder("trips"), item("a.zip")] : []));
  const bodies = (end: string) =>
    asked.filter(({ method, path }) => method === "POST" && path.endsWith(end)).map(({ body }) => body);
  await using page = await show();
  await page.settle(() => named("button", "a.zip"));
  await press("New folder");
  await page.settle(() => named("input", "Name"));
  await write(named("input", "Name"), "a/b");
  await press("Create folder");
  await page.settle(() => expect(pageText()).toContain("A name has no slash."));
  await write(named("input", "Name"), "2026");
  await press("Create folder");
  await page.settle(() => expect(bodies("/folders")).toEqual([{ path: "2026" }]));
  const pick = async (): Promise<void> => {
    await click(named("input", "Select a.zip"));
    await page.settle(() => expect(pageText()).toContain("1 selected"));
  };
  await pick();
  await press("Rename");
  await page.settle(() => expect(named<HTMLInputElement>("input", "Name").value).toBe("a.zip"));
  await write(named("input", "Name"), "b.zip");
  await press("Rename");
  const items = [{ path: "a.zip", type: "file" }];
  await page.settle(() => expect(bodies("/move")).toEqual([{ items, folder: "", name: "b.zip" }]));
  await page.settle(() => expect(pageText()).not.toContain("1 selected"));
  await pick();
  await press("Move");
  await page.settle(() => named("li button", "trips"));
  await click(named("li button", "trips"));
  await page.settle(() => expect(named<HTMLButtonElement>("button", "Move here").disabled).toBe(false));
  await press("Move here");
  await page.settle(() => expect(bodies("/move").at(-1)).toEqual({ items, folder: "trips" }));
  await page.settle(() => expect(pageText()).not.toContain("1 selected"));
  await pick();
  await press("Delete");
  await page.settle(() => expect(pageText()).toContain("Delete a.zip?"));
  await press("Delete");
  await page.settle(() => expect(bodies("/delete")).toEqual([{ items }]));
});

it("changes what a bucket allows, asks before it is public, and shows the policies that concern it [DB9]", async () => {
  isPublic = false;
  const asked = answer(() => []);
  await using page = await render(<Shell first={{ id: "bucket-settings", state: { bucket: "box" } }} />);
  await page.settle(() => expect(pageText()).toContain("USING (bucket_id = 'box'::text)"));
  expect(pageText()).not.toContain("elsewhere");
  await write(named("input", "Largest file, in MB"), "90");
  await write(named("input", "Allowed types"), "image/*, nonsense");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("at most 50 MB"));
  expect(pageText()).toContain('"nonsense" is not a type');
  await write(named("input", "Largest file, in MB"), "1.5");
  await write(named("input", "Allowed types"), "image/*, text/plain");
  await click(document.querySelector<HTMLElement>("[role=switch]")!);
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("Make box public?"));
  await press("Make public");
  await page.settle(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
  expect(asked.find(({ method }) => method === "PATCH")!.body).toMatchObject({
    public: true,
    file_size_limit: 1.5 * 1024 * 1024,
    allowed_mime_types: ["image/*", "text/plain"],
  });
});

it("collapses a long way to its first, a menu and its last [C2.29], and tells sizes in KB or MB [C9.06]", () => {
  const labels = (path: string) => {
    const { first, hidden, last } = collapsed(crumbsOf("box", path));
    return [[first], hidden, last].map((part) => part.map(({ label }) => label));
  };
  expect(labels("a/b")).toEqual([["box"], [], ["a", "b"]]);
  expect(labels("a/b/c/d")).toEqual([["box"], ["a", "b", "c"], ["d"]]);
  expect([0, 20, 512, 20_480, 1_572_864, 5e9].map(sizeText)).toEqual([
    "0 KB",
    "< 0.1 KB",
    "0.5 KB",
    "20 KB",
    "1.5 MB",
    "4,768 MB",
  ]);
});
