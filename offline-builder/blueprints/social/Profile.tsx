import { useState, type FormEvent } from "react";
import { useParams } from "react-router";
import { Avatar } from "@/components/social/Avatar";
import { FollowButton } from "@/components/social/FollowButton";
import { PostCard } from "@/components/social/PostCard";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { posts } from "@/data/posts";
import { keepAbout, newestFirst, usePeople } from "@/data/social";
import { useWriter } from "@/data/writer";
import { useRows } from "@/lib/collection";
import NotFound from "@/pages/NotFound";

export default function ProfilePage() {
  const { name = "" } = useParams();
  const me = useWriter();
  const person = usePeople().find((one) => one.name === name);
  const rows = useRows(posts)
    .filter((post) => post.author === name)
    .sort(newestFirst);
  if (!person) return <NotFound />;
  return (
    <div className="mx-auto max-w-2xl">
      <div className="mb-6 flex flex-wrap items-center gap-5">
        <Avatar name={name} large />
        <div className="min-w-0 flex-1">
          <PageHeader title={name} lead={person.about} />
          <FollowButton name={name} />
        </div>
      </div>
      {name === me && <AboutForm name={name} about={person.about} />}
      <h2 className="text-heading mb-3">
        {rows.length} {__("posts")}
      </h2>
      <ul className="flex flex-col gap-4">
        {rows.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AboutForm({ name, about }: { name: string; about: string }) {
  const [text, setText] = useState(about);
  const [saved, setSaved] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    keepAbout(name, text.trim());
    setSaved(true);
  }

  return (
    <form onSubmit={submit} className="mb-6 flex flex-col gap-3 rounded-card border bg-card p-5">
      <Field label={__("About you")}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setSaved(false);
            }}
          />
        )}
      </Field>
      <div className="flex items-center gap-3">
        <Button type="submit" size="sm">
          {__("Save")}
        </Button>
        <span role="status" className="text-sm text-muted-foreground">
          {saved && __("Saved")}
        </span>
      </div>
    </form>
  );
}
