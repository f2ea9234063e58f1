import { availableParallelism } from "node:os";

/** Processors that tests may use; TEST_WORKERS overrides it. */
const PROCESSORS = Number(process.env.TEST_WORKERS) || Math.min(2, availableParallelism());

/**
 * Number of parts that a whole run has in progress, each with its own backend and database: one more than there are
 * processors, since each waits for a part of its time, for a browser, a database or a process that was killed.
 */
export const SLOTS = PROCESSORS + 1;

/** Number of workers of one suite that runs by itself. */
export const WORKERS = PROCESSORS;
