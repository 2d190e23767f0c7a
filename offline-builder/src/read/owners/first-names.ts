/** First names that are words as well: those of the sample people, and those that everybody has. */
import { domains } from "../../lexicon/domains/index.ts";
import { samplePools } from "../../lexicon/sample-words.ts";

const also =
  "emma olivia amelia isla ella chloe lucy sophie anna anne alice jane kate katie claire helen julia emily hannah rachel rebecca sarah lisa linda susan karen nancy maria marie sophia mia lea leonie lina nele maya frieda greta clara ida jule lotte paula pia svenja anja katrin birgit sabine petra ute heike monika ingrid renate david daniel michael james john robert peter paul thomas simon andrew george harry oliver lucas luca luke noah liam finn elias jonas felix moritz max lukas niklas jan lars sven uwe klaus hans karl fritz otto stefan martin andreas matthias markus christian florian kofi kwame amara aisha fatima omar ali yusuf ahmed chen wei yuki priya ravi anil carmen lucía maría isabel elena sofía paula alba irene raquel silvia beatriz pedro juan josé luis carlos javier miguel antonio manuel diego pablo álvaro sergio andrés jorge teresa rosario tom sam ben tim jim pat mark rose june may april grace hope faith will art bill jack rob frank max ruby pearl lily daisy olive iris ivy violet dawn robin ray dean grant clay cliff glen heath hunter jade amber ginger holly hazel joy mason miles penny reed wade smith luz sol paz rosa clara luna mar pilar dolores ángel jesús sara laura marta eva ana mira leo ada nora kai ole";

let known: ReadonlySet<string> | null = null;

export function isFirstName(word: string): boolean {
  known ??= new Set([...also.split(" "), ...sampleNames().map((name) => name.split(" ")[0]!.toLowerCase())]);
  return known.has(word.toLowerCase());
}

function sampleNames(): string[] {
  const copies = domains.flatMap(({ copy }) => Object.values(copy));
  const people = copies.flatMap((one) => one?.people?.list.map(({ name }) => name) ?? []);
  return [...people, ...Object.values(samplePools["person"] ?? {}).flat()];
}
