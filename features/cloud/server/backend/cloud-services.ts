/** The protocols of a backend, one of each for all projects of this process. */
import { createAuthService } from "@slipway/cloud/auth/service";
import { cloudGateway, type CloudGateway } from "@slipway/cloud/gateway/gateway";
import type { Service } from "@slipway/cloud/gateway/service";
import { restService } from "@slipway/cloud/rest/rest-service";
import { createStorageService } from "@slipway/cloud/storage/service";
import type { Services } from "../../../services.ts";

export interface CloudServices extends Disposable {
  auth: Service;
  gateway: CloudGateway;
}

export function createCloudServices({ mail }: Services): CloudServices {
  const rest = restService();
  const auth = createAuthService({ mail, fetch: (input, init) => fetch(input, init) });
  const gateway = cloudGateway({ services: [rest, auth, createStorageService()], requiresKey: true });
  return { auth, gateway, [Symbol.dispose]: () => rest[Symbol.dispose]() };
}

const opened = new WeakMap<Services, CloudServices>();

export function cloudServices(services: Services): CloudServices {
  let known = opened.get(services);
  if (known === undefined) opened.set(services, (known = createCloudServices(services)));
  return known;
}

export function closeCloudServices(services: Services): void {
  opened.get(services)?.[Symbol.dispose]();
  opened.delete(services);
}
