/** The project as a hidden check may ask of it: its files, its published pages, its rows. */
import { randomUUID } from "node:crypto";
import type { AiMessage } from "@slipway/features/chat/contract/messages.ts";
import { cloudSqlContract } from "@slipway/features/cloud-sql/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import type { Browser } from "playwright-core";
import { visit } from "../../prompts/screen/app.ts";
import type { AskedTurn, Files, Outcome } from "../tasks/task.ts";
import type { Place } from "./place.ts";

export interface Opener {
  browser: Browser;
  /** A page of the app at its newest version, as PNG. */
  picture(place: Place, projectId: string, what: NonNullable<AskedTurn["picture"]>): Promise<Uint8Array<ArrayBuffer>>;
}

async function published({ person }: Place, id: string): Promise<string> {
  await person.call(publishContract.deploy, { params: { id }, body: {} });
  const details = await person.call(projectsContract.details, { params: { id } });
  if (!("site_url" in details)) throw new Error("the project's owner is not told its address");
  return details.site_url;
}

export function openerOver(browser: Browser): Opener {
  return {
    browser,
    async picture(place, projectId, { path, width }) {
      const origin = await published(place, projectId);
      await using opened = await visit({ browser, origin }, { path, width });
      return new Uint8Array(await opened.page.screenshot());
    },
  };
}

interface Judged {
  place: Place;
  open: Opener | null;
  projectId: string;
  before: Files;
  files: Files;
  answers: readonly AiMessage[];
}

export function outcomeOf({ place, open, projectId, ...rest }: Judged): Outcome {
  let origin: Promise<string> | null = null;
  return {
    ...rest,
    async visit(options) {
      if (open === null) throw new Error("there is no browser to open the app in");
      return visit({ browser: open.browser, origin: await (origin ??= published(place, projectId)) }, options);
    },
    async rows(sql) {
      const params = { id: projectId };
      const body = { run_id: randomUUID(), sql, in_history: false };
      const { answer } = await place.person.call(cloudSqlContract.run, { params, body });
      const names = answer?.columns.map(({ name }) => name) ?? [];
      return (answer?.rows ?? []).map((row) => Object.fromEntries(row.map((value, at) => [names[at]!, value])));
    },
  };
}
