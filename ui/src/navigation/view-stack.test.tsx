import { useState, type ReactNode } from "react";
import { expect, it } from "vitest";
import { CardRow, CardText, OverviewCard } from "../kit/cards/overview-card.tsx";
import { InShell } from "../testing/in-shell.tsx";
import { named, pageText, press, render } from "../testing/render.tsx";
import type { ViewPlace } from "./navigation.ts";
import { ViewActions, ViewActionsPlace } from "./view-actions.tsx";
import { MAX_VIEWS, useViewStack, useViewState } from "./view-stack.ts";
import { Database } from "lucide-react";

const pages = ({ page }: Readonly<Record<string, unknown>>) => ({
  page: typeof page === "number" ? page : 1,
  size: 50,
});

interface Step {
  views: readonly ViewPlace[];
  how: "push" | "replace";
}

function Shell({ steps, first, children }: { steps: Step[]; first: ViewPlace[]; children: ReactNode }) {
  const [views, setViews] = useState<readonly ViewPlace[]>(first);
  const showViews = (next: readonly ViewPlace[], how: "push" | "replace" = "push") => {
    steps.push({ views: next, how });
    setViews(next);
  };
  return <InShell does={{ views, showViews }}>{children}</InShell>;
}

function Buttons() {
  const { stack, open, start, back, overview } = useViewStack();
  const [state, change] = useViewState(pages);
  return (
    <>
      <p>{`${stack.map(({ id }) => id).join(">")} page ${state.page}`}</p>
      <button onClick={() => open({ id: "table" })}>open</button>
      <button onClick={() => start({ id: "logs" })}>start</button>
      <button onClick={back}>back</button>
      <button onClick={overview}>overview</button>
      <button onClick={() => change({ page: 7 })}>turn</button>
      <button onClick={() => change({ page: 8 }, "push")}>step</button>
    </>
  );
}

it("opens, starts and closes views, and keeps a view's state in its place [C2.01]", async () => {
  const steps: Step[] = [];
  await using _page = await render(
    <Shell steps={steps} first={[{ id: "database" }]}>
      <Buttons />
    </Shell>,
  );
  await press("open");
  expect(pageText()).toContain("database>table page 1");
  await press("turn");
  expect(steps.at(-1)).toEqual({
    how: "replace",
    views: [{ id: "database" }, { id: "table", state: { page: 7, size: 50 } }],
  });
  await press("step");
  expect(steps.at(-1)!.how).toBe("push");
  expect(pageText()).toContain("page 8");
  await press("back");
  expect(pageText()).toContain("database page 1");
  await press("start");
  expect(steps.at(-1)!.views).toEqual([{ id: "logs" }]);
  await press("overview");
  expect(steps.at(-1)!.views).toEqual([]);
  // Nothing is on screen whose state could change.
  const before = steps.length;
  await press("turn");
  expect(steps).toHaveLength(before);
});

it("drops the lowest views of a stack that grows too deep", async () => {
  const steps: Step[] = [];
  await using _page = await render(
    <Shell steps={steps} first={[{ id: "database" }]}>
      <Buttons />
    </Shell>,
  );
  for (let count = 0; count < MAX_VIEWS; count += 1) await press("open");
  expect(steps.at(-1)!.views).toHaveLength(MAX_VIEWS);
  expect(steps.at(-1)!.views[0]).toEqual({ id: "table" });
});

it("puts a view's controls into the header around it", async () => {
  function Frame() {
    const [place, setPlace] = useState<HTMLElement | null>(null);
    return (
      <>
        <header ref={setPlace} />
        <ViewActionsPlace place={place}>
          <ViewActions>
            <button>Add Row</button>
          </ViewActions>
        </ViewActionsPlace>
      </>
    );
  }
  await using page = await render(<Frame />);
  await page.settle(() => expect(document.querySelector("header button")?.textContent).toBe("Add Row"));
});

it("draws a card with its figure, rows that open, its way on, and its failure in their place [C1.02] [C2.05]", async () => {
  const steps: Step[] = [];
  const opened: string[] = [];
  let retries = 0;
  await using page = await render(
    <Shell steps={steps} first={[]}>
      <OverviewCard view="database" icon={Database} title="Database" badge={12}>
        <CardRow name="orders" facts="3 rows" onOpen={() => opened.push("orders")} />
        <CardText>Nothing else.</CardText>
      </OverviewCard>
      <OverviewCard
        view="users"
        icon={Database}
        title="Users"
        error={{ title: "Error loading users", onRetry: () => (retries += 1) }}
      />
    </Shell>,
  );
  await page.settle(() => expect(pageText()).toContain("orders"));
  expect(pageText()).toContain("12");
  (document.querySelector('section[aria-label="Database"] button[class*=row]') as HTMLElement).click();
  expect(opened).toEqual(["orders"]);
  await press("Retry");
  expect(retries).toBe(1);
  expect(named("button", "Open Users").textContent).toBe("Open");
  named("button", "View all Database").click();
  await page.settle(() => expect(steps.at(-1)?.views).toEqual([{ id: "database" }]));
});
