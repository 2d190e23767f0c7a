import { Heart, MessageCircle, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import { Avatar } from "@/components/social/Avatar";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { likes } from "@/data/likes";
import { posts, type Post } from "@/data/posts";
import { remarks } from "@/data/remarks";
import { addressOf, toggleLike } from "@/data/social";
import { keepWriter, useWriter } from "@/data/writer";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { formatMoment, now } from "@/lib/moments";
import { removeWithUndo } from "@/lib/removal";

export function PostCard({ post }: { post: Post }) {
  const me = useWriter();
  const liked = useRows(likes).filter((row) => row.postId === post.id);
  const said = useRows(remarks).filter((row) => row.postId === post.id);
  const [open, setOpen] = useState(false);
  const mine = liked.some((row) => row.author === (me || "?"));
  return (
    <article className="rounded-card border bg-card p-5">
      <header className="flex items-center gap-3">
        <Avatar name={post.author} />
        <div className="min-w-0 flex-1">
          <Link to={addressOf(post.author)} className="font-semibold underline-offset-4 hover:underline">
            {post.author}
          </Link>
          <p className="text-sm text-muted-foreground">
            <time>{formatMoment(post.at)}</time>
          </p>
        </div>
        {post.author === me && (
          <Button variant="ghost" size="icon" aria-label={__("Delete post")} onClick={() => removeWithUndo(posts, post, __("Post"))}>
            <Trash2 aria-hidden className="size-4" />
          </Button>
        )}
      </header>
      <p className="mt-3 whitespace-pre-line">{post.text}</p>
      {post.picture !== "" && <img src={post.picture} alt={`${__("Picture by")} ${post.author}`} className="mt-4 max-h-96 w-full rounded-control object-cover" />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" aria-pressed={mine} aria-label={`${__("Like")}, ${liked.length}`} onClick={() => toggleLike(post.id, me || "?")}>
          <Heart aria-hidden className={cn("size-4", mine && "fill-current text-destructive")} />
          {liked.length}
        </Button>
        <Button variant="ghost" size="sm" aria-expanded={open} aria-label={`${__("Comments")}, ${said.length}`} onClick={() => setOpen(!open)}>
          <MessageCircle aria-hidden className="size-4" />
          {said.length}
        </Button>
      </div>
      {open && (
        <div className="mt-3 border-t pt-3">
          <ul className="flex flex-col gap-2">
            {said.map((remark) => (
              <li key={remark.id}>
                <Link to={addressOf(remark.author)} className="font-semibold underline-offset-4 hover:underline">
                  {remark.author}
                </Link>{" "}
                {remark.text}
              </li>
            ))}
          </ul>
          <RemarkForm postId={post.id} />
        </div>
      )}
    </article>
  );
}

function RemarkForm({ postId }: { postId: string }) {
  const me = useWriter();
  const [typed, setTyped] = useState("");
  const [text, setText] = useState("");
  const name = me || typed.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name === "" || text.trim() === "") return;
    keepWriter(name);
    remarks.add({ postId, author: name, text: text.trim(), at: now() });
    setText("");
  }

  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap gap-2">
      {me === "" && (
        <Input aria-label={__("Your name")} placeholder={__("Your name")} required value={typed} onChange={(event) => setTyped(event.target.value)} className="w-36 flex-none" />
      )}
      <Input aria-label={__("Comment")} placeholder={__("Comment")} required value={text} onChange={(event) => setText(event.target.value)} className="min-w-40 flex-1" />
      <Button type="submit" variant="outline">
        {__("Send")}
      </Button>
    </form>
  );
}
