import { Component, Suspense, type ReactNode } from "react";
import { ErrorState } from "../kit/status/states.tsx";
import { onRetry, retryAll } from "./retry.ts";

interface Props {
  /** Shown while the feature's code is on its way. */
  fallback?: ReactNode;
  /** Replacement for a broken feature: a message in its place, or nothing (a control in a bar). */
  whenBroken?: "message" | "nothing";
  onBroken?: (error: unknown) => void;
  children: ReactNode;
}

/** A feature that fails to load or render loses only its own place, and only until a retry makes sense. */
export class SlotBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };
  #stop: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    this.#stop = onRetry(() => this.state.error !== null && this.setState({ error: null }));
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken?.(error);
  }

  override componentWillUnmount() {
    this.#stop?.();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense fallback={this.props.fallback ?? null}>{this.props.children}</Suspense>;
    if (this.props.whenBroken === "nothing") return null;
    return <ErrorState error={error} reading={false} onRetry={retryAll} />;
  }
}
