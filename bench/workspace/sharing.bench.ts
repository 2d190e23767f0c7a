/**
 * Sharing in a browser: the panel opens, somebody else's open panel shows an invitation, and a removed person's open tab
 * loses the project. The baseline is the panel's own list by API.
 */
import { newProject } from "@slipway/features/projects/testing.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { signUpPerson } from "@slipway/server/testing/test-person";
import { median, report, timed } from "../figures.ts";
import { openAs, pressUntil } from "./opened-page.ts";

const ROUNDS = 15;
const AWAY_ROUNDS = 5;

await using slipway = await startSlipway();
const browser = await launchChromium();
const signUp = (name: string) => signUpPerson({ appUrl: slipway.url, send: fetchByAddress, name });
try {
  const [maya, ana, ben] = [await signUp("Maya"), await signUp("Ana"), await signUp("Ben")];
  const { id: projectId } = await newProject(maya.call);
  const invite = (email: string, access_level: "admin" | "write") =>
    maya.call(sharingContract.add, { params: { projectId }, body: { email, access_level } });
  const list = () => maya.call(sharingContract.list, { params: { id: projectId } });
  /** Invites somebody, and takes the invitation on their page. */
  async function joined(person: typeof ana, level: "admin" | "write") {
    const { id: collaboratorId, invite_url: link } = await invite(person.email, level);
    const page = await openAs(browser, person);
    await page.goto(link!);
    await page.getByRole("button", { name: /^Accept as/ }).click();
    await page.waitForURL(`**/projects/${projectId}`);
    await page.getByRole("button", { name: "Share" }).waitFor();
    return { page, collaboratorId };
  }
  const anas = await joined(ana, "admin");
  const opened: number[] = [];
  const asked: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const button = anas.page.getByRole("button", { name: "Share" });
    await button.evaluate((one) => one.setAttribute("id", "opens-share"));
    opened.push(await pressUntil(anas.page, { press: "#opens-share", until: "[role=dialog][aria-label=Share] input" }));
    await anas.page.keyboard.press("Escape");
    await anas.page.getByRole("dialog", { name: "Share" }).waitFor({ state: "hidden" });
    asked.push(await timed(list));
  }
  await anas.page.getByRole("button", { name: "Share" }).click();
  await anas.page.getByRole("button", { name: /have access/ }).click();
  const shown: number[] = [];
  const lost: number[] = [];
  for (let round = 0; round < AWAY_ROUNDS; round += 1) {
    const email = `guest-${round}@example.com`;
    shown.push(
      await timed(async () => {
        await invite(email, "write");
        await anas.page.getByText(email).waitFor();
      }),
    );
    const bens = await joined(ben, "write");
    lost.push(
      await timed(async () => {
        await maya.call(sharingContract.remove, { params: { projectId, collaboratorId: bens.collaboratorId } });
        await bens.page.getByText("Nothing here, or you don't have access.").waitFor();
      }),
    );
    await bens.page.context().close();
  }
  report(
    [
      { name: "the share panel, warm", samples: opened.slice(1), unit: "ms", goal: 100 },
      { name: "an invitation in another open panel", samples: shown, unit: "ms", goal: 1000 },
      { name: "the project leaves a removed person's tab", samples: lost, unit: "ms", goal: 5000 },
      { name: "its list by the API", samples: asked, unit: "ms" },
    ],
    [{ name: "the panel, against its list by the API", value: median(asked) / median(opened) }],
  );
} finally {
  await browser.close();
}
