import type { Picking } from "@confiserie/domain/contract/picking";
import type { CountedRow } from "@confiserie/domain/fulfilment/picking-count";

/** A row of the list: what counting needs of it, and how it is shown. */
export interface PickedRow extends Omit<CountedRow, "lots">, Omit<Picking["products"][number], "boxes" | "reference"> {}

/** The products of a list as rows. A product whose pallet size changed has two. */
export function rowsOf({ products }: Picking): PickedRow[] {
	return products.map((product) => ({
		...product,
		key: [product.reference, product.boxesPerLayer, product.boxesPerPallet].join("/"),
		codes: [product.eanUnit, product.eanBox],
	}));
}

/** Identifies a list by its orders: counts are stored per set of orders. */
export function placeOf({ orders }: Picking): string {
	return orders.map(({ orderNumber }) => orderNumber).join(",");
}
