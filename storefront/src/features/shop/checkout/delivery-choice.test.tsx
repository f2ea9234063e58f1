import type { OfferedOption, PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeCall, failure } from "@/lib/testing/fake-api";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";
import { arrivalOf } from "./delivery-choice";
import { fillAddress, INTENT, LINE, next, quoteOf, reachPayment, sent, shop, startCheckout } from "./test-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const PROMISE = {
	kind: "DELIVERY" as const,
	day: "2026-12-02",
	isFrom: false,
	orderBefore: "2026-11-27T13:00:00.000Z",
};
const OPTION: OfferedOption = {
	id: "colis",
	name: "Colis",
	kind: "parcel",
	carrier: "Colissimo",
	price: 14.9,
	dispatchBy: "2026-11-30",
	deliveredFrom: "2026-12-02",
	promise: PROMISE,
	hasDayChoice: false,
	surcharges: [],
};
const PALLET: OfferedOption = {
	...OPTION,
	id: "palette",
	name: "Palette",
	kind: "pallet",
	carrier: "Geodis",
	price: 90,
	hasDayChoice: true,
	surcharges: [{ id: "hayon", name: "Hayon", price: 25 }],
};
const PICKUP: OfferedOption = {
	...OPTION,
	id: "retrait",
	name: "Retrait à l'atelier",
	kind: "pickup",
	carrier: "",
	price: 0,
	promise: { ...PROMISE, kind: "PICKUP", day: "2026-12-01" },
	pickup: { address: "3 rue du Port, 13002 Marseille", hours: "De 9 h à 12 h", weekdays: [2, 3, 4] },
};
const QUOTE = "POST /payments/calculate-shipping";

interface Asked {
	address?: object;
	delivery?: { optionId: string; surchargeIds: string[] };
}
/** Prices what is asked for, as the shop does. */
function quote({ body }: Pick<FakeCall, "body">) {
	const { delivery } = body as Asked;
	const option = delivery?.optionId === "palette" ? PALLET : OPTION;
	const shippingCost = option.price + (delivery?.surchargeIds.includes("hayon") ? 25 : 0);
	const totals = { subtotal: 529.92, shippingCost, totalWithShipping: Math.round((529.92 + shippingCost) * 100) / 100 };
	const threshold = { freeShippingThreshold: 0, amountForFreeShipping: 0, isFreeShipping: false };
	return { body: { ...totals, ...threshold, optionId: option.id, options: [OPTION, PALLET] } };
}
const NOTHING = { optionId: null, options: [], promise: null };
const CHOSEN = {
	optionId: PALLET.id,
	options: [OPTION, PALLET],
	promise: { ...PROMISE, day: "2026-12-01", isFrom: true },
};
it.each<[string | null, Partial<Parameters<typeof arrivalOf>[0]>, string | null, string?]>([
	["Commandez avant 14 h, chez vous mercredi 2 décembre", { promise: PROMISE }, null],
	["Palette – Commandez avant 14 h, chez vous mercredi 2 décembre", CHOSEN, null],
	["Palette – Chez vous vendredi 11 décembre", CHOSEN, "2026-12-11"],
	["Colis – Commandez avant 14 h, chez vous mercredi 2 décembre", { ...CHOSEN, optionId: OPTION.id }, "2026-12-11"],
	[
		"Retrait à l'atelier – Commandez avant 14 h, prête à retirer dès mardi 1er décembre",
		{ optionId: PICKUP.id, options: [PICKUP] },
		null,
	],
	[null, { promise: PROMISE }, null, "2026-11-27T13:00:00Z"],
	[null, {}, null],
])("the summary says %s", (words, figures, day, now = "2026-11-27T09:00:00Z") => {
	expect(arrivalOf({ ...NOTHING, ...figures }, day, new Date(now))?.replace(/\u00a0/g, " ") ?? null).toBe(words);
});

const choice = () => screen.findByRole("group", { name: "Mode de livraison" });

describe("how to deliver", () => {
	beforeEach(() => startCheckout([LINE]));

	it("offers the options for the address, the cheapest chosen, with carrier, day and price", async () => {
		const calls = shop({ [QUOTE]: quote });
		renderInShop(<CheckoutPage />);
		const options = within(await choice());
		expect(
			options.getByRole("radio", { name: /Colis.*Colissimo, chez vous mercredi 2 décembre.*14,90/ }),
		).toHaveProperty("checked", true);
		await fillAddress();
		await waitFor(() =>
			expect(sent(calls, QUOTE).at(-1)?.body).toMatchObject({ address: { country: "France", postalCode: "06130" } }),
		);
	});

	it("a chosen option and its service are priced again and ordered with the day that was asked for", async () => {
		const total = { paymentAmount: 64_492 };
		const intent = { ...total, clientSecret: "pi_1_secret_x", orderNumber: "CMD-7K3M-9QX2", paymentType: "full" };
		const more = { remainingAmount: 0, depositPercentage: null, provider: "demo", paymentIntentId: "pi_1" };
		const calls = shop({ [QUOTE]: quote, "POST /payments/create-intent": { body: { ...intent, ...more } } });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(await screen.findByRole("radio", { name: /Palette/ }));
		await user.click(await screen.findByRole("checkbox", { name: /^Hayon \(\+ 25,00/ }));
		await user.type(screen.getByLabelText(/Jour de livraison souhaité/), "2026-12-04");
		await waitFor(() => expect(screen.getByText("Total").nextSibling?.textContent).toMatch(/^644,92/));
		await user.click(next());
		await waitFor(() => expect(sent(calls, "POST /payments/create-intent")).toHaveLength(1));
		expect(sent(calls, "POST /payments/create-intent")[0]?.body).toMatchObject({
			amount: 64_492,
			orderData: { delivery: { optionId: "palette", surchargeIds: ["hayon"], day: "2026-12-04" } },
		});
	});

	it("what was chosen is ordered again under a new checkout once the order of the first is closed", async () => {
		const calls: FakeCall[] = shop({
			[QUOTE]: quote,
			"POST /payments/create-intent": () =>
				sent(calls, "POST /payments/create-intent").length === 1
					? failure(409, "CHECKOUT_CLOSED", "Fermée.")
					: { body: INTENT },
		});
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(await screen.findByRole("radio", { name: /Palette/ }));
		await user.click(await screen.findByRole("checkbox", { name: /^Hayon/ }));
		await user.type(screen.getByLabelText(/Jour de livraison souhaité/), "2026-12-04");
		await user.click(next());
		await screen.findByRole("heading", { name: "Paiement" });
		const [closed, again] = sent(calls, "POST /payments/create-intent").map(({ body }) => body as PaymentIntentRequest);
		expect(again?.checkoutId).not.toBe(closed?.checkoutId);
		expect(again?.orderData.delivery).toEqual({ optionId: "palette", surchargeIds: ["hayon"], day: "2026-12-04" });
	});

	it("a pickup asks for the address of the invoice, and shows where the goods are fetched", async () => {
		const pickup = { ...quoteOf(529.92), optionId: PICKUP.id, options: [PICKUP] };
		shop({ [QUOTE]: { body: pickup } });
		renderInShop(<CheckoutPage />);
		await choice();
		expect(screen.getByRole("group", { name: "Adresse de facturation" })).toBeDefined();
		expect(screen.getByLabelText(/^Instructions pour le retrait/)).toBeDefined();
		expect(screen.queryByText(/Adresse de livraison|Instructions de livraison|quai de déchargement/)).toBeNull();
		await reachPayment();
		const place = screen.getByRole("region", { name: "Retrait" }).textContent;
		expect(place).toMatch(/Retrait à l'atelier3 rue du Port, 13002 MarseilleDu mardi au jeudi, de 9 h à 12 h/);
		expect(place).not.toMatch(/Grasse/);
	});

	it("a refused day is named at its field and in the summary of errors", async () => {
		const message = "Choisissez un jour ouvré à partir du 2 décembre 2026.";
		const errors = [{ field: "orderData.delivery.day", message }];
		shop({ [QUOTE]: quote, "POST /payments/create-intent": failure(400, "VALIDATION", message, { errors }) });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(await screen.findByRole("radio", { name: /Palette/ }));
		await user.type(await screen.findByLabelText(/Jour de livraison souhaité/), "2026-12-06");
		await user.click(next());
		const field = await screen.findByLabelText(/Jour de livraison souhaité/);
		await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
		expect(screen.getByRole("link", { name: message })).toBeDefined();
	});

	it("an option that does not deliver there any more gives way to the cheapest", async () => {
		const isElsewhere = ({ address, delivery }: Asked) => address !== undefined && delivery !== undefined;
		shop({
			[QUOTE]: ({ body }) =>
				isElsewhere(body as Asked) ? failure(409, "NO_DELIVERY_OPTION", "Plus proposé.") : quote({ body }),
		});
		renderInShop(<CheckoutPage />);
		await userEvent.setup().click(await screen.findByRole("radio", { name: /Palette/ }));
		await fillAddress();
		await waitFor(() => expect(screen.getByRole("radio", { name: /Colis/ })).toHaveProperty("checked", true));
	});

	it("says so where nothing delivers, and offers nothing where the shop has one price for all", async () => {
		shop({ [QUOTE]: failure(409, "NO_DELIVERY_OPTION", "Ce mode n'est plus proposé.") });
		const { unmount } = renderInShop(<CheckoutPage />);
		expect(await screen.findByText(/^Aucun mode de livraison ne convient/)).toBeDefined();
		unmount();
		shop();
		renderInShop(<CheckoutPage />);
		await reachPayment();
		expect(screen.queryByRole("group", { name: "Mode de livraison" })).toBeNull();
	});
});
