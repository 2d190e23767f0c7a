import type { Recipe } from "@/data/recipes";
import { createCollection } from "@/lib/collection";

export interface ShoppingItem {
  id: string;
  name: string;
  done: boolean;
}

export const shoppingItems = createCollection<ShoppingItem>("shopping-items", []);

/** Every line of the ingredients that is not on the list yet; gives back how many were added. */
export function addIngredients(recipes: readonly Recipe[]): number {
  const listed = new Set(shoppingItems.all().map((item) => item.name.toLowerCase()));
  const lines = recipes.flatMap((recipe) => recipe.ingredients.split("\n").map((line) => line.trim()));
  const missing = [...new Set(lines)].filter((line) => line !== "" && !listed.has(line.toLowerCase()));
  for (const name of missing) shoppingItems.add({ name, done: false });
  return missing.length;
}
