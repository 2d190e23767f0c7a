export { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";
