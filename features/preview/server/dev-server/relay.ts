/**
 * Previews in the gateway process. The app's process decides by the head of a request who gets which dev server; what the dev server
 * answers comes here and nowhere else. Decision record 130.
 */
import { forwardHost, type ForwardHost, type ForwardOptions } from "@slipway/platform/http/forward/forward-host";
import type { Needs } from "../../../services.ts";
import { ViewerFacts } from "../access/viewer-facts.ts";
import type { Visits } from "../preview.ts";
import type { Exchange } from "../gateway/answer-page.ts";
import { previewHeaders, watchRight } from "../gateway/preview-viewer.ts";
import { devServerNote, socketNote, type DevServerNote } from "./notes.ts";
import { joinDevServer, proxyRequest } from "./proxy.ts";

type RelayPorts = Needs<"addresses" | "database" | "log"> & Pick<Visits, "facts">;

async function answerNoted(
  services: RelayPorts,
  exchange: Exchange,
  note: DevServerNote,
): Promise<"answered" | "gone"> {
  const { socketPath, isLast, visit } = note;
  watchRight(services, exchange.response, visit);
  return proxyRequest(exchange, { socketPath, headers: previewHeaders(services, exchange.incoming) }, isLast);
}

export function previewRelay(
  { addresses, database, log }: Needs<"addresses" | "database" | "log">,
  app: Omit<ForwardOptions, "takesBack">,
): ForwardHost {
  const ports: RelayPorts = { addresses, database, log, facts: new ViewerFacts({ database }) };
  return forwardHost({
    ...app,
    takesBack: {
      request(exchange, note, again) {
        answerNoted(ports, exchange, devServerNote.parse(note)).then(
          (outcome) => outcome === "gone" && !exchange.response.destroyed && again(),
          (error: unknown) => {
            log.error("a preview could not be passed on", { error });
            exchange.response.destroy();
          },
        );
      },
      // Its right to be open is looked at by the app, which holds a connection for it.
      upgrade: (request, note) => joinDevServer(request, socketNote.parse(note).socketPath),
    },
  });
}
