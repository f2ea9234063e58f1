import { availableParallelism } from "node:os";

/**
 * How many parts of a suite run side by side, each with a backend and a database of its own: as many as there are processors,
 * two at most, for more would wait for one Postgres. TEST_WORKERS says otherwise.
 */
export const WORKERS = Number(process.env.TEST_WORKERS) || Math.min(2, availableParallelism());
