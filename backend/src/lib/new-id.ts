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
 * An id as the engine gives them, "prod_01J…": a prefix and a ULID. For thousands at a time: the engine's own asks the system for
 * each of its sixteen random signs, which took half of the processor of an import. Those of one millisecond follow each
 * other, so that indexes grow at their end; what nobody may guess is no business of this one.
 */
export function newId(prefix: string): string {
	return `${prefix}_${next()}`;
}
