import { notFound } from "@slipway/kernel/errors";
import { mounted, type Feature } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { addressFailed } from "../contract/events.ts";
import { type AddressReport, domainsContract } from "../contract/index.ts";
import { systemLookUp } from "./probe-host.ts";
import { CHECK_LABEL, Questions } from "./questions.ts";
import { backendAddresses, AddressReports } from "./report.ts";

export async function tellFailures(
  { events }: Needs<"events">,
  { hosts }: Pick<AddressReport, "hosts">,
): Promise<void> {
  for (const { name, sentence, state } of hosts)
    if (state === "wrong") await events.emit(addressFailed, { name, sentence });
}

export const feature: Feature = {
  name: "domains",
  migrations: [],
  mount(services) {
    const questions = new Questions();
    const reports = new AddressReports({ services, questions, lookUp: systemLookUp });
    const leave: (() => void)[] = [];
    return mounted({
      name: "domains",
      contract: domainsContract,
      handlers: {
        report: () => reports.recent(),
        check: () => reports.check(),
        answer: async ({ params }) => {
          const answer = questions.answerTo(params.question);
          if (answer === null) throw notFound("This question");
          return { answer };
        },
        mayHaveCertificate: async ({ query }) => {
          if (!(await services.hosts.serves(query.domain.toLowerCase()))) throw notFound("This name");
          return { domain: query.domain };
        },
      },
      async start() {
        const { previewPattern, sitePattern } = services.addresses;
        for (const pattern of [previewPattern, sitePattern, backendAddresses(services)?.pattern ?? []].flat())
          leave.push(services.hosts.set(pattern.replace("*", CHECK_LABEL), questions.handler()));
        // Names of this computer alone have no DNS that could fail.
        if (!services.addresses.thisComputerOnly)
          await services.jobs.schedule("domains.check", "53 * * * *", async () =>
            tellFailures(services, await reports.check()),
          );
      },
      async stop() {
        for (const remove of leave.splice(0)) remove();
      },
    });
  },
};
