/** The feature's state as `mount` built it, and the pass that books its use, for tests alone. */
import type { Needs } from "../../services.ts";
import type { CloudPorts, MountedCloud } from "../server/mounted-cloud.ts";

export const cloudPorts = ({ cloud }: Needs<"cloud">): CloudPorts => (cloud as MountedCloud).ports;

export { chargeBackends } from "../server/usage/charge-backends.ts";
