import type { FreshLine } from "@confiserie/domain/contract/error";
import { describe, expect, it } from "vitest";
import { ApiProblem } from "@/lib/api";
import { conflictOf } from "./conflict";

const fresh: FreshLine = {
	productId: "p",
	productName: "Barbe à papa",
	quantity: 16,
	availableQuantity: 50,
	onSale: true,
	sentUnitPrice: 3312,
	unitPrice: 3312,
	totalPrice: 52992,
};
const kinds = (line: Partial<FreshLine>) =>
	conflictOf(new ApiProblem(409, "OUT_OF_STOCK", "x", { lines: [{ ...fresh, ...line }] }))?.changes.map(
		({ kind }) => kind,
	);

describe("what a 409 of create-intent says of each line", () => {
	it.each([
		["nothing changed", {}, []],
		["another price", { unitPrice: 3400 }, ["price"]],
		["no price was sent", { sentUnitPrice: null, unitPrice: 3400 }, []],
		["fewer boxes", { availableQuantity: 5 }, ["short"]],
		["fewer boxes at another price", { availableQuantity: 5, unitPrice: 3400 }, ["short"]],
		["no boxes", { availableQuantity: 0 }, ["soldOut"]],
		["more reserved than stocked", { availableQuantity: -3 }, ["soldOut"]],
		["no longer on sale", { onSale: false, availableQuantity: 0 }, ["gone"]],
	] as const)("%s", (_, line, expected) => expect(kinds(line)).toEqual(expected));

	it("other problems are no conflict", () => {
		expect(conflictOf(new ApiProblem(409, "CHECKOUT_CLOSED", "x"))).toBeNull();
		expect(conflictOf(new ApiProblem(503, "PAYMENT_UNAVAILABLE", "x"))).toBeNull();
		expect(conflictOf(new Error("x"))).toBeNull();
	});
});
