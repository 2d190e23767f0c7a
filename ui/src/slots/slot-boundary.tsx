import { Component, Suspense, type ReactNode } from "react";
import { ErrorState } from "../kit/status/states.tsx";

interface Props {
  /** Shown while the feature's code is on its way. */
  fallback?: ReactNode;
  /** What a broken feature leaves behind: a message in its place, or nothing (a control in a bar). */
  whenBroken?: "message" | "nothing";
  children: ReactNode;
}

/** A feature that fails to load or render takes only its own place with it. */
export class SlotBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense fallback={this.props.fallback ?? null}>{this.props.children}</Suspense>;
    if (this.props.whenBroken === "nothing") return null;
    return <ErrorState error={error} reading={false} onRetry={() => this.setState({ error: null })} />;
  }
}
