import { AppError } from "@slipway/kernel/errors";
import { act, useState } from "react";
import { expect, it, vi } from "vitest";
import { key, named, pageText, render, type } from "../testing/render.tsx";
import { EditableText } from "./editable-text.tsx";

const field = () => named<HTMLInputElement>("input", "Project name");

function Name({ save }: { save: (text: string) => Promise<unknown> }) {
  const [editing, setEditing] = useState(true);
  if (!editing) return <p>closed</p>;
  const close = () => setEditing(false);
  return <EditableText value="Bakery" label="Project name" maxLength={80} onSave={save} onClose={close} />;
}

it("closes once its text is saved; Esc and an unchanged text save nothing", async () => {
  const saved = Promise.withResolvers<void>();
  const save = vi.fn(() => saved.promise);
  {
    await using _ = await render(<Name save={save} />);
    await type(field(), " Crust ");
    await key(field(), "Enter");
    expect([field().value, field().readOnly]).toEqual([" Crust ", true]);
    await act(async () => saved.resolve());
    expect(pageText()).toContain("closed");
    expect(save.mock.calls).toEqual([["Crust"]]);
  }
  for (const [text, leave] of [
    ["Crumb", () => key(field(), "Escape")],
    ["Bakery ", () => act(async () => field().blur())],
    ["  ", () => key(field(), "Enter")],
  ] as const) {
    await using _ = await render(<Name save={save} />);
    await type(field(), text);
    await leave();
    expect(pageText()).toContain("closed");
  }
  expect(save).toHaveBeenCalledTimes(1);
});

it("keeps text that could not be saved, and saves again on Enter or a change, but not on leaving", async () => {
  const save = vi.fn(() => Promise.reject(new Error("The network is gone.")));
  await using _ = await render(<Name save={save} />);
  await type(field(), "Crust");
  await key(field(), "Enter");
  expect([field().value, field().readOnly]).toEqual(["Crust", false]);
  await act(async () => field().blur());
  expect(save).toHaveBeenCalledTimes(1);
  await key(field(), "Enter");
  await type(field(), "Crumb");
  await act(async () => {
    field().focus();
    field().blur();
  });
  expect(save.mock.calls).toEqual([["Crust"], ["Crust"], ["Crumb"]]);
  expect(field().value).toBe("Crumb");
});

it("shows the failure at the field until something else is typed", async () => {
  const offline = new AppError({ code: "network_error", status: 0, kind: "user", userMessage: "x" });
  await using page = await render(<Name save={() => Promise.reject(offline)} />);
  await type(field(), "Crust");
  await key(field(), "Enter");
  await page.settle(() => expect(pageText()).toContain("Not saved. Can't reach Slipway. Your draft is safe."));
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await type(field(), "Crumb");
  await page.settle(() => expect(pageText()).not.toContain("Not saved."));
});
