import { route } from "@slipway/kernel/contract/route";
import { afterEach, expect, it, vi } from "vitest";
import { answerCalls, pageText, press, render, success, type Asked } from "../testing/render.tsx";
import { useState } from "react";
import { useRoute } from "./use-route.ts";

const thing = route({ method: "GET", path: "/thing", policy: "signedIn", summary: "" });

function Shown({ staleTime }: { staleTime?: number }) {
  const answer = useRoute(thing, {}, { staleTime }).data;
  return <p>{answer !== undefined && "Lamp"}</p>;
}

function Screen({ staleTime }: { staleTime?: number }) {
  const [shown, setShown] = useState(1);
  return (
    <>
      {Array.from({ length: shown }, (_, at) => (
        <Shown key={at} staleTime={staleTime} />
      ))}
      <button onClick={() => setShown(2)}>More</button>
    </>
  );
}

afterEach(() => void vi.unstubAllGlobals());

/** Number of requests when a second part of the page needs the same data. */
async function askedBy(staleTime?: number): Promise<Asked[]> {
  const asked = answerCalls({ "GET /thing": () => success() });
  await using page = await render(<Screen staleTime={staleTime} />);
  await page.settle(() => expect(pageText()).toContain("Lamp"));
  await press("More");
  await page.settle(() => expect(pageText()).toContain("LampLamp"));
  return asked;
}

it("gives a later part of the page the answer of a moment ago", async () => {
  expect(await askedBy()).toHaveLength(1);
});

it("fetches again for components that need the newest answer", async () => {
  expect(await askedBy(0)).toHaveLength(2);
});
