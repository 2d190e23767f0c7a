import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useKey, useCommands } from "./use-key.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page({ run, enabled = true }: { run: () => void; enabled?: boolean }) {
  useKey({ keys: "g p", label: "Open Preview", group: "Project" }, run, enabled);
  return (
    <>
      <input />
      <ul>
        {useCommands().map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}

const type = (target: EventTarget, ...keys: string[]) => {
  for (const key of keys) target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};

it("runs sequences, stays quiet while the person types, and lists what works now", async () => {
  const run = vi.fn();
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  await act(async () => root.render(<Page run={run} />));
  expect(host.textContent).toContain("Open Preview");

  type(document.body, "g", "p");
  expect(run).toHaveBeenCalledTimes(1);
  type(document.body, "g", "x", "p");
  expect(run).toHaveBeenCalledTimes(1);
  type(host.querySelector("input")!, "g", "p");
  expect(run).toHaveBeenCalledTimes(1);

  await act(async () => root.render(<Page run={run} enabled={false} />));
  expect(host.textContent).not.toContain("Open Preview");
  type(document.body, "g", "p");
  expect(run).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
