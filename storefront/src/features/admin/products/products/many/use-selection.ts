"use client";

import type { AdminProductItem } from "@confiserie/domain/contract/admin-product";
import type { ProductSelection as AskedProducts } from "@confiserie/domain/contract/product-batches";
import { type Choice, useChoice } from "@/lib/use-choice";
import { type ProductListState, queryOf } from "../list-state";

/** The products that are chosen, over all pages of what the list shows. */
export interface ProductSelection extends Choice<AdminProductItem> {
	/** The selection as the API takes it. */
	asked: () => AskedProducts;
}

/** Selection across pages; other filters reset it. */
export function useSelection(state: ProductListState): ProductSelection {
	const { page: _page, sort: _sort, ...filter } = queryOf(state);
	const choice = useChoice<AdminProductItem>(JSON.stringify(filter));
	const { isAll, rows, except, count } = choice;
	const without = except.length > 0 ? { except: except.map(({ id }) => id) } : {};
	return {
		...choice,
		asked: () =>
			isAll
				? { filter: filter as AskedProducts["filter"], ...without, expected: count }
				: { productIds: rows.map(({ id }) => id) },
	};
}
