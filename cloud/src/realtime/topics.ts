/** Members of each topic of a project, and what they send each other. Private and public topics of one name never meet. */
import { broadcastFrame, type Broadcast, type Protocol } from "./wire/frames.ts";
import { Presences, type PresenceChange } from "./presence.ts";

export interface Member {
  readonly protocol: Protocol;
  readonly hearsBroadcasts: boolean;
  readonly hearsPresence: boolean;
  sendRaw(frame: string | Buffer): void;
  send(event: string, payload: string): void;
}

export interface Topic {
  /** As clients name it, with `realtime:` in front. */
  readonly name: string;
  readonly members: Set<Member>;
  readonly presences: Presences;
}

const PREFIX = "realtime:";
/** `realtime:room` -> `room`. */
export const subTopic = (topic: string): string => (topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : topic);

export class Topics {
  readonly #topics = new Map<string, Topic>();

  join(name: string, isPrivate: boolean, member: Member): Topic {
    const key = `${isPrivate} ${subTopic(name)}`;
    const topic = this.#topics.get(key) ?? { name, members: new Set(), presences: new Presences() };
    this.#topics.set(key, topic);
    topic.members.add(member);
    return topic;
  }

  leave(topic: Topic, member: Member): void {
    if (!topic.members.delete(member)) return;
    const change = topic.presences.untrack(member);
    if (change !== null) tellPresence(topic, change);
    if (topic.members.size > 0) return;
    for (const [key, known] of this.#topics) if (known === topic) this.#topics.delete(key);
  }

  /** To everybody in a topic that may have nobody. */
  broadcast(name: string, isPrivate: boolean, broadcast: Broadcast): void {
    const topic = this.#topics.get(`${isPrivate} ${subTopic(name)}`);
    if (topic !== undefined) tellBroadcast(topic, broadcast, null);
  }
}

/** One frame for all who speak the same protocol. */
export function tellBroadcast({ name, members }: Topic, broadcast: Broadcast, except: Member | null): void {
  const frames = new Map<Protocol, string | Buffer | null>();
  for (const member of members) {
    if (member === except || !member.hearsBroadcasts) continue;
    const { protocol } = member;
    if (!frames.has(protocol)) frames.set(protocol, broadcastFrame(name, broadcast, protocol));
    const frame = frames.get(protocol);
    if (frame != null) member.sendRaw(frame);
  }
}

export function tellPresence({ members }: Topic, change: PresenceChange): void {
  const payload = JSON.stringify(change);
  for (const member of members) if (member.hearsPresence) member.send("presence_diff", payload);
}
