import type { MoneyMovementPage, MoneyMovementQuery } from "@confiserie/domain/contract/money-movement";
import { listMoneyMovements } from "@confiserie/domain/contract/order-payments";
import { call } from "@/lib/api";

/** Filters and page of the ledger; "" is any. */
export type LedgerFilter = {
	query: string;
	direction: NonNullable<MoneyMovementQuery["direction"]> | "";
	method: NonNullable<MoneyMovementQuery["method"]> | "";
	from: string;
	to: string;
	page: number;
};

/** GET /admin/payments. */
export function callLedger(
	{ query, direction, method, from, to, page }: LedgerFilter,
	signal: AbortSignal,
): Promise<MoneyMovementPage> {
	return call(listMoneyMovements, {
		query: {
			query: query || undefined,
			direction: direction || undefined,
			method: method || undefined,
			from: from || undefined,
			to: to || undefined,
			page,
		},
		signal,
	});
}
