import { act } from "react";
import { beforeAll, expect, it } from "vitest";
import type { WebFeature } from "../../slots/slots.ts";
import { pageText, press, render } from "../../testing/render.tsx";
import { askAboutSecrets, type Cleared } from "./ask-about-secrets.tsx";

const secret = ["sk", "live", "4eC39HqLyjWDarjtT1zdp9f2"].join("_");
const text = `Take payments with ${secret} please`;

function asked(project: Parameters<typeof askAboutSecrets>[1] = null, said = text) {
  const answers: (Cleared | null)[] = [];
  return {
    answers,
    ask: () => act(async () => void askAboutSecrets(said, project).then((answer) => answers.push(answer))),
  };
}

// The question arrives when it is first needed; a run of this file alone would wait for it.
beforeAll(() => import("./secret-question.tsx"));

it("passes a text without a secret without a question", async () => {
  await using _ = await render(<p />);
  expect(await askAboutSecrets("Make it green", null)).toEqual({ text: "Make it green", notASecret: false });
  expect(pageText()).toBe("");
});

it("shows the kind and few characters of a secret, and sends what the person decides", async () => {
  await using _ = await render(<p />);
  const { answers, ask } = asked();
  await ask();
  expect(pageText()).toContain("This looks like a Stripe secret key (sk_live…9f2). It was not sent and not saved.");
  expect(pageText()).not.toContain(secret);
  await press("Remove and send");
  await ask();
  await press("It is not a key");
  expect(answers).toEqual([
    { text: "Take payments with [removed] please", notASecret: false },
    { text, notASecret: true },
  ]);
});

it("sends nothing when it is closed", async () => {
  await using page = await render(<p />);
  const { answers, ask } = asked();
  await ask();
  await act(async () => document.querySelector<HTMLElement>(".mantine-Modal-close")!.click());
  await page.settle(() => expect(answers).toEqual([null]));
});

it("offers to store it only where a feature can, and sends its name instead", async () => {
  await using _ = await render(<p />);
  const stored: unknown[] = [];
  const secrets: WebFeature = {
    name: "secrets",
    slots: [
      {
        slot: "chat.secret",
        id: "store",
        order: 0,
        component: ({ secrets: found, onStored, onBack }) => (
          <>
            <button type="button" onClick={onBack}>
              Back
            </button>
            <button
              type="button"
              onClick={() => {
                stored.push(found);
                onStored(["STRIPE_SECRET_KEY"]);
              }}
            >
              Keep it
            </button>
          </>
        ),
      },
    ],
  };
  const without = asked({ projectId: "p1", features: [] });
  await without.ask();
  expect(pageText()).not.toContain("Store as a secret");
  await press("It is not a key");
  const { answers, ask } = asked({ projectId: "p1", features: [secrets] }, `${text}, again ${secret}`);
  await ask();
  await press("Store as a secret");
  await press("Back");
  expect(pageText()).toContain("Remove and send");
  await press("Store as a secret");
  await press("Keep it");
  expect(stored).toEqual([
    [{ what: "a Stripe secret key", value: secret, masked: "sk_live…9f2", before: "Take payments with " }],
  ]);
  const name = "[secret STRIPE_SECRET_KEY]";
  expect(answers).toEqual([{ text: `Take payments with ${name} please, again ${name}`, notASecret: false }]);
});
