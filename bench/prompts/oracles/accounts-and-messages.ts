/** Messages, comments and accounts: what people write and who may read it. */
import type { Locator } from "playwright-core";
import { PRESS, visit, type App, type PageFacts, type Visit } from "../screen/app.ts";
import { placesFor } from "../screen/places.ts";
import { confirmation, fillAll, newLines, newMarker, objections, openForm, PASSWORD, submitButton } from "./forms.ts";
import { firstThatHolds, no, yes, type Finding } from "./verdict.ts";
import { addOn } from "./records.ts";

const COMPOSERS = /message|write|comment|reply|ask|say|type|chat/i;

/** A text box with a way to send, outside dialogs; the last one on the page. */
async function composer(visited: Visit): Promise<Locator | null> {
  const boxes = visited.page
    .getByRole("textbox", { name: COMPOSERS })
    .or(visited.page.getByPlaceholder(COMPOSERS))
    .locator("visible=true");
  return (await boxes.count()) > 0 ? boxes.last() : null;
}

interface Sending {
  words: readonly string[];
  /** Opens the first listed thing when the page itself has no box. */
  inDetails: boolean;
  /** Requires an answer. */
  answered?: boolean;
}

export async function sends(app: App, { words, inDetails, answered = false }: Sending): Promise<Finding> {
  const places = placesFor(app, words);
  return firstThatHolds(places.length > 0 ? places : placesFor(app, []), async ({ path }) => {
    await using visited = await visit(app, { path });
    let box = await composer(visited);
    const first = (await visited.items())[0];
    if (box === null && inDetails && first !== undefined) {
      await visited.page
        .getByText(first.title)
        .locator("visible=true")
        .first()
        .click(PRESS)
        .catch(() => undefined);
      await visited.settled();
      box = await composer(visited);
    }
    if (box === null) {
      const opens = visited.page
        .getByRole("button", { name: /chat|message|comment|ask|help/i })
        .locator("visible=true");
      if ((await opens.count()) > 0)
        await opens
          .first()
          .click(PRESS)
          .catch(() => undefined);
      await visited.settled();
      box = await composer(visited);
    }
    if (box === null) return no(`${path}: no box to write into`);
    return await send(visited, box, { path, answered });
  });
}

async function send(
  visited: Visit,
  box: Locator,
  { path, answered }: { path: string; answered: boolean },
): Promise<Finding> {
  const marker = newMarker();
  const before = await visited.text();
  const form = box.locator("xpath=ancestor::form[1]");
  if ((await form.count()) > 0) await fillAll(form, marker);
  await box.fill(`${marker} hello there`);
  const button = (await form.count()) > 0 ? await submitButton(form) : null;
  if (button === null) await box.press("Enter");
  else await button.click();
  await visited.settled();
  const after = await visited.text();
  if (!after.includes(marker)) return no(`${path}: what was sent is not shown`);
  if (answered) {
    await visited.page
      .waitForFunction((known) => document.body.innerText.split("\n").length > known, after.split("\n").length, {
        timeout: 2500,
      })
      .catch(() => undefined);
    const lines = newLines(before, await visited.text()).filter((line) => !line.includes(marker) && line.length > 12);
    return lines.length > 0 ? yes(`${path}: answered "${lines[0]!.slice(0, 60)}"`) : no(`${path}: nobody answers`);
  }
  await visited.page.reload();
  await visited.settled();
  const kept = (await visited.text()).includes(marker);
  return kept ? yes(`${path}: shown, and still there after a reload`) : no(`${path}: gone after a reload`);
}

const SIGN_UP = /sign ?up|register|create (an )?account|join|registrieren/i;
const SIGN_IN = /sign ?in|log ?in|anmelden|iniciar/i;
const SIGN_OUT = /sign ?out|log ?out|abmelden|cerrar/i;

async function formFor(visited: Visit, name: RegExp): Promise<Locator | null> {
  const way = visited.page
    .getByRole("link", { name })
    .or(visited.page.getByRole("button", { name }))
    .or(visited.page.getByRole("tab", { name }));
  if ((await way.locator("visible=true").count()) > 0)
    await way
      .locator("visible=true")
      .first()
      .click(PRESS)
      .catch(() => undefined);
  await visited.settled();
  const password = visited.page.locator("input[type=password]:visible");
  if ((await password.count()) === 0) return null;
  const form = visited.page.locator("form, [role=dialog]").filter({ has: password });
  return (await form.count()) > 0 ? form.last() : openForm(visited.page);
}

async function register(visited: Visit, email: string): Promise<boolean> {
  const form = await formFor(visited, SIGN_UP);
  if (form === null) return false;
  await fillAll(form, newMarker());
  const address = form.locator("input[type=email], input[name*=mail i], input[autocomplete*=mail]").first();
  if ((await address.count()) > 0) await address.fill(email);
  await (await submitButton(form))?.click();
  await visited.settled();
  return signedIn(visited);
}

const newAddress = (): string => `${newMarker().toLowerCase()}@example.com`;

const signOut = (visited: Visit): Locator =>
  visited.page.getByRole("button", { name: SIGN_OUT }).or(visited.page.getByRole("link", { name: SIGN_OUT }));

const signedIn = async (visited: Visit): Promise<boolean> => {
  const out = visited.page
    .getByRole("button", { name: SIGN_OUT })
    .or(visited.page.getByRole("link", { name: SIGN_OUT }));
  if ((await out.count()) > 0) return true;
  return (await visited.page.locator("input[type=password]:visible").count()) === 0 && (await confirmsAccount(visited));
};
const confirmsAccount = async (visited: Visit): Promise<boolean> =>
  /welcome|my account|signed in|logged in|your account/i.test(await visited.text());

const ACCOUNTS = ["login", "signin", "sign", "register", "account", "log"];

/** Pages for signing in, and the first page as the last resort. */
const entrances = (app: App): PageFacts[] => [
  ...new Set([...placesFor(app, ACCOUNTS, 3), ...app.pages.filter(({ path }) => path === "/")]),
];

/** A new account signs its owner in, and keeps them signed in. */
export async function authenticates(app: App): Promise<Finding> {
  return firstThatHolds(entrances(app), async ({ path }) => {
    await using visited = await visit(app, { path });
    if (!(await register(visited, `${newMarker().toLowerCase()}@example.com`)))
      return no(`${path}: nobody can sign up`);
    await visited.page.reload();
    await visited.settled();
    return (await signedIn(visited))
      ? yes(`${path}: signed up and in, also after a reload`)
      : no(`${path}: signed out after a reload`);
  });
}

/** Two people with accounts of their own do not see each other's entries. */
export const separatesPeople = (app: App, words: readonly string[]): Promise<Finding> =>
  firstThatHolds(entrances(app), async ({ path }) => {
    await using visited = await visit(app, { path });
    return await secretFromOthers(visited, path, words);
  });

async function secretFromOthers(visited: Visit, path: string, words: readonly string[]): Promise<Finding> {
  if (!(await register(visited, newAddress()))) return no(`${path}: nobody can sign up`);
  const marker = await writeHere(visited, words);
  if (marker === null) return no(`${path}: signed in, there is no form to add something`);
  const out = signOut(visited);
  if ((await out.count()) === 0) return no(`${path}: there is no way to sign out`);
  await out.first().click();
  await visited.settled();
  if ((await visited.text()).includes(marker))
    return no(`${path}: what was written is shown to a person who is signed out`);
  await visited.go(path);
  if (!(await register(visited, newAddress()))) return no(`${path}: a second person cannot sign up`);
  return (await visited.text()).includes(marker)
    ? no(`${path}: a second person sees what the first wrote`)
    : yes(`${path}: a second person does not see what the first wrote`);
}

async function writeHere(visited: Visit, words: readonly string[]): Promise<string | null> {
  let form = await openForm(visited.page);
  if (form === null) {
    const adds = visited.page
      .getByRole("button", { name: new RegExp(`add|new|create|write|${words.join("|")}`, "i") })
      .first();
    await adds.click(PRESS).catch(() => undefined);
    await visited.settled();
    form = await openForm(visited.page);
  }
  if (form === null) return null;
  const marker = newMarker();
  await fillAll(form, marker);
  await (await submitButton(form))?.click();
  await visited.settled();
  return (await visited.text()).includes(marker) ? marker : null;
}

/** A new account opens with its password and with no other. */
export async function logsIn(app: App): Promise<Finding> {
  return firstThatHolds(
    [...placesFor(app, ["login", "signin", "sign", "account"], 3), ...app.pages.slice(0, 1)],
    async ({ path }) => {
      await using visited = await visit(app, { path });
      const email = `${newMarker().toLowerCase()}@example.com`;
      if (!(await register(visited, email))) return no(`${path}: nobody can sign up`);
      const out = visited.page
        .getByRole("button", { name: SIGN_OUT })
        .or(visited.page.getByRole("link", { name: SIGN_OUT }));
      if ((await out.count()) === 0) return no(`${path}: there is no way to sign out`);
      await out.first().click();
      await visited.settled();
      const form = await formFor(visited, SIGN_IN);
      if (form === null) return no(`${path}: no form to sign in`);
      const before = await visited.text();
      await fillAll(form, newMarker());
      const address = form.locator("input[type=email], input[name*=mail i]").first();
      if ((await address.count()) > 0) await address.fill(email);
      await form.locator("input[type=password]").first().fill("wrong-one-entirely");
      await (await submitButton(form))?.click();
      await visited.settled();
      if ((await objections(visited.page.locator("body"))) === 0 && confirmation(before, await visited.text()) !== null)
        return no(`${path}: a wrong password opens it`);
      await form.locator("input[type=password]").first().fill(PASSWORD);
      await (await submitButton(form))?.click();
      await visited.settled();
      return (await signedIn(visited))
        ? yes(`${path}: opens with the right password only`)
        : no(`${path}: the right password does not open it`);
    },
  );
}

/** Whether an account is required: the app shows no more than a form with a password. */
const asksToSignIn = async (visited: Visit): Promise<boolean> =>
  (await visited.page.locator("input[type=password]:visible").count()) > 0;

/** The sign-out control appears before the page behind the sign-in. */
async function waitInside({ page, settled }: Visit): Promise<void> {
  for (const sign of [page.getByRole("button", { name: SIGN_OUT }), page.locator("main h1, [role=main] h1")])
    await sign
      .first()
      .waitFor(PRESS)
      .catch(() => undefined);
  await settled();
}

async function enterAgain(visited: Visit, email: string): Promise<void> {
  const form = await formFor(visited, SIGN_IN);
  if (form === null) return;
  await form.locator("input[type=email], input[name*=mail i]").first().fill(email);
  await form.locator("input[type=password]").first().fill(PASSWORD);
  await (await submitButton(form))?.click();
  await waitInside(visited);
}

/** A thing added in one browser appears in a new one, with the same account where one is needed. */
export async function sharedBetweenBrowsers(app: App, words: readonly string[]): Promise<Finding> {
  const named = placesFor(app, words);
  const places = named.length > 0 ? named : app.pages.filter(({ path }) => path === "/");
  return firstThatHolds(places, async (place) => {
    let email: string | null = null;
    const enter = async (visited: Visit): Promise<void> => {
      if (!(await asksToSignIn(visited))) return;
      email = newAddress();
      await register(visited, email);
      await waitInside(visited);
    };
    const added = await addOn(app, place, { words, enter });
    if (typeof added === "string") return no(added);
    await using first = added.visited;
    await using second = await visit(app, { path: new URL(first.page.url()).pathname });
    if (email !== null) await enterAgain(second, email);
    await second.page
      .getByText(added.marker)
      .first()
      .waitFor(PRESS)
      .catch(() => undefined);
    return (await second.text()).includes(added.marker)
      ? yes(`${added.path}: a second browser sees it${email === null ? "" : ", signed in with the same account"}`)
      : no(`${added.path}: a second browser does not see it`);
  });
}
