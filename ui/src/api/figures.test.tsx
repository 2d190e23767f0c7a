import { route } from "@slipway/kernel/contract/route";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, pageText, render, success } from "../testing/render.tsx";
import { AsleepContext, useFigures } from "./figures.ts";

const usersOf = (id: string) =>
  route({ method: "GET", path: `/projects/${id}/users`, policy: "public", summary: "How many there are" });

function Count({ id }: { id: string }) {
  const { data, asOf, error } = useFigures(usersOf(id), {});
  if (error !== null) return <>failed</>;
  if (data === undefined) return <>unknown</>;
  return <>{`${(data as unknown as { total: number }).total} users ${asOf === null ? "now" : "then"}`}</>;
}

const show = (isAsleep: boolean, id = "p1") =>
  render(
    <AsleepContext value={isAsleep}>
      <Count id={id} />
    </AsleepContext>,
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("shows the last figures of a sleeping backend without asking, so that nobody wakes it by looking [CI3]", async () => {
  const asked = answerCalls({ "GET /projects/p1/users": () => success({ total: 3 }) });
  {
    await using page = await show(true);
    await page.settle(() => expect(pageText()).toBe("unknown"));
  }
  expect(asked).toHaveLength(0);
  {
    await using page = await show(false);
    await page.settle(() => expect(pageText()).toBe("3 users now"));
  }
  await using page = await show(true);
  await page.settle(() => expect(pageText()).toBe("3 users then"));
  expect(asked).toHaveLength(1);
});

it("keeps a bounded number of figures, and reads nothing but its own", async () => {
  answerCalls(
    Object.fromEntries(
      Array.from({ length: 35 }, (_, at) => [`GET /projects/q${at}/users`, () => success({ total: at })] as const),
    ),
  );
  for (let at = 0; at < 35; at += 1) {
    await using page = await show(false, `q${at}`);
    await page.settle(() => expect(pageText()).toBe(`${at} users now`));
  }
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith("slipway-figures:"))).toHaveLength(30);
  sessionStorage.setItem('slipway-figures:["/projects/odd/users",{}]', "{not json");
  await using page = await show(true, "odd");
  await page.settle(() => expect(pageText()).toBe("unknown"));
});
