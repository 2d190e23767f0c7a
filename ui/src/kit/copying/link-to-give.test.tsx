import { pageText, render } from "../../testing/render.tsx";
import { expect, it } from "vitest";
import { LinkToGive } from "./link-to-give.tsx";

it("says who cannot open a link that is given to others", async () => {
  const said = async (host: string) => {
    await using page = await render(<LinkToGive text={`http://${host}/signup?invite=x`} label="invitation link" />);
    await page.settle(() => expect(document.querySelector("input")).not.toBeNull());
    return pageText();
  };
  expect(await said("slipway.localhost:4400")).toContain("This link opens only on this computer.");
  expect(await said("192.168.1.7:4400")).toContain("This link opens only on your network.");
  expect(await said("apps.example.org")).not.toContain("opens only");
});
