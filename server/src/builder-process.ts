/** The process of the offline builder: its word lists are loaded here and what people write is read here, and nowhere else. */
import { createOfflineBuilder, rehearse } from "@slipway/offline-builder/model";
import { serveModel } from "@slipway/platform/models/process/serve-model";

serveModel({ model: createOfflineBuilder(), rehearse });
