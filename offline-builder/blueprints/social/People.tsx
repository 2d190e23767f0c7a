import { Link } from "react-router";
import { Avatar } from "@/components/social/Avatar";
import { FollowButton } from "@/components/social/FollowButton";
import { PageHeader } from "@/components/layout/PageHeader";
import { posts } from "@/data/posts";
import { addressOf, usePeople } from "@/data/social";
import { useRows } from "@/lib/collection";

export default function PeoplePage() {
  const people = usePeople();
  const rows = useRows(posts);
  return (
    <>
      <PageHeader title={$$("title")} lead={__("Follow somebody, and their posts stand in your feed.")} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, about }) => (
          <li key={name} className="flex flex-col gap-3 rounded-card border bg-card p-5">
            <div className="flex items-center gap-3">
              <Avatar name={name} />
              <div>
                <Link to={addressOf(name)} className="font-semibold underline-offset-4 hover:underline">
                  {name}
                </Link>
                <p className="text-sm text-muted-foreground">
                  {rows.filter((post) => post.author === name).length} {__("posts")}
                </p>
              </div>
            </div>
            <p className="flex-1 text-muted-foreground">{about}</p>
            <FollowButton name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
