import { route } from "@slipway/kernel/contract/route";
import { afterEach, expect, it, vi } from "vitest";
import { handleError } from "../errors/handle-error.ts";
import { answerCalls, pageText, press, render, success } from "../testing/render.tsx";
import { api } from "./client.ts";
import { noteAnswer } from "./coming-back.ts";
import { useRouteMutation } from "./use-route.ts";

afterEach(() => {
  noteAnswer();
  vi.unstubAllGlobals();
});

const change = route({ method: "PUT", path: "/thing", policy: "public", summary: "" });
const read = route({ method: "GET", path: "/other", policy: "public", summary: "" });

function Form() {
  const save = useRouteMutation(change);
  return (
    <>
      <button type="button" onClick={() => save.mutate({})}>
        Save
      </button>
      <p>{`state: ${save.status}`}</p>
    </>
  );
}

it("sends a change again when Slipway answers again, and ends the message about it", async () => {
  let works = false;
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  const asked = answerCalls({
    "PUT /thing": () => (works ? success({ name: "New" }) : offline()),
    "GET /other": () => (works ? success({ name: "Other" }) : offline()),
  });
  await using page = await render(<Form />);
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("This is saved as soon as it does."));
  expect(pageText()).toContain("state: pending");
  works = true;
  await api(read, {});
  await page.settle(() => expect(pageText()).toContain("state: success"));
  await page.settle(() => expect(pageText()).not.toContain("Not saved yet"));
  expect(asked.filter(({ method }) => method === "PUT")).toHaveLength(2);
});

it("ends a message about a read without an answer at the next answer", async () => {
  let works = false;
  answerCalls({ "GET /other": () => (works ? success({ name: "x" }) : Promise.reject(new TypeError("gone"))) });
  await using page = await render(<p>Page</p>);
  await api(read, {}).catch(handleError);
  await page.settle(() => expect(pageText()).toContain("Connection problem"));
  works = true;
  await api(read, {});
  await page.settle(() => expect(pageText()).not.toContain("Connection problem"));
});
