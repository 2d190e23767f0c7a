/** A seeded walk of one person through a project's life, beside a model of the expected state after each step. */
import { randomUUID } from "node:crypto";
import { billingContract } from "@slipway/features/billing/contract/index.ts";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { AppError } from "@slipway/kernel/errors";
import { diceOf, type Dice } from "@slipway/platform/testing/dice";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { FuzzWorld } from "./fuzz-world.ts";
import { exchangeBytes } from "./raw-exchange.ts";

type Files = ReadonlyMap<string, string>;

interface Version {
  /** Null for the starter, which no list shows. */
  editId: string | null;
  sha: string;
  files: Files;
}

/** The walk's results, as far as it may know them. */
interface Model {
  id: string;
  title: string;
  name: string;
  versions: Version[];
  /** The live deployment, and all deployments, oldest first. */
  live: { id: string; files: Files } | null;
  deployments: { id: string; files: Files }[];
  bookmarked: Set<string>;
  isTrashed: boolean;
}

interface Walk {
  world: FuzzWorld;
  person: TestPerson;
  dice: Dice;
  model: Model;
}

type Step = (walk: Walk) => Promise<void>;

class Broken extends Error {}
function hold(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Broken(what);
}

const PATHS = [
  "public/a.txt",
  "public/b.txt",
  "src/c.ts",
  "src/deep/d.ts",
  "public/Änderung 🧁.txt",
  "public/x/y/z.txt",
];
const TEXTS = ["", "one", "two\n", "a\r\nb", "🧁", "export {};\n"];
const head = (model: Model): Version => model.versions.at(-1)!;
const byId = ({ model }: Walk) => ({ params: { id: model.id } });

async function refused(work: Promise<unknown>, ...codes: string[]): Promise<void> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  hold(error !== null, `was answered, but ${codes.join(" or ")} was due`);
  hold(
    error instanceof AppError && codes.includes(error.code),
    `failed with ${String((error as AppError).code ?? error)}`,
  );
}

async function sourceOf({ person, model }: Walk, sha?: string): Promise<Files> {
  const query = sha === undefined ? {} : { commit_sha: sha };
  const { files } = await person.call(filesContract.sourceCode, { params: { id: model.id }, query });
  return new Map(files.filter(({ binary }) => !binary).map(({ name, contents }) => [name, contents]));
}

const same = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

async function edit(walk: Walk): Promise<void> {
  const { dice, model, person } = walk;
  const files = new Map(head(model).files);
  const changes: { path: string; content: string | null }[] = [];
  for (const path of new Set([dice.of(PATHS), dice.of(PATHS)])) {
    const content = files.has(path) && dice.chance(0.3) ? null : `${dice.of(TEXTS)}${dice.below(1000)}`;
    changes.push({ path, content });
    if (content === null) files.delete(path);
    else files.set(path, content);
  }
  const body = { changes, base_commit_sha: head(model).sha };
  const { commit_sha, edit_id } = await person.call(filesContract.editCode, { params: { projectId: model.id }, body });
  model.versions.push({ editId: edit_id, sha: commit_sha, files });
}

async function moveFile(walk: Walk): Promise<void> {
  const { dice, model, person } = walk;
  const files = new Map(head(model).files);
  const from = dice.of([...files.keys()].filter((path) => PATHS.includes(path)));
  const to = `public/moved-${dice.below(5)}.txt`;
  if (from === undefined || files.has(to)) return;
  const content = files.get(from)!;
  files.delete(from);
  files.set(to, content);
  const changes = [
    { path: to, content },
    { path: from, content: null },
  ];
  const answer = await person.call(filesContract.editCode, { params: { projectId: model.id }, body: { changes } });
  model.versions.push({ editId: answer.edit_id, sha: answer.commit_sha, files });
}

async function revert(walk: Walk): Promise<void> {
  const { dice, model, person } = walk;
  const wanted = dice.of(model.versions.slice(1));
  if (wanted === undefined) return;
  const call = person.call(editsContract.revertToEdit, { ...byId(walk), body: { edit_id: wanted.editId! } });
  if (same(wanted.files, head(model).files)) return refusedOrSame(walk, call);
  const { id, commit_sha } = await call;
  model.versions.push({ editId: id, sha: commit_sha, files: wanted.files });
}

/** Equal files are either refused or make a version with the same files, depending on the current version. */
async function refusedOrSame({ model }: Walk, call: Promise<{ id: string; commit_sha: string }>): Promise<void> {
  const answer = await call.catch((error: unknown) => {
    hold(error instanceof AppError && error.code === "already_current", `failed with ${String(error)}`);
    return null;
  });
  if (answer !== null) model.versions.push({ editId: answer.id, sha: answer.commit_sha, files: head(model).files });
}

/** The server chooses the version that undo goes back to, which has to be an earlier state. */
async function undo(walk: Walk): Promise<void> {
  const { model, person } = walk;
  const answer = await person.call(editsContract.undo, byId(walk)).catch((error: unknown) => {
    hold(error instanceof AppError && error.code === "nothing_to_undo", `failed with ${String(error)}`);
    return null;
  });
  if (answer === null) return;
  const files = await sourceOf(walk, answer.commit_sha);
  hold(
    model.versions.some((version) => same(version.files, files)),
    "undo led to files that were never there",
  );
  model.versions.push({ editId: answer.id, sha: answer.commit_sha, files });
}

async function rename(walk: Walk): Promise<void> {
  const { model, person, dice } = walk;
  const title = `Walk ${dice.below(1000)} é`;
  const name = `walk-${randomUUID().slice(0, 12)}`;
  const body = { display_name: title, ...(dice.chance(0.5) ? { name } : {}) };
  const answer = await person.call(projectsContract.update, { ...byId(walk), body });
  hold(answer.display_name === title, `is called ${answer.display_name}`);
  model.title = title;
  // The name follows the title in the server's own words until it is chosen or published.
  hold(body.name === undefined || answer.name === name, `the name is ${answer.name}`);
  model.name = answer.name;
}

async function publish(walk: Walk): Promise<void> {
  const { model, person } = walk;
  const { deployment_id } = await person.call(publishContract.deploy, { ...byId(walk), body: {} });
  model.live = { id: deployment_id, files: head(model).files };
  if (!model.deployments.some(({ id }) => id === deployment_id)) model.deployments.push(model.live);
}

async function rollBack(walk: Walk): Promise<void> {
  const { model, person, dice } = walk;
  const wanted = dice.of(model.deployments.slice(-10));
  if (wanted === undefined) return;
  const params = { id: model.id, deploymentId: wanted.id };
  const { deployment_id } = await person.call(publishContract.rollBack, { params });
  model.live = { id: deployment_id, files: wanted.files };
  if (!model.deployments.some(({ id }) => id === deployment_id)) model.deployments.push(model.live);
}

async function unpublish(walk: Walk): Promise<void> {
  const call = walk.person.call(publishContract.unpublish, byId(walk));
  if (walk.model.live === null) return refused(call, "not_published");
  await call;
  walk.model.live = null;
}

async function bookmark(walk: Walk): Promise<void> {
  const { model, person, dice } = walk;
  const editId = dice.of(model.versions.slice(1))?.editId;
  if (editId == null) return;
  const bookmarked = dice.chance(0.6);
  await person.call(editsContract.bookmark, { params: { id: model.id, editId }, body: { bookmarked } });
  if (bookmarked) model.bookmarked.add(editId);
  else model.bookmarked.delete(editId);
}

/** Only restoring works in Trash, and the site is away until then. */
async function trash(walk: Walk): Promise<void> {
  const { model, person } = walk;
  await person.call(projectsContract.remove, { ...byId(walk), query: {} });
  model.isTrashed = true;
  await refused(edit(walk), "not_found", "forbidden");
  await refused(person.call(publishContract.deploy, { ...byId(walk), body: {} }), "not_found", "forbidden");
}

async function restore(walk: Walk): Promise<void> {
  await walk.person.call(projectsContract.restore, byId(walk));
  walk.model.isTrashed = false;
}

/** Another person sees it as not existing. */
async function strangers({ world, model }: Walk): Promise<void> {
  await refused(world.app.stranger(projectsContract.details, { params: { id: model.id } }), "not_signed_in");
}

const STEPS: readonly (readonly [name: string, times: number, step: Step])[] = [
  ["edit", 8, edit],
  ["move", 3, moveFile],
  ["revert", 3, revert],
  ["undo", 2, undo],
  ["rename", 2, rename],
  ["publish", 4, publish],
  ["roll back", 2, rollBack],
  ["unpublish", 1, unpublish],
  ["bookmark", 2, bookmark],
  ["trash", 1, trash],
  ["strangers", 1, strangers],
];
const CHOICES = STEPS.flatMap(([name, times, step]) => Array.from({ length: times }, () => ({ name, step })));

/** Every readable fact agrees with the model. */
async function check(walk: Walk): Promise<void> {
  const { person, model, world } = walk;
  const details = await person.call(projectsContract.details, byId(walk));
  hold("workspace_id" in details, "the owner is told what a stranger is told");
  hold(details.display_name === model.title, `the title is ${details.display_name}`);
  hold(details.name === model.name, `the name is ${details.name}`);
  hold(details.latest_commit_sha === head(model).sha, "the newest version is another one");
  hold((details.deleted_at !== null) === model.isTrashed, "Trash is another one's");
  hold(details.is_published === (model.live !== null), `published: ${details.is_published}`);
  if (model.isTrashed) return checkSite(world, { ...model, live: null });
  hold(same(await sourceOf(walk), head(model).files), "the newest files differ");
  const past = walk.dice.of(model.versions);
  hold(same(await sourceOf(walk, past.sha), past.files), `the files of ${past.sha} differ`);
  const { items } = await person.call(editsContract.listEdits, { ...byId(walk), query: { limit: "100" as never } });
  const wrong = items.find((item) => item.bookmarked !== model.bookmarked.has(item.id));
  hold(wrong === undefined, `the bookmark of ${wrong?.id} is another one`);
  await checkSite(world, model);
}

async function checkSite(world: FuzzWorld, { name, live }: Model): Promise<void> {
  const { host } = new URL(world.app.services.addresses.siteUrl(name));
  const ask = (path: string) =>
    exchangeBytes(
      world.port,
      Buffer.from(`GET /${encodeURI(path)} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
      15_000,
    );
  const { status } = await ask("");
  hold(status === (live === null ? 404 : 200), `the site answers ${status}`);
  const shown = [...(live?.files ?? [])].find(([path]) => path.startsWith("public/") && path.endsWith(".txt"));
  if (shown === undefined) return;
  const answer = await ask(shown[0].slice("public/".length));
  hold(answer.text === shown[1], `the site shows another ${shown[0]}`);
}

async function begin(world: FuzzWorld, dice: Dice): Promise<Walk> {
  const person = world.owner;
  const { workspaceId } = world.projects.open;
  // Requests of the fuzzer may have changed the plan, and the walk's steps need one that allows them.
  const params = { id: workspaceId };
  await person.call(billingContract.changePlan, { params, body: { plan: "biz" } });
  await person.call(workspacesContract.update, { params, body: { disable_publish: false } });
  const body = { workspace_id: workspaceId, display_name: "Walk" };
  const { id } = await person.call(projectsContract.create, { body });
  const details = await person.call(projectsContract.details, { params: { id } });
  hold("workspace_id" in details && details.latest_commit_sha !== null, "a new project has no first version");
  const model: Model = {
    id,
    title: "Walk",
    name: details.name,
    versions: [{ editId: null, sha: details.latest_commit_sha, files: new Map() }],
    live: null,
    deployments: [],
    bookmarked: new Set(),
    isTrashed: false,
  };
  const walk = { world, person, dice, model };
  model.versions[0]!.files = await sourceOf(walk);
  return walk;
}

export interface WalkRun {
  seed: number;
  steps: number;
}

/** Null, or the deviation from the model and the steps to it. The same seed walks the same way. */
export async function walkProject(world: FuzzWorld, { seed, steps }: WalkRun): Promise<string | null> {
  const dice = diceOf(seed);
  const walk = await begin(world, dice);
  const taken: string[] = [];
  try {
    for (let count = 0; count < steps; count += 1) {
      const { name, step } = walk.model.isTrashed ? { name: "restore", step: restore } : dice.of(CHOICES);
      taken.push(name);
      await step(walk);
      await check(walk);
    }
    const { params } = byId(walk);
    await walk.person.call(projectsContract.remove, { params, query: {} });
    const query = { permanent: "true" as never, confirm: walk.model.title };
    await walk.person.call(projectsContract.remove, { params, query });
    await refused(walk.person.call(projectsContract.details, { params }), "not_found");
    return null;
  } catch (error) {
    const what = error instanceof AppError ? `${error.code} ${error.userMessage}` : String(error);
    return `${what} [walk ${seed}] after ${taken.join(", ")}`;
  }
}
