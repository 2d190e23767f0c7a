/** The text of the SQL editor. React holds the place; CodeMirror does the rest. */
import { useEffect, useImperativeHandle, useRef, type Ref } from "react";
import { SqlEditor, type Runnable, type SchemaNames } from "./sql-editor.ts";
import classes from "../sql.module.css";

export interface SqlPaneHandle {
  runnable: () => Runnable | null;
  markError: (line: number | null) => void;
  goToLine: (line: number) => void;
  rewrite: (text: string) => void;
  text: () => string;
}

export interface SqlPaneProps {
  /** At first. */
  text: string;
  /** Completed while somebody types. */
  names: SchemaNames | undefined;
  onRun: () => void;
  onText: (text: string) => void;
  ref: Ref<SqlPaneHandle>;
}

export function SqlPane({ text, names, ref, ...callbacks }: SqlPaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<SqlEditor | null>(null);
  const latest = useRef(callbacks);
  const first = useRef(text);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const made = new SqlEditor({
      parent: host.current!,
      text: first.current,
      onRun: () => latest.current.onRun(),
      onText: (typed) => latest.current.onText(typed),
    });
    editor.current = made;
    return () => {
      editor.current = null;
      made[Symbol.dispose]();
    };
  }, []);
  useEffect(() => {
    if (names !== undefined) editor.current?.know(names);
  }, [names]);
  useImperativeHandle(
    ref,
    () => ({
      runnable: () => editor.current?.runnable() ?? null,
      markError: (line) => editor.current?.markError(line),
      goToLine: (line) => editor.current?.goToLine(line),
      rewrite: (next) => editor.current?.rewrite(next),
      text: () => editor.current?.text() ?? "",
    }),
    [],
  );
  return <div ref={host} className={classes.pane} />;
}
