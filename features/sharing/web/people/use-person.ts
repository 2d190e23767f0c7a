/** Changes of one person's access. A level shows at once and goes back when the server refuses it. [W4.15] */
import { queryKey } from "@slipway/kernel/contract/client";
import type { RouteResult } from "@slipway/kernel/contract/route";
import type { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { invalidatePath, useRouteMutation } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import { copyInvite } from "@slipway/ui/kit/copying/copy-invite.tsx";
import { sayResent } from "@slipway/ui/kit/dialogs/invitations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Project } from "../../../projects/contract/index.ts";
import { sharingContract, type Collaborator } from "../../contract/index.ts";
import { nameOf, planQuestion, type GivenLevel } from "../levels.ts";
import { peoplePath } from "../use-people.ts";

type People = RouteResult<typeof sharingContract.list>;

function useLevel(project: Project, person: Collaborator) {
  const cache = useQueryClient();
  const key = queryKey(sharingContract.list, { params: { id: project.id } });
  return useMutation<unknown, AppError, GivenLevel, { before: People | undefined }>({
    mutationFn: (access_level) =>
      api(sharingContract.update, {
        params: { projectId: project.id, collaboratorId: person.id },
        body: { access_level },
      }),
    onMutate: async (level) => {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueryData<People>(key);
      cache.setQueryData<People>(key, (people) =>
        people === undefined
          ? people
          : {
              collaborators: people.collaborators.map((one) =>
                one.id === person.id ? { ...one, access_level: level } : one,
              ),
            },
      );
      return { before };
    },
    onError: (error, _level, kept) => {
      cache.setQueryData(key, kept?.before);
      handleError(error);
    },
    onSettled: () => invalidatePath(cache, peoplePath(project.id)),
  });
}

export function usePerson(project: Project, person: Collaborator) {
  const level = useLevel(project, person);
  const params = { projectId: project.id, collaboratorId: person.id };
  const remove = useRouteMutation(sharingContract.remove, { invalidates: () => [`/projects/${project.id}`] });
  const link = useRouteMutation(sharingContract.inviteLink, {
    onSuccess: ({ invite_url }) => void copyInvite(invite_url, nameOf(person)),
  });
  const resend = useRouteMutation(sharingContract.resend, {
    onSuccess: ({ mailed }) => sayResent(person.email, mailed),
  });
  return {
    setLevel: (next: GivenLevel): void => {
      const question = planQuestion(next, project.workspace.plan);
      if (question !== null) askForPlan({ title: question, workspaceId: project.workspace_id });
      else level.mutate(next);
    },
    copyLink: () => link.mutate({ params }),
    resend: () => resend.mutate({ params }),
    remove: (onRemoved?: () => void) => remove.mutate({ params }, { onSuccess: onRemoved }),
    isChanging: level.isPending || remove.isPending || link.isPending || resend.isPending,
  };
}
