import { render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { writeDeliveryPlace } from "@/features/shop/cart";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { aProduct } from "@/test/product";
import { DeliveryLine } from "./delivery-line";
import { DELIVERY_SLOT, PROMISE_SLOT } from "./delivery-slot";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const QUOTE = {
	...{ subtotal: 36, shippingCost: 0, totalWithShipping: 36, isFreeShipping: true },
	...{ freeShippingThreshold: 0, amountForFreeShipping: 0 },
	promise: { kind: "DELIVERY", day: "2026-12-03", isFrom: false, orderBefore: null },
};

/** What stands on the page at the place of delivery and at the place of its day; the page's own words show beside an empty place. */
async function shown(quote: FakeRoute) {
	fakeApi({ "POST /payments/calculate-shipping": quote });
	writeDeliveryPlace({ country: "FR", postalCode: "20000" });
	render(
		<>
			<p data-testid="delivery" id={DELIVERY_SLOT} />
			<p data-testid="day" id={PROMISE_SLOT} />
			<DeliveryLine product={aProduct()} boxes={1} />
		</>,
	);
	const [delivery, day] = [screen.getByTestId("delivery"), screen.getByTestId("day")];
	await waitFor(() => expect(delivery.textContent).not.toBe(""));
	return { delivery: delivery.textContent, day: day.textContent, isDayEmpty: !day.hasChildNodes() };
}

it("names the day at the place where this browser's carts were last delivered", async () => {
	expect(await shown({ body: QUOTE })).toEqual({
		...{ delivery: "Livraison offerte", day: "Chez vous jeudi 3 décembre", isDayEmpty: false },
	});
});

it("promises no day there when nothing delivers there", async () => {
	expect(await shown(failure(409, "NO_DELIVERY_OPTION", "Plus proposé."))).toEqual({
		...{ delivery: expect.stringMatching(/^Aucun mode de livraison/), day: "", isDayEmpty: false },
	});
});
