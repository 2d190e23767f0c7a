import { MenuCheckboxItem } from "@mantine/core";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { Check } from "lucide-react";
import { projectsContract } from "../../contract/index.ts";
import classes from "./visibility-items.module.css";

const TO_ALLOWED = {
  title: "Let strangers copy this project?",
  body: "Everybody with an account can make a copy of the code and change it. Chat, versions, data, files and secrets stay here. Copies that were made stay when you turn this off.",
  confirm: "Let them copy it",
};

/** The switch beside the choices of a public project, for its admins. [P7] [W6.11] */
export function PublicRemixItem({ projectId, isAllowed }: { projectId: string; isAllowed: boolean }) {
  const update = useRouteMutation(projectsContract.updatePublicRemix, {
    invalidates: () => [`/projects/${projectId}`],
  });
  const turn = (allow_public_remix: boolean) =>
    update.mutate({ params: { id: projectId }, body: { allow_public_remix } });
  const choose = () => {
    if (isAllowed) return turn(false);
    void askToConfirm(TO_ALLOWED).then((yes) => yes && turn(true));
  };
  return (
    <>
      <Menu.Divider />
      <MenuCheckboxItem
        checked={isAllowed}
        checkIcon={<Check size={15} aria-hidden="true" />}
        closeMenuOnClick
        onChange={choose}
      >
        Allow remixes
        <span className={classes.description}>Everybody can copy the code</span>
      </MenuCheckboxItem>
    </>
  );
}
