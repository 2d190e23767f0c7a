import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { takeInHand, type PictureInHand } from "@slipway/ui/session/preview/picture-in-hand";
import { setVisualEditing } from "@slipway/ui/session/visual-editing";

/** Takes a picture to the preview, where a place for it is chosen. No turn and no model is needed for it. */
export function usePlacePicture(projectId: string): (picture: PictureInHand) => void {
  const { openTool } = useNavigation();
  return ({ name, url }) => {
    takeInHand(projectId, { name, url });
    openTool(FIRST_TOOL);
    setVisualEditing(projectId, true);
  };
}
