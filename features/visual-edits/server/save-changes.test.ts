import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { editsContract } from "../../edits/contract/index.ts";
import { fileAtHead, headOf, newVersion } from "../../edits/testing.ts";
import { plainSandbox } from "../../preview/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { PNG_PIXEL, upload } from "../../uploads/testing.ts";
import { visualEditsContract, type VisualChangeInput } from "../contract/index.ts";
import { link } from "../testing.ts";

const INDEX = `export default function Index() {
  return (
    <main>
      <h1 className="text-lg font-bold">Menu</h1>
      <p>{new Date().getFullYear()}</p>
      <img src="/images/old.png" alt="Bread" />
    </main>
  );
}
`;
const PATH = "src/pages/Index.tsx";
const at = (tag: string) => [link({ [PATH]: INDEX }, PATH, tag)];

let app: TestApp;
let maya: TestPerson;
let projectId: string;
let base: string;

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  ({ id: projectId } = await newProject(maya.call));
  base = (await newVersion(app.services, projectId, { files: { [PATH]: INDEX } })).sha;
});
afterAll(() => app[Symbol.asyncDispose]());

const save = (changes: VisualChangeInput[], sha = base, person = maya) =>
  person.call(visualEditsContract.save, { params: { id: projectId }, body: { base_commit_sha: sha, changes } });
const bigger: VisualChangeInput = { chain: at("<h1"), viewport: 1440, values: { fontSize: 40, color: "#102030" } };
const renamed: VisualChangeInput = {
  chain: at("<h1"),
  viewport: 1440,
  shown_texts: ["Menu"],
  texts: [{ index: 0, text: "Today's menu" }],
};

describe("saving visual edits [T3.21]", () => {
  it("makes one version of all changes, on any plan, which can be undone [F6] [W2.12]", async () => {
    const answer = await save([bigger, renamed]);
    expect(await fileAtHead(app.services, projectId, PATH)).toBe(
      INDEX.replace(
        `<h1 className="text-lg font-bold">Menu</h1>`,
        `<h1 className="font-bold text-[#102030] text-[2.5rem]">Today's menu</h1>`,
      ),
    );
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.at(-1)).toMatchObject({
      id: answer.edit_id,
      version: answer.version,
      type: "manual_update",
      kind: "VisualEdit",
      commit_message: "Changed a text, the text colour, and the text size on the home page",
      author_name: "Maya",
    });
    await maya.call(editsContract.undo, { params: { id: projectId } });
    expect(await fileAtHead(app.services, projectId, PATH)).toBe(INDEX);
  });

  it("refuses a file that changed meanwhile, and a missing element; nothing is written then [F1]", async () => {
    const theirs = await newVersion(app.services, projectId, { files: { [PATH]: INDEX.replace("Menu", "Food") } });
    await expect(save([bigger])).rejects.toMatchObject({
      status: 409,
      code: "file_changed",
      details: { paths: [PATH] },
    });
    await expect(save([renamed], theirs.sha)).rejects.toMatchObject({ status: 409, code: "element_moved" });
    const gone = { ...bigger, chain: [{ source: `${PATH}:5:7`, name: "h1" }] };
    await expect(save([bigger, gone], theirs.sha)).rejects.toMatchObject({ status: 409, code: "element_moved" });
    expect(await headOf(app.services, projectId)).toBe(theirs.sha);
  });

  it("stores the person's own picture in the project, and nobody else's", async () => {
    const image = await upload(maya.call, PNG_PIXEL, "<bread>.png");
    await save([{ chain: at("<img"), viewport: 390, image }]);
    const address = /<img src="(\/images\/picture-[0-9a-z]+\.png)" alt="Bread" \/>/.exec(
      (await fileAtHead(app.services, projectId, PATH))!,
    )![1]!;
    const repository = await app.services.git.open(projectId);
    const files = await repository.files(await headOf(app.services, projectId));
    expect(Buffer.compare([...files].find(([path]) => path === `public${address}`)![1], PNG_PIXEL)).toBe(0);

    const jo = await app.signUp("Jo");
    const { id: theirs } = await newProject(jo.call);
    await expect(
      jo.call(visualEditsContract.save, {
        params: { id: theirs },
        body: {
          base_commit_sha: await headOf(app.services, theirs),
          changes: [{ chain: at("<img"), viewport: 390, image }],
        },
      }),
    ).rejects.toMatchObject({ status: 400, code: "image_gone" });
  });

  it("writes the words for people who do not see the picture, as they were typed", async () => {
    const image = await upload(maya.call, PNG_PIXEL, "bread.png");
    await save([{ chain: at("<img"), viewport: 390, image, image_alt: 'Two loaves, "fresh" & warm' }]);
    expect(await fileAtHead(app.services, projectId, PATH)).toMatch(
      /<img src="\/images\/picture-[0-9a-z]+\.png" alt=\{"Two loaves, \\"fresh\\" & warm"\} \/>/,
    );
  });

  it("puts a picture in the place of a drawing, with its size, and leaves nothing of the drawing", async () => {
    const scene = `export function LoafScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 600"
      role="img"
      aria-label="Bread"
      className={className}
    >
      <path className="fill-tone-3" d="M0 0h800v600H0z" />
    </svg>
  );
}
`;
    const path = "src/components/LoafScene.tsx";
    const { sha } = await newVersion(app.services, projectId, { files: { [path]: scene } });
    const image = await upload(maya.call, PNG_PIXEL, "bread.png");
    const chain = [link({ [path]: scene }, path, "<path")];
    const { elements } = await maya.call(visualEditsContract.inspect, {
      params: { id: projectId },
      body: { commit_sha: sha, elements: [{ chain, texts: [] }] },
    });
    expect(elements).toMatchObject([{ image: true, image_alt: "Bread" }]);
    // The look of a shape that goes with the drawing is not written anywhere.
    await save([{ chain, viewport: 390, values: { width: 40 }, image, image_alt: "Our counter" }], sha);
    const written = (await fileAtHead(app.services, projectId, path))!;
    expect(written.replace(/picture-[0-9a-z]+/, "picture-x"))
      .toBe(`export function LoafScene({ className }: { className?: string }) {
  return (
    <img src="/images/picture-x.png" alt="Our counter" style={{ objectFit: "cover" }}
      className={className} />
  );
}
`);
  });

  it("says in advance what can be changed, and offers the theme's colours", async () => {
    const answer = await maya.call(visualEditsContract.inspect, {
      params: { id: projectId },
      body: {
        commit_sha: base,
        elements: [
          { chain: at("<h1"), texts: ["Menu"] },
          { chain: at("<p>"), texts: ["2026"] },
          { chain: at("<img"), texts: [] },
        ],
      },
    });
    expect(answer.elements).toMatchObject([
      { blocked: null, texts: [{ value: "Menu", blocked: null, path: PATH }], image: false },
      { blocked: null, texts: [{ value: "2026", blocked: "data", path: null }] },
      { blocked: null, texts: [], image: true },
    ]);
    expect(answer.colors).toContainEqual({ name: "primary", value: "var(--primary)" });
    await expect(
      maya.call(visualEditsContract.inspect, {
        params: { id: projectId },
        body: { commit_sha: "0".repeat(40), elements: [{ chain: at("<h1"), texts: [] }] },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
