import { Menu } from "../layers/menu.tsx";
import { expect, it } from "vitest";
import { act } from "react";
import { render } from "../testing/render.tsx";

it("a menu owns its items and nothing else that takes the focus, which goes to the first one", async () => {
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
  const focused = () => document.activeElement?.textContent;
  await page.settle(() => expect(focused()).toBe("Preview"));
  const owned = [...menu().querySelectorAll("[tabindex], button")].map((element) => element.getAttribute("role"));
  expect(owned).toEqual(["menuitem", "menuitem"]);
});
