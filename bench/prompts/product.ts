/** A project of a started Slipway, as a person makes it: requested, awaited, published, changed. */
import { randomUUID } from "node:crypto";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { ENABLE_CLOUD_MESSAGE, ENABLE_CLOUD_VIEW } from "@slipway/features/cloud/contract/index.ts";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { followLive, type Following, type LiveDocument } from "@slipway/server/testing/follow-live";
import { createProject, filesOf, isAnswer, sendMessage } from "@slipway/server/testing/generated-project";
import type { RunningSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser } from "playwright-core";
import type { PlanFacts } from "./screen/app.ts";

/** A turn on a busy machine is measured, not cut off. */
const WAIT_MS = 600_000;

export interface Turn {
  /** Milliseconds after the request. */
  firstTextMs: number | null;
  versionMs: number;
  /** Time until the version's preview was on a screen; null when it did not come, or nobody looked. */
  previewMs: number | null;
  version: number | null;
  answer: string;
  /** The evidence line, with single checks. */
  evidence: string | null;
  failedChecks: string[];
  /** Its claims of work done, line by line as its version stores them. */
  did: string[];
  notDone: string[];
  question: string | null;
  /** Whether it ended with the question of adding a backend. */
  offersCloud: boolean;
}

export type Sources = ReadonlyMap<string, string>;

export interface Project {
  id: string;
  turn: Turn;
  files: Sources;
  plan: PlanFacts | null;
  /** Address of its newest published version; null when publishing failed, with the reason in `unpublished`. */
  origin: string | null;
  unpublished: string | null;
}

export interface Product {
  slipway: RunningSlipway;
  person: TestPerson;
  browser: Browser;
}

interface EvidenceDocument {
  summary: string;
  checks: { name: string; ok: boolean | null; detail: string }[];
}

function turnOf(answer: LiveDocument, firstTextMs: number | null, versionMs: number): Turn {
  const evidence = answer["evidence"] as EvidenceDocument | null | undefined;
  const question = answer["question"] as { question: string; options?: unknown } | null | undefined;
  return {
    firstTextMs,
    versionMs,
    previewMs: null,
    version: typeof answer["version"] === "number" ? answer["version"] : null,
    answer: String(answer["content"] ?? ""),
    evidence: evidence?.summary ?? null,
    failedChecks: (evidence?.checks ?? [])
      .filter(({ ok }) => ok === false)
      .map(({ name, detail }) => `${name}: ${detail}`),
    did: [],
    notDone: (answer["not_done"] as string[] | undefined) ?? [],
    question: question?.question ?? null,
    offersCloud: JSON.stringify(question?.options ?? []).includes(ENABLE_CLOUD_MESSAGE),
  };
}

interface Answering {
  id: string;
  isOurs: (document: LiveDocument) => boolean;
}

/** Allows a tool that asks, as a person would who asked for its work. */
async function finishedAnswer(
  { person }: Pick<Product, "person">,
  trajectory: Following,
  { id, isOurs }: Answering,
): Promise<LiveDocument> {
  const allowed = new Set<string>();
  const asking = (document: LiveDocument): string | null => {
    const approval = document["approval"] as { id: string } | null | undefined;
    return approval != null && !allowed.has(approval.id) ? approval.id : null;
  };
  for (;;) {
    const answer = await trajectory.until(
      (document) => isOurs(document) && (document["status"] !== "running" || asking(document) !== null),
      WAIT_MS,
    );
    const approval = asking(answer);
    if (answer["status"] !== "running" || approval === null) return answer;
    allowed.add(approval);
    await person.call(chatContract.answerApproval, {
      params: { id, aiMessageId: String(answer["id"]) },
      body: { approval_id: approval, answer: "allow_once" },
    });
  }
}

/** Waits for the answer of a turn. `ask` starts it and answers its id, or null for the first one. */
async function turn({ slipway, person }: Product, id: () => string, ask: () => Promise<string | null>): Promise<Turn> {
  const started = performance.now();
  const since = (): number => performance.now() - started;
  const answerId = await ask();
  await using trajectory = await followLive(slipway.url, person, `projects/${id()}/trajectory`);
  const isOurs = (document: LiveDocument): boolean =>
    isAnswer(document) && (answerId === null || document["id"] === answerId);
  const first = trajectory
    .until((document) => isOurs(document) && document["content"] !== "", WAIT_MS)
    .then(since, () => null);
  const answer = await finishedAnswer({ person }, trajectory, { id: id(), isOurs });
  const versionMs = since();
  return turnOf(answer, answer["content"] === "" ? null : await first, versionMs);
}

/** The report is in the commit's message: its title as one line, and more below. */
async function reported(person: TestPerson, id: string, version: number): Promise<string[]> {
  const { items } = await person.call(editsContract.listEdits, { params: { id }, query: {} });
  const made = items.find((edit) => edit.version === version);
  const [title = "", , ...lines] = (made?.commit_message ?? "").split("\n");
  const did = lines.flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : []));
  return did.length > 0 ? did : [title].filter((line) => line !== "");
}

async function sourcesOf(person: TestPerson, id: string): Promise<Sources> {
  const files = await filesOf(person, id);
  return new Map([...files].map(([path, content]) => [path, Buffer.from(content).toString("utf8")]));
}

interface PrintedPlan {
  archetype?: string;
  entities?: PrintedThing[];
  /** Lists in the app's files: menu items, classes. */
  contents?: PrintedThing[];
}

interface PrintedThing {
  key?: string;
  singular?: string;
  plural?: string;
}

/** Null without a plan, or with one of another shape: another builder need not write one. */
function planOf(files: Sources): PlanFacts | null {
  const text = files.get(".slipway/plan.json");
  if (text === undefined) return null;
  const plan = JSON.parse(text) as PrintedPlan;
  if (typeof plan.archetype !== "string") return null;
  const entities = [...(plan.entities ?? []), ...(plan.contents ?? [])].map(({ key, singular, plural }) =>
    [key, singular, plural].filter(Boolean).join(" "),
  );
  return { archetype: plan.archetype, entities };
}

async function publish(person: TestPerson, id: string): Promise<Pick<Project, "origin" | "unpublished">> {
  try {
    await person.call(publishContract.deploy, { params: { id }, body: {} });
    const details = await person.call(projectsContract.details, { params: { id } });
    if (!("site_url" in details)) throw new Error("the project's owner is not told its address");
    return { origin: details.site_url, unpublished: null };
  } catch (error) {
    return { origin: null, unpublished: String(error instanceof Error ? error.message : error) };
  }
}

async function finished(product: Product, id: string, made: Turn): Promise<Project> {
  const { person } = product;
  if (made.version === null)
    return {
      id,
      turn: made,
      files: new Map(),
      plan: null,
      origin: null,
      unpublished: `no version was made: "${made.answer.trim().slice(-160)}"`,
    };
  const files = await sourcesOf(person, id);
  const turn = { ...made, did: await reported(person, id, made.version) };
  return { id, turn, files, plan: planOf(files), ...(await publish(person, id)) };
}

/** Longest wait for a preview. */
const PREVIEW_MS = 60_000;

/** Time until something of the app is on the screen; null when nothing came. */
async function previewShown({ person, browser }: Product, id: string, started: number): Promise<number | null> {
  const page = await browser.newPage();
  try {
    const { url } = await person.call(previewContract.access, { params: { id }, body: {} });
    await page.goto(url, { waitUntil: "commit", timeout: PREVIEW_MS });
    await page.locator("#root > *").first().waitFor({ state: "visible", timeout: PREVIEW_MS });
    return performance.now() - started;
  } catch {
    return null;
  } finally {
    await page.context().close();
  }
}

/** `opens`: somebody looks at the preview as soon as the version exists. */
export async function build(product: Product, prompt: string, { opens }: { opens: boolean }): Promise<Project> {
  const started = performance.now();
  let id = "";
  const made = await turn(
    product,
    () => id,
    async () => {
      id = await createProject(product.person, prompt);
      return null;
    },
  );
  const previewMs = opens && made.version !== null ? await previewShown(product, id, started) : null;
  return finished(product, id, { ...made, previewMs });
}

/** Sends what the chat's button sends; the turn goes on with the request. */
const enableCloud = (product: Product, id: string): Promise<Turn> =>
  turn(
    product,
    () => id,
    async () => {
      const { ai_message_id } = await product.person.call(chatContract.send, {
        params: { id },
        body: {
          id: randomUUID(),
          ai_message_id: randomUUID(),
          message: ENABLE_CLOUD_MESSAGE,
          view: ENABLE_CLOUD_VIEW,
          use_offline_builder: true,
        },
      });
      return ai_message_id;
    },
  );

/** Sends another message to the project, and publishes its newest version, even if nothing changed. */
export async function change(product: Product, before: Project, prompt: string): Promise<Project> {
  const asked = await turn(
    product,
    () => before.id,
    () => sendMessage(product.person, before.id, prompt),
  );
  const made = asked.offersCloud ? await enableCloud(product, before.id) : asked;
  if (made.version === null) return { ...before, turn: made, files: await sourcesOf(product.person, before.id) };
  return finished(product, before.id, made);
}
