import { createCollection } from "@/lib/collection";
import { inDays } from "@/lib/dates";
// #if samples
import { sampleRecipes } from "@/content/sample-recipes";
// #end

/** One meal of one day. */
export interface Meal {
  id: string;
  day: string;
  slot: "breakfast" | "lunch" | "dinner";
  recipeId: string;
}

export const slots = [
  { key: "breakfast", label: __("Breakfast") },
  { key: "lunch", label: __("Lunch") },
  { key: "dinner", label: __("Dinner") },
] as const;

// #if samples
/** Dinners for most of a week, and two lunches. */
const sampleMeals: Meal[] = sampleRecipes.slice(0, 6).map((recipe, index) => ({
  id: `sample-meal-${index}`,
  day: weekOf(0)[index],
  slot: index % 4 === 1 ? "lunch" : "dinner",
  recipeId: recipe.id,
}));

export const meals = createCollection<Meal>("meals", sampleMeals);
// #else
export const meals = createCollection<Meal>("meals", []);
// #end

/** Monday to Sunday of the week that many weeks from this one. */
export function weekOf(weeks: number): string[] {
  const sinceMonday = (new Date().getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => inDays(index - sinceMonday + weeks * 7));
}

/** Puts a recipe on a day, or takes it off when there is none. */
export function planMeal(day: string, slot: Meal["slot"], recipeId: string): void {
  const found = meals.all().find((meal) => meal.day === day && meal.slot === slot);
  if (found && recipeId === "") meals.remove(found.id);
  else if (found) meals.update(found.id, { recipeId });
  else if (recipeId !== "") meals.add({ day, slot, recipeId });
}
