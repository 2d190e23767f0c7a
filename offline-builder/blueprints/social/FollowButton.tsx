import { UserCheck, UserPlus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { follows } from "@/data/follows";
import { toggleFollow } from "@/data/social";
import { useWriter } from "@/data/writer";
import { useRows } from "@/lib/collection";

/** Nobody follows themselves. */
export function FollowButton({ name }: { name: string }) {
  const me = useWriter();
  const following = useRows(follows).some((row) => row.person === name);
  if (name === me) return null;
  return (
    <Button
      variant={following ? "secondary" : "outline"}
      size="sm"
      aria-pressed={following}
      aria-label={`${following ? __("Following") : __("Follow")} ${name}`}
      onClick={() => toggleFollow(name)}
      className="self-start"
    >
      {following ? <UserCheck aria-hidden className="size-4" /> : <UserPlus aria-hidden className="size-4" />}
      {following ? __("Following") : __("Follow")}
    </Button>
  );
}
