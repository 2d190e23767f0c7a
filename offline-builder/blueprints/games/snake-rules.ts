export const size = 17;

export interface Cell {
  x: number;
  y: number;
}

export interface Snake {
  /** Head first. */
  body: Cell[];
  heading: Cell;
  /** Keys pressed since the last step, so that two quick turns both count. */
  turns: Cell[];
  food: Cell;
  state: "waiting" | "running" | "paused" | "over";
  points: number;
}

export type SnakeAction = { type: "start" } | { type: "pause" } | { type: "step" } | { type: "turn"; heading: Cell };

export const waiting: Snake = {
  body: [
    { x: 8, y: 8 },
    { x: 7, y: 8 },
    { x: 6, y: 8 },
  ],
  heading: { x: 1, y: 0 },
  turns: [],
  // The first bite lies ahead: whoever starts sees at once what the game is about.
  food: { x: 9, y: 8 },
  state: "waiting",
  points: 0,
};

export function snakeReducer(snake: Snake, action: SnakeAction): Snake {
  switch (action.type) {
    case "start":
      return { ...waiting, state: "running" };
    case "pause":
      if (snake.state === "running") return { ...snake, state: "paused" };
      return snake.state === "paused" ? { ...snake, state: "running" } : snake;
    case "turn":
      if (snake.state !== "running" && snake.state !== "waiting") return snake;
      return { ...snake, state: "running", turns: [...snake.turns, action.heading].slice(-3) };
    case "step":
      return snake.state === "running" ? moved(snake) : snake;
  }
}

function moved(snake: Snake): Snake {
  const [wanted, ...turns] = snake.turns;
  const back = wanted && wanted.x === -snake.heading.x && wanted.y === -snake.heading.y;
  const heading = wanted && !back ? wanted : snake.heading;
  const head = { x: snake.body[0]!.x + heading.x, y: snake.body[0]!.y + heading.y };
  const eats = same(head, snake.food);
  const rest = eats ? snake.body : snake.body.slice(0, -1);
  const outside = head.x < 0 || head.y < 0 || head.x >= size || head.y >= size;
  if (outside || rest.some((cell) => same(cell, head))) return { ...snake, heading, turns: [], state: "over" };
  const body = [head, ...rest];
  return eats
    ? { ...snake, body, heading, turns, food: freeCell(body), points: snake.points + 1 }
    : { ...snake, body, heading, turns };
}

function same(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

function freeCell(body: readonly Cell[]): Cell {
  const free = Array.from({ length: size * size }, (_, at) => ({ x: at % size, y: Math.floor(at / size) })).filter(
    (cell) => !body.some((part) => same(part, cell)),
  );
  return free[Math.floor(Math.random() * free.length)] ?? { x: 0, y: 0 };
}
