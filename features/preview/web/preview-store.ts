/** The present state of a project's preview, shared by the tool, its header and the dock. */
import { create } from "zustand";
import { DEVICES, type Device } from "./header/devices.ts";

export interface PreviewView {
  /** Path of the page, as the page reported it. */
  path: string;
  device: Device;
  /** Grows with every reload of the frame. */
  reloads: number;
  ready: boolean;
  /** The page reported an error or a failed request since it was loaded. */
  troubled: boolean;
}

export type PreviewEvent =
  | { type: "ready"; path: string }
  | { type: "route"; path: string }
  | { type: "device"; device: Device }
  | { type: "reload" }
  /** The page begins anew. */
  | { type: "begin" }
  | { type: "trouble" }
  /** A new version is shown. */
  | { type: "built" }
  /** The frame is gone; the next one starts from the initial state. */
  | { type: "left" };

export const INITIAL_VIEW: PreviewView = { path: "/", device: DEVICES[0]!, reloads: 0, ready: false, troubled: false };

export function reduceView(view: PreviewView, event: PreviewEvent): PreviewView {
  switch (event.type) {
    case "ready":
      return { ...view, ready: true, path: event.path };
    case "route":
      return { ...view, path: event.path };
    case "device":
      return { ...view, device: event.device };
    case "reload":
      return { ...view, reloads: view.reloads + 1, ready: false, troubled: false };
    case "begin":
      return { ...view, troubled: false };
    case "trouble":
      return { ...view, troubled: true };
    // State of the unfinished code, such as a failed request's message, outlives the replaced modules.
    case "built":
      return view.troubled ? reduceView(view, { type: "reload" }) : view;
    case "left":
      return { ...view, ready: false, troubled: false };
  }
}

const useViews = create<{ views: Readonly<Record<string, PreviewView>> }>(() => ({ views: {} }));

export const usePreviewView = (projectId: string): PreviewView =>
  useViews((state) => state.views[projectId] ?? INITIAL_VIEW);

export const tellPreview = (projectId: string, event: PreviewEvent): void =>
  useViews.setState((state) => ({
    views: { ...state.views, [projectId]: reduceView(state.views[projectId] ?? INITIAL_VIEW, event) },
  }));
