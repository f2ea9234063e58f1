import { availableParallelism } from "node:os";

/**
 * How many test files of an API suite run side by side, each worker with a backend and a database of its own. More than
 * two would wait for one Postgres; TEST_WORKERS says otherwise.
 */
export const WORKERS = Number(process.env.TEST_WORKERS) || Math.min(2, availableParallelism());
