import { z } from "zod";
import { flag } from "./query-values";

/** Most bytes of a file of past orders. */
export const PAST_ORDERS_MAXIMUM_BYTES = 16 * 1024 * 1024;

/** Query of POST /admin/past-orders; `dryRun=true` writes nothing. `unit` is what a quantity of the file counts. */
export const pastOrdersQuerySchema = z.object({
	dryRun: flag.optional(),
	unit: z.enum(["PIECE", "BOX"], "PIECE ou BOX est attendu.").default("BOX"),
});

const count = z.number().int();
const listed = z.array(z.string());

/** Response of POST /admin/past-orders: what the accounts find in their list of past orders. */
export const pastOrdersSchema = z.object({
	dryRun: z.boolean(),
	/** Lines of the file with an article. */
	lines: count,
	/** Accounts that have such a list now. */
	customers: count,
	/** Products in these lists. */
	products: count,
	/** E-mails of the file without an account, and references that are not on sale; at most a hundred of each. */
	unknownEmails: listed,
	unknownReferences: listed,
});
export type PastOrders = z.output<typeof pastOrdersSchema>;
