/** The editor of one project: files on the left, the open one on the right. */
import type { Project } from "../../projects/contract/index.ts";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { EditorHeader } from "./frame/header.tsx";
import { Panes } from "./frame/panes.tsx";
import { StatusLine } from "./frame/status-line.tsx";
import { TabBar } from "./frame/tab-bar.tsx";
import { FilePanel } from "./files/file-panel.tsx";
import { FileView } from "./files/file-view.tsx";
import type { Source } from "./files/use-source.ts";
import { ConflictBar } from "./saving/conflict-bar.tsx";
import { peerWords } from "./peers/peers.ts";
import { useOwnLine, usePeers } from "./peers/use-peers.ts";
import { CodePane } from "./text/code-pane.tsx";
import { useEditor } from "./use-editor.ts";
import { AgentWatch } from "./agent/agent-files.ts";
import bar from "./saving/conflict-bar.module.css";
import styles from "./code-editor.module.css";

export interface CodeEditorProps {
  projectId: string;
  project: Partial<Project>;
  source: Source;
}

type Editor = ReturnType<typeof useEditor>;

/** Under the tabs, only when there is something to say. */
function Notice({ editor: { held, conflict } }: { editor: Editor }) {
  if (held)
    return (
      <div className={bar.bar} role="status">
        <p>Read only. Agent is editing this file.</p>
      </div>
    );
  return conflict === null ? <span /> : <ConflictBar {...conflict} />;
}

/** Controls of other features, about the line with the cursor. */
function LineControls({ editor, projectId, sha }: { editor: Editor; projectId: string; sha: string }) {
  const entries = entriesOf(useWebFeatures(), "project.code.line");
  const { tabs, status, marks } = editor;
  if (tabs.active === null || status.cursor === null) return null;
  const place = { path: tabs.active, line: status.cursor.line, commitSha: sha, isUnsaved: marks.has(tabs.active) };
  return entries.map(({ id, component: Control }) => (
    <SlotBoundary key={id} whenBroken="nothing">
      <Control projectId={projectId} {...place} />
    </SlotBoundary>
  ));
}

export function CodeEditor(props: CodeEditorProps) {
  const editor = useEditor(props);
  const { shown, tabs, marks } = editor;
  const peers = usePeers(props.projectId, props.project, tabs.active);
  useOwnLine(props.projectId, tabs.active, editor.status.cursor?.line ?? null);
  return (
    <div className={styles.tool}>
      <AgentWatch projectId={props.projectId} lockedAt={props.project.locked_at ?? null} />
      <EditorHeader
        path={tabs.active}
        access={editor.access}
        format={editor.format}
        download={editor.download}
        changed={editor.changed}
        busy={editor.saving.busy}
        onDiscard={editor.discard}
        onSave={editor.save}
      />
      <Panes
        left={
          <FilePanel
            paths={editor.paths}
            active={tabs.active}
            marks={editor.treeMarks}
            onShow={editor.showFile}
            textsOf={editor.textsOf}
            onGoTo={editor.show}
            onPicked={editor.toText}
          />
        }
        right={
          <div className={styles.right}>
            <TabBar
              open={tabs.open}
              active={tabs.active}
              marks={marks}
              onShow={editor.showFile}
              onClose={editor.close}
            />
            <Notice editor={editor} />
            {shown === null && <div className={styles.nothing}>Open a file on the left.</div>}
            {shown !== null && shown.kind !== "text" && <FileView kind={shown.kind} file={shown.file} />}
            {shown !== null && shown.kind === "text" && (
              <CodePane
                ref={editor.pane}
                file={shown.file}
                currentText={editor.currentText}
                place={tabs.place}
                peers={peers}
                onTyped={editor.onTyped}
                onCursor={editor.onCursor}
                extrasFor={editor.extrasFor}
              />
            )}
            <StatusLine {...editor.status} others={shown?.kind === "text" ? peerWords(peers) : ""}>
              <LineControls editor={editor} projectId={props.projectId} sha={props.source.sha} />
            </StatusLine>
          </div>
        }
      />
    </div>
  );
}
