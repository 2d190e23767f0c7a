import { act } from "react";
import { expect, it } from "vitest";
import { render } from "../testing/render.tsx";
import { noteActiveMessage, useActiveMessage } from "./active-message.ts";

function Project({ id }: { id: string }) {
  const message = useActiveMessage(id);
  return (
    <main {...noteActiveMessage("p1")}>
      <article data-message="m1">
        <p>Add a page</p>
      </article>
      <h1>outside</h1>
      <output data-project={id}>{message === null ? "none" : `${message.id}: ${message.excerpt}`}</output>
    </main>
  );
}

const shown = (id: string): string | null => document.querySelector(`[data-project=${id}]`)!.textContent;
const click = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)!.click());

it("is the message that was clicked, in its own project only [T2.21]", async () => {
  await using _page = await render(
    <>
      <Project id="p1" />
      <Project id="p2" />
    </>,
  );
  await click("h1");
  expect(shown("p1")).toBe("none");
  await click("article p");
  expect(shown("p1")).toBe("m1: Add a page");
  expect(shown("p2")).toBe("none");
});
