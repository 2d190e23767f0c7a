import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
// #if samples
import { SampleNotice } from "@/components/app/SampleNotice";
// #end
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { meals, planMeal, slots, weekOf } from "@/data/meals";
import { recipes } from "@/data/recipes";
import { addIngredients } from "@/data/shopping-items";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { dateOf, formatShortDay, today } from "@/lib/dates";

const weekday = new Intl.DateTimeFormat("$locale$", { weekday: "long" });

export default function IndexPage() {
  const [weeks, setWeeks] = useState(0);
  const recipeRows = useRows(recipes);
  const mealRows = useRows(meals);
  const days = weekOf(weeks);
  const planned = mealRows.filter((meal) => days.includes(meal.day));

  function shop() {
    const count = addIngredients(planned.flatMap((meal) => recipeRows.filter((recipe) => recipe.id === meal.recipeId)));
    toast(`${__("On the shopping list")}: ${count}`);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" size="sm" aria-label={__("Previous week")} onClick={() => setWeeks(weeks - 1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <p className="min-w-36 text-center text-sm font-medium tabular-nums">
          {formatShortDay(days[0])} – {formatShortDay(days[6])}
        </p>
        <Button variant="outline" size="sm" aria-label={__("Next week")} onClick={() => setWeeks(weeks + 1)}>
          <ChevronRight aria-hidden className="size-4" />
        </Button>
        <Button size="sm" onClick={shop} disabled={planned.length === 0}>
          {__("Add to the shopping list")}
        </Button>
      </PageHeader>
      {recipeRows.length === 0 && (
        <p className="mb-6 text-muted-foreground">
          {__("Meals are chosen from your recipes.")}{" "}
          <Link to="$path$" className={buttonClass("outline", "sm")}>
            {__("Add a recipe")}
          </Link>
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {days.map((day) => (
          <li key={day} className={cn("rounded-card border bg-card p-4", day === today() && "border-primary")}>
            <h2 className="flex items-baseline justify-between gap-3 font-display font-semibold">
              {weekday.format(dateOf(day))}
              <span className="font-sans text-sm font-normal text-muted-foreground">{formatShortDay(day)}</span>
            </h2>
            <div className="mt-3 flex flex-col gap-3">
              {slots.map((slot) => (
                <label key={slot.key} className="flex flex-col gap-1 text-sm text-muted-foreground">
                  {slot.label}
                  <Select
                    aria-label={`${slot.label}, ${weekday.format(dateOf(day))}`}
                    value={planned.find((meal) => meal.day === day && meal.slot === slot.key)?.recipeId ?? ""}
                    onChange={(event) => planMeal(day, slot.key, event.target.value)}
                  >
                    <option value="">–</option>
                    {recipeRows.map((recipe) => (
                      <option key={recipe.id} value={recipe.id}>
                        {recipe.name}
                      </option>
                    ))}
                  </Select>
                </label>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {/* #if samples */}
      <SampleNotice />
      {/* #end */}
    </>
  );
}
