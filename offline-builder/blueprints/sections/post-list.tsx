import { Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ItemArt } from "@/components/art/ItemArt";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { categories, posts } from "@/content/posts";
import { cn } from "@/lib/cn";

const dates = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeZone: "UTC" });

export function PostList() {
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState("");
  const words = query.trim().toLowerCase();
  const shown = posts.filter(
    (post) =>
      (category === "" || post.category === category) &&
      `${post.title} ${post.summary} ${post.paragraphs.join(" ")}`.toLowerCase().includes(words),
  );
  return (
    <section className="wrap pb-24">
      <div className="flex flex-wrap items-center gap-3 border-y py-4">
        <div className="relative w-full sm:w-72">
          <Search aria-hidden className="absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted-foreground" />
          <Input
            type="search"
            aria-label={__("Search posts")}
            placeholder={__("Search posts")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="pl-10"
          />
        </div>
        <span className="text-sm text-muted-foreground">{__("Categories")}</span>
        {categories.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={category === name}
            onClick={() => setCategory(category === name ? "" : name)}
            className={cn(
              "min-h-11 cursor-pointer rounded-button border px-4 text-sm font-medium",
              category === name ? "border-primary bg-primary text-primary-foreground" : "border-input hover:bg-muted",
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {shown.length === 0 && (
        <div className="mt-10">
          <EmptyState title={__("Nothing matches")} hint={__("Try another word or remove the filter.")} />
        </div>
      )}
      <ul aria-label={$$("postsLabel")} className="divide-y">
        {shown.map((post) => (
          <li key={post.id}>
            <Link to={`$postTo$/${post.id}`} className="group grid items-center gap-6 py-9 sm:grid-cols-[1fr_11rem] lg:grid-cols-[10rem_1fr_14rem]">
              <span className="text-sm text-muted-foreground sm:col-span-2 lg:col-span-1">
                {dates.format(new Date(post.date))}
                <span className="lg:block"> {post.category}</span>
              </span>
              <div>
                <h2 className="font-display text-2xl leading-tight font-semibold tracking-tight underline-offset-8 group-hover:underline sm:text-3xl">
                  {post.title}
                </h2>
                <p className="mt-2 max-w-xl text-muted-foreground">{post.summary}</p>
              </div>
              <ItemArt index={post.art} className="hidden aspect-4/3 w-full rounded-card sm:block" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
