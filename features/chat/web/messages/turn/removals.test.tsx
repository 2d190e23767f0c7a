import { named, render } from "@slipway/ui/testing/render.tsx";
import { expect, it } from "vitest";
import { sayIn } from "../../language/chat-language.tsx";
import { Removals, removalSummary } from "./removals.tsx";

const whole = { path: "src/pages/Tips.tsx", lines: 20, is_whole: true, names: ["Tips"] };
const part = { path: "src/pages/Overview.tsx", lines: 31, is_whole: false, names: [] };

it("says in one line what a turn removed, with every file and its names below", async () => {
  expect(removalSummary([part], sayIn(null))).toBe("Removed: 31 lines in 1 file");
  await using _ = await render(<Removals removals={[whole, part]} />);
  expect(document.querySelector("summary")!.textContent).toBe("Removed: 1 file, 31 lines in 1 file");
  const rows = [...named("ul", "Removed code").children].map((row) => row.textContent);
  expect(rows).toEqual(["src/pages/Tips.tsxwhole file, 20 linesTips", "src/pages/Overview.tsx31 lines"]);
});
