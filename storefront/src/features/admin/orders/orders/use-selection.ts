"use client";

import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { BeginBatch } from "@confiserie/domain/contract/order-batches";
import { PICKED_ORDERS } from "@confiserie/domain/contract/picking";
import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import { type Choice, useChoice } from "@/lib/use-choice";
import { filterQuery, type OrderListState } from "./list-state";
import { pickingHref } from "./picking-href";

/** The orders that are chosen, over all pages of what the list shows. */
export interface OrderSelection extends Choice<AdminOrder> {
	nameOf: (order: AdminOrder) => string;
	/** The selection as the API takes it. */
	asked: () => Pick<BeginBatch, "orderIds" | "filter" | "except" | "expected">;
	/** Their statuses, as far as they are known. */
	statuses: readonly OrderStatus[];
	/** The orders themselves; null where a filter names them. */
	orders: readonly Pick<AdminOrder, "status" | "paymentStatus">[] | null;
	/** Where they are prepared together; null where the address cannot name them: all but too many. */
	pickingHref: () => string | null;
}

/** Selection across pages; other filters reset it. */
export function useSelection(state: OrderListState): OrderSelection {
	const { page: _page, sort: _sort, columns: _columns, ...filters } = state;
	const choice = useChoice<AdminOrder>(JSON.stringify(filters));
	const { isAll, rows, except, count } = choice;
	const without = except.length > 0 ? { except: except.map(({ id }) => id) } : {};
	return {
		...choice,
		nameOf: ({ orderNumber }) => orderNumber,
		asked: () =>
			isAll ? { filter: filterQuery(state), ...without, expected: count } : { orderIds: rows.map(({ id }) => id) },
		statuses: isAll ? (state.status ? [state.status] : []) : rows.map(({ status }) => status),
		orders: isAll ? null : rows,
		pickingHref: () => {
			if (!isAll) return pickingHref({ orders: rows.map(({ orderNumber }) => orderNumber).join(",") });
			if (except.length > PICKED_ORDERS) return null;
			const numbers = except.map(({ orderNumber }) => orderNumber).join(",");
			return pickingHref({ ...filterQuery(state), except: numbers || undefined });
		},
	};
}
