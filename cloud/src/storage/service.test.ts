import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../testing/test-project.ts";
import { signedToken } from "../testing/requests/signed-token.ts";
import { createStorageService } from "./service.ts";

const ANNA = "317eadce-631a-4429-a0bb-f19a7a517b4a";
const BERT = "4d56e902-f0a0-4662-8448-a4d9e643c142";

let project: TestProject;
let server: SupabaseClient["storage"];

beforeAll(async () => {
  project = await openTestProject([createStorageService()]);
  server = storageOf(project.keys.serviceKey);
  await project.backend.database.as("postgres").query(`
    create policy own_files on storage.objects for all to authenticated
    using (bucket_id = 'private' and (storage.foldername(name))[1] = auth.uid()::text)`);
  await server.createBucket("private");
  await server.createBucket("open", { public: true });
});
afterAll(() => project[Symbol.asyncDispose]());
beforeEach(() => project.save("storage", {}));

const storageOf = (key: string): SupabaseClient["storage"] =>
  createClient(TEST_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: project.fetch },
  }).storage;
const tokenOf = (sub: string): string =>
  project.sign({ sub, role: "authenticated", exp: project.clock.now() / 1000 + 3600 });
const get = (path: string, headers: Record<string, string> = {}) =>
  project.fetch(`${TEST_URL}/storage/v1${path}`, { headers });
const textOf = async ({ data }: { data: Blob | null }): Promise<string> => (await data?.text()) ?? "nothing";

/** Stored bytes, whoever owns them. */
async function stored(): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of project.backend.objects.list("cloud/p1test/")) keys.push(key);
  return keys.length;
}

describe("objects under policies", () => {
  it("lets people use their own folder and nobody else's", async () => {
    const anna = storageOf(tokenOf(ANNA)).from("private");
    const bert = storageOf(tokenOf(BERT)).from("private");
    expect((await anna.upload(`${ANNA}/a.txt`, "hers")).error).toBeNull();
    expect(await textOf(await anna.download(`${ANNA}/a.txt`))).toBe("hers");
    const forced = await bert.upload(`${ANNA}/b.txt`, "his");
    expect(forced.error).toMatchObject({ statusCode: "403", message: "new row violates row-level security policy" });
    expect((await bert.upload(`${ANNA}/a.txt`, "his", { upsert: true })).error).toMatchObject({ statusCode: "403" });
    expect((await bert.download(`${ANNA}/a.txt`)).error).not.toBeNull();
    expect((await bert.info(`${ANNA}/a.txt`)).error).toMatchObject({ message: "Object not found" });
    expect((await bert.createSignedUrl(`${ANNA}/a.txt`, 60)).error).toMatchObject({ statusCode: "404" });
    expect((await bert.createSignedUploadUrl(`${ANNA}/c.txt`)).error).toMatchObject({ statusCode: "403" });
    expect((await bert.remove([`${ANNA}/a.txt`])).data).toEqual([]);
    expect((await bert.move(`${ANNA}/a.txt`, `${BERT}/a.txt`)).error).toMatchObject({ statusCode: "404" });
    expect((await bert.copy(`${ANNA}/a.txt`, `${BERT}/a.txt`)).error).toMatchObject({ statusCode: "404" });
    expect((await bert.list(ANNA)).data).toEqual([]);
    expect((await anna.move(`${ANNA}/a.txt`, `${BERT}/a.txt`)).error).toMatchObject({ statusCode: "403" });
    expect((await storageOf(project.keys.anonKey).from("private").list()).data).toEqual([]);
    const { data } = await server.from("private").info(`${ANNA}/a.txt`);
    expect(data).toMatchObject({ size: 4, contentType: "text/plain;charset=UTF-8" });
  });

  it("lets buckets be made and emptied by policy alone", async () => {
    const anna = storageOf(tokenOf(ANNA));
    expect((await anna.createBucket("hers")).error).toMatchObject({ statusCode: "403" });
    expect((await anna.getBucket("private")).error).toMatchObject({ message: "Bucket not found" });
    expect((await anna.deleteBucket("private")).error).toMatchObject({ statusCode: "404" });
    expect((await server.deleteBucket("private")).error).toMatchObject({ statusCode: "409" });
  });

  it.each([
    [
      "no signature wanted",
      () =>
        `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from('{"role":"service_role"}').toString("base64url")}.`,
    ],
    ["another project's key", () => signedToken("y".repeat(40), { role: "service_role" })],
    ["an expired one", () => project.sign({ sub: ANNA, role: "service_role", exp: 1 })],
    ["a role of the service's own", () => project.sign({ role: "supabase_storage_admin" })],
  ])("refuses tokens: %s", async (_name, token) => {
    const answer = await project.fetch(`${TEST_URL}/storage/v1/object/private/x.txt`, {
      method: "POST",
      headers: { authorization: `Bearer ${token()}`, "content-type": "text/plain" },
      body: "x",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: "403", code: "AccessDenied", error: "Unauthorized" });
  });
});

describe("names and limits", () => {
  it.each([
    "../a",
    "a/../../b",
    "./a",
    "a%2f%2e%2e%2fb",
    "%252e%252e/a",
    "a%00b",
    "a%0d%0ab",
    "a\\b",
    "/a",
    `${"a".repeat(1025)}`,
    "ä.txt",
  ])("refuses the name %s", async (name) => {
    const answer = await project.fetch(
      `${TEST_URL}/storage/v1/object/open/`.concat(name.includes("%") ? name : encodeURIComponent(name)),
      {
        method: "POST",
        headers: { authorization: `Bearer ${project.keys.serviceKey}` },
        body: "x",
      },
    );
    expect(await answer.json()).toMatchObject({ statusCode: "400", code: "InvalidKey" });
  });

  it("keeps the bucket's and the project's limits of size and kind", async () => {
    await server.createBucket("small", {
      public: false,
      fileSizeLimit: "1kb",
      allowedMimeTypes: ["image/*", "text/plain"],
    });
    const small = server.from("small");
    expect((await small.upload("a.png", "x".repeat(1001), { contentType: "image/png" })).error).toMatchObject({
      statusCode: "413",
      message: "The object exceeded the maximum allowed size",
    });
    expect((await small.upload("a.pdf", "x", { contentType: "application/pdf" })).error).toMatchObject({
      statusCode: "415",
      message: "mime type application/pdf is not supported",
    });
    expect((await small.upload("a.png", new Blob(["x"], { type: "image/png" }))).error).toBeNull();
    await server.from("open").upload("big.pdf", "x", { contentType: "application/pdf" });
    expect((await server.from("open").copy("big.pdf", "big.pdf", { destinationBucket: "small" })).error).toMatchObject({
      statusCode: "415",
    });
    project.save("storage", { file_size_limit: 2000, total_size_limit: 3000 });
    expect((await server.createBucket("huge", { public: false, fileSizeLimit: "1gb" })).error).toMatchObject({
      statusCode: "413",
    });
    expect((await server.from("open").upload("c", "x".repeat(2001))).error).toMatchObject({ statusCode: "413" });
    expect((await server.from("open").upload("c", "x".repeat(2000))).error).toBeNull();
    expect((await server.from("open").upload("d", "x".repeat(1500))).error).toMatchObject({ statusCode: "413" });
  });

  it("refuses bucket names that are none, twice the same, and changes what may change [C3.09]", async () => {
    expect((await server.createBucket("a/b")).error).toMatchObject({ message: "Bucket name invalid" });
    expect((await server.createBucket("open")).error).toMatchObject({
      statusCode: "409",
      message: "The resource already exists",
    });
    await server.createBucket("plain", { public: false, fileSizeLimit: "20mb", allowedMimeTypes: ["image/png"] });
    await server.updateBucket("plain", { public: true });
    expect((await server.getBucket("plain")).data).toMatchObject({
      public: true,
      file_size_limit: 20_000_000,
      allowed_mime_types: ["image/png"],
    });
    await server.updateBucket("plain", { public: false, fileSizeLimit: null, allowedMimeTypes: null });
    expect((await server.getBucket("plain")).data).toMatchObject({
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
    });
    await server.from("plain").upload("a", "1");
    expect((await server.emptyBucket("plain")).error).toBeNull();
    expect((await server.deleteBucket("plain")).data).toEqual({ message: "Successfully deleted" });
    expect((await server.listBuckets()).data!.map(({ id }) => id)).not.toContain("plain");
  });
});

describe("reading", () => {
  it("answers ranges, unchanged copies and downloads of a public bucket", async () => {
    await server
      .from("open")
      .upload("dir/t.txt", "0123456789", { contentType: "text/plain", cacheControl: "60", metadata: { by: "me" } });
    const whole = await get("/object/public/open/dir/t.txt");
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "text/plain",
      "cache-control": "max-age=60",
      "content-length": "10",
      "accept-ranges": "bytes",
    });
    const etag = whole.headers.get("etag")!;
    expect((await get("/object/public/open/dir/t.txt", { "if-none-match": `W/"x", ${etag}` })).status).toBe(304);
    const part = await get("/object/public/open/dir/t.txt", { range: "bytes=2-4" });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
    expect(await (await get("/object/public/open/dir/t.txt", { range: "bytes=-3" })).text()).toBe("789");
    expect((await get("/object/public/open/dir/t.txt", { range: "bytes=10-" })).status).toBe(416);
    const saved = await get("/object/public/open/dir/t.txt?download=r%C3%A9sum%C3%A9%22%0d%0a.txt");
    expect(saved.headers.get("content-disposition")).toBe(
      "attachment; filename=r%C3%A9sum%C3%A9%22%0D%0A.txt; filename*=UTF-8''r%C3%A9sum%C3%A9%22%0D%0A.txt",
    );
    const { data } = await server.from("open").info("dir/t.txt");
    expect(data).toMatchObject({ size: 10, etag, metadata: { by: "me" }, cacheControl: "max-age=60" });
    expect((await server.from("open").exists("dir/t.txt")).data).toBe(true);
    expect((await server.from("open").exists("dir/none.txt")).data).toBe(false);
    expect((await get("/object/public/private/x.txt")).status).toBe(400);
  });

  it("serves pages as text and lets nothing of an uploader's into headers", async () => {
    await server.from("open").upload("page.html", "<script>alert(1)</script>", { contentType: "text/html" });
    const page = await get("/object/public/open/page.html");
    expect([page.headers.get("content-type"), page.headers.get("x-content-type-options")]).toEqual([
      "text/plain",
      "nosniff",
    ]);
    const form = new FormData();
    form.append("cacheControl", "1\r\nset-cookie: a=b");
    form.append("", new Blob(["x"]), "x.txt");
    expect((await server.from("open").upload("odd.txt", form)).error).toBeNull();
    expect((await get("/object/public/open/odd.txt")).headers.get("cache-control")).toBe("no-cache");
    await project.backend.database
      .as("postgres")
      .query(
        `update storage.objects set metadata = metadata || '{"mimetype": "text/x\\r\\nset-cookie: a=b"}' where name = 'odd.txt'`,
      );
    expect((await get("/object/public/open/odd.txt")).headers.get("content-type")).toBe("application/octet-stream");
  });

  it("serves types that a browser might run without scripts and without the host's origin, under any name", async () => {
    const typeOf = async (contentType: string, query = "") => {
      const name = `kinds/${Buffer.from(contentType).toString("hex")}`;
      await server.from("open").upload(name, "<x/>", { contentType: "text/plain", upsert: true });
      // As the project's own SQL may write it, past what an upload may say.
      await project.backend.database
        .as("postgres")
        .query(
          "update storage.objects set metadata = metadata || jsonb_build_object('mimetype', $2::text) where name = $1",
          [name, contentType],
        );
      const { headers } = await get(`/object/public/open/${name}${query}`);
      expect([contentType, headers.get("x-content-type-options")]).toEqual([contentType, "nosniff"]);
      return [headers.get("content-type"), headers.get("content-security-policy")];
    };
    const run =
      "image/svg+xml|IMAGE/SVG+XML; charset=utf-8|application/xhtml+xml|application/xml|text/xml|application/rss+xml|image/x+xml|" +
      "video/mp4+xml|image/png, image/svg+xml|image/png; a=b, application/xhtml+xml|multipart/related|message/rfc822|" +
      "application/x-mimearchive|text/javascript|application/octet-stream|text/x-unknown";
    for (const type of run.split("|")) expect([type, ...(await typeOf(type))]).toEqual([type, type, "sandbox"]);
    for (const type of [
      "image/png",
      "image/webp",
      "video/mp4",
      "audio/mpeg",
      "application/pdf",
      "text/plain; charset=utf-8",
    ])
      expect([type, ...(await typeOf(type))]).toEqual([type, type, null]);
    for (const type of ["text/html", "Text/HTML; charset=utf-8", "image/png, text/html"])
      expect([type, ...(await typeOf(type))]).toEqual([type, "text/plain", "sandbox"]);
    expect(await typeOf("image/svg+xml", "?download=x.svg")).toEqual(["image/svg+xml", "sandbox"]);
    expect(await typeOf("image/svg+xml", "?download")).toEqual(["image/svg+xml", "sandbox"]);
    // Applies to partial answers, and to clients that have it already.
    const name = `kinds/${Buffer.from("image/svg+xml").toString("hex")}`;
    const part = await get(`/object/public/open/${name}`, { range: "bytes=0-1" });
    expect([part.status, part.headers.get("content-security-policy")]).toEqual([206, "sandbox"]);
    const same = await get(`/object/public/open/${name}`, { "if-none-match": part.headers.get("etag")! });
    expect([same.status, same.headers.get("content-security-policy")]).toEqual([304, "sandbox"]);
  });

  it("signs links for one object, one use and a time", async () => {
    await server.from("private").upload("s/a.txt", "signed");
    const { data } = await server.from("private").createSignedUrl("s/a.txt", 60, { download: "b.txt" });
    const url = new URL(data!.signedUrl);
    expect(await (await project.fetch(url)).text()).toBe("signed");
    const token = url.searchParams.get("token")!;
    expect(await (await get(`/object/sign/private/s/b.txt?token=${token}`)).json()).toMatchObject({
      code: "InvalidSignature",
    });
    const put = await project.fetch(`${TEST_URL}/storage/v1/object/upload/sign/private/s/a.txt?token=${token}`, {
      method: "PUT",
      body: "x",
    });
    expect(await put.json()).toMatchObject({ code: "InvalidSignature" });
    expect(await (await get(`/object/sign/private/s/a.txt?token=${tokenOf(ANNA)}`)).json()).toMatchObject({
      code: "InvalidSignature",
    });
    expect((await get("/bucket", { authorization: `Bearer ${token}` })).status).toBe(200);
    expect(await (await get("/bucket", { authorization: `Bearer ${token}` })).json()).toEqual([]);
    project.clock.advance(61_000);
    expect(await (await project.fetch(url)).json()).toMatchObject({ code: "InvalidJWT" });
    const many = await server.from("private").createSignedUrls(["s/a.txt", "s/none.txt"], 60);
    expect(many.data!.map(({ error }) => error === null)).toEqual([true, false]);
  });

  it("takes a signed upload once, unless it may replace", async () => {
    const own = storageOf(tokenOf(ANNA)).from("private");
    const { data } = await own.createSignedUploadUrl(`${ANNA}/signed.txt`);
    const nobody = storageOf(project.keys.anonKey).from("private");
    expect((await nobody.uploadToSignedUrl(data!.path, data!.token, "one")).error).toBeNull();
    expect((await nobody.uploadToSignedUrl(data!.path, data!.token, "two")).error).toMatchObject({
      statusCode: "409",
      message: "The resource already exists",
    });
    const again = await own.createSignedUploadUrl(`${ANNA}/signed.txt`, { upsert: true });
    expect((await nobody.uploadToSignedUrl(again.data!.path, again.data!.token, "three")).error).toBeNull();
    expect(await textOf(await own.download(`${ANNA}/signed.txt`))).toBe("three");
    expect((await own.info(`${ANNA}/signed.txt`)).data).toMatchObject({ size: 5 });
  });
});

describe("listing", () => {
  const names = ["b/2.txt", "b/10.txt", "a.txt", "C.txt", "b/deep/x.txt"];
  beforeAll(async () => {
    await server.createBucket("listed");
    for (const name of names) await server.from("listed").upload(name, name);
  });

  it("shows one level with its folders, sorted, searched and in pages [C3.10] [C9.06]", async () => {
    const list = async (path: string, options?: object) =>
      ((await server.from("listed").list(path, options)).data ?? []).map(({ name, id }) =>
        id === null ? `${name}/` : name,
      );
    expect(await list("")).toEqual(["a.txt", "b/", "C.txt"]);
    expect(await list("b")).toEqual(["10.txt", "2.txt", "deep/"]);
    expect(await list("b", { sortBy: { column: "created_at", order: "desc" } })).toEqual(["deep/", "10.txt", "2.txt"]);
    expect(await list("", { search: "A" })).toEqual(["a.txt"]);
    expect(await list("", { limit: 1, offset: 1 })).toEqual(["b/"]);
  });

  it("pages through files and folders by cursor, in every order", async () => {
    for (const column of ["name", "created_at"] as const) {
      for (const order of ["asc", "desc"] as const) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const { data, error } = await server.from("listed").listV2({
            with_delimiter: true,
            limit: 1,
            sortBy: { column, order },
            ...(cursor === undefined ? {} : { cursor }),
          });
          expect(error).toBeNull();
          seen.push(...data!.objects.map(({ name }) => name), ...data!.folders.map(({ name }) => name));
          cursor = data!.nextCursor;
        } while (cursor !== undefined);
        const ordered = column === "name" ? ["C.txt", "a.txt", "b/"] : ["b/", "a.txt", "C.txt"];
        expect([column, order, seen]).toEqual([column, order, order === "asc" ? ordered : ordered.toReversed()]);
      }
    }
    const deep = await server.from("listed").listV2({ prefix: "b/" });
    expect(deep.data!.objects.map(({ name }) => name)).toEqual(["b/10.txt", "b/2.txt", "b/deep/x.txt"]);
    expect((await server.from("listed").listV2({ cursor: "nonsense" })).error).toMatchObject({ statusCode: "400" });
  });
});

describe("bytes", () => {
  it("stay as long as a row stands for them, and no longer", async () => {
    const before = await stored();
    const open = server.from("open");
    await open.upload("r/1.txt", "first");
    expect(await stored()).toBe(before + 1);
    await open.copy("r/1.txt", "r/2.txt");
    await open.move("r/1.txt", "r/3.txt");
    expect(await stored()).toBe(before + 1);
    await open.upload("r/3.txt", "second", { upsert: true });
    expect(await stored()).toBe(before + 2);
    expect(await textOf(await open.download("r/2.txt"))).toBe("first");
    await open.remove(["r/2.txt"]);
    expect(await stored()).toBe(before + 1);
    expect((await open.upload("r/3.txt", "third")).error).toMatchObject({ statusCode: "409" });
    expect(await stored()).toBe(before + 1);
    await open.remove(["r/3.txt", "r/none.txt"]);
    expect(await stored()).toBe(before);
  });

  it("go, too, when the project's own SQL deleted their rows", async () => {
    const before = await stored();
    await server.from("open").upload("sql.txt", "x");
    const owner = project.backend.database.as("postgres");
    await owner.query("delete from storage.objects where name = 'sql.txt'");
    await owner.query("update storage.contents set created_at = now() - interval '2 hours' where row_count = 0");
    await server.from("open").upload("next.txt", "x");
    await server.from("open").remove(["next.txt"]);
    expect(await stored()).toBe(before);
  });

  it("of parallel uploads to one name one wins and the others leave nothing", async () => {
    const before = await stored();
    const results = await Promise.all([1, 2, 3, 4].map((n) => server.from("open").upload("race.txt", `v${n}`)));
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await stored()).toBe(before + 1);
    await Promise.all([1, 2, 3, 4].map((n) => server.from("open").upload("race.txt", `w${n}`, { upsert: true })));
    expect(await stored()).toBe(before + 1);
  });
});
