import { CircleCheck, MessageSquare, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { FilterSelect } from "@/components/app/FilterSelect";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { answers } from "@/data/answers";
import { latestFirst, says, stateOf, stateNames } from "@/data/forum";
import { threads, threadTopics } from "@/data/threads";
import { useRows } from "@/lib/collection";
import { formatMoment } from "@/lib/moments";

export default function IndexPage() {
  const rows = useRows(threads);
  const replies = useRows(answers);
  const [query, setQuery] = useState("");
  const [topic, setTopic] = useState("");
  const [state, setState] = useState("");
  const shown = rows
    .filter((thread) => topic === "" || thread.topic === topic)
    .filter((thread) => state === "" || stateOf(thread, replies) === state)
    .filter((thread) => says(thread, replies, query))
    .sort((one, other) => latestFirst(one, other, replies));

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Link to="$toAsk$" className={buttonClass("primary", "sm")}>
          <Plus aria-hidden className="size-4" />
          {__("Ask a question")}
        </Link>
      </PageHeader>
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchBox label={__("Search the forum")} value={query} onChange={setQuery} />
        <FilterSelect label={__("Topic")} value={topic} options={threadTopics.map((value) => ({ value, label: value }))} onChange={setTopic} />
        <FilterSelect
          label={__("State")}
          value={state}
          options={Object.entries(stateNames).map(([value, label]) => ({ value, label }))}
          onChange={setState}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState
          title={rows.length === 0 ? __("No questions yet") : __("Nothing matches")}
          hint={rows.length === 0 ? __("Ask the first one.") : __("Try another word or remove the filter.")}
        />
      )}
      <ul className="divide-y rounded-card border bg-card">
        {shown.map((thread) => {
          const own = replies.filter((answer) => answer.threadId === thread.id);
          const kind = stateOf(thread, replies);
          return (
            <li key={thread.id} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 p-4 sm:px-6">
              <p className="flex flex-col items-center gap-0.5 pt-1 text-muted-foreground">
                <span className="font-display text-2xl leading-none font-semibold tabular-nums text-foreground">{own.length}</span>
                <span className="text-xs">{own.length === 1 ? __("answer") : __("answers")}</span>
              </p>
              <div>
                <h2 className="text-heading">
                  <Link to={`$toThread$/${thread.id}`} className="underline-offset-4 hover:underline">
                    {thread.title}
                  </Link>
                </h2>
                <p className="mt-1 line-clamp-2 text-muted-foreground">{thread.text}</p>
                <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted-foreground">
                  <Badge>{thread.topic}</Badge>
                  {kind === "solved" && (
                    <Badge tone="success">
                      <CircleCheck aria-hidden className="size-3.5" />
                      {stateNames.solved}
                    </Badge>
                  )}
                  {kind === "unanswered" && (
                    <Badge tone="warning">
                      <MessageSquare aria-hidden className="size-3.5" />
                      {stateNames.unanswered}
                    </Badge>
                  )}
                  <span>{thread.author}</span>
                  <time>{formatMoment(thread.at)}</time>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <SampleNotice />
    </>
  );
}
