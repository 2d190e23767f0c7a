import { Button } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { ModeMenu } from "@slipway/ui/kit/composer/mode-menu.tsx";
import { ImageButton } from "@slipway/ui/kit/images/image-button.tsx";
import imageStyles from "@slipway/ui/kit/images/images.module.css";
import { useImageInput } from "@slipway/ui/kit/images/use-image-input";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { ArrowUp } from "lucide-react";
import { useId, useRef, type KeyboardEvent } from "react";
import { IMAGE_TYPES } from "../../../uploads/contract/index.ts";
import { BuilderLine } from "./builder-line.tsx";
import classes from "./prompt-box.module.css";
import { setPromptDraft, setPromptMode, usePromptDraft } from "./start/prompt-draft.ts";
import { addPromptImages, removePromptImages, usePromptImages } from "./start/prompt-images.ts";
import { Proposals } from "./proposals.tsx";
import { useStartProject } from "./start/use-start-project.ts";

const ImageStrip = lazyNamed(() => import("@slipway/ui/kit/images/image-strip.tsx"), "ImageStrip");

export interface PromptBoxProps {
  autoFocus?: boolean;
  /** A single line beside its button until there is text. */
  compact?: boolean;
  /** The page around it gets no answer from the server. */
  unreachable?: boolean;
}

const UNREACHABLE = "Can't reach Slipway. Your text is kept. Retrying…";
const counter = new Intl.NumberFormat();

/** The question's answer: works before signing in. Enter sends, Shift+Enter breaks the line. */
export function PromptBox({ autoFocus, compact = false, unreachable = false }: PromptBoxProps) {
  const text = usePromptDraft((draft) => draft.text);
  const chatOnly = usePromptDraft((draft) => draft.chatOnly);
  const { state, start } = useStartProject();
  const silent = unreachable || state === "unreachable";
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = text.trim() !== "" && text.length <= limits.messageCharacters;
  const toField = () => field.current?.focus();
  const images = usePromptImages();
  const add = (files: File[]) => void addPromptImages(files);
  const over = useImageInput(field, add);
  const remove = (id: string) => {
    removePromptImages([id]);
    toField();
  };
  const folded = compact && !chatOnly && text === "" && images.length === 0;
  const send = () => {
    if (!ready || state !== "idle") return toField();
    start(text.trim(), toField);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const byTouch = window.matchMedia("(pointer: coarse)").matches;
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || byTouch) return;
    event.preventDefault();
    send();
  };
  return (
    <div>
      <div className={classes.box} data-compact={compact || undefined} data-busy={state === "starting" || undefined}>
        {over && <div className={imageStyles.drop}>Drop images to attach them</div>}
        {images.length > 0 && (
          <SlotBoundary fallback={<div className={imageStyles.stripLoading} />}>
            <div className={classes.images}>
              <ImageStrip images={images} onRemove={remove} />
            </div>
          </SlotBoundary>
        )}
        <textarea
          ref={field}
          className={classes.text}
          rows={compact ? 1 : 3}
          value={text}
          autoFocus={autoFocus}
          placeholder={
            compact
              ? "What do you want to build?"
              : "A booking page for my bike workshop, with prices and opening hours"
          }
          aria-label="What do you want to build?"
          aria-describedby={silent || !compact ? hintId : undefined}
          onChange={(event) => setPromptDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.foot}>
          {!folded && <ImageButton types={IMAGE_TYPES} onFiles={add} />}
          {!folded && <ModeMenu chatOnly={chatOnly} onChoose={setPromptMode} />}
          <span className={classes.count} data-over={text.length > limits.messageCharacters || undefined}>
            {text.length >= limits.messageCounterFrom &&
              `${counter.format(text.length)} of ${counter.format(limits.messageCharacters)}`}
          </span>
          <Button
            variant="primary"
            size="lg"
            rightSection={<ArrowUp size={16} />}
            loading={state === "starting"}
            onClick={send}
          >
            {chatOnly ? "Ask" : "Build"}
          </Button>
        </div>
      </div>
      <Proposals onChosen={toField} />
      {silent && (
        <p id={hintId} className={classes.hint} role="alert">
          {UNREACHABLE}
        </p>
      )}
      {!silent && !compact && <BuilderLine id={hintId} />}
    </div>
  );
}
