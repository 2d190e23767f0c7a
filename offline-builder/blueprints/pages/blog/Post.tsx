import { Link, useParams } from "react-router";
// #if comments
import { Comments } from "@/components/blog/Comments";
// #end
import { posts } from "@/content/posts";
import { site } from "@/content/site";
import NotFound from "@/pages/NotFound";

const dates = new Intl.DateTimeFormat("$locale$", { dateStyle: "long", timeZone: "UTC" });

export default function PostPage() {
  const { id = "" } = useParams();
  const at = posts.findIndex((post) => post.id === id);
  const post = posts[at];
  if (!post) return <NotFound />;
  const next = posts[(at + 1) % posts.length]!;
  return (
    <article className="mx-auto w-full max-w-[44rem] px-5 pt-14 pb-24 sm:pt-20">
      <title>{`${post.title} · ${site.name}`}</title>
      <p className="text-sm font-medium text-accent">
        {post.category} · {dates.format(new Date(post.date))}
      </p>
      <h1 className="text-title mt-4 sm:text-5xl">{post.title}</h1>
      <p className="text-lead mt-6 text-muted-foreground">{post.summary}</p>
      <div className="mt-10 flex flex-col gap-5 border-t pt-10 text-[1.125rem] leading-[1.75]">
        {post.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {/* #if comments */}
      <Comments key={post.id} postId={post.id} />
      {/* #end */}
      <p className="mt-14 border-t pt-8">
        <span className="block text-sm text-muted-foreground">{__("Read next")}</span>
        <Link to={`$postTo$/${next.id}`} className="text-heading underline-offset-8 hover:underline">
          {next.title}
        </Link>
      </p>
    </article>
  );
}
