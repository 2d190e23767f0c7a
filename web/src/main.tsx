import { noteEmbedding } from "@slipway/ui/page/embedded-device";
import "@slipway/ui/theme/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { guardReason } from "./pages/guard-reason.ts";
import { OriginGuard } from "./pages/origin-guard.tsx";
import { Appearance } from "./shell/appearance.tsx";

noteEmbedding(window);
const reason = guardReason(window, document);

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Appearance>{reason === null ? <App /> : <OriginGuard reason={reason} />}</Appearance>
  </StrictMode>,
);
