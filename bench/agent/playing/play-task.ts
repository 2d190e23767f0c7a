/** Plays one task: makes its starting state, sends its turns, carries out its cuts, and asks the hidden check. */
import { randomUUID } from "node:crypto";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import type { AiMessage } from "@slipway/features/chat/contract/messages.ts";
import { upload } from "@slipway/features/uploads/testing.ts";
import { begin, filesAt, save } from "../states/states.ts";
import type { AskedTurn, Files, Task } from "../tasks/task.ts";
import { digestOf } from "./recording.ts";
import { outcomeOf, type Opener } from "./outcome.ts";
import type { Place } from "./place.ts";
import { turnResult, type TaskResult } from "./result.ts";
import type { Source, Wire } from "./wire.ts";
import type { Played } from "./transcript.ts";

export interface Stage {
  place: Place;
  wire: Wire;
  /** Shows published apps and takes pictures; null: hidden checks read files only. */
  open: Opener | null;
}

export interface Answering {
  source: Source;
  /** Called with the starting state's digest before the first turn. */
  begins(digest: string): Promise<void>;
  strayed(): string[];
  /** Keeps the present starting state as the recorded one, where the answers fit it. */
  moved?(): Promise<void>;
}

async function pictureId(
  { place, open }: Stage,
  projectId: string,
  picture: NonNullable<AskedTurn["picture"]>,
): Promise<string> {
  if (open === null) throw new Error("a task with a picture needs a browser");
  return upload(place.person.call, await open.picture(place, projectId, picture), "phone.png");
}

async function editByHand(place: Place, projectId: string, edits: NonNullable<AskedTurn["edits"]>): Promise<void> {
  const files = await filesAt(place, projectId);
  const changed = Object.entries(edits).map(([path, edit]) => [path, edit(files.get(path) ?? "")] as const);
  await save(place, projectId, new Map(changed));
}

const steer = ({ person }: Place, id: string, message: string): Promise<unknown> =>
  person.call(chatContract.send, {
    params: { id },
    body: { id: randomUUID(), ai_message_id: randomUUID(), message, steers: true },
  });

interface Turning {
  projectId: string;
  asked: AskedTurn;
  number: number;
  earlier: AiMessage | undefined;
}

async function playTurn(stage: Stage, source: Source, turn: Turning): Promise<AiMessage> {
  const { place, wire } = stage;
  const { projectId, asked, number, earlier } = turn;
  const aiMessageId = randomUUID();
  const cuts: Promise<unknown>[] = [];
  const stop = (): Promise<unknown> => place.person.call(chatContract.stop, { params: { id: projectId, aiMessageId } });
  wire.begin(source, {
    number,
    interrupts:
      asked.says === undefined
        ? null
        : { at: asked.says.at, write: () => steer(place, projectId, asked.says!.message) },
    cut: asked.cut,
    onCut: () => {
      if (asked.cut?.how === "stop") cuts.push(stop());
      if (asked.cut?.how === "restart" && place.restart !== null) cuts.push(place.restart());
    },
  });
  if (asked.edits !== undefined) await editByHand(place, projectId, asked.edits);
  const images = asked.picture === undefined ? [] : [await pictureId(stage, projectId, asked.picture)];
  await place.person.call(chatContract.send, {
    params: { id: projectId },
    body: {
      ...{ id: randomUUID(), ai_message_id: aiMessageId, message: asked.message, images },
      ...(asked.continues === true && earlier !== undefined ? { continues: earlier.id } : {}),
      ...asked.context,
    },
  });
  const answer = await place.answered(projectId, aiMessageId);
  await Promise.all(cuts);
  return answer;
}

async function judged(task: Task, outcome: Parameters<Task["check"]>[0]): Promise<string[]> {
  try {
    return await task.check(outcome);
  } catch (error) {
    // A control that the check waits for and that is not there.
    return [
      String(error instanceof Error ? error.message : error)
        .split("\n")
        .slice(0, 3)
        .join(" "),
    ];
  }
}

export async function playTask(stage: Stage, task: Task, answering: Answering): Promise<Played & { files: Files }> {
  const { place, wire } = stage;
  const { projectId, files: before } = await begin(place, task.state);
  await answering.begins(digestOf(before));
  const first = wire.exchanges.length;
  const answers: AiMessage[] = [];
  for (const [at, asked] of task.turns.entries())
    answers.push(
      await playTurn(stage, answering.source, { projectId, asked, number: at + 1, earlier: answers.at(-1) }),
    );
  const exchanges = wire.exchanges.slice(first);
  const of = (number: number) => exchanges.filter(({ turn }) => turn === number);
  // A question is sent with other tools than a change, so neither begins like the other.
  const isAsked = (at: number): boolean => task.turns[at]?.context?.chat_only === true;
  const files = await filesAt(place, projectId);
  const outcome = outcomeOf({ place, open: stage.open, projectId, before, files, answers });
  const problems = await judged(task, outcome);
  const result: TaskResult = {
    id: task.id,
    kind: task.kind,
    solved: problems.length === 0,
    problems,
    turns: answers.map((answer, at) => turnResult(answer, of(at + 1), isAsked(at) === isAsked(at - 1) ? of(at) : [])),
    strayed: answering.strayed(),
  };
  return { task, exchanges, answers, result, files };
}
