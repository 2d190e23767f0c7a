import { ActionIcon } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { commentsContract, type Comment } from "../../contract/index.ts";
import { CommentBox } from "../writing/comment-box.tsx";
import { CommentText } from "./comment-text.tsx";
import classes from "./panel.module.css";

export interface CommentItemProps {
  projectId: string;
  threadId: string;
  comment: Comment;
  isMine: boolean;
}

export function CommentItem({ projectId, threadId, comment, isMine }: CommentItemProps) {
  const { id: commentId, author, text } = comment;
  const params = { id: projectId, threadId, commentId };
  const [isEditing, setEditing] = useState(false);
  const edit = useRouteMutation(commentsContract.edit, { onSuccess: () => setEditing(false) });
  const remove = useRouteMutation(commentsContract.remove);
  const askToRemove = async () => {
    const words = { title: "Delete this comment?", body: "This cannot be undone.", confirm: "Delete" };
    if (await askToConfirm({ ...words, tone: "danger" })) remove.mutate({ params });
  };
  return (
    <li className={classes.comment}>
      <div className={classes.who}>
        <PersonAvatar id={author.id} name={author.name} photoUrl={author.photo_url} size={22} />
        <span className={classes.name}>{author.name}</span>
        <span className={classes.quiet}>
          <RelativeTime at={comment.created_at} />
          {comment.edited_at !== null && " · edited"}
        </span>
        {isMine && !isEditing && (
          <Menu position="bottom-end" width={140}>
            <Menu.Target>
              <ActionIcon size={24} aria-label="Comment menu">
                <Ellipsis size={15} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Pencil size={14} />} onClick={() => setEditing(true)}>
                Edit
              </Menu.Item>
              <Menu.Item leftSection={<Trash2 size={14} />} onClick={() => void askToRemove()}>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {isEditing ? (
        <CommentBox
          projectId={projectId}
          draftKey={commentId}
          initial={text}
          label="Edit comment"
          send="Save"
          busy={edit.isPending}
          takesFocus
          onSend={(next, done) => edit.mutate({ params, body: { text: next } }, { onSuccess: done })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <CommentText comment={comment} />
      )}
    </li>
  );
}
