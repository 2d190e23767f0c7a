import { Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { recipes } from "@/data/recipes";
import { addIngredients, shoppingItems } from "@/data/shopping-items";
import { useRows } from "@/lib/collection";

export default function ShoppingPage() {
  const rows = useRows(shoppingItems);
  const recipeRows = useRows(recipes);
  const [name, setName] = useState("");
  const bought = rows.filter((row) => row.done);

  function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    shoppingItems.add({ name: name.trim(), done: false });
    setName("");
  }

  function addRecipe(id: string) {
    const count = addIngredients(recipeRows.filter((recipe) => recipe.id === id));
    toast(`${__("On the shopping list")}: ${count}`);
  }

  function clear() {
    const before = shoppingItems.all();
    shoppingItems.replace(before.filter((row) => !row.done));
    toast(__("Bought items removed"), { label: __("Undo"), run: () => shoppingItems.replace(before) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" size="sm" onClick={clear} disabled={bought.length === 0}>
          <Trash2 aria-hidden className="size-4" />
          {__("Remove what is bought")}
        </Button>
      </PageHeader>
      <div className="grid gap-3 md:grid-cols-[2fr_1fr]">
        <form onSubmit={add} className="flex gap-3">
          <Input aria-label={__("What to buy")} placeholder={__("What to buy")} value={name} onChange={(event) => setName(event.target.value)} />
          <Button type="submit">{__("Add")}</Button>
        </form>
        <Select aria-label={__("Add the ingredients of a recipe")} value="" onChange={(event) => addRecipe(event.target.value)}>
          <option value="">{__("Add the ingredients of a recipe")}</option>
          {recipeRows.map((recipe) => (
            <option key={recipe.id} value={recipe.id}>
              {recipe.name}
            </option>
          ))}
        </Select>
      </div>
      {rows.length === 0 && (
        <div className="mt-8">
          <EmptyState title={__("Nothing to buy yet")} hint={__("Type something above, or choose a recipe.")} />
        </div>
      )}
      <ul className="mt-6 divide-y rounded-card border bg-card empty:hidden">
        {rows.map((row) => (
          <li key={row.id} className="px-5 py-1">
            <Checkbox
              label={<span className={row.done ? "text-muted-foreground line-through" : undefined}>{row.name}</span>}
              checked={row.done}
              onChange={(event) => shoppingItems.update(row.id, { done: event.target.checked })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
