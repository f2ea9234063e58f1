import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";
import {
	CODE,
	chooseDeposit,
	codeField,
	deposit,
	full,
	intents,
	pay,
	putInCart,
	REFUSED,
	reachPayment,
	settled,
	shop,
	startWithClock,
	type,
	until,
	wait,
} from "./test-deposit";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const summary = () => screen.getByRole("region", { name: "Récapitulatif" }).textContent;

beforeEach(startWithClock);
afterEach(() => vi.useRealTimers());

describe("full or deposit", () => {
	it(`without a valid code: '${REFUSED}', and the payment stays in full`, async () => {
		const calls = shop(529.92);
		await reachPayment();
		fireEvent.click(deposit());
		await settled();
		expect(screen.getByRole("alert").textContent).toBe(REFUSED);
		expect([full().checked, deposit().checked]).toEqual([true, false]);
		expect(intents(calls)).toHaveLength(1);
	});

	it("with one: the same checkout is asked for the default 25 %, and amount, balance and summary follow", async () => {
		const calls = shop(529.92);
		await reachPayment();
		await chooseDeposit();
		const [first, second] = intents(calls);
		expect(second).toMatchObject({
			checkoutId: first?.checkoutId,
			amount: 13_248,
			paymentType: "deposit",
			depositPercentage: 25,
			commercialCode: CODE,
			orderData: { total: 52_992, paymentAmount: 13_248, remainingAmount: 39_744 },
		});
		expect(pay().textContent).toMatch(/^Commander avec obligation de paiement\s: 132,48\s€Restant dû\s: 397,44\s€$/);
		expect(summary()).toMatch(/Total TTC529,92\s€Acompte \(25\s%\)132,48\s€Restant dû397,44\s€$/);
	});

	it("another percentage, and back to full, call create-intent again for the same checkoutId", async () => {
		const calls = shop(529.92);
		await reachPayment();
		await chooseDeposit();
		fireEvent.change(screen.getByLabelText("Pourcentage de l'acompte"), { target: { value: "80" } });
		await settled();
		expect(pay().textContent).toContain("423,94");
		fireEvent.click(full());
		await settled();
		expect(pay().textContent).toMatch(/529,92\s€$/);
		expect(intents(calls).map((body) => [body.paymentType, body.depositPercentage, body.amount])).toEqual([
			["full", null, 52_992],
			["deposit", 25, 13_248],
			["deposit", 80, 42_394],
			["full", null, 52_992],
		]);
		expect(new Set(intents(calls).map((body) => body.checkoutId)).size).toBe(1);
		expect(intents(calls).at(-1)).not.toHaveProperty("commercialCode");
	});

	it("only percentages that make 20,00 € are enabled; the default is raised to the smallest of them", async () => {
		putInCart(1, 50);
		const calls = shop(50);
		await reachPayment();
		await chooseDeposit();
		const options = within(screen.getByLabelText("Pourcentage de l'acompte")).getAllByRole<HTMLOptionElement>("option");
		expect(options.filter((option) => !option.disabled).map((option) => option.value)).toEqual([
			"40",
			"45",
			"50",
			"55",
			"60",
			"65",
			"70",
			"75",
			"80",
		]);
		expect(options).toHaveLength(13);
		expect(intents(calls)[1]).toMatchObject({ depositPercentage: 40, amount: 2000 });
	});

	it.each([19.99, 24.99])("%d €: disabled, with the note 'Commande minimum ... pour l'acompte'", async (total) => {
		putInCart(1, total);
		shop(total);
		await reachPayment();
		expect(deposit().disabled).toBe(true);
		expect(screen.getByText(/^Commande minimum 25,00\s€ pour l'acompte$/)).toBeDefined();
	});

	it("if validity is lost while deposit mode is chosen, the payment mode returns to full", async () => {
		const calls = shop(529.92);
		await reachPayment();
		await chooseDeposit();
		type("BEA430A");
		await settled();
		expect([full().checked, deposit().checked]).toEqual([true, false]);
		expect(intents(calls).at(-1)).toMatchObject({ paymentType: "full", amount: 52_992 });
		expect(pay().textContent).toMatch(/529,92\s€$/);
	});
});

it("a reload restores mode, percentage and code without a new check", async () => {
	shop(529.92);
	const page = await reachPayment();
	await chooseDeposit();
	const calls = shop(529.92);
	page.unmount();
	renderInShop(<CheckoutPage />);
	await until(pay);
	await wait(1000);
	expect(deposit().checked).toBe(true);
	expect(codeField().value).toBe(CODE);
	expect(pay().textContent).toContain("132,48");
	expect(intents(calls)).toEqual([]);
});

it("payment success stores lastOrder with the deposit and what remains", async () => {
	shop(529.92);
	await reachPayment();
	await chooseDeposit();
	fireEvent.click(screen.getByRole("button", { name: /Paiement accepté/ }));
	fireEvent.click(pay());
	await until(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
	expect(JSON.parse(sessionStorage.getItem("lastOrder") ?? "")).toEqual({
		orderNumber: "CMD-7K3M-9QX2",
		paymentType: "deposit",
		paymentAmount: 13_248,
		remainingAmount: 39_744,
		depositPercentage: 25,
	});
});
