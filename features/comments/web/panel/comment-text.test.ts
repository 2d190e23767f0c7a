import { expect, it } from "vitest";
import { piecesOf } from "./comment-text.tsx";

const pieces = (text: string, ...names: string[]) =>
  piecesOf({ text, mentions: names.map((name) => ({ id: name, name })) }).map((piece) => `${piece.type}:${piece.text}`);

it("makes links of web addresses alone, without the mark that ends the sentence", () => {
  expect(pieces("See https://a.example/b?c=1, or (http://d.example).")).toEqual([
    "text:See ",
    "link:https://a.example/b?c=1",
    "text:, or (",
    "link:http://d.example",
    "text:).",
  ]);
  for (const hostile of [
    "javascript:alert(1)",
    "data:text/html,x",
    "<img src=x onerror=alert(1)>",
    "[a](javascript:b)",
  ])
    expect(pieces(hostile)).toEqual([`text:${hostile}`]);
  expect(pieces('https://a.example/"onclick=x')).toEqual(["link:https://a.example/", 'text:"onclick=x']);
});

it("tells names of mentioned people from other words, the longer one first", () => {
  expect(pieces("@Jo Lind and @Jo, not @Eve", "Jo", "Jo Lind")).toEqual([
    "mention:@Jo Lind",
    "text: and ",
    "mention:@Jo",
    "text:, not @Eve",
  ]);
  expect(pieces("@Jolanda or jo@Jo.example", "Jo")).toEqual(["text:@Jolanda or jo@Jo.example"]);
  expect(pieces("@jo and @Jo", "Jo")).toEqual(["mention:@jo", "text: and ", "mention:@Jo"]);
});
