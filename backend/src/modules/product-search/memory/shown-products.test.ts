import { describe, expect, it } from "vitest";
import type { StocklessProduct } from "../index/stockless-product";
import { ShownProducts } from "./shown-products";

const product = (slot: number) => ({ id: `prod_${slot}` }) as StocklessProduct;

describe("products shown last", () => {
	it("stay; those that nobody looked at give way to new ones", () => {
		const shown = new ShownProducts();
		shown.keep(0, product(0));
		shown.keep(1, product(1));
		for (let slot = 2; slot < 5000; slot += 1) shown.keep(slot, product(slot));
		expect(shown.get(0)?.id).toBe("prod_0");
		shown.keep(5000, product(5000));
		expect(shown.get(1)).toBeUndefined();
		expect(shown.get(0)?.id).toBe("prod_0");
		expect(shown.get(5000)?.id).toBe("prod_5000");
	});
});
