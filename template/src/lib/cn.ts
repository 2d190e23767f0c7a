import { extendTailwindMerge } from "tailwind-merge";

/** Knows the sizes and corners of src/index.css: otherwise `text-title` would count as a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: { radius: ["card", "control", "button"] },
    classGroups: { "font-size": [{ text: ["display", "title", "heading", "lead"] }] },
  },
});

/** Joins class names, without the ones that are switched off or that a later one replaces: `cn("p-6", "p-2")` is `p-2`. */
export function cn(...classes: (string | false | null | undefined)[]): string {
  return merge(...classes);
}
