import { Globe } from "lucide-react";
import { expect, it } from "vitest";
import { entriesOf, toolId, toolsOf, type WebFeature } from "./slots.ts";

const Nothing = () => null;
const tool = (id: string, order: number) =>
  ({
    slot: `project.tool.${id}`,
    id,
    order,
    label: id,
    shows: "",
    icon: Globe,
    key: id[0]!,
    component: Nothing,
  }) as const;

const features: WebFeature[] = [
  { name: "one", slots: [tool("cloud", 20), { slot: "project.chat", id: "chat", order: 1, component: Nothing }] },
  { name: "two", slots: [tool("preview", 10), tool("analytics", 20)] },
  { name: "three" },
];

it("orders tools by their number, ties by id, whichever feature brings them", () => {
  expect(toolsOf(features).map(toolId)).toEqual(["preview", "analytics", "cloud"]);
});

it("finds a slot's entries and no others", () => {
  expect(entriesOf(features, "project.chat").map(({ id }) => id)).toEqual(["chat"]);
  expect(entriesOf(features, "project.topbar.left")).toEqual([]);
});
