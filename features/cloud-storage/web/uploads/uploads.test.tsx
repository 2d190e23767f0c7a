import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storableName } from "../../contract/index.ts";
import { pickedFiles } from "./dropped-files.ts";
import { UploadList } from "./upload-list.tsx";
import { addUploads, useUploads } from "./uploads.ts";

const PART = 2 * 1024 * 1024;
let projectId: string;
let count = 0;

beforeEach(() => {
  projectId = `puploads${(count += 1)}`;
  localStorage.clear();
  useUploads.setState({ all: [] });
});
afterEach(() => vi.unstubAllGlobals());

const ID = "1700000000000-11111111-1111-4111-8111-111111111111";
const base = () => `/projects/${projectId}/cloud/storage/buckets/box/uploads`;
const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const offsetIn = ({ path }: Asked): number => Number(new URL(path, "http://x").searchParams.get("offset"));
const show = () => render(<UploadList projectId={projectId} bucketId="box" />);
const add = (one: File) =>
  act(async () => addUploads([{ projectId, bucketId: "box", path: `in/${one.name}`, file: one }]));

function answer(own: Parameters<typeof answerCalls>[0] = {}) {
  return answerCalls({
    [`POST ${base()}`]: () => success({ upload_id: ID, is_complete: false }),
    [`PATCH ${base()}/${ID}`]: (asked) => success({ offset: Math.min(offsetIn(asked) + PART, 5 * 1024 * 1024) }),
    [`GET ${base()}/${ID}`]: () => success({ offset: PART, size: 5 * 1024 * 1024 }),
    [`DELETE ${base()}/${ID}`]: () => success({}),
    ...own,
  });
}
const parts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === "PATCH").map(offsetIn);

it("sends a file in parts and says how far it is", async () => {
  const asked = answer();
  await using page = await show();
  await add(file("film.bin", 5 * 1024 * 1024));
  await page.settle(() => expect(pageText()).toContain("1 of 1 uploaded"));
  expect(parts(asked)).toEqual([0, PART, 2 * PART]);
  expect(asked[0]!.body).toEqual({ path: "in/film.bin", size: 5 * 1024 * 1024, mime_type: "", replace: false });
  expect(localStorage.length).toBe(0);
  await press("Hide finished");
  expect(pageText()).not.toContain("film.bin");
});

it("pauses, goes on where the server is, and drops what arrived when it is cancelled", async () => {
  const held = Promise.withResolvers<Response>();
  let isHeld = true;
  const asked = answer({
    [`PATCH ${base()}/${ID}`]: (one) =>
      isHeld && offsetIn(one) === PART
        ? held.promise
        : success({ offset: Math.min(offsetIn(one) + PART, 5 * 1024 * 1024) }),
  });
  await using page = await show();
  await add(file("film.bin", 5 * 1024 * 1024));
  await page.settle(() => expect(pageText()).toContain("2 MB of 5 MB"));
  await press("Pause film.bin");
  await page.settle(() => expect(pageText()).toContain("Paused at 2 MB of 5 MB"));
  isHeld = false;
  await press("Resume film.bin");
  await page.settle(() => expect(pageText()).toContain("1 of 1 uploaded"));
  expect(parts(asked)).toEqual([0, PART, PART, 2 * PART]);
  isHeld = true;
  await add(file("other.bin", 5 * 1024 * 1024));
  await page.settle(() => expect(pageText()).toContain("2 MB of 5 MB"));
  await press("Cancel other.bin");
  await page.settle(() => expect(asked.filter(({ method }) => method === "DELETE")).toHaveLength(1));
});

it("waits out a lost connection, and after a reload goes on with the same file", async () => {
  localStorage.setItem(`cloud-upload:${JSON.stringify([projectId, "box", "in/film.bin", 5 * 1024 * 1024, 1])}`, ID);
  const asked = answer();
  await using page = await show();
  await add(file("film.bin", 5 * 1024 * 1024));
  await page.settle(() => expect(pageText()).toContain("1 of 1 uploaded"));
  expect(asked.map(({ method }) => method)).toEqual(["GET", "PATCH", "PATCH"]);
});

it("asks before a file of the same name is replaced, and shows any other refusal with a retry", async () => {
  let refusal: Response | null = failure(409, { code: "storage_refused", message: "There is already one." });
  const asked = answer({ [`POST ${base()}`]: () => refusal ?? success({ upload_id: ID, is_complete: false }) });
  await using page = await show();
  await add(file("a.bin", 10));
  await page.settle(() => expect(pageText()).toContain("There is already a file of this name."));
  refusal = failure(413, { code: "storage_refused", message: "This file is larger than the bucket allows." });
  await press("Replace a.bin");
  await page.settle(() => expect(pageText()).toContain("This file is larger than the bucket allows."));
  expect(asked.at(-1)!.body).toMatchObject({ replace: true });
  refusal = null;
  expect(named("button", "Retry a.bin")).toBeTruthy();
  await press("Retry a.bin");
  await page.settle(() => expect(pageText()).toContain("1 of 1 uploaded"));
});

it("stores files of every name under one that storage takes", () => {
  const names = ["Überblick 🎉.pdf", "..", "写真.png", "a/b\\c.txt", `${"x".repeat(400)}.png`, "plain (1).txt", " "];
  expect(pickedFiles(names.map((name) => file(name, 1))).map(({ path }) => path)).toEqual([
    "Uberblick -.pdf",
    "file",
    "-.png",
    "a-b-c.txt",
    `${"x".repeat(150)}${"x".repeat(46)}.png`,
    "plain (1).txt",
    "file",
  ]);
  expect(storableName(".")).toBe("file");
});
