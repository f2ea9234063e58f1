import { availableParallelism } from "node:os";

/**
 * Number of parallel parts of a suite, each with its own backend and database: one per processor, two at most,
 * since more would wait for one PostgreSQL. TEST_WORKERS overrides it.
 */
export const WORKERS = Number(process.env.TEST_WORKERS) || Math.min(2, availableParallelism());
