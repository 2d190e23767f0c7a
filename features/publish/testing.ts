/** The feature's state as `mount` built it, for tests alone. */
import type { Needs } from "../services.ts";
import type { MountedPublish, PublishPorts } from "./server/index.ts";

export const publishPorts = ({ publish }: Needs<"publish">): PublishPorts => (publish as MountedPublish).ports;
