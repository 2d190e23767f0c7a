import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import App from "./App";
import { ErrorBoundary } from "./components/ErrorBoundary";
import { applyStoredMode } from "./lib/color-mode";
import { showFirstWrongField } from "./lib/wrong-field";
import "./index.css";

applyStoredMode();

// A page whose file is gone is one of an older version of this site: the newest one has all of its own.
window.addEventListener("vite:preloadError", () => window.location.reload());

// Below a long form the button is far from the field that keeps it from being sent.
document.addEventListener("submit", showFirstWrongField);

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
