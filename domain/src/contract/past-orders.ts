import { z } from "zod";
import { flag } from "./query-values";

/** Most bytes of a file of past orders. */
export const PAST_ORDERS_MAXIMUM_BYTES = 16 * 1024 * 1024;

/** Query of POST /admin/past-orders; `dryRun=true` writes nothing. `unit` is what a quantity of the file counts. */
export const pastOrdersQuerySchema = z.object({
	dryRun: flag.optional(),
	unit: z.enum(["PIECE", "BOX"], "PIECE ou BOX est attendu.").default("BOX"),
});
