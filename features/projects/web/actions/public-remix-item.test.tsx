import { Menu } from "@slipway/ui/layers/menu.tsx";
import { answerCalls, named, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PublicRemixItem } from "./public-remix-item.tsx";

afterEach(() => vi.unstubAllGlobals());

const shown = (isAllowed: boolean) =>
  render(
    <Menu opened withinPortal={false}>
      <Menu.Dropdown>
        <PublicRemixItem projectId="p1" isAllowed={isAllowed} />
      </Menu.Dropdown>
    </Menu>,
  );
const item = () => document.querySelector<HTMLButtonElement>("[role=menuitemcheckbox]")!;

it("lets strangers copy a public project once its admin has read what that hands out [W6.11] [P7]", async () => {
  const asked = answerCalls({ "PUT /projects/p1/public-remix": () => success() });
  await using page = await shown(false);
  expect(item().getAttribute("aria-checked")).toBe("false");
  await act(async () => item().click());
  await page.settle(() =>
    expect(named("[role=dialog]", "Let strangers copy this project?").textContent).toContain("a copy of the code"),
  );
  expect(asked).toEqual([]);
  await press("Let them copy it");
  await page.settle(() =>
    expect(asked).toEqual([{ method: "PUT", path: "/projects/p1/public-remix", body: { allow_public_remix: true } }]),
  );
});

it("is turned off without a question", async () => {
  const asked = answerCalls({ "PUT /projects/p1/public-remix": () => success() });
  await using page = await shown(true);
  expect(item().getAttribute("aria-checked")).toBe("true");
  await act(async () => item().click());
  await page.settle(() => expect(asked.at(0)?.body).toEqual({ allow_public_remix: false }));
});
