import { availableParallelism } from "node:os";

/**
 * Number of parallel parts of a suite, each with its own backend and database: one per processor, two at most, since
 * more would wait for a processor. TEST_WORKERS overrides it.
 */
export const WORKERS = Number(process.env.TEST_WORKERS) || Math.min(2, availableParallelism());

/** The same for suites that wait for a good part of their time, for a browser or for a process that was killed. */
export const WAITING_WORKERS = WORKERS + 1;
