/**
 * The connection that brings unsaved text to the person's own preview. All of it goes first, then each change; after a
 * loss all of it again. [W7.38] [V1]
 */
import { limits } from "@slipway/kernel/limits";

export interface LinkSocket {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export type Texts = Readonly<Record<string, string>>;

export interface CodeLinkOptions {
  /** An address that works once. Rejects with the reason if there is none. */
  address: () => Promise<string>;
  open: (address: string) => LinkSocket;
  /** Whether retrying by itself may help. */
  mayHelp: (error: unknown) => boolean;
  /** How many texts the preview shows now, and which it does not get. */
  onShown: (count: number, leftOut: readonly string[]) => void;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: unknown) => void;
}

/** Letters of one word are sent together. Long text is measured and sent less often, so that typing stays smooth. */
const GATHER_MS = 120;
const UNITS_PER_MS = 1000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const OPEN = 1;
const LEFT = 1000;
/** Close code by which the server refuses these texts. */
const REFUSED = 1008;

/** Bounds of what the server takes from one person at once. */
const MAX_FILES = 500;
const MAX_BYTES = 8 * 1_048_576;
const PACKAGES = "package.json";

/** Bytes of one UTF-16 unit in UTF-8. */
const MAX_UNIT_BYTES = 3;
const bytesOf = (text: string): number => new Blob([text]).size;

const unitsOf = (texts: Texts): number => Object.values(texts).reduce((sum, { length }) => sum + length, 0);

/** Splits the texts, in their order, into those that can be shown and those that cannot. */
export function showable(texts: Texts): { shown: Texts; leftOut: string[] } {
  const [shown, leftOut]: [Record<string, string>, string[]] = [{}, []];
  let [files, bytes] = [0, 0];
  // This runs at every word, so texts that cannot reach the bound are not measured.
  const fitsAnyway = unitsOf(texts) * MAX_UNIT_BYTES <= limits.sourceFileBytes;
  for (const [path, text] of Object.entries(texts)) {
    const size = fitsAnyway ? 0 : bytesOf(text);
    if (path === PACKAGES || size > limits.sourceFileBytes || files + 1 > MAX_FILES || bytes + size > MAX_BYTES)
      leftOut.push(path);
    else {
      shown[path] = text;
      [files, bytes] = [files + 1, bytes + size];
    }
  }
  return { shown, leftOut };
}

export class CodeLink implements Disposable {
  readonly #options: CodeLinkOptions;
  #typed: Texts = {};
  /** The showable texts at the last flush. */
  #wanted: Texts = {};
  #leftOut: readonly string[] = [];
  /** The texts that the server has; null if this connection is new to it. */
  #sent: Texts | null = null;
  #socket: LinkSocket | null = null;
  #isConnecting = false;
  #gathering: unknown = null;
  #retry: unknown = null;
  #pause = FIRST_PAUSE_MS;
  #isOver = false;

  constructor(options: CodeLinkOptions) {
    this.#options = options;
  }

  /** All unsaved text at this moment. */
  show(texts: Texts): void {
    this.#typed = texts;
    if (this.#gathering !== null) return;
    const wait = GATHER_MS + Math.floor(unitsOf(texts) / UNITS_PER_MS);
    this.#gathering = this.#options.setTimer(() => {
      this.#gathering = null;
      this.#flush();
    }, wait);
  }

  [Symbol.dispose](): void {
    this.#isOver = true;
    for (const timer of [this.#gathering, this.#retry]) if (timer !== null) this.#options.clearTimer(timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(LEFT);
    this.#options.onShown(0, []);
  }

  #flush(): void {
    if (this.#isOver) return;
    ({ shown: this.#wanted, leftOut: this.#leftOut } = showable(this.#typed));
    const socket = this.#socket;
    if (socket === null) return void (this.#hasTexts && this.#connect());
    if (socket.readyState !== OPEN || this.#sent === null) return;
    const sent = this.#sent;
    const wanted = this.#wanted;
    if (Object.keys(sent).some((path) => wanted[path] === undefined)) return this.#sendAll(socket);
    for (const [path, content] of Object.entries(wanted))
      if (sent[path] !== content) socket.send(JSON.stringify({ type: "file_update", path, content }));
    this.#note(wanted);
  }

  get #hasTexts(): boolean {
    return Object.keys(this.#wanted).length > 0;
  }

  #sendAll(socket: LinkSocket): void {
    const files = Object.entries(this.#wanted).map(([path, content]) => ({ path, content }));
    socket.send(JSON.stringify({ type: "init_code", files }));
    this.#note(this.#wanted);
  }

  #note(sent: Texts | null): void {
    this.#sent = sent;
    const count = Object.keys(sent ?? {}).length;
    this.#options.onShown(count, count === 0 ? [] : this.#leftOut);
  }

  #connect(): void {
    if (this.#isConnecting) return;
    this.#isConnecting = true;
    if (this.#retry !== null) this.#options.clearTimer(this.#retry);
    this.#retry = null;
    this.#options.address().then(
      (address) => {
        this.#isConnecting = false;
        if (!this.#isOver && this.#hasTexts) this.#follow(this.#options.open(address));
      },
      (error: unknown) => {
        this.#isConnecting = false;
        if (this.#options.mayHelp(error)) this.#later();
      },
    );
  }

  #follow(socket: LinkSocket): void {
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE_MS;
      this.#sendAll(socket);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#note(null);
      // The server would refuse the same texts again, so the next change retries instead.
      if (code !== REFUSED) this.#later();
    };
  }

  #later(): void {
    if (this.#isOver || !this.#hasTexts || this.#retry !== null) return;
    this.#retry = this.#options.setTimer(() => {
      this.#retry = null;
      this.#flush();
    }, this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
  }
}
