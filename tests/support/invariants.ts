import type { Sql } from "../../backend/src/lib/database/sql";
import { readOrderInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";

/** Invariants of orders, money and stock that hold at any instant; those about stuck queues depend on the time. */
const PROMISES = [
	"levelsOffTheirReservations",
	"levelsOversold",
	"levelsOffTheirLots",
	"holdsWithoutReservation",
	"ordersOffTheirLines",
	"ordersOffTheLedger",
	"ordersOffTheirWithdrawals",
	"ordersOffTheirCorrections",
	"linesRefundedTwice",
	"ordersOffTheirTerms",
	"ordersWithoutHold",
] as const;

/** Returns a function that names invariants broken since now, so that failures of other files do not count. */
export async function brokenSinceNow(sql: Sql): Promise<() => Promise<string[]>> {
	const before = await readOrderInvariants(sql);
	return async () => {
		const after = await readOrderInvariants(sql);
		return PROMISES.filter((name) => after[name] > before[name]);
	};
}
