import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { named, render, type } from "../../testing/render.tsx";
import { SearchBox } from "./search-box.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("searches 300 ms after the last letter [C9.02]", async () => {
  const searched: string[] = [];
  await using _page = await render(
    <SearchBox label="Search" placeholder="Search" search="" onSearch={(text) => searched.push(text)} />,
  );
  const field = named<HTMLInputElement>("input", "Search");
  const wait = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
  await type(field, "b");
  await wait(200);
  await type(field, "br");
  await wait(299);
  expect(searched).toEqual([]);
  await wait(1);
  expect(searched).toEqual(["br"]);
});
