import { describe, expect, it } from "vitest";
import { defaultFile, fileKind } from "./file-kind.ts";

const file = (name: string, more: { binary?: boolean; sizeExceeded?: boolean } = {}) => ({
  name,
  binary: false,
  sizeExceeded: false,
  ...more,
});

describe("file kinds [C2.46]", () => {
  it("tells text, image, binary and too large [C3.17]", () => {
    expect(fileKind(file("src/a.ts"))).toBe("text");
    expect(fileKind(file("public/data.bin", { binary: true }))).toBe("binary");
    expect(fileKind(file("src/huge.ts", { sizeExceeded: true }))).toBe("too-large");
  });

  it("knows eight extensions of images [T5.12]", () => {
    for (const ending of ["png", "jpg", "jpeg", "gif", "webp", "svg", "ico", "bmp"])
      expect(fileKind(file(`public/a.${ending.toUpperCase()}`, { binary: true }))).toBe("image");
    expect(fileKind(file("public/a.avif", { binary: true }))).toBe("binary");
  });

  it("opens the file ending in pages/Index.tsx first [T9.08] [C2.45]", () => {
    expect(defaultFile(["index.html", "src/App.tsx", "src/pages/Index.tsx"])).toBe("src/pages/Index.tsx");
    expect(defaultFile(["index.html", "src/App.tsx", "src/mypages/Index.tsx"])).toBe("src/App.tsx");
    expect(defaultFile([])).toBeNull();
  });
});
