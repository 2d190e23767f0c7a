import { Menu } from "@mantine/core";
import { expect, it } from "vitest";
import { act } from "react";
import { render } from "../testing/render.tsx";

it("a menu owns its items and nothing else that takes the focus, and the arrows reach the first one", async () => {
  await using page = await render(
    <Menu>
      <Menu.Target>
        <button type="button">All tools</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Preview</Menu.Item>
        <Menu.Item disabled>Code opens on a larger screen</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  await act(async () => document.querySelector("button")!.click());
  const menu = () => document.querySelector<HTMLElement>("[role=menu]")!;
  await page.settle(() => expect(document.activeElement).toBe(menu()));
  const owned = [...menu().querySelectorAll("[tabindex], button")].map((element) => element.getAttribute("role"));
  expect(owned).toEqual(["menuitem", "menuitem"]);
  const down = new KeyboardEvent("keydown", { key: "ArrowDown", code: "ArrowDown", bubbles: true, cancelable: true });
  await act(async () => document.activeElement!.dispatchEvent(down));
  expect(document.activeElement?.textContent).toBe("Preview");
});
