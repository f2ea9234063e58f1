// @ts-check
import { createHash } from "node:crypto";

/** Stands in pages where their version goes (src/lib/fresh-page/version-place.ts). */
const PLACE = "{page-version}";
const LENGTH = 24;
/** Ends the version of a page that may not be true any more: who has it open asks again soon (src/lib/fresh-page). */
const DOUBTFUL = "-";

/**
 * The version of a page: a name for what it was made of. React writes the parts of a page in the order in which they were
 * ready, so that two renders of the same have different bytes; what the engine answered is the same.
 * @param {import("./press.mjs").MadePage} made
 * @param {string} build what made it: pages of another build, address or day differ
 */
export function versionOf({ status, reads }, build) {
	const answers = [...reads.answers].sort(([one], [other]) => (one < other ? -1 : 1));
	const said = JSON.stringify([build, status, answers]);
	return createHash("sha256").update(said).digest("hex").slice(0, LENGTH);
}

/** @param {string} version */
export const doubtfulVersion = (version) => version + DOUBTFUL;

/** @param {Buffer} body @param {string} version */
export const withVersion = (body, version) => replaced(body, PLACE, version);

/**
 * One character a byte: nothing but ASCII is looked at, and every other byte comes back as it was.
 * @param {Buffer} body @param {string} what @param {string} by
 */
export function replaced(body, what, by) {
	return Buffer.from(
		body.toString("latin1").replaceAll(what, () => by),
		"latin1",
	);
}
