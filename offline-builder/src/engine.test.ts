import { modelSuite } from "@slipway/platform/models/port.suite";
import { createOfflineBuilder } from "./model.ts";

modelSuite("the offline builder", async () => ({
  model: createOfflineBuilder(),
  [Symbol.asyncDispose]: async () => undefined,
}));
