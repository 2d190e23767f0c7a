import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface State {
  message: string | null;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    return (
      <main className="wrap flex min-h-dvh flex-col items-start justify-center gap-4">
        <h1 className="text-title">This page could not be shown</h1>
        <p className="font-mono text-sm text-muted-foreground">{this.state.message}</p>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </main>
    );
  }
}
