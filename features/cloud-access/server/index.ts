/** Requests that are tried as visitors of the app. */
import { mounted, type Feature } from "../../feature.ts";
import { accessContract } from "../contract/index.ts";

export const feature: Feature = {
  name: "cloud-access",
  migrations: [],
  mount: ({ cloud }) =>
    mounted({
      name: "cloud-access",
      contract: accessContract,
      handlers: { tryRequest: ({ params, body }) => cloud.tryRequest(params.id, body) },
    }),
};
