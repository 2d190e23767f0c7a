/** People who signed up in the app: searched, paged, added and looked at. [C2.32] [C2.33] [C2.34] [C2.35] [C4.09] */
import { Button } from "@mantine/core";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { SearchBox } from "@slipway/ui/kit/search/search-box.tsx";
import { PageFooter } from "@slipway/ui/kit/paging/page-footer.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { ViewActions } from "@slipway/ui/navigation/view-actions.tsx";
import { useViewStack, useViewState } from "@slipway/ui/navigation/view-stack";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { ChevronDown, Users, X } from "lucide-react";
import { useState } from "react";
import type { CloudUser } from "../../cloud/contract/index.ts";
import { dayInWords, SignupsPlot } from "./signups-plot.tsx";
import { openCreateUser, openInviteUser } from "./user-forms.tsx";
import { UserPanel } from "./user-panel.tsx";
import { labelOf, methodsInWords } from "./user-words.ts";
import { PAGE_SIZES, readUsersState, useUsers, type UsersState } from "./use-users.ts";
import classes from "./users.module.css";

const AddUser = ({ projectId }: { projectId: string }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button variant="filled" rightSection={<ChevronDown size={14} aria-hidden="true" />}>
        Add User
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => openInviteUser(projectId)}>Send invitation</Menu.Item>
      <Menu.Item onClick={() => openCreateUser(projectId)}>Create new user</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

function UserTable({ users, onOpen }: { users: readonly CloudUser[]; onOpen: (user: CloudUser) => void }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" data-wide>
            Login methods
          </th>
          <th scope="col" data-wide>
            Created
          </th>
          <th scope="col">Last signed in</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id} onClick={() => onOpen(user)}>
            <td>
              {/* The row can be pressed anywhere; keys and screen readers have this. */}
              <button
                type="button"
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(user);
                }}
              >
                {labelOf(user)}
              </button>
              {user.display_name !== null && <small>{user.email_data?.email}</small>}
            </td>
            <td data-wide>{methodsInWords(user)}</td>
            <td data-wide>
              <RelativeTime at={user.created_at} />
            </td>
            <td>{user.last_sign_in_at === null ? "Never" : <RelativeTime at={user.last_sign_in_at} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** [C2.34] */
function NoUsers({ isFiltered, onReload }: { isFiltered: boolean; onReload: () => void }) {
  return (
    <EmptyState
      icon={Users}
      title={isFiltered ? "No users match" : "No users yet"}
      action={<Button onClick={onReload}>Reload</Button>}
    >
      {isFiltered
        ? "No users match your search criteria. Try adjusting your search or reload to check again."
        : "No users found. Reload to check again."}
    </EmptyState>
  );
}

function AuthSettings() {
  const { open } = useViewStack();
  return <Button onClick={() => open({ id: "auth" })}>Auth settings</Button>;
}

export function UsersView({ projectId, backend }: AreaViewProps) {
  const [state, change] = useViewState<UsersState>(readUsersState);
  const isMobile = useIsMobile();
  const [opened, setOpened] = useState<CloudUser | null>(null);
  const list = useUsers(projectId, state);
  const total = list.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / state.size));
  const users = list.data?.users ?? [];
  return (
    <div className={classes.view}>
      <ViewActions>
        <AuthSettings />
        <AddUser projectId={projectId} />
      </ViewActions>
      <div className={classes.scroll}>
        <SignupsPlot projectId={projectId} backendRef={backend.ref} onDay={(day) => change({ day, page: 1 }, "push")} />
        <div className={classes.toolbar}>
          <SearchBox
            className={classes.search}
            label="Search users"
            placeholder={isMobile ? "Search users" : "Search by email, phone, or ID"}
            search={state.search}
            onSearch={(search) => change({ search, page: 1 })}
          />
          {state.day !== null && (
            <Button rightSection={<X size={14} aria-hidden="true" />} onClick={() => change({ day: null, page: 1 })}>
              Signed up on {dayInWords(state.day)}
            </Button>
          )}
        </div>
        {list.isPending ? (
          <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the users">
            <SkeletonLines widths={["100%", "100%", "100%", "100%"]} height={20} gap={14} />
          </div>
        ) : list.data === undefined ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : users.length === 0 ? (
          <NoUsers isFiltered={state.search !== "" || state.day !== null} onReload={() => void list.refetch()} />
        ) : (
          <UserTable users={users} onOpen={setOpened} />
        )}
      </div>
      <PageFooter
        found={`${total.toLocaleString()} user${total === 1 ? "" : "s"} found`}
        page={Math.min(state.page, lastPage)}
        lastPage={lastPage}
        size={state.size}
        sizes={PAGE_SIZES}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size, page: 1 })}
      />
      {opened !== null && <UserPanel projectId={projectId} user={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
