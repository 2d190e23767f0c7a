export const width = 100;
export const height = 120;
export const columns = 10;
export const brick = { width: width / columns, height: 5, top: 12 };
export const paddle = { width: 20, height: 3, y: height - 8 };
export const radius = 1.6;
const balls = 3;

export interface Bricks {
  /** Row and column of those that are left. */
  bricks: { row: number; column: number }[];
  /** Left edge of the paddle. */
  at: number;
  ball: { x: number; y: number; dx: number; dy: number };
  state: "waiting" | "running" | "paused" | "over";
  points: number;
  lives: number;
  level: number;
}

export type BricksAction =
  | { type: "start" | "pause" | "step" }
  /** Steps of the paddle, or its middle. */
  | { type: "move"; by: number }
  | { type: "place"; x: number };

export function newGame(): Bricks {
  return { ...onPaddle((width - paddle.width) / 2), bricks: wall(1), state: "waiting", points: 0, lives: balls, level: 1 };
}

export function bricksReducer(game: Bricks, action: BricksAction): Bricks {
  switch (action.type) {
    case "start":
      return { ...newGame(), state: "running" };
    case "pause":
      if (game.state === "running") return { ...game, state: "paused" };
      return game.state === "paused" ? { ...game, state: "running" } : game;
    case "move":
      return placed(game, game.at + action.by);
    case "place":
      return placed(game, action.x - paddle.width / 2);
    case "step":
      return game.state === "running" ? moved(game) : game;
  }
}

function wall(level: number): Bricks["bricks"] {
  const rows = Math.min(3 + level, 8);
  return Array.from({ length: rows * columns }, (_, at) => ({ row: Math.floor(at / columns), column: at % columns }));
}

const speedOf = (level: number): number => 1.1 + 0.15 * level;

function onPaddle(at: number, level = 1): Pick<Bricks, "at" | "ball"> {
  const speed = speedOf(level);
  return { at, ball: { x: at + paddle.width / 2, y: paddle.y - radius, dx: speed * 0.5, dy: -speed } };
}

function placed(game: Bricks, at: number): Bricks {
  if (game.state === "over" || game.state === "paused") return game;
  return { ...game, state: "running", at: Math.min(Math.max(at, 0), width - paddle.width) };
}

function moved(game: Bricks): Bricks {
  const { ball } = game;
  let { dx, dy } = ball;
  const x = ball.x + dx;
  const y = ball.y + dy;
  if (x < radius || x > width - radius) dx = -dx;
  if (y < radius) dy = Math.abs(dy);
  if (y > height) return lost(game);
  const hit = game.bricks.find((one) => touches(one, { x, y }));
  if (hit) {
    const bricks = game.bricks.filter((one) => one !== hit);
    const points = game.points + 10;
    if (bricks.length > 0) return { ...game, bricks, points, ball: { ...ball, dx, dy: -dy } };
    const level = game.level + 1;
    return { ...game, ...onPaddle(game.at, level), bricks: wall(level), points: points + 50, level };
  }
  const onIt = dy > 0 && y + radius >= paddle.y && y < paddle.y + paddle.height && x >= game.at && x <= game.at + paddle.width;
  if (onIt) {
    // Where it meets the paddle decides where it flies.
    const lean = (x - game.at) / paddle.width - 0.5;
    const speed = speedOf(game.level);
    return { ...game, ball: { x, y: paddle.y - radius, dx: lean * 2.2 * speed, dy: -speed } };
  }
  return { ...game, ball: { x: Math.min(Math.max(x, radius), width - radius), y, dx, dy } };
}

function touches({ row, column }: { row: number; column: number }, { x, y }: { x: number; y: number }): boolean {
  const left = column * brick.width;
  const top = brick.top + row * brick.height;
  return x > left - radius && x < left + brick.width + radius && y > top - radius && y < top + brick.height + radius;
}

function lost(game: Bricks): Bricks {
  const lives = game.lives - 1;
  if (lives === 0) return { ...game, lives, state: "over" };
  return { ...game, ...onPaddle(game.at, game.level), lives };
}
