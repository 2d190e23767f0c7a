/**
 * Chooses who answers a person's messages in a project: a model option, or the embedded builder beside them, which is
 * free and sends nothing elsewhere. Picked in the composer, per project, in this browser; messages from other screens
 * go there, too. [T3.31]
 */
import type { ModelId } from "@slipway/kernel/model-options";
import { create } from "zustand";

export const OFFLINE_BUILDER = "offline-builder";
export type BuilderChoice = ModelId | typeof OFFLINE_BUILDER;

const keyOf = (projectId: string): string => `slipway-model:${projectId}`;

function read(projectId: string): BuilderChoice {
  try {
    return (localStorage.getItem(keyOf(projectId)) ?? "auto") as BuilderChoice;
  } catch {
    return "auto";
  }
}

const useChoices = create<{ choices: Readonly<Record<string, BuilderChoice>> }>(() => ({ choices: {} }));

export const chosenBuilder = (projectId: string): BuilderChoice =>
  useChoices.getState().choices[projectId] ?? read(projectId);

export const useChosenBuilder = (projectId: string): BuilderChoice =>
  useChoices((state) => state.choices[projectId] ?? read(projectId));

export function chooseBuilder(projectId: string, choice: BuilderChoice): void {
  try {
    if (choice === "auto") localStorage.removeItem(keyOf(projectId));
    else localStorage.setItem(keyOf(projectId), choice);
  } catch {
    // Without storage the choice lives as long as the page.
  }
  useChoices.setState((state) => ({ choices: { ...state.choices, [projectId]: choice } }));
}

/** For messages written by a button: they name no model, but a person who chose the free builder gets it. */
export const freeIfChosen = (projectId: string): { use_offline_builder: boolean } => ({
  use_offline_builder: chosenBuilder(projectId) === OFFLINE_BUILDER,
});
