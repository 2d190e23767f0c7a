import { Check } from "lucide-react";
import { Link } from "react-router";
// #if samples
import { SampleNotice } from "@/components/app/SampleNotice";
// #end
import { PageHeader } from "@/components/layout/PageHeader";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { polls } from "@/data/polls";
import { castVote, choicesOf, isClosed, votes } from "@/data/votes";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { formatDay } from "@/lib/dates";

export default function $component$Page() {
  const rows = useRows(polls).toReversed();
  const given = useRows(votes);

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Link to="$path$" className={buttonClass("primary", "sm")}>
          {__("All polls")}
        </Link>
      </PageHeader>
      {rows.length === 0 && <EmptyState title={__("No poll yet")} hint={__("Add one under All polls.")} />}
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {rows.map((poll) => {
          const ofPoll = given.filter((vote) => vote.pollId === poll.id);
          const mine = ofPoll.find((vote) => vote.mine);
          const closed = isClosed(poll);
          return (
            <li key={poll.id} className="rounded-card border bg-card p-6">
              <h2 className="text-heading">{poll.question}</h2>
              <p className="mt-1 text-sm text-muted-foreground">
                {ofPoll.length} {__("votes")}
                {poll.closes !== "" && ` · ${closed ? __("closed on") : __("open until")} ${formatDay(poll.closes)}`}
              </p>
              <ul className="mt-4 flex flex-col gap-2">
                {choicesOf(poll).map((choice) => {
                  const count = ofPoll.filter((vote) => vote.choice === choice).length;
                  const share = ofPoll.length === 0 ? 0 : Math.round((count / ofPoll.length) * 100);
                  const chosen = mine?.choice === choice;
                  return (
                    <li key={choice}>
                      <button
                        type="button"
                        aria-pressed={chosen}
                        disabled={closed}
                        onClick={() => castVote(poll, choice)}
                        className={cn(
                          "w-full cursor-pointer rounded-control border px-4 py-3 text-left disabled:cursor-not-allowed",
                          chosen ? "border-primary" : "hover:bg-muted",
                        )}
                      >
                        <span className="flex items-baseline justify-between gap-4">
                          <span className="font-medium">
                            {chosen && <Check aria-hidden className="mr-1.5 inline size-4" />}
                            {choice}
                          </span>
                          <span className="text-sm tabular-nums">
                            {count} · {share} %
                          </span>
                        </span>
                        <span aria-hidden className="mt-2 block h-2 overflow-hidden rounded-full bg-muted">
                          <span className="block h-full bg-primary" style={{ width: `${share}%` }} />
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
      {/* #if samples */}
      <SampleNotice />
      {/* #end */}
    </>
  );
}
