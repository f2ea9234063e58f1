import type { StocklessProduct } from "../index/stockless-product";

/** Products kept: some 30 MB. */
const MOST = 5000;

/**
 * What the products shown last say, by slot. A product that changes gets another slot, so that nothing here is ever out of date;
 * those that nobody looks at give way.
 */
export class ShownProducts {
	/** In the order in which they were looked at, the last one last. */
	private readonly products = new Map<number, StocklessProduct>();

	get(slot: number): StocklessProduct | undefined {
		const product = this.products.get(slot);
		if (product) this.keep(slot, product);
		return product;
	}

	keep(slot: number, product: StocklessProduct): void {
		this.products.delete(slot);
		this.products.set(slot, product);
		for (const oldest of this.products.keys()) {
			if (this.products.size <= MOST) break;
			this.products.delete(oldest);
		}
	}
}
