import { availableParallelism } from "node:os";

/**
 * Number of parallel parts of a suite, each with its own backend and database: one more than there are processors,
 * since each waits for some of its time; three at most. TEST_WORKERS overrides it.
 */
export const WORKERS = Number(process.env.TEST_WORKERS) || Math.min(3, availableParallelism() + 1);
