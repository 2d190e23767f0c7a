/** The feature's state as `mount` built it, for tests alone. */
import type { Needs } from "../../services.ts";
import type { CloudPorts, MountedCloud } from "../server/mounted-cloud.ts";

export const cloudPorts = ({ cloud }: Needs<"cloud">): CloudPorts => (cloud as MountedCloud).ports;
