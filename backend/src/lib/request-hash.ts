import { createHash } from "node:crypto";

/** A hash of a request as it was understood: under the same key, another hash is another request. */
export const requestHashOf = (request: unknown): string =>
	createHash("sha256").update(JSON.stringify(request)).digest("hex");
