/** Members of a channel: for each key the metadata of everybody who tracks under it. */
import { randomText } from "@slipway/kernel/ids";

export interface PresenceChange {
  joins: PresenceState;
  leaves: PresenceState;
}

export type PresenceMeta = Record<string, unknown> & { phx_ref: string };
export type PresenceState = Record<string, { metas: PresenceMeta[] }>;

interface Tracked {
  key: string;
  meta: PresenceMeta;
}

const only = ({ key, meta }: Tracked): PresenceState => ({ [key]: { metas: [meta] } });

export class Presences {
  /** By member. */
  readonly #tracked = new Map<object, Tracked>();
  /** The state as text, cached until somebody joins or leaves, because every newcomer gets all of it. */
  #text: string | null = null;

  get size(): number {
    return this.#tracked.size;
  }

  has(member: object): boolean {
    return this.#tracked.has(member);
  }

  state(): PresenceState {
    // Keys are the clients': none of them may be a word that objects know.
    const state = Object.create(null) as PresenceState;
    for (const { key, meta } of this.#tracked.values()) (state[key] ??= { metas: [] }).metas.push(meta);
    return state;
  }

  /** `state` as JSON. */
  stateText(): string {
    return (this.#text ??= JSON.stringify(this.state()));
  }

  track(member: object, key: string, payload: Readonly<Record<string, unknown>>): PresenceChange {
    const before = this.#tracked.get(member);
    const previous = before === undefined ? {} : { phx_ref_prev: before.meta.phx_ref };
    const tracked = { key, meta: { ...payload, phx_ref: randomText(16), ...previous } };
    this.#tracked.set(member, tracked);
    this.#text = null;
    return { joins: only(tracked), leaves: before === undefined ? {} : only(before) };
  }

  /** Null when it was not there. */
  untrack(member: object): PresenceChange | null {
    const before = this.#tracked.get(member);
    if (before === undefined) return null;
    this.#tracked.delete(member);
    this.#text = null;
    return { joins: {}, leaves: only(before) };
  }
}
