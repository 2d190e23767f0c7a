import { AppError, conflict, notFound, unavailable } from "@slipway/kernel/errors";

export const cloudNotEnabled = (): AppError =>
  new AppError({ code: "cloud_not_enabled", status: 404, userMessage: notFound("The backend").userMessage });
export const cloudExists = (): AppError => conflict("cloud_exists", "This project has a backend already.");
export const cloudPaused = (): AppError => conflict("cloud_paused", "The backend of this project is paused.");
export const cloudChanging = (status: string): AppError =>
  conflict("cloud_changing", "The backend is being changed. Try again when that is done.", { status });
export const sameSize = (): AppError =>
  new AppError({ code: "same_size", status: 400, userMessage: "The backend has this size already." });
export const cloudUnavailable = (cause?: unknown): AppError =>
  unavailable("cloud_unavailable", "The backend of this project does not answer. Try again in a moment.", cause);
export const restorePointMissing = (): AppError => notFound("The restore point");
/** The session was ended, so nothing of it was kept. */
export const tookTooLong = (maxMs: number, cause?: unknown): AppError =>
  new AppError({
    code: "took_too_long",
    status: 500,
    userMessage: `The database did not finish this within ${Math.ceil(maxMs / 1000)} seconds, so it was ended and nothing of it was kept.`,
    cause,
  });
/** `problems`: sentences for whoever runs the server, shown in the log and by doctor. */
export const serverUnfit = (problems: readonly string[], cause?: unknown): AppError =>
  new AppError({
    code: "cloud_server_unfit",
    status: 503,
    message: `the database server for projects cannot be used: ${problems.join(" ")}`,
    userMessage: "The database server for projects cannot be used. Your admin can see why with `./slipway doctor`.",
    cause,
  });
export const databaseNameTaken = (): AppError =>
  conflict("cloud_name_taken", "The database server holds a database or a login for this project already.");
/** `name` as SQL writes it. Its values cannot be taken out of a copy. */
export const notTheirs = ({ name, owner }: { name: string; owner: string }): AppError =>
  conflict(
    "cloud_not_theirs",
    `The database of this project cannot be copied: ${name} belongs to the role ${owner}, whose rights the project's owner has not got, so nobody could take its values out of the copy. Make it anew without "set role", or drop it.`,
    { name, owner },
  );
export const changesNotTold = (reason: string): AppError =>
  new AppError({
    code: "changes_not_told",
    status: 501,
    userMessage: `The database server does not tell its changes: ${reason}.`,
  });
