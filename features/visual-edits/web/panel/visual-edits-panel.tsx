/** The selected elements, and everything about them that can be changed. [W2.12] */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { exitVisualEdits } from "@slipway/ui/session/preview/exit-visual-edits";
import { layDown, usePictureInHand } from "@slipway/ui/session/preview/picture-in-hand";
import { addSelectedElements } from "@slipway/ui/session/selected-elements";
import { MessageSquare, Redo2, Undo2, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { chatElements } from "../chat-elements.ts";
import type { PickedElement } from "../messages.ts";
import { useVisualEditor, type VisualEditor } from "../use-visual-editor.ts";
import { Notices } from "./notices.tsx";
import { StyleFields } from "./style-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { Trail } from "./trail.tsx";
import styles from "./visual-edits-panel.module.css";

function useAskTheChat(projectId: string, elements: readonly PickedElement[]) {
  const { showChat } = useNavigation();
  return () => {
    addSelectedElements(projectId, chatElements(elements));
    showChat();
    document.querySelector<HTMLElement>("[data-composer]")?.focus();
  };
}

function Nothing({ editor }: { editor: VisualEditor }) {
  const mobile = useIsMobile();
  if (!editor.state.connected)
    return (
      <div className={styles.empty} role="status">
        <p>Loading the preview…</p>
        <SkeletonLines widths={["60%", "80%", "40%"]} gap={10} />
      </div>
    );
  return (
    <div className={styles.empty}>
      <p>{mobile ? "Tap an element to select it." : "Click to select, Shift-click for more."}</p>
      {!mobile && <p>Arrow keys move, Enter edits, Esc deselects.</p>}
      <Button onClick={() => editor.page.select(0)}>Select the page</Button>
    </div>
  );
}

/** Shown until a place for it is selected. */
function PictureToPlace({ projectId }: { projectId: string }) {
  const picture = usePictureInHand(projectId);
  if (picture === null) return null;
  return (
    <div className={styles.hand} role="status">
      <img src={picture.url} alt="" />
      <p>Select the picture or drawing that yours should replace.</p>
      <Button variant="subtle" onClick={layDown}>
        Cancel
      </Button>
    </div>
  );
}

function Footer({ editor }: { editor: VisualEditor }) {
  const { count, saving, locked } = editor;
  const { past, future } = editor.state.history;
  return (
    <footer className={styles.footer}>
      <Tooltip label="Undo">
        <ActionIcon aria-label="Undo" disabled={past.length === 0} onClick={() => editor.step("undo")}>
          <Undo2 size={15} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Redo">
        <ActionIcon aria-label="Redo" disabled={future.length === 0} onClick={() => editor.step("redo")}>
          <Redo2 size={15} />
        </ActionIcon>
      </Tooltip>
      <span className={styles.space} />
      <Button variant="subtle" disabled={count === 0 || saving} onClick={() => editor.step("discard")}>
        Discard
      </Button>
      <Button variant="filled" disabled={count === 0 || locked} loading={saving} onClick={editor.save}>
        {count === 0 ? "Save" : `Save (${count})`}
      </Button>
    </footer>
  );
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");

function useKeys(editor: VisualEditor) {
  return (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey)) return;
    const key = event.key.toLowerCase();
    if (key === "s") editor.save();
    else if (key === "z" && !isTyping(event.target)) editor.step(event.shiftKey ? "redo" : "undo");
    else return;
    event.preventDefault();
  };
}

export function VisualEditsPanel({ projectId }: { projectId: string }) {
  const editor = useVisualEditor(projectId);
  const { elements } = editor.state;
  const ask = useAskTheChat(projectId, elements);
  const onKeyDown = useKeys(editor);
  return (
    <aside className={styles.panel} aria-label="Visual edits" data-visual-edits data-takes-corner onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2>Visual edits</h2>
        <span className={styles.space} />
        <Tooltip label="Exit visual edits">
          <ActionIcon aria-label="Exit visual edits" onClick={() => void exitVisualEdits(projectId)}>
            <X size={15} />
          </ActionIcon>
        </Tooltip>
      </header>
      <div className={styles.body} tabIndex={-1}>
        <PictureToPlace projectId={projectId} />
        {elements.length === 0 ? (
          <Nothing editor={editor} />
        ) : (
          <>
            <Trail editor={editor} />
            <Notices editor={editor} onAsk={ask} />
            {editor.targets.length === 0 && editor.inspection.isPending && (
              <div role="status" aria-label="Reading the source">
                <SkeletonLines widths={["40%", "100%", "30%", "100%"]} gap={12} />
              </div>
            )}
            <TextFields editor={editor} onAsk={ask} />
            <StyleFields projectId={projectId} editor={editor} />
            <Button fullWidth leftSection={<MessageSquare size={14} />} onClick={ask}>
              {"Edit with chat"}
            </Button>
          </>
        )}
      </div>
      <Footer editor={editor} />
    </aside>
  );
}
