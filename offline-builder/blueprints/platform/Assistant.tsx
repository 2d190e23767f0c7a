import { SendHorizontal } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useReportSources } from "@/data/report-sources";
import { answerTo, asked } from "@/data/site-answers";
import { useRows } from "@/lib/collection";

export default function AssistantPage() {
  const sources = useReportSources();
  const rows = useRows(asked);
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);

  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [rows.length]);

  function ask(question: string) {
    if (question.trim() === "") return;
    asked.add({ question: question.trim(), ...answerTo(question, sources) });
    setText("");
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(text);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={__("Answers from what stands on this site, with the place where it stands.")}>
        {rows.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => rows.forEach((row) => asked.remove(row.id))}>
            {__("Start again")}
          </Button>
        )}
      </PageHeader>
      <section aria-label={$$("title")} className="flex max-w-3xl flex-col rounded-card border bg-card">
        <ul tabIndex={0} aria-label={__("Messages")} className="flex max-h-[55dvh] min-h-64 flex-col gap-4 overflow-y-auto p-5">
          <li className="max-w-[85%] self-start rounded-card bg-muted px-4 py-2.5">{__("Hello! What would you like to know?")}</li>
          {rows.map((row) => (
            <li key={row.id} className="flex flex-col gap-2">
              <p className="max-w-[85%] self-end rounded-card bg-primary px-4 py-2.5 whitespace-pre-line text-primary-foreground">{row.question}</p>
              <p className="max-w-[85%] self-start rounded-card bg-muted px-4 py-2.5 whitespace-pre-line">
                {row.answer}
                {row.path !== "" && (
                  <>
                    {" "}
                    <Link to={row.path} className="font-medium underline underline-offset-4">
                      {row.place}
                    </Link>
                  </>
                )}
              </p>
            </li>
          ))}
          <li ref={end} aria-hidden />
        </ul>
        <div className="flex flex-wrap gap-2 border-t px-4 pt-4">
          {sources.slice(0, 4).map((source) => (
            <Button key={source.label} variant="outline" size="sm" onClick={() => ask(source.label)}>
              {source.label}
            </Button>
          ))}
        </div>
        <form onSubmit={submit} className="flex items-center gap-2 p-4">
          <Input aria-label={__("Message")} placeholder={__("Message")} value={text} onChange={(event) => setText(event.target.value)} className="flex-1" />
          <Button type="submit" size="icon" aria-label={__("Send")}>
            <SendHorizontal aria-hidden className="size-5" />
          </Button>
        </form>
      </section>
    </>
  );
}
