import { describe, expect, it } from "vitest";
import { backdrops, grounds } from "./backdrops.ts";
import { emitScene } from "./scene.ts";
import { feet, usualFeet } from "./subjects.ts";

const scene = (backdrop: string, subjects: string[], seed: number): string =>
  emitScene({ component: "TestScene", backdrop, subjects, label: "Things", seed }).content;

describe("a drawn scene", () => {
  it.each(["table", "arch", "window", "counter", "discs"])(
    "shows what is in the lightest ink before the light of the %s",
    (backdrop) => {
      const lights = [...backdrops[backdrop]!.matchAll(/<[^>]*fill-tone-5[^>]*>/g)].map(([light]) => light);
      expect(lights.length).toBeGreaterThan(0);
      for (const light of lights) expect(light).toContain('opacity=".4"');
    },
  );

  it.each(Object.entries(grounds))("puts everything upright on the %s, never in the air", (backdrop, { y, depth }) => {
    for (const seed of [1, 2, 3, 4]) {
      const subjects = ["vase", "book", "plant"];
      const content = scene(backdrop, subjects, seed);
      expect(content).not.toContain("rotate(");
      const places = [...content.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)/g)];
      expect(places).toHaveLength(3);
      places.forEach((place, index) => {
        const subject = [...subjects].reverse()[index]!;
        const bottom = Number(place[2]) + Number(place[3]) * (feet[subject] ?? usualFeet);
        expect(bottom).toBeGreaterThanOrEqual(y - 2);
        expect(bottom).toBeLessThanOrEqual(y + depth + 2);
      });
    }
  });
});
