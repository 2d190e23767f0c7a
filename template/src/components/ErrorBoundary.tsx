import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** In the language of the page. */
const words: Record<string, [title: string, reload: string] | undefined> = {
  de: ["Diese Seite ließ sich nicht anzeigen", "Neu laden"],
  es: ["No se pudo mostrar esta página", "Volver a cargar"],
};

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
    const [title, reload] = words[document.documentElement.lang.slice(0, 2)] ?? ["This page could not be shown", "Reload"];
    return (
      <main className="wrap flex min-h-dvh flex-col items-start justify-center gap-4">
        <h1 className="text-title">{title}</h1>
        <p className="font-mono text-sm text-muted-foreground">{this.state.message}</p>
        <Button onClick={() => window.location.reload()}>{reload}</Button>
      </main>
    );
  }
}
