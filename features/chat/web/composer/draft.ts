/** Unsent text per project, kept in this browser across reloads, errors and closed tabs. [W2.09] */
import { findSecrets } from "@slipway/kernel/text/secret-text";
import { create } from "zustand";

const keyOf = (projectId: string): string => `slipway-draft:${projectId}`;

function read(projectId: string): string {
  try {
    return localStorage.getItem(keyOf(projectId)) ?? "";
  } catch {
    // Storage can be switched off; the draft then lasts as long as the page.
    return "";
  }
}

/** Text that looks like a key stays in memory until the person has said that it is none. */
function write(projectId: string, text: string): void {
  try {
    if (text === "" || findSecrets(text).length > 0) localStorage.removeItem(keyOf(projectId));
    else localStorage.setItem(keyOf(projectId), text);
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
}

const useDrafts = create<{ texts: Readonly<Record<string, string>> }>(() => ({ texts: {} }));

export const useDraft = (projectId: string): string => useDrafts((state) => state.texts[projectId] ?? read(projectId));

export function setDraft(projectId: string, text: string): void {
  write(projectId, text);
  useDrafts.setState((state) => ({ texts: { ...state.texts, [projectId]: text } }));
}

/** Puts a text into the box for the person to change or to send. The box takes the focus, with the caret at the end. */
export function proposeDraft(projectId: string, text: string): void {
  setDraft(projectId, text);
  const box = document.querySelector<HTMLTextAreaElement>("textarea[data-composer]");
  box?.focus();
  // Another text that React writes into the box moves the caret to its end; the same text does not.
  box?.setSelectionRange(box.value.length, box.value.length);
}

const typedIn = (projectId: string): string => useDrafts.getState().texts[projectId] ?? read(projectId);

/** Puts text below what was typed. */
export function addToDraft(projectId: string, text: string): void {
  const typed = typedIn(projectId).trimEnd();
  setDraft(projectId, typed === "" ? text : `${typed}\n\n${text}`);
}

/** Puts text back that could not be sent, above what was typed meanwhile. */
export function restoreDraft(projectId: string, text: string): void {
  const typed = typedIn(projectId);
  setDraft(projectId, typed.trim() === "" ? text : `${text}\n\n${typed}`);
}
