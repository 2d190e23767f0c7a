import { AppError, forbidden } from "@slipway/kernel/errors";
import { expect, it } from "vitest";
import { downloadFailure, zipFileName } from "./download-zip.ts";

it("names the file by the answer, else by the project, else by its id [W7.13]", () => {
  const project = { id: "p1", name: "bakery" };
  expect(zipFileName('attachment; filename="corner-shop.zip"', project)).toBe("corner-shop.zip");
  expect(zipFileName('attachment; filename="../../etc/x"', project)).toBe("bakery.zip");
  expect(zipFileName(null, project)).toBe("bakery.zip");
  expect(zipFileName(null, { id: "p1", name: null })).toBe("project-p1.zip");
});

it("says why a download failed [W6.16] [W8.15]", () => {
  expect(downloadFailure(forbidden())).toBe("You don't have permission to download this project.");
  expect(downloadFailure(new AppError({ code: "x", status: 404, userMessage: "It is gone." }))).toBe("It is gone.");
  expect(downloadFailure(new TypeError("stream"))).toBe(
    "Download failed. Please try again or contact support if this issue persists.",
  );
});
