import { Button } from "@/components/ui/button";
import { brought } from "@/data/brought";
import { useRows } from "@/lib/collection";

/** Made up: write your own wishes here. */
const gifts = $gifts$;

export function Gifts() {
  const taken = useRows(brought);

  function toggle(gift: string) {
    const own = taken.find((entry) => entry.gift === gift);
    if (own) brought.remove(own.id);
    else brought.add({ gift });
  }

  return (
    <section className="wrap pb-24">
      <ul className="divide-y border-y">
        {gifts.map((gift) => {
          const isTaken = taken.some((entry) => entry.gift === gift.title);
          return (
            <li key={gift.title} className="flex flex-wrap items-center justify-between gap-4 py-5">
              <div>
                <h2 className="text-heading">{gift.title}</h2>
                <p className="text-muted-foreground">{isTaken ? __("Somebody brings this already.") : gift.text}</p>
              </div>
              <Button
                variant={isTaken ? "outline" : "primary"}
                aria-label={`${isTaken ? __("Not after all") : __("I will bring it")}: ${gift.title}`}
                onClick={() => toggle(gift.title)}
              >
                {isTaken ? __("Not after all") : __("I will bring it")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
