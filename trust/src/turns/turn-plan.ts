/**
 * A random turn: what a provider answers, request by request, and what the project must hold in the end. Every write has
 * content of its own, so that a file tells which write it shows.
 */
import { WIRE_FORMATS, writeFrames, type Answer, type Said } from "@slipway/platform/testing/servers/model-server";

const CHAT = WIRE_FORMATS.compatible;
const USAGE = { input: 10, output: 10 };

const FAULTS = [
  "cut before a call",
  "cut in a call",
  "refused for a moment",
  "broken server",
  "overloaded in the stream",
  "garbage",
  "silence",
  "length",
  "no call",
  "malformed call",
  "unknown tool",
  "edit that matches nothing",
  "two edits of one place",
  "huge result",
  "same call again",
  "type error",
] as const;
export type Fault = (typeof FAULTS)[number];

const ENDINGS = ["finish", "finish at once", "question", "stop", "kill", "provider gone", "stops calling"] as const;
export type Ending = (typeof ENDINGS)[number];

type Random = () => number;
type Call = NonNullable<Said["calls"]>[number];

/** Waits without end; a provider that says nothing. */
const silent: Answer = () => undefined;
const says =
  (said: Said): Answer =>
  async (response) => {
    await writeFrames(response, CHAT.frames(said, USAGE));
    response.end();
  };
const cutAfter =
  (said: Said, left: number): Answer =>
  async (response) => {
    const frames = CHAT.frames(said, USAGE);
    await writeFrames(response, frames.slice(0, Math.max(1, frames.length - CHAT.ending - left)));
    response.destroy();
  };
const refuses =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(JSON.stringify(CHAT.refusal("not now")));

export interface Course {
  id: number;
  faults: readonly Fault[];
  ending: Ending;
  /** Its model takes up the newest open draft first. */
  takesUp?: boolean;
}

const MAX_FAULTS = 4;

/** Different faults, because a turn bears only so many of one kind. */
export function randomCourse(id: number, random: Random): Course {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const faults = Array.from({ length: Math.floor(random() * (MAX_FAULTS + 1)) }, () => pick(FAULTS));
  return { id, faults: [...new Set(faults)], ending: pick(ENDINGS) };
}

export class TurnPlan {
  readonly course: Course;
  /** One for each request; the last answers all later ones. */
  readonly answers: Answer[] = [];
  /** Resolves when the turn waits to be ended from outside. */
  readonly reached = Promise.withResolvers<void>();
  /** Content by path that the project must hold in the end. */
  readonly expected = new Map<string, string>();
  readonly #random: Random;
  #count = 0;

  constructor(course: Course, random: Random) {
    this.course = course;
    this.#random = random;
    const takesUp = course.takesUp === true ? [this.#call("take_up_draft", { draft: 1 })] : [];
    this.answers.push(says({ text: [`Turn ${course.id} begins. `], calls: [...takesUp, this.#write()] }));
    for (const fault of course.faults) this.#addFault(fault);
    this.#end();
  }

  get #id(): number {
    return this.course.id;
  }

  #call(name: string, input: unknown): Call {
    this.#count += 1;
    return { id: `call-${this.#id}-${this.#count}`, name, input: [JSON.stringify(input)] };
  }

  /** One of three files, so that later writes replace earlier ones. */
  #write(line = ""): Call {
    const path = `src/lab-${this.#id}-${Math.floor(this.#random() * 3)}.ts`;
    const content = `${line}export const mark = "${this.#id}.${this.#count + 1}";\n`;
    this.expected.set(path, content);
    return this.#call("write_file", { path, content });
  }

  #addFault(fault: Fault): void {
    const { answers } = this;
    const write = (): Call => this.#write();
    const lost = (): Call => this.#call("write_file", { path: `src/lost-${this.#id}.ts`, content: "export {};\n" });
    const good = (): Answer => says({ text: ["Going on. "], calls: [write()] });
    const only = (call: Call): Answer => says({ calls: [call] });
    const adding: Record<Fault, () => Answer[]> = {
      "cut before a call": () => [cutAfter({ text: ["I wri"], calls: [lost()] }, 2), good()],
      "cut in a call": () => [cutAfter({ text: ["I write. "], calls: [lost()] }, 1), good()],
      "refused for a moment": () => [refuses(429, { "retry-after": "1" }), good()],
      "broken server": () => [refuses(503), good()],
      "overloaded in the stream": () => [
        async (response) => {
          await writeFrames(response, [
            ...CHAT.frames({ text: ["I wr"] }, USAGE).slice(0, -CHAT.ending),
            CHAT.overloaded,
          ]);
          response.end();
        },
        good(),
      ],
      garbage: () => [
        async (response) => (await writeFrames(response, ["data: {not json\n\n"]), void response.end()),
        good(),
      ],
      silence: () => [silent, good()],
      length: () => [says({ text: ["A long answer that "], finish: "length" }), good()],
      "no call": () => [says({ text: ["I have a thought. "] }), good()],
      "malformed call": () => [only({ ...this.#call("write_file", {}), input: ['{"path": "src/x.ts", '] }), good()],
      "unknown tool": () => [only(this.#call("launch_rocket", { to: "moon" })), good()],
      "edit that matches nothing": () => [
        only(this.#call("search_replace", { path: "src/App.tsx", edits: [{ old: "is nowhere", new: "x" }] })),
        good(),
      ],
      "two edits of one place": () => {
        const first = write();
        const { path, content } = JSON.parse(first.input[0]!) as { path: string; content: string };
        const second = content.replace("mark", "sign");
        const edit = (to: string): Call =>
          this.#call("search_replace", { path, edits: [{ old: "const mark", new: `const ${to}` }] });
        this.expected.set(path, second);
        // The second edit finds its place gone and is refused.
        return [says({ calls: [first, edit("sign"), edit("other")] })];
      },
      "huge result": () => {
        const path = `src/huge-${this.#id}.ts`;
        const content = `export const text = "${"x".repeat(120)}";\n`.repeat(4000);
        this.expected.set(path, content);
        return [
          only(this.#call("write_file", { path, content })),
          only(this.#call("read_files", { files: [path] })),
          good(),
        ];
      },
      "same call again": () => [1, 2, 3].map(() => only(this.#call("search", {}))).concat(good()),
      "type error": () => {
        const broken = this.#write("// @@type-error Cannot find name 'Moon'.\n");
        const { path } = JSON.parse(broken.input[0]!) as { path: string };
        const mended = `export const mark = "${this.#id}.${this.#count + 1}";\n`;
        this.expected.set(path, mended);
        return [says({ calls: [broken, this.#finish()] }), only(this.#call("write_file", { path, content: mended }))];
      },
    };
    answers.push(...adding[fault]());
  }

  #finish(): Call {
    return this.#call("finish", { title: `Turn ${this.#id}`, summary: "All of it is there.", not_done: [], next: [] });
  }

  #end(): void {
    const { answers } = this;
    const hang: Answer = () => this.reached.resolve();
    const finishing = says({ calls: [this.#finish()] });
    switch (this.course.ending) {
      case "finish":
        return void answers.push(finishing);
      case "finish at once":
        return void answers.push(says({ calls: [this.#write(), this.#finish()] }), finishing);
      case "question":
        return void answers.push(
          says({ calls: [this.#call("ask_user", { question: "Which colour?", options: ["Red", "Blue"] })] }),
        );
      case "stop":
      case "kill":
        return void answers.push(says({ calls: [this.#write()] }), hang);
      case "provider gone":
        return void answers.push(refuses(429, { "retry-after": "300" }));
      case "stops calling":
        return void answers.push(says({ text: ["That is it. "] }));
    }
  }
}
