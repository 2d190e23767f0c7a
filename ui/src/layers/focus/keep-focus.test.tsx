import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { focus, named, press, render, type } from "../../testing/render.tsx";
import { keepFocus } from "./keep-focus.ts";

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const focusedText = () => document.activeElement?.textContent;

it("returns the focus to a button that was busy", async () => {
  function Save() {
    const [busy, setBusy] = useState(false);
    return (
      <>
        <Button
          loading={busy}
          onClick={({ currentTarget }) => {
            currentTarget.blur();
            setBusy(true);
          }}
        >
          Save
        </Button>
        <button type="button" onClick={() => setBusy(false)}>
          Saved
        </button>
      </>
    );
  }
  await using page = await render(<Save />);
  await focus(named("button", "Save"));
  await press("Save");
  await page.settle(() => expect(document.activeElement).toBe(document.body));
  await press("Saved");
  await page.settle(() => expect(focusedText()).toBe("Save"));
});

it("goes to what takes the place of a removed button, else to its neighbour", async () => {
  function List() {
    const [count, setCount] = useState(2);
    return (
      <ul>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <a href={`#${at}`}>Row {at}</a>
          </li>
        ))}
        {count === 2 && (
          <li key="more">
            <button type="button" onClick={() => setCount(4)}>
              Show 2 more
            </button>
          </li>
        )}
      </ul>
    );
  }
  await using page = await render(<List />);
  await focus(named("button", "Show 2 more"));
  await press("Show 2 more");
  await page.settle(() => expect(focusedText()).toBe("Row 2"));
});

it("goes to its neighbour when a button has nothing more to do", async () => {
  function Form() {
    const [saved, setSaved] = useState(false);
    return (
      <div>
        <a href="/before">Before</a>
        <Button
          disabled={saved}
          onClick={({ currentTarget }) => {
            // As browsers do when a button is disabled.
            currentTarget.blur();
            setSaved(true);
          }}
        >
          Save
        </Button>
      </div>
    );
  }
  await using page = await render(<Form />);
  await focus(named("button", "Save"));
  await press("Save");
  await page.settle(() => expect(focusedText()).toBe("Before"));
});

it("leaves the focus nowhere when somebody gave it up", async () => {
  function Field() {
    const [lines, setLines] = useState(1);
    return (
      <>
        <input aria-label="Path" />
        <button type="button" onClick={() => setLines(lines + 1)}>
          Grow
        </button>
        <p>{lines > 1 && <b>{lines}</b>}</p>
      </>
    );
  }
  await using page = await render(<Field />);
  await focus(named("input", "Path"));
  named("input", "Path").blur();
  await page.settle(() => expect(document.activeElement).toBe(document.body));
  await press("Grow");
  await page.settle(() => expect(document.querySelector("b")).not.toBeNull());
  await page.settle(() => expect(document.activeElement).toBe(document.body));
});

it("puts the focus on the field that a form refuses, and not on one that somebody goes on typing in", async () => {
  function Form() {
    const [name, setName] = useState("");
    const [errors, setErrors] = useState<{ name?: string; mail?: string }>({});
    const submit = (event: FormEvent) => {
      event.preventDefault();
      setErrors(name === "" ? { name: "Enter a name" } : { mail: "Too short" });
    };
    return (
      <form onSubmit={submit}>
        <TextInput label="Name" value={name} error={errors.name} onChange={(event) => setName(event.target.value)} />
        <PasswordInput label="Password" error={errors.mail} />
        <Button type="submit">Send</Button>
      </form>
    );
  }
  await using page = await render(<Form />);
  await focus(named("button", "Send"));
  await press("Send");
  await page.settle(() => expect(document.activeElement).toBe(named("input", "Name")));
  await type(named("input", "Name"), "Maya");
  await focus(named("button", "Send"));
  await press("Send");
  await page.settle(() => expect(document.activeElement).toBe(named("input", "Password")));
});
