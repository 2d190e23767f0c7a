/** The thread of the offline builder: its word lists and whatever people write are read here, and nowhere else in the process. */
import { createOfflineBuilder, rehearse } from "@slipway/offline-builder/model";
import { serveModel } from "@slipway/platform/models/thread/serve-model";

serveModel({ model: createOfflineBuilder(), rehearse });
