import { addLayer, nextLayerId, useLayers } from "@slipway/ui/layers/layer-stack";
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LayerEntries, afterStep, holdingEntries, isLayerEntry, scrollKeyOf } from "./layer-history.ts";

let history: ReturnType<typeof createMemoryHistory>;
let entries: LayerEntries;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  history = createMemoryHistory({ initialEntries: ["/projects/p1"] });
  entries = new LayerEntries(history);
  stop = entries.start();
  entries.enable(true);
});
afterEach(() => {
  stop();
  useLayers.setState({ open: [] });
  vi.useRealTimers();
});

const step = () => vi.runAllTimersAsync();

/** A layer of the page, and the functions that close it as a person does. */
function open(inAddress = false) {
  const closed = vi.fn(() => remove());
  const remove = addLayer({ id: nextLayerId(), close: closed, page: "/projects/p1", inAddress });
  return { closed, remove };
}

it("closes the layers one by one by Back, and stays on the page", async () => {
  const [lower, upper] = [open(), open()];
  await step();
  expect(isLayerEntry(history)).toBe(true);
  history.back();
  await step();
  expect([lower.closed.mock.calls.length, upper.closed.mock.calls.length]).toEqual([0, 1]);
  history.back();
  await step();
  expect(lower.closed).toHaveBeenCalledTimes(1);
  expect(history.location.href).toBe("/projects/p1");
  expect(isLayerEntry(history)).toBe(false);
});

it("takes the entry of a layer along when it is closed otherwise, and shares it with what it opens", async () => {
  const key = scrollKeyOf(history.location);
  const menu = open();
  await step();
  expect(scrollKeyOf(history.location)).toBe(key);
  menu.remove();
  const dialog = open();
  await step();
  expect(isLayerEntry(history)).toBe(true);
  dialog.remove();
  await step();
  expect(isLayerEntry(history)).toBe(false);
  expect(dialog.closed).not.toHaveBeenCalled();
  expect(scrollKeyOf(history.location)).toBe(key);
});

it("keeps no entry for settings, on wide screens, or while somebody is asked whether to leave", async () => {
  const settings = open(true);
  await step();
  expect(isLayerEntry(history)).toBe(false);
  settings.remove();

  await holdingEntries(async () => {
    const question = open();
    await step();
    expect(isLayerEntry(history)).toBe(false);
    question.remove();
  });

  entries.enable(false);
  const dialog = open();
  await step();
  expect(isLayerEntry(history)).toBe(false);
  dialog.remove();
});

it("goes elsewhere only when the entry of a closed layer is gone", async () => {
  const menu = open();
  await step();
  // A browser reports a step back later.
  const goes = vi.spyOn(history, "go").mockImplementation(() => undefined);
  menu.remove();
  await step();
  expect(goes).toHaveBeenCalledWith(-1, { ignoreBlocker: true });
  const went = vi.fn();
  afterStep(went);
  await step();
  expect(went).not.toHaveBeenCalled();
  goes.mockRestore();
  history.go(-1);
  await step();
  expect(went).toHaveBeenCalledTimes(1);
});
