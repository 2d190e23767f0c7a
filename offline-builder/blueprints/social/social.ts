import { follows } from "@/data/follows";
import { likes } from "@/data/likes";
import { members } from "@/data/members";
import { posts, type Post } from "@/data/posts";
import { useRows } from "@/lib/collection";

export function newestFirst(one: Post, other: Post): number {
  return other.at.localeCompare(one.at);
}

export function addressOf(name: string): string {
  return `$toProfile$/${encodeURIComponent(name)}`;
}

/** A second tap takes it back. */
export function toggleLike(postId: string, author: string): void {
  const given = likes.all().find((row) => row.postId === postId && row.author === author);
  if (given) likes.remove(given.id);
  else likes.add({ postId, author });
}

export function toggleFollow(person: string): void {
  const row = follows.all().find((one) => one.person === person);
  if (row) follows.remove(row.id);
  else follows.add({ person });
}

/** What a person says of themselves, written or changed. */
export function keepAbout(name: string, about: string): void {
  const row = members.all().find((member) => member.name === name);
  if (row) members.update(row.id, { about });
  else members.add({ name, about });
}

/** Everybody who has a profile or wrote something. */
export function usePeople(): { name: string; about: string }[] {
  const rows = useRows(members);
  const wrote = useRows(posts).map((post) => post.author);
  const names = [...new Set([...rows.map((row) => row.name), ...wrote])].sort((one, other) => one.localeCompare(other));
  return names.map((name) => ({ name, about: rows.find((row) => row.name === name)?.about ?? "" }));
}
