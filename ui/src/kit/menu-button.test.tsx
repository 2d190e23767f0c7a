import { Menu } from "../layers/menu.tsx";
import { expect, it } from "vitest";
import { named, pageText, press, render } from "../testing/render.tsx";
import { MenuButton } from "./menu-button.tsx";

it("opens its menu, and states whether it is open", async () => {
  await using screen = await render(
    <Menu>
      <Menu.Target>
        <MenuButton quiet aria-label="Sort by: Name">
          Name
        </MenuButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Newest first</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  const button = named("button", "Sort by: Name");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await press("Sort by: Name");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await screen.settle(() => expect(pageText()).toContain("Newest first"));
});
