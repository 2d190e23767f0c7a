import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import App from "./App";
import { ErrorBoundary } from "./components/ErrorBoundary";
import { applyStoredMode } from "./lib/color-mode";
import { reloadOnce } from "./lib/reload-once";
import { showFirstWrongField } from "./lib/wrong-field";
import "./index.css";

applyStoredMode();

window.addEventListener("vite:preloadError", reloadOnce);

// Below a long form the button is far from the field that keeps it from being sent.
document.addEventListener("submit", showFirstWrongField);

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
