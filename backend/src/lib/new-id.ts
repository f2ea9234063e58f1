import { getRandomValues } from "node:crypto";
import { monotonicFactory } from "ulid";

const pool = new Uint8Array(4096);
let used = pool.length;

/** A number from 0 to below 1, in 256 steps: more than the 32 signs of an id need. */
function fromPool(): number {
	if (used === pool.length) {
		getRandomValues(pool);
		used = 0;
	}
	return (pool[used++] ?? 0) / 256;
}

const next = monotonicFactory(fromPool);

/**
 * An id as Medusa generates them, "prod_01J…": a prefix and a ULID. Made for thousands at a time: Medusa's own asks the
 * system for each of its sixteen random characters, which took half of an import's processor time. Ids of one
 * millisecond are sequential, so that indexes grow at their end; do not use them where an id must be unguessable.
 */
export function newId(prefix: string): string {
	return `${prefix}_${next()}`;
}
