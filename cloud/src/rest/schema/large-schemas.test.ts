/** A schema as large as an owner can make it: what is asked for is found, or refused with a bound, and others have their turns. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openListeningProject, type ListeningProject } from "../../testing/listening-project.ts";
import { restService } from "../rest-service.ts";

const rest = restService();
let project: ListeningProject;

const times = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n");

beforeAll(async () => {
  project = await openListeningProject([rest], { size: "m" });
  await project.run(`
    create table hub (id int primary key);
    create table rim (id int primary key);
    create table jn (a int, b int, note text, primary key (a, b));
    create table leaf (id int primary key, hub_id int references hub);
    insert into hub values (1); insert into rim values (2); insert into leaf values (3, 1);
    ${times(800, (at) => `alter table jn add constraint f${at} foreign key (a) references hub;`)}
    ${times(400, (at) => `alter table jn add constraint g${at} foreign key (b) references rim;`)}
    create table part (id int primary key);
    create table whole (id int primary key, part_id int references part);
    ${times(300, (at) => `create view part_${at} as select * from part; create view whole_${at} as select * from whole;`)}
    insert into part values (1); insert into whole values (5, 1);
  `);
});
afterAll(async () => {
  rest[Symbol.dispose]();
  await project[Symbol.asyncDispose]();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${project.url}/rest/v1/${path}`, {
    headers: { apikey: project.backend.keys.serviceKey, ...headers },
  });
  return { status: response.status, json: (await response.json()) as unknown };
}

/** Processor time of this thread meanwhile, in all and in its longest turn: a busy machine makes neither longer than the other. */
async function turnsOf(work: () => Promise<unknown>): Promise<{ all: number; longest: number }> {
  const begun = process.threadCpuUsage().user;
  let [longest, used] = [0, begun];
  const look = (): void => {
    const now = process.threadCpuUsage().user;
    longest = Math.max(longest, now - used);
    used = now;
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  await work();
  clearImmediate(next);
  return { all: process.threadCpuUsage().user - begun, longest };
}

describe("a schema with many keys and views", () => {
  /** Processor time of reading the schema. */
  let wholeReading: number;

  it("is read in turns, and answers what its keys have nothing to do with", async () => {
    await project.run("notify pgrst");
    const { all, longest } = await turnsOf(() => ask("leaf"));
    expect(longest).toBeLessThan(all / 3);
    wholeReading = all;
    expect((await ask("leaf?select=id,hub(id)")).json).toEqual([{ id: 3, hub: { id: 1 } }]);
  });

  it("embeds through one of its views among hundreds", async () => {
    expect((await ask("whole_7?select=id,part_9(id)")).json).toEqual([{ id: 5, part_9: { id: 1 } }]);
    expect((await ask("part_9?select=id,whole(id)")).json).toEqual([{ id: 1, whole: [{ id: 5 }] }]);
  });

  it("lists the first hundred ways where there are too many to list", async () => {
    const refused = await ask("jn?select=hub(id)");
    expect(refused).toMatchObject({ status: 300, json: { code: "PGRST201" } });
    expect((refused.json as { details: unknown[] }).details).toHaveLength(100);
    expect((await ask("hub?select=rim(id)")).json).toMatchObject({ code: "PGRST201" });
    expect((await ask("jn?select=note,hub!f17(id)")).json).toEqual([]);
  });

  it("hints at no name where too many are to be looked at, and says at once what is missing", async () => {
    expect(await ask("hub?select=nothing(id)")).toMatchObject({ status: 400, json: { code: "PGRST200" } });
    expect(await ask("jn?select=hub!nothing(id)")).toMatchObject({ status: 400 });
    const { all } = await turnsOf(() => ask("whole?select=nothing(id)"));
    expect(all).toBeLessThan(wholeReading / 3);
  });
});

describe("a schema beyond the bounds", () => {
  it("is refused with the bound in PostgREST's words, and read again after it changed", async () => {
    await project.run(`
      create schema many;
      create table many.wide (${times(1600, (at) => `c${at} int${at === 1599 ? "" : ","}`)});
      do $$ begin for at in 1 .. 65 loop execute format('create table many.wide%s (like many.wide)', at); end loop; end $$;
      notify pgrst;
    `);
    const refused = {
      status: 503,
      json: { code: "PGRST002", message: expect.stringContaining("100000 columns") as string },
    };
    await expect.poll(() => ask("leaf")).toMatchObject(refused);
    expect(await ask("leaf")).toMatchObject(refused);
    await project.run(
      "do $$ begin for at in 1 .. 65 loop execute format('drop table many.wide%s', at); end loop; end $$",
    );
    await expect.poll(async () => (await ask("leaf")).status).toBe(200);
    await project.run("drop schema many cascade");
  });

  it("is not described where its comments take more than the bound", async () => {
    await project.run("do $$ begin execute format('comment on table leaf is %L', repeat('x', 6000000)); end $$");
    expect(await ask("")).toMatchObject({ status: 400, json: { code: "54000" } });
    await project.run("comment on table leaf is null");
    expect((await ask("")).status).toBe(200);
  });
});
