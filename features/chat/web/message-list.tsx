/** The scrolling part of the chat: stays at the bottom while the person is there, loads older pages at the top. [W9.01] */
import { Button } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { ArrowDown } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { TrajectoryDocument } from "../contract/index.ts";
import { ChatLanguage, Said } from "./language/chat-language.tsx";
import styles from "./message-list.module.css";

const NEAR_BOTTOM_PX = 60;
const NEAR_TOP_PX = 200;
/** A scroll this soon after somebody's wheel, finger, key or press is theirs; each such scroll prolongs it. */
const BY_HAND_MS = 1000;

/** Keeps the end in view while text streams in, unless the person has scrolled away. */
function useStickToBottom() {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stick = useRef(true);
  const lastTop = useRef(0);
  const byHandAt = useRef(-Infinity);
  const [away, setAway] = useState(false);
  const toBottom = useCallback(() => {
    stick.current = true;
    setAway(false);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, []);
  useEffect(() => {
    if (content.current === null) return;
    const observer = new ResizeObserver(() => {
      if (stick.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    });
    observer.observe(content.current);
    // It gets lower as well: under a composer that grows, and above a phone's keyboard.
    if (scroller.current !== null) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_BOTTOM_PX;
    // The list also moves up when a part of it is replaced by a smaller one, as cards are that arrive later.
    const isByHand = performance.now() - byHandAt.current < BY_HAND_MS;
    if (isByHand) byHandAt.current = performance.now();
    // The text may have grown since the list was moved: only a person scrolls up.
    if (near) stick.current = true;
    else if (isByHand && box.scrollTop < lastTop.current) stick.current = false;
    lastTop.current = box.scrollTop;
    setAway(!stick.current);
  }, []);
  const onHand = useCallback(() => void (byHandAt.current = performance.now()), []);
  const hands = { onWheel: onHand, onTouchMove: onHand, onKeyDown: onHand, onPointerDown: onHand, onFocus: onHand };
  const leave = useCallback(() => void (stick.current = false), []);
  return { scroller, content, away, toBottom, leave, onScroll, hands, stick };
}

/** Older messages appear above without moving the text being read. */
function useKeepPosition(scroller: { current: HTMLDivElement | null }, firstId: string | undefined): void {
  const before = useRef({ firstId, height: 0 });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    if (before.current.firstId !== undefined && before.current.firstId !== firstId)
      box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { firstId, height: box.scrollHeight };
  });
}

/** `?messageId=` scrolls to that message once it is there, after the page has settled. [W2.03] [W9.01] */
function useScrollToMessage(
  { scroller, leave }: { scroller: { current: HTMLDivElement | null }; leave: () => void },
  messageId: string | null,
  present: boolean,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (messageId === null || !present || done.current) return;
    const timer = setTimeout(() => {
      done.current = true;
      leave();
      const target = scroller.current?.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
      target?.scrollIntoView({ block: "center" });
      target?.classList.add(styles.found!);
    }, limits.scrollToMessageDelayMs);
    return () => clearTimeout(timer);
  }, [scroller, leave, messageId, present]);
}

/** Own words and their answer are what one looks for next, wherever one was reading. */
function useShowOwnWords(ownWords: string | undefined, toBottom: () => void): void {
  const shown = useRef(ownWords);
  useEffect(() => {
    if (ownWords !== undefined && ownWords !== shown.current) toBottom();
    shown.current = ownWords;
  }, [ownWords, toBottom]);
}

/** A message of this person among the last two: the answer may have come with it. */
const ownWordsAtEnd = (documents: readonly TrajectoryDocument[], ownId: string): string | undefined =>
  documents.slice(-2).findLast((doc) => doc.tag === "user-message" && doc.user_id === ownId)?.id;

export interface MessageListProps {
  documents: readonly TrajectoryDocument[];
  /** Id of the person who looks. */
  ownId: string;
  hasOlder: boolean;
  loadingOlder: boolean;
  onLoadOlder: () => void;
  messageId: string | null;
  /** Shown while there are no messages. */
  empty: ReactNode;
  children: (doc: TrajectoryDocument) => ReactNode;
}

export function MessageList({
  documents,
  ownId,
  hasOlder,
  loadingOlder,
  onLoadOlder,
  messageId,
  empty,
  children,
}: MessageListProps) {
  const { scroller, content, away, toBottom, leave, onScroll, hands, stick } = useStickToBottom();
  const newestId = documents.at(-1)?.id;
  useKeepPosition(scroller, documents[0]?.id);
  useScrollToMessage(
    { scroller, leave },
    messageId,
    documents.some((doc) => doc.id === messageId),
  );
  useEffect(() => {
    if (stick.current) toBottom();
  }, [newestId, stick, toBottom]);
  useShowOwnWords(ownWordsAtEnd(documents, ownId), toBottom);
  return (
    <ChatLanguage documents={documents}>
      <div className={styles.frame}>
        <div
          ref={scroller}
          className={styles.scroller}
          role="log"
          aria-label="Conversation"
          tabIndex={0}
          {...hands}
          onScroll={(event) => {
            onScroll();
            if (hasOlder && event.currentTarget.scrollTop < NEAR_TOP_PX) onLoadOlder();
          }}
        >
          <div ref={content} className={styles.content}>
            {hasOlder && (
              <div className={styles.older}>
                <Button variant="subtle" loading={loadingOlder} onClick={onLoadOlder}>
                  <Said>Show earlier messages</Said>
                </Button>
              </div>
            )}
            {documents.length === 0 ? empty : documents.map(children)}
          </div>
        </div>
        {away && (
          <Button className={styles.down} variant="default" leftSection={<ArrowDown size={14} />} onClick={toBottom}>
            <Said>Newest</Said>
          </Button>
        )}
      </div>
    </ChatLanguage>
  );
}
