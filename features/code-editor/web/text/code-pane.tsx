/** The text of the file on screen. React holds the place; CodeMirror does the rest. */
import type { FilePlace } from "@slipway/ui/session/open-file";
import { useEffect, useImperativeHandle, useRef, type Ref } from "react";
import type { Peer } from "../peers/peers.ts";
import { CodeView, type CodeFile, type CodeViewOptions } from "./code-view.ts";
import styles from "./code-pane.module.css";

export interface CodePaneHandle {
  rewrite: (path: string, text: string) => void;
  forget: (path: string) => void;
  focus: () => void;
}

export interface CodePaneProps {
  file: CodeFile;
  /** The present text: typing may be ahead of what was rendered. */
  currentText: (path: string) => string | null;
  place: FilePlace | null;
  peers: readonly Peer[];
  onTyped: CodeViewOptions["onTyped"];
  onCursor: CodeViewOptions["onCursor"];
  extrasFor: CodeViewOptions["extrasFor"];
  ref: Ref<CodePaneHandle>;
}

export function CodePane({ file, currentText, place, peers, ref, ...rest }: CodePaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView | null>(null);
  const latest = useRef(rest);
  useEffect(() => {
    latest.current = rest;
  });
  useEffect(() => {
    const made = new CodeView({
      parent: host.current!,
      onTyped: (...typed) => latest.current.onTyped(...typed),
      onCursor: (...at) => latest.current.onCursor(...at),
      extrasFor: (path) => latest.current.extrasFor(path),
    });
    view.current = made;
    return () => {
      view.current = null;
      made[Symbol.dispose]();
    };
  }, []);
  useEffect(() => {
    view.current?.show({ ...file, text: currentText(file.path) ?? file.text });
  });
  const said = JSON.stringify(peers);
  useEffect(() => {
    view.current?.showPeers(JSON.parse(said) as Peer[]);
  }, [said, file.path]);
  useEffect(() => {
    if (place?.line !== undefined && place.path === file.path) view.current?.goTo(place.line, place.column);
  }, [place, file.path]);
  useImperativeHandle(
    ref,
    () => ({
      rewrite: (path, text) => view.current?.rewrite(path, text),
      forget: (path) => view.current?.forget(path),
      focus: () => view.current?.focus(),
    }),
    [],
  );
  return <div ref={host} className={styles.pane} />;
}
