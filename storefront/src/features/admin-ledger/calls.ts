import {
	type MoneyMovementPage,
	type MoneyMovementQuery,
	moneyMovementPageSchema,
} from "@confiserie/domain/contract/money-movement";
import { api } from "@/lib/api";

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
	return api.get("/admin/payments", moneyMovementPageSchema, {
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
