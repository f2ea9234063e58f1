"use client";

import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { BeginBatch } from "@confiserie/domain/contract/order-batch";
import { useState } from "react";
import { filterQuery, type OrderListState } from "./list-state";
import { pickingHref } from "./picking-calls";

/** Numbers of orders by their ids, or how many the filters find. */
type Selected = { ids: ReadonlyMap<string, string> } | { all: number };
const NONE: ReadonlyMap<string, string> = new Map();
const NOTHING: Selected = { ids: NONE };

/** The orders that are chosen, over all pages of what the list shows. */
export interface OrderSelection {
	count: number;
	/** All that the filters find were chosen, whichever page they stand on. */
	isAll: boolean;
	has: (order: AdminOrder) => boolean;
	/** Adds or takes out; of all that the filters find, none is taken out: that choice ends. */
	toggle: (orders: readonly AdminOrder[], isWanted: boolean) => void;
	chooseAll: (found: number) => void;
	clear: () => void;
	/** What the shop is asked for. */
	asked: () => Pick<BeginBatch, "orderIds" | "filter" | "expected">;
	/** Where they are prepared together. */
	pickingHref: () => string;
}

/** Keeps a choice from page to page; other filters begin another. */
export function useSelection(state: OrderListState): OrderSelection {
	const { page: _page, sort: _sort, ...filters } = state;
	const shown = JSON.stringify(filters);
	const [selected, setSelected] = useState<Selected>(NOTHING);
	const [followed, setFollowed] = useState(shown);
	if (followed !== shown) {
		setFollowed(shown);
		setSelected(NOTHING);
	}
	const isAll = "all" in selected;
	const ids = isAll ? NONE : selected.ids;
	return {
		count: isAll ? selected.all : ids.size,
		isAll,
		has: ({ id }) => isAll || ids.has(id),
		toggle: (orders, isWanted) => {
			const next = new Map(ids);
			for (const { id, orderNumber } of orders) {
				if (isWanted) next.set(id, orderNumber);
				else next.delete(id);
			}
			setSelected({ ids: next });
		},
		chooseAll: (found) => setSelected({ all: found }),
		clear: () => setSelected(NOTHING),
		asked: () => (isAll ? { filter: filterQuery(state), expected: selected.all } : { orderIds: [...ids.keys()] }),
		pickingHref: () => pickingHref(isAll ? filterQuery(state) : { orders: [...ids.values()].join(",") }),
	};
}
