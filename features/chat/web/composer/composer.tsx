/**
 * The message box. Enter sends, Shift+Enter breaks the line; on phones only the button sends. (product page, item 11)
 */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { ImageButton } from "@slipway/ui/kit/images/image-button.tsx";
import imageStyles from "@slipway/ui/kit/images/images.module.css";
import { useImageInput } from "@slipway/ui/kit/images/use-image-input";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { takeOfferedWords, useOfferedWords } from "@slipway/ui/session/composer/offered-words";
import { useSelectedElements } from "@slipway/ui/session/selected-elements";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { ArrowUp, Square } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { IMAGE_TYPES } from "../../../uploads/contract/index.ts";
import { SelectElementsButton } from "../elements/select-elements-button.tsx";
import { addImages, removeImage, restoreDraftImages, usePastedImages } from "../images/pasted-images.ts";
import { addToDraft, setDraft, useDraft } from "./draft.ts";
import { cancelEditing, useEditing } from "./editing.ts";
import { ModeMenu } from "./mode-menu.tsx";
import { ModelMenu } from "./model-menu.tsx";
import { useRateLimitSeconds } from "./use-rate-limit.ts";
import styles from "./composer.module.css";

// Most messages have neither pictures nor picked elements.
const AttachedImages = lazyNamed(() => import("../images/attached-images.tsx"), "AttachedImages");
const SteeringChoice = lazyNamed(() => import("./steering-choice.tsx"), "SteeringChoice");
const PickedElements = lazyNamed(() => import("../elements/picked-elements.tsx"), "PickedElements");

export interface ComposerProps {
  projectId: string;
  /** Owner of the folder that keeps the pictures; "" until known. */
  userId: string;
  placeholder: string;
  modelLabel: string;
  /** A turn runs: Stop is shown, and new messages wait in the queue. */
  running: boolean;
  /** The running turn can read a message at its next step, if the person wants that. */
  canSteer: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  /** Arrow up in the empty box brings back the last queued message, else the last sent one. */
  onEditLast: () => void;
  /** There is an app that pictures can be placed in. */
  hasApp: boolean;
  /** Inserted by Tab in the empty box. */
  firstSuggestion: string | null;
}

/** Lets the box grow with its text up to a bound; then it scrolls. */
function useAutosize(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, 260)}px`;
  }, [box, text]);
}

interface SendButtonProps {
  disabledReason: string | null;
  running: boolean;
  empty: boolean;
  onSend: () => void;
  onStop: () => void;
}

function SendButton({ disabledReason, running, empty, onSend, onStop }: SendButtonProps) {
  if (running && empty) {
    return (
      <Tooltip label="Stop">
        <ActionIcon size={32} variant="filled" aria-label="Stop" onClick={onStop}>
          <Square size={12} fill="currentColor" />
        </ActionIcon>
      </Tooltip>
    );
  }
  const label = running ? "Send when the current turn is finished" : "Send";
  return (
    <ReasonTooltip reason={disabledReason} label={label}>
      <ActionIcon
        size={32}
        variant="filled"
        aria-label={running ? "Queue message" : "Send"}
        data-disabled={disabledReason !== null || undefined}
        aria-disabled={disabledReason !== null}
        onClick={onSend}
      >
        <ArrowUp size={17} />
      </ActionIcon>
    </ReasonTooltip>
  );
}

function Counter({ length }: { length: number }) {
  if (length < limits.messageCounterFrom) return null;
  const over = length > limits.messageCharacters;
  return (
    <span className={styles.counter} data-over={over || undefined} role="status">
      {length.toLocaleString()} / {limits.messageCharacters.toLocaleString()}
    </span>
  );
}

/** Says that the next send replaces an existing message. */
function EditingNote({ projectId, queued }: { projectId: string; queued: boolean }) {
  return (
    <div className={styles.editing} role="status">
      <span>
        {queued ? "Edit your waiting message. It keeps its place." : "Edit your message. Its changes are undone first."}
      </span>
      <Button variant="subtle" onClick={() => cancelEditing(projectId)}>
        Cancel
      </Button>
    </div>
  );
}

interface Written {
  text: string;
  images: number;
  uploading: boolean;
  /** Time until sending is allowed again. */
  seconds: number;
}

/** Why Send is disabled, in words, or null. */
function reasonNotToSend({ text, images, uploading, seconds }: Written): string | null {
  if (seconds > 0) return `You are sending messages too quickly. Try again in ${seconds} s.`;
  if (text.trim() === "" && images === 0) return "Write a message first";
  if (uploading) return "The images are still being uploaded";
  if (text.length > limits.messageCharacters)
    return `A message has at most ${limits.messageCharacters.toLocaleString()} characters`;
  return null;
}

function useComposerImages(projectId: string, userId: string, box: RefObject<HTMLTextAreaElement | null>) {
  const images = usePastedImages(projectId);
  // Files chosen before the user is known wait here.
  const early = useRef<{ projectId: string; files: readonly File[] }[]>([]);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (userId === "") early.current.push({ projectId, files });
    else void addImages({ projectId, userId }, files);
  };
  useEffect(() => {
    if (userId === "") return;
    for (const { projectId: of, files } of early.current.splice(0)) void addImages({ projectId: of, userId }, files);
  }, [userId]);
  const over = useImageInput(box, add);
  useEffect(() => void restoreDraftImages(projectId), [projectId]);
  const remove = (id: string) => {
    const image = images.find((candidate) => candidate.id === id);
    if (image !== undefined) removeImage(projectId, image);
    box.current?.focus();
  };
  return { images, add, remove, over, uploading: images.some((image) => image.uploading) };
}

export function Composer(props: ComposerProps) {
  const { projectId, userId, running, firstSuggestion } = props;
  const text = useDraft(projectId);
  const editing = useEditing(projectId);
  const hasElements = useSelectedElements(projectId).length > 0;
  const mobile = useIsMobile();
  const box = useRef<HTMLTextAreaElement>(null);
  const seconds = useRateLimitSeconds(projectId);
  const { images, add, remove, over, uploading } = useComposerImages(projectId, userId, box);
  const reason = reasonNotToSend({ text, images: images.length, uploading, seconds });
  const empty = text.trim() === "" && images.length === 0;
  useAutosize(box, text);
  useEffect(() => {
    // An open question takes keys that a field would take for text, so it keeps the focus.
    const asked = document.activeElement?.matches("[data-question]") ?? false;
    if (!mobile && !asked) box.current?.focus();
  }, [mobile, projectId]);

  const offered = useOfferedWords(projectId);
  useEffect(() => {
    if (offered === null) return;
    takeOfferedWords();
    addToDraft(projectId, offered);
    box.current?.focus();
  }, [projectId, offered]);

  const send = () => {
    if (reason !== null) return;
    props.onSend(text.trim());
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey && !mobile) {
      event.preventDefault();
      send();
    } else if (event.key === "ArrowUp" && empty) {
      event.preventDefault();
      props.onEditLast();
    } else if (event.key === "Escape" && editing !== null) {
      event.preventDefault();
      cancelEditing(projectId);
    } else if (event.key === "Tab" && !event.shiftKey && empty && firstSuggestion !== null) {
      event.preventDefault();
      setDraft(projectId, firstSuggestion);
    }
  };

  return (
    <div className={styles.composer}>
      {over && <div className={imageStyles.drop}>Drop images to attach them</div>}
      {editing !== null && <EditingNote projectId={projectId} queued={editing.queued} />}
      {hasElements && (
        <SlotBoundary>
          <PickedElements projectId={projectId} />
        </SlotBoundary>
      )}
      {images.length > 0 && (
        <SlotBoundary>
          <AttachedImages images={images} onRemove={remove} placesIn={props.hasApp ? projectId : null} />
        </SlotBoundary>
      )}
      <textarea
        ref={box}
        rows={mobile ? 1 : 2}
        value={text}
        placeholder={props.placeholder}
        aria-label="Message"
        data-composer
        onChange={(event) => setDraft(projectId, event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {props.canSteer && !empty && editing === null && (
        <SlotBoundary fallback={null}>
          <SteeringChoice />
        </SlotBoundary>
      )}
      <div className={styles.row}>
        <ImageButton types={IMAGE_TYPES} disabled={userId === ""} onFiles={add} />
        <SelectElementsButton projectId={projectId} />
        <ModeMenu projectId={projectId} />
        <ModelMenu projectId={projectId} autoLabel={props.modelLabel} />
        <span className={styles.space} />
        <Counter length={text.length} />
        <SendButton disabledReason={reason} running={running} empty={empty} onSend={send} onStop={props.onStop} />
      </div>
    </div>
  );
}
