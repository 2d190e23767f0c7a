/** Pictures that a browser would have made, and answers that TypeScript would have given: the world has neither. */
import { newVersion } from "@slipway/features/edits/testing.ts";
import { setScreenshot } from "@slipway/features/projects/server/index.ts";
import { PNG_PIXEL, upload } from "@slipway/features/uploads/testing.ts";
import type { LanguageServer } from "@slipway/sandbox/port";
import type { TestApp } from "@slipway/server/testing/test-app";
import { often, type Entry, type People, type Place } from "./known-values.ts";

const PICTURE = "1-390";
const ANSWER = "5b0e7b5e-6a3c-4c43-9c6c-300000000001";

export async function knownPictures({ services }: TestApp, { owner }: People, { id }: Place): Promise<Entry[]> {
  await setScreenshot(services, id, PNG_PIXEL);
  const { editId } = await newVersion(services, id, { files: { "src/seen.ts": "export const seen = 1;\n" } });
  await services.edits.setPicture(editId, PNG_PIXEL);
  await services.objects.put(`evidence/${id}/${ANSWER}/${PICTURE}`, PNG_PIXEL);
  const sent = await upload(owner.call);
  await services.database.pool.query("update uploads set project_id = $1 where id = $2", [id, sent]);
  return [
    ["GET /projects/{id}/edits/{editId}/picture editId", often(editId)],
    ["GET /projects/{id}/evidence/{messageId}/{picture} messageId", often(ANSWER)],
    ["picture", often(PICTURE)],
    ["GET /projects/{id}/images/{fileId} fileId", often(sent)],
  ];
}

const RANGE = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const ANSWERS: Readonly<Record<string, unknown>> = {
  "textDocument/completion": { items: [{ label: "seen", kind: 6 }] },
  "textDocument/hover": { contents: { kind: "markdown", value: "```typescript\nconst seen: 1\n```" } },
  "textDocument/diagnostic": { items: [{ range: RANGE, severity: 1, message: "Cannot find name 'x'." }] },
};

/** Knows one word, of every file. */
export const plainLanguageServer = (): Promise<LanguageServer> => {
  const ended = Promise.withResolvers<void>();
  return Promise.resolve({
    rootUri: "file:///app",
    ended: ended.promise,
    request: (method: string) => Promise.resolve(ANSWERS[method] ?? null),
    notify: () => undefined,
    apply: () => Promise.resolve(),
    [Symbol.asyncDispose]: async () => ended.resolve(),
  });
};
