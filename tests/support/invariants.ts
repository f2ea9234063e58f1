import type { Sql } from "../../backend/src/lib/database/sql";
import { readBookInvariants } from "../../backend/src/modules/order-jobs/invariants";

/** Promises about orders, money and stock that hold at any instant; those about stuck queues depend on the time. */
const PROMISES = [
	"levelsOffTheirReservations",
	"levelsOversold",
	"holdsWithoutReservation",
	"ordersOffTheirLines",
	"ordersOffTheLedger",
	"ordersOffTheirWithdrawals",
	"linesRefundedTwice",
	"ordersOffTheirTerms",
	"ordersWithoutHold",
] as const;

/** Returns what names the promises that are broken more often than now: what another file left broken is not a test's own. */
export async function brokenSinceNow(sql: Sql): Promise<() => Promise<string[]>> {
	const before = await readBookInvariants(sql);
	return async () => {
		const after = await readBookInvariants(sql);
		return PROMISES.filter((name) => after[name] > before[name]);
	};
}
