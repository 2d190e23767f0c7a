/** `./slipway link EMAIL`: a link that sets a new password, for where no mail is set up. */
import { feature as accounts } from "@slipway/features/accounts/server/index.ts";
import { mountFeatures } from "../mount-features.ts";
import { refusingSandbox } from "./refusing-engines.ts";
import { announcedAddress } from "../data-folder.ts";
import { openCommandServices } from "./command-services.ts";
import { commandConfig } from "./service/service-settings.ts";
import { note, print } from "./terminal.ts";

export async function link(args: readonly string[]): Promise<number> {
  const [email = ""] = args;
  if (!email.includes("@")) {
    note("Whose password? ./slipway link maya@example.com");
    return 2;
  }
  const config = commandConfig();
  await using opened = await openCommandServices(config, { sandbox: refusingSandbox() });
  mountFeatures(opened.services, [accounts]);
  const url = await opened.services.accounts.createResetLink(email);
  if (url === null) {
    note(`There is no account for ${email}.`);
    return 1;
  }
  note(`For ${email}, for one hour and one use:`);
  // The server that holds the data may have been given another port or name than this command.
  const running = await announcedAddress(config.dataDir);
  print(running === null ? url : url.replace(new URL(url).origin, new URL(running).origin));
  return 0;
}
