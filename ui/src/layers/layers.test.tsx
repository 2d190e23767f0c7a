import { TextInput, Tooltip } from "@mantine/core";
import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { focus, key, named, press, render } from "../testing/render.tsx";
import { Dialog } from "./dialog.tsx";
import { closeLayersOfOtherPages, closeTopLayers, useLayers } from "./layer-stack.ts";
import { Menu } from "./menu.tsx";
import { Popover } from "./popover.tsx";
import { Sheet } from "./sheet.tsx";

afterEach(() => expect(useLayers.getState().open).toEqual([]));

/** Every kind of layer, each opened from within the one before. */
function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const opens = (name: string) => () => setOpen((before) => [...before, name]);
  const closes = (name: string) => () => setOpen((before) => before.filter((other) => other !== name));
  return (
    <>
      <button type="button" onClick={opens("sheet")}>
        Open sheet
      </button>
      <Sheet opened={open.includes("sheet")} onClose={closes("sheet")} title="Sheet">
        <button type="button" onClick={opens("dialog")}>
          Open dialog
        </button>
      </Sheet>
      {open.includes("dialog") && (
        <Dialog opened onClose={closes("dialog")} title="Dialog">
          <Popover opened={open.includes("popover")} onChange={closes("popover")}>
            <Popover.Target>
              <button type="button" onClick={opens("popover")}>
                Open popover
              </button>
            </Popover.Target>
            <Popover.Dropdown>In the popover</Popover.Dropdown>
          </Popover>
          <Menu>
            <Menu.Target>
              <button type="button">Open menu</button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item>An entry</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <TextInput
            aria-label="Being edited"
            onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
          />
        </Dialog>
      )}
    </>
  );
}

const layers = () => useLayers.getState().open.length;

it("closes only the top layer by Escape, of whatever kind", async () => {
  await using page = await render(<Page />);
  for (const [at, name] of ["Open sheet", "Open dialog", "Open popover"].entries()) {
    await press(name);
    await page.settle(() => expect(layers()).toBe(at + 1));
  }
  await key(document.body, "Escape");
  await page.settle(() => expect(layers()).toBe(2));
  await press("Open menu");
  await page.settle(() => expect(layers()).toBe(3));
  await key(named("[role=menuitem]", "An entry"), "Escape");
  await page.settle(() => expect(layers()).toBe(2));
  await key(named("input", "Being edited"), "Escape");
  expect(layers()).toBe(2);
  await key(document.body, "Escape");
  await page.settle(() => expect(layers()).toBe(1));
  await key(document.body, "Escape");
  await page.settle(() => expect(layers()).toBe(0));
});

it("closes the top layer by the first Escape while a tooltip is open, too", async () => {
  function WithTooltip() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Tooltip label="Why it is here" openDelay={0}>
          <button type="button" onClick={() => setOpen(true)}>
            Open it
          </button>
        </Tooltip>
        <Dialog opened={open} onClose={() => setOpen(false)} title="Dialog" trapFocus={false}>
          In the dialog
        </Dialog>
      </>
    );
  }
  await using page = await render(<WithTooltip />);
  await press("Open it");
  await focus(named("button", "Open it"));
  await page.settle(() => expect(document.querySelector("[role=tooltip]")).not.toBeNull());
  await page.settle(() => expect(layers()).toBe(1));
  await key(document.body, "Escape");
  await page.settle(() => expect(layers()).toBe(0));
});

it("gives the focus back to what opened a layer, and to its neighbour when that is gone", async () => {
  function Opener() {
    const [state, setState] = useState<"closed" | "open" | "done">("closed");
    return (
      <div>
        {state !== "done" && (
          <button type="button" onClick={() => setState("open")}>
            Make it
          </button>
        )}
        <a href="/next">Next</a>
        {state === "open" && (
          <Dialog opened onClose={() => setState("closed")} title="Sure?">
            <button type="button" onClick={() => setState("done")}>
              Yes
            </button>
          </Dialog>
        )}
      </div>
    );
  }
  await using page = await render(<Opener />);
  const open = async () => {
    await focus(named("button", "Make it"));
    await press("Make it");
    await page.settle(() => expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull());
  };
  await open();
  await key(document.body, "Escape");
  await page.settle(() => expect(document.activeElement?.textContent).toBe("Make it"));
  await open();
  await press("Yes");
  await page.settle(() => expect(document.activeElement?.textContent).toBe("Next"));
});

it("closes what Back closes, newest first, and what belongs to another page", async () => {
  const closed = vi.fn();
  function Three() {
    const [open, setOpen] = useState([1, 2, 3]);
    const close = (name: number) => () => {
      closed(name);
      setOpen((before) => before.filter((other) => other !== name));
    };
    return open.map((name) => <Dialog key={name} opened onClose={close(name)} title={String(name)} />);
  }
  await using page = await render(<Three />);
  await act(async () => closeTopLayers(2));
  expect(closed.mock.calls).toEqual([[3], [2]]);
  await page.settle(() => expect(layers()).toBe(1));
  await act(async () => closeLayersOfOtherPages(window.location.pathname));
  expect(layers()).toBe(1);
  await act(async () => closeLayersOfOtherPages("/reset-password"));
  expect(closed).toHaveBeenLastCalledWith(1);
  await page.settle(() => expect(layers()).toBe(0));
});
