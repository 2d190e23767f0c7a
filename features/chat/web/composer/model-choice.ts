/** Which model option a person has picked, per project, in this browser. [T3.31] */
import type { ChatModel } from "../../../agent/contract/index.ts";
import { create } from "zustand";

const keyOf = (projectId: string): string => `slipway-model:${projectId}`;

function read(projectId: string): ChatModel {
  try {
    return (localStorage.getItem(keyOf(projectId)) ?? "auto") as ChatModel;
  } catch {
    return "auto";
  }
}

const useModels = create<{ models: Readonly<Record<string, ChatModel>> }>(() => ({ models: {} }));

export const pickedModel = (projectId: string): ChatModel => useModels.getState().models[projectId] ?? read(projectId);

export const usePickedModel = (projectId: string): ChatModel =>
  useModels((state) => state.models[projectId] ?? read(projectId));

export function pickModel(projectId: string, model: ChatModel): void {
  try {
    if (model === "auto") localStorage.removeItem(keyOf(projectId));
    else localStorage.setItem(keyOf(projectId), model);
  } catch {
    // Without storage it lives as long as the page.
  }
  useModels.setState((state) => ({ models: { ...state.models, [projectId]: model } }));
}
