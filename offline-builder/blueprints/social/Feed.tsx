import { useState } from "react";
import { PostCard } from "@/components/social/PostCard";
import { PostForm } from "@/components/social/PostForm";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { follows } from "@/data/follows";
import { posts } from "@/data/posts";
import { newestFirst } from "@/data/social";
import { useWriter } from "@/data/writer";
import { useRows } from "@/lib/collection";

export default function IndexPage() {
  const me = useWriter();
  const followed = useRows(follows).map((row) => row.person);
  const [only, setOnly] = useState(false);
  const [query, setQuery] = useState("");
  const rows = useRows(posts)
    .filter((post) => !only || post.author === me || followed.includes(post.author))
    .filter((post) => `${post.author} ${post.text}`.toLowerCase().includes(query.trim().toLowerCase()))
    .sort(newestFirst);

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <PostForm />
      <div className="my-5 flex flex-wrap items-center gap-3">
        <div role="group" aria-label={__("Which posts")} className="flex gap-1">
          <Button variant={only ? "ghost" : "secondary"} size="sm" aria-pressed={!only} onClick={() => setOnly(false)}>
            {__("Everybody")}
          </Button>
          <Button variant={only ? "secondary" : "ghost"} size="sm" aria-pressed={only} onClick={() => setOnly(true)}>
            {__("People I follow")}
          </Button>
        </div>
        <SearchBox label={__("Search posts")} value={query} onChange={setQuery} />
      </div>
      {rows.length === 0 && (
        <EmptyState
          title={query !== "" ? __("Nothing matches") : __("No posts here yet")}
          hint={only ? __("Follow somebody on the page People.") : __("Write the first one.")}
        />
      )}
      <ul className="flex flex-col gap-4">
        {rows.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <SampleNotice />
    </div>
  );
}
