import { createHash } from "node:crypto";

/** What tells a repetition from another request under the same key: a hash of the parsed body. */
export const requestHashOf = (request: unknown): string =>
	createHash("sha256").update(JSON.stringify(request)).digest("hex");
