/** Pins over the app at elements that people comment on. The page inside says where they are. */
import { Tooltip } from "@mantine/core";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { usePreviewChannel } from "@slipway/ui/session/preview-channel";
import { useEffect, useMemo } from "react";
import type { ElementPlace, Thread } from "../../contract/index.ts";
import { openComments, setPicking, useComments, wantElement } from "../comments-store.ts";
import { useThreads } from "../use-threads.ts";
import { readPinMessage } from "./page-messages.ts";
import { NOWHERE, usePlaces } from "./places-store.ts";
import classes from "./pins.module.css";

/** The newest ones; the others are in the list. */
const MAX_PINS = 200;

interface Pinned extends Thread {
  place: ElementPlace;
}

const isPinned = (thread: Thread): thread is Pinned => thread.place.kind === "element";

/** The threads as the page needs them. The same text while nothing of it has changed. */
function usePins(projectId: string) {
  const { threads } = useThreads(projectId);
  const openId = useComments(({ view }) => (view.type === "thread" ? view.id : null));
  const shown = threads
    .filter(isPinned)
    .filter(({ id, resolved_at: at }) => at === null || id === openId)
    .sort((one, other) => (one.last_at < other.last_at ? 1 : -1))
    .slice(0, MAX_PINS);
  const said = JSON.stringify(
    shown.map(({ id, place: { page, selector, tag, quote, x, y } }) => ({ id, page, selector, tag, quote, x, y })),
  );
  return { shown, openId, pins: useMemo(() => JSON.parse(said) as Record<string, unknown>[], [said]) };
}

function usePage(projectId: string, pins: readonly Record<string, unknown>[]): void {
  const channel = usePreviewChannel(projectId, "pins");
  const { picking, wanted } = useComments();
  const page = usePlaces((places) => places.page);
  useEffect(() => {
    if (channel === null) return;
    const tell = () => {
      channel.send({ action: "watch", pins });
      if (useComments.getState().picking) channel.send({ action: "pick", on: true });
    };
    const stop = channel.listen((fields) => {
      const message = readPinMessage(fields);
      if (message?.event === "begin") tell();
      else if (message?.event === "places") usePlaces.setState(message.places, true);
      else if (message?.event === "cancelled") setPicking(false);
      else if (message?.event === "picked" && useComments.getState().picking)
        openComments(projectId, { type: "new", place: message.place });
    });
    tell();
    return stop;
  }, [channel, projectId, pins]);
  useEffect(() => {
    channel?.send({ action: "pick", on: picking });
  }, [channel, picking]);
  useEffect(() => {
    // A page that has answered takes the wish; one that is still loading would lose it.
    if (channel === null || wanted === null || page === null) return;
    if (wanted.page !== page) channel.go(wanted.page);
    channel.send({ action: "show", id: wanted.threadId });
    wantElement(null);
  }, [channel, wanted, page]);
  useEffect(
    () => () => {
      channel?.send({ action: "pick", on: false });
      usePlaces.setState(NOWHERE, true);
      setPicking(false);
    },
    [channel],
  );
}

const excerpt = ({ text }: Thread): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export function Pins({ projectId }: { projectId: string }) {
  const { shown, openId, pins } = usePins(projectId);
  usePage(projectId, pins);
  const picking = useComments((state) => state.picking);
  const places = usePlaces((state) => state.pins);
  return (
    <div className={classes.over} data-picking={picking || undefined}>
      {shown.map((thread) => {
        const { id, author } = thread;
        const place = places.get(id);
        if (place?.state !== "seen") return null;
        return (
          <Tooltip key={id} label={`${author.name}: ${excerpt(thread)}`}>
            <button
              type="button"
              className={classes.pin}
              style={{ left: place.x, top: place.y }}
              data-open={id === openId || undefined}
              aria-label={`Comment of ${author.name}: ${excerpt(thread)}`}
              onClick={() => openComments(projectId, { type: "thread", id })}
            >
              <PersonAvatar id={author.id} name={author.name} photoUrl={author.photo_url} size={22} />
            </button>
          </Tooltip>
        );
      })}
      {picking && (
        <div className={classes.hint} role="status">
          <span>Click an element to comment on it</span>
          <button type="button" onClick={() => setPicking(false)}>
            Cancel
          </button>
        </div>
      )}
    </div>
  );
}
