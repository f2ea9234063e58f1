import type { Product } from "@confiserie/domain/contract/product";
import { describe, expect, it } from "vitest";
import { aProduct } from "@/test/product";
import { pickRelated } from "./pick-related";

const list = (stocks: Record<string, number>): Product[] =>
	Object.entries(stocks).map(([id, stock]) => aProduct({ id, stock }));
const picked = (stocks: Record<string, number>, id: string) => pickRelated(list(stocks), id).map((one) => one.id);

describe("related products", () => {
	it("are four others of the list, those after the product first, round to the start", () => {
		expect(picked({ a: 9, b: 9, c: 9, d: 9, e: 9, f: 9 }, "d")).toEqual(["e", "f", "a", "b"]);
	});
	it("put what can be bought before what is sold out", () => {
		expect(picked({ a: 9, b: 0, c: 9, d: 9 }, "a")).toEqual(["c", "d", "b"]);
	});
	it("never show the product itself, nor anything when it stands alone", () => {
		expect(picked({ a: 9 }, "a")).toEqual([]);
		expect(picked({ a: 9, b: 9 }, "elsewhere")).toEqual(["a", "b"]);
	});
});
