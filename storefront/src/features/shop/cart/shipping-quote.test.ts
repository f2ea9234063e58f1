import { addToCart } from "@confiserie/domain/cart/cart";
import { describe, expect, it } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { cottonCandy, lollipop } from "@/lib/testing/fixtures";
import { requestShippingQuote } from "./shipping-quote";

const PATH = "POST /payments/calculate-shipping";
const ask = (route: FakeRoute | "network", boxes: number) => {
	const calls = fakeApi({ [PATH]: route });
	return { calls, quote: requestShippingQuote(addToCart([], lollipop, "box", boxes)) };
};

const NO_OPTIONS = {
	zoneVat: null,
	...{ discount: 0, promotions: [], code: null },
	optionId: null,
	options: [],
	refusal: null,
	dispatchBy: null,
	promise: null,
	leavesWithin48h: true,
	nextStep: null,
};

describe("spec §7 POST /payments/calculate-shipping", () => {
	it("sends boxes and cents, and its response is what counts", async () => {
		const answer = {
			subtotal: 264.96,
			shippingCost: 0,
			totalWithShipping: 264.96,
			freeShippingThreshold: 40,
			amountForFreeShipping: 0,
			isFreeShipping: true,
			taxes: [{ ratePercent: 20, net: 220.8, vat: 44.16, gross: 264.96 }],
		};
		const calls = fakeApi({ [PATH]: { body: answer } });
		expect(await requestShippingQuote(addToCart([], cottonCandy, "layer", 1))).toEqual({
			...answer,
			...NO_OPTIONS,
			isFromServer: true,
		});
		expect(calls[0]?.body).toMatchObject({
			items: [{ productId: "prod_1", quantity: 8, unitPrice: 3312, totalPrice: 26_496 }],
		});
	});

	it.each<[string, FakeRoute | "network"]>([
		["an error of the shop", failure(503, "SERVICE_UNAVAILABLE", "Indisponible")],
		["a response that cannot be read", { body: { subtotal: "?" } }],
		["no response", "network"],
	])("on failure a local fallback is used: %s", async (_why, route) => {
		expect(await ask(route, 7).quote).toEqual({
			subtotal: 35,
			shippingCost: 4.99,
			totalWithShipping: 39.99,
			freeShippingThreshold: 40,
			amountForFreeShipping: 5,
			isFreeShipping: false,
			taxes: [],
			...NO_OPTIONS,
			leavesWithin48h: false,
			isFromServer: false,
		});
		expect(await ask(route, 8).quote).toMatchObject({ shippingCost: 0, totalWithShipping: 40, isFreeShipping: true });
	});
});
