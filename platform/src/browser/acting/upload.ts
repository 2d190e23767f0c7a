/** Gives a file to a page, as a person does who chooses one. Runs in the render worker. */
import { extname } from "node:path";
import type { Locator, Page } from "playwright-core";
import { quoted } from "./failure-words.ts";
import { find } from "./find-target.ts";
import type { ActionTarget, PageAction } from "./page-action.ts";
import { NotFound } from "./seen-text.ts";

const STEP_MS = 2_000;

const TYPES: Readonly<Record<string, string>> = {
  ".csv": "text/csv",
  ".gif": "image/gif",
  ".html": "text/html",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".json": "application/json",
  ".md": "text/markdown",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".xml": "application/xml",
};

type Upload = Extract<PageAction, { kind: "upload" }>;

/** Fields for files are often hidden behind a button of the page's own. */
export async function upload(page: Page, { target, file }: Upload): Promise<void> {
  const { name } = file;
  const buffer = "base64" in file ? Buffer.from(file.base64, "base64") : Buffer.from(file.text);
  const given = { name, mimeType: TYPES[extname(name).toLowerCase()] ?? "text/plain", buffer };
  const field = await fieldFor(page, target);
  if (field !== null) return field.setInputFiles(given, { timeout: STEP_MS });
  const asked = page.waitForEvent("filechooser", { timeout: STEP_MS }).catch(() => null);
  await (await find(page, target!)).click({ timeout: STEP_MS });
  const chooser = await asked;
  if (chooser === null) throw new NotFound(`${quoted(target!)} asks for no file.`);
  await chooser.setFiles(given, { timeout: STEP_MS });
}

/** Null: the target is something to press that asks for a file. */
async function fieldFor(page: Page, target: ActionTarget | undefined): Promise<Locator | null> {
  const fields = page.locator('input[type="file"]');
  if (target === undefined) {
    const count = await fields.count();
    if (count === 1) return fields;
    throw new NotFound(
      count === 0 ? "There is no field for files on the page." : `There are ${count} fields for files: name one.`,
    );
  }
  const label = target.label ?? target.text;
  if (label === undefined) return null;
  const labelled = page.getByLabel(label).and(fields);
  return (await labelled.count()) > 0 ? labelled.first() : null;
}
