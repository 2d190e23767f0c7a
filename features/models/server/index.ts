import { eq } from "drizzle-orm";
import { invalidRequest, notFound } from "@slipway/kernel/errors";
import { effortOf } from "@slipway/kernel/model-options";
import { checkModel, type ModelCheck } from "@slipway/platform/models/check-model";
import { findLocalServers } from "@slipway/platform/models/local-servers";
import type { ModelEntry } from "@slipway/platform/models/port";
import type { Seal } from "@slipway/platform/secrets/seal";
import { modelOptionSchema } from "../../agent/contract/models.ts";
import { accountReclaimed } from "../../accounts/contract/index.ts";
import type { Actor } from "../../actor.ts";
import { actorOf, installationSeal } from "../../accounts/server/index.ts";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { workspaceForgotten } from "../../workspaces/contract/lifecycle.ts";
import { ownWorkspaceOf } from "../../workspaces/server/index.ts";
import {
  modelsContract,
  providerFacts,
  type ModelCheckResult,
  type ModelChoices,
  type ModelConnection,
} from "../contract/index.ts";
import {
  addConnection,
  changeConnection,
  connectionOf,
  forgetConnectionsOf,
  entriesOf,
  keyPurpose,
  readConnection,
  readConnections,
  removeConnection,
  type ConnectionInput,
  type Owner,
} from "./connections.ts";
import { putChoices, readChoices } from "./model-choices.ts";
import { migrations, modelConnections } from "./model-tables.ts";

/** Another process may have connected a model; this process learns of it after this time at the latest. */
const REFRESH_MS = 30_000;
const ENVIRONMENT = "environment-";

interface Place {
  id: string;
  owner: Owner;
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? url;

/** A password in an address is secret like any key. */
function withoutPassword(text: string): string {
  const url = URL.parse(text);
  if (url === null) return "";
  url.username = "";
  url.password = "";
  return url.href;
}

/** Options from the environment as connections that can be viewed and tested. */
const environmentConnections = ({ config }: Needs<"config">): ModelConnection[] =>
  config.modelOptions.map((entry) => ({
    id: `${ENVIRONMENT}${entry.option}`,
    source: "environment",
    provider: entry.provider,
    base_url: withoutPassword(entry.baseUrl),
    key: entry.apiKey === null ? "none" : "set",
    models: [
      {
        option: modelOptionSchema.parse(entry.option),
        model: entry.model,
        effort: entry.effort === undefined ? effortOf(entry.option) : entry.effort,
        credits_in: null,
        credits_out: null,
        context_tokens: null,
        label: null,
        sees: null,
      },
    ],
    last_check: null,
  }));

type ModelsNeeds = Needs<"clock" | "config" | "database" | "models">;

class ModelConnections {
  readonly #services: ModelsNeeds;
  #seal: Promise<Seal> | null = null;

  constructor(services: ModelsNeeds) {
    this.#services = services;
  }

  seal(): Promise<Seal> {
    return (this.#seal ??= installationSeal(this.#services));
  }

  /** Applies the stored connections and choices to the registry that runs use. */
  async refresh(): Promise<void> {
    const seal = await this.seal();
    const [stored, choices] = await Promise.all([readConnections(this.#services), readChoices(this.#services)]);
    this.#services.models.connect(
      stored.flatMap((connection) => entriesOf(connection, seal)),
      choices,
    );
  }

  async list(owner: Owner): Promise<ModelConnection[]> {
    const seal = await this.seal();
    const stored = (await readConnections(this.#services, owner)).map((each) => connectionOf(each, seal));
    return owner === null ? [...environmentConnections(this.#services), ...stored] : stored;
  }

  async connect(input: ConnectionInput & { owner: Owner; actor: Actor }): Promise<ModelConnection> {
    const id = await addConnection(this.#services, await this.seal(), input);
    return this.#refreshed({ id, owner: input.owner });
  }

  async change(input: ConnectionInput & Place & { actor: Actor }): Promise<ModelConnection> {
    await changeConnection(this.#services, await this.seal(), input);
    return this.#refreshed(input);
  }

  async remove(place: Place & { actor: Actor }): Promise<void> {
    await removeConnection(this.#services, place);
    await this.refresh();
  }

  async forget(workspaceId: string): Promise<void> {
    await forgetConnectionsOf(this.#services, workspaceId);
    await this.refresh();
  }

  async choose(choices: ModelChoices): Promise<ModelChoices> {
    await putChoices(this.#services, choices);
    await this.refresh();
    return choices;
  }

  async #refreshed(place: Place): Promise<ModelConnection> {
    await this.refresh();
    return connectionOf(await readConnection(this.#services, place), await this.seal());
  }

  async test(place: Place): Promise<ModelCheckResult> {
    const { clock, config, database } = this.#services;
    const { id, owner } = place;
    if (owner === null && id.startsWith(ENVIRONMENT)) {
      const entry = config.modelOptions.find(({ option }) => `${ENVIRONMENT}${option}` === id);
      if (entry === undefined) throw notFound("This connection");
      return resultOf(await checkModel(entry, hostOf(entry.baseUrl)), clock.now());
    }
    const entries = entriesOf(await readConnection(this.#services, place), await this.seal());
    const result = resultOf(await checkAll(entries), clock.now());
    await database.sql.update(modelConnections).set({ lastCheck: result }).where(eq(modelConnections.id, id));
    return result;
  }

  /** A connection's key is used only for the address it was given for. */
  async storedKey(id: string, baseUrl: string): Promise<string | null> {
    const { row } = await readConnection(this.#services, { id, owner: null });
    if (row.baseUrl !== baseUrl) {
      const rule = "is needed again because the address changes";
      throw invalidRequest(`api_key: ${rule}`, { field: "api_key", rule });
    }
    return row.sealedKey === null ? null : (await this.seal()).open(row.sealedKey, keyPurpose(id));
  }
}

/** Checks each model in turn, and stops at the first failure. */
async function checkAll(entries: readonly ModelEntry[]): Promise<ModelCheck> {
  let last: ModelCheck = {
    ok: false,
    sentence: "The key cannot be read on this installation. Enter it again.",
    durationMs: 0,
  };
  for (const entry of entries) {
    last = await checkModel(entry, hostOf(entry.baseUrl));
    if (!last.ok) return { ...last, sentence: `${entry.model}: ${last.sentence}` };
  }
  return last;
}

const resultOf = ({ ok, sentence, durationMs }: ModelCheck, now: number): ModelCheckResult => ({
  ok,
  sentence,
  duration_ms: durationMs,
  at: new Date(now).toISOString(),
});

const handlers = (services: ModelsNeeds, connections: ModelConnections): Handlers<typeof modelsContract> => ({
  list: async () => ({
    connections: await connections.list(null),
    options: services.models.list(),
    auto: services.models.resolve("auto").label,
    choices: await readChoices(services),
  }),
  choose: ({ body }) => connections.choose(body),
  connect: ({ body }, call) => connections.connect({ ...body, owner: null, actor: actorOf(call) }),
  change: ({ params, body }, call) =>
    connections.change({ id: params.connectionId, owner: null, actor: actorOf(call), ...body }),
  remove: async ({ params }, call) => {
    await connections.remove({ id: params.connectionId, owner: null, actor: actorOf(call) });
    return {};
  },
  test: ({ params }) => connections.test({ id: params.connectionId, owner: null }),
  listOwn: async ({ params }) => ({ connections: await connections.list(params.workspaceId) }),
  connectOwn: ({ params, body }, call) =>
    connections.connect({ ...body, owner: params.workspaceId, actor: actorOf(call) }),
  changeOwn: ({ params, body }, call) =>
    connections.change({ id: params.connectionId, owner: params.workspaceId, actor: actorOf(call), ...body }),
  removeOwn: async ({ params }, call) => {
    await connections.remove({ id: params.connectionId, owner: params.workspaceId, actor: actorOf(call) });
    return {};
  },
  testOwn: ({ params }) => connections.test({ id: params.connectionId, owner: params.workspaceId }),
  tryOut: async ({ body }) => {
    const stored =
      body.api_key === undefined && body.connection_id !== undefined
        ? await connections.storedKey(body.connection_id, body.base_url)
        : null;
    const entry: ModelEntry = {
      option: "auto",
      provider: providerFacts(body.provider).speaks,
      baseUrl: body.base_url,
      model: body.model,
      ...(body.effort === undefined ? {} : { effort: body.effort }),
      apiKey: body.api_key ?? stored,
      inPlace: true,
    };
    return resultOf(await checkModel(entry, hostOf(body.base_url)), services.clock.now());
  },
  local: async () => ({
    servers: (await findLocalServers()).map(({ name, baseUrl, models }) => ({ name, base_url: baseUrl, models })),
  }),
});

export const feature: Feature = {
  name: "models",
  migrations,
  mount(services) {
    const connections = new ModelConnections(services);
    let timer: NodeJS.Timeout | undefined;
    services.events.on(workspaceForgotten, ({ workspaceId }) => connections.forget(workspaceId));
    services.events.on(accountReclaimed, async ({ userId }) => {
      const own = await ownWorkspaceOf(services, userId);
      if (own !== null) await connections.forget(own);
    });
    return mounted({
      name: "models",
      contract: modelsContract,
      handlers: handlers(services, connections),
      async start() {
        await connections.refresh();
        timer = setInterval(() => {
          connections
            .refresh()
            .catch((error: unknown) => services.log.warn("the connected models could not be read", { error }));
        }, REFRESH_MS);
      },
      async stop() {
        clearInterval(timer);
      },
    });
  },
};
