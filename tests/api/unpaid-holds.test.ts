import { randomUUID } from "node:crypto";
import { DEFAULT_UNPAID_HOLD_RULES } from "@confiserie/domain/payments/unpaid-hold";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CheckoutContext } from "../../backend/src/modules/sales/checkout/types";
import { forgetOldHolds } from "../../backend/src/modules/sales/checkout/unpaid-holds";
import { db, registerCustomer, type TestCustomer } from "../support/api";
import { brokenSinceNow } from "../support/invariants";
import { companyOnAccount } from "../support/on-account";
import { openOrderContext } from "../support/order-context";
import {
	CARDS,
	type CartLine,
	card,
	confirm,
	createIntent,
	intentRequest,
	newProduct,
	stockOf,
	type TestProduct,
} from "../support/ordering";
import { parallel } from "../support/parallel";
import { expireOrder, placeRequest, placeUnpaid } from "../support/unpaid-order";

/** Two processes of the shop on one database, with the limits of a shop that set none. */
const processes = [openOrderContext(), openOrderContext()] as const;
const [first, second] = processes.map(({ context }) => ({ ...context, unpaidHolds: DEFAULT_UNPAID_HOLD_RULES })) as [
	CheckoutContext,
	CheckoutContext,
];
let customer: TestCustomer;
let product: TestProduct;
beforeEach(async () => {
	setClock(0);
	customer = await registerCustomer();
	// Half of it is 150; a pallet is 48.
	product = await newProduct({ boxes: 300 });
});
let broken: () => Promise<string[]>;
beforeAll(async () => {
	broken = await brokenSinceNow(first.pool);
});
afterAll(() => Promise.all(processes.map(({ close }) => close())));

function setClock(minutes: number): void {
	for (const process of processes) process.setClock(minutes);
}

function place(cart: readonly CartLine[], { context = first, checkoutId = randomUUID() as string | null } = {}) {
	return placeUnpaid(context, customer, cart, checkoutId);
}
const expire = (orderId: string) => expireOrder(first, orderId);

/** Holds boxes until the order ends unpaid, and lets `minutes` pass in all. */
async function holdInVain(boxes: number, minutes: number): Promise<void> {
	const orderId = await place([{ product, boxes }]);
	setClock(minutes);
	expect(await expire(orderId)).toBe(true);
}

describe("boxes that one account may hold unpaid", () => {
	test("half of what can be sold of a product, whatever the number of orders; the refusal names product and field", async () => {
		await place([{ product, boxes: 100 }]);
		const other = await newProduct();
		await expect(
			place([
				{ product: other, boxes: 1 },
				{ product, boxes: 60 },
			]),
		).rejects.toMatchObject({
			code: "TOO_MANY_UNPAID_BOXES",
			details: {
				field: "orderData.items[1].quantity",
				lines: [{ availableQuantity: 500 }, { productId: product.id, quantity: 60, availableQuantity: 50 }],
			},
			message: `« ${product.name} »\u00a0: 150 cartons au plus peuvent attendre leur paiement à la fois pour un même compte. Vos autres commandes en attente en gardent déjà 100. Pour une commande plus grande, contactez-nous.`,
		});
		await place([{ product, boxes: 50 }]);
		expect(await stockOf(product)).toMatchObject({ reserved: 150, held: 150 });
	});

	test("a pallet of what is nearly gone, always", async () => {
		const scarce = await newProduct({ boxes: 48 });
		await place([{ product: scarce, boxes: 48 }]);
		expect(await stockOf(scarce)).toMatchObject({ reserved: 48 });
	});

	test("forty parallel requests over two processes hold not one box more", async () => {
		const answers = await Promise.allSettled(
			Array.from({ length: 40 }, (_, index) =>
				place([{ product, boxes: 20 }], { context: index % 2 ? first : second }),
			),
		);
		const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
		expect(new Set(refused)).toEqual(new Set(["TOO_MANY_UNPAID_BOXES"]));
		expect(refused).toHaveLength(33);
		expect(await stockOf(product)).toMatchObject({ reserved: 140, held: 140 });
	});

	test("1,000 of all products together", async () => {
		const products = await parallel(4, () => newProduct({ boxes: 600 }));
		for (const one of products.slice(0, 3)) await place([{ product: one, boxes: 300 }]);
		await expect(place(products.slice(3).map((one) => ({ product: one, boxes: 101 })))).rejects.toMatchObject({
			code: "TOO_MANY_UNPAID_BOXES",
			details: { field: "orderData.items" },
			message: expect.stringContaining("cartons au plus peuvent attendre leur paiement à la fois pour un même compte"),
		});
		await place(products.slice(3).map((one) => ({ product: one, boxes: 100 })));
	});

	test("a changed order counts what it asks for now, not what it held", async () => {
		const checkoutId = randomUUID();
		await place([{ product, boxes: 150 }], { checkoutId });
		await expect(place([{ product, boxes: 151 }], { checkoutId })).rejects.toMatchObject({
			code: "TOO_MANY_UNPAID_BOXES",
		});
		await place([{ product, boxes: 140 }], { checkoutId });
		expect(await stockOf(product)).toMatchObject({ reserved: 140 });
	});

	test("what is paid counts no more, and other accounts are other people", async () => {
		const { body } = await createIntent(customer.token, intentRequest([{ product, boxes: 150 }]));
		await expect(place([{ product, boxes: 1 }])).rejects.toMatchObject({ code: "TOO_MANY_UNPAID_BOXES" });
		await confirm(customer.token, body.clientSecret, { card: card(CARDS.success) });
		await place([{ product, boxes: 75 }]);
		customer = await registerCustomer();
		await place([{ product, boxes: 37 }]);
	});
});

describe("a company", () => {
	test("holds without limit what its credit covers, with its other unpaid orders; beyond it as any account", async () => {
		({ manager: customer } = await companyOnAccount({ creditLimit: 2000 }));
		await place([{ product, boxes: 200 }]);
		const scarce = await newProduct({ boxes: 300 });
		await expect(place([{ product: scarce, boxes: 200 }])).rejects.toMatchObject({ code: "TOO_MANY_UNPAID_BOXES" });
		const request = intentRequest([{ product: scarce, boxes: 200 }]);
		({ manager: customer } = await companyOnAccount({ creditLimit: 2000 }));
		const own = { ...request, orderData: { ...request.orderData, business: null } };
		await expect(placeRequest(first, customer, own)).rejects.toMatchObject({ code: "TOO_MANY_UNPAID_BOXES" });
	});

	test("declines a request as often as it likes: its member did not hold in vain", async () => {
		for (const minutes of [1, 2, 3]) {
			await holdInVain(1, minutes * 61);
			await db().query("update order_book set approval = 'DECLINED' where customer_id = $1", [customer.user.id]);
		}
		await place([{ product, boxes: 1 }]);
	});
});

describe("a hold counts from its first moment", () => {
	test("coming back renews it for half an hour, an hour in all", async () => {
		const checkoutId = randomUUID();
		const orderId = await place([{ product, boxes: 10 }], { checkoutId });
		setClock(29);
		await place([{ product, boxes: 10 }], { checkoutId });
		setClock(50);
		await place([{ product, boxes: 12 }], { checkoutId });
		setClock(59);
		expect(await expire(orderId)).toBe(false);
		setClock(61);
		expect(await expire(orderId)).toBe(true);
		expect(await stockOf(product)).toMatchObject({ reserved: 0 });
	});

	test("after that its checkout is closed, before any sweep, and the shop gets an alert", async () => {
		const checkoutId = randomUUID();
		await place([{ product, boxes: 10 }], { checkoutId });
		setClock(61);
		const announced: string[] = [];
		const context = { ...first, announce: async (event: string) => void announced.push(event) };
		await expect(place([{ product, boxes: 10 }], { context, checkoutId })).rejects.toMatchObject({
			code: "CHECKOUT_CLOSED",
		});
		expect(announced).toEqual(["order_book.sweep_due"]);
	});

	test("a client that knows no checkout id gets a new order then, not the old one drawn out", async () => {
		const old = await place([{ product, boxes: 10 }], { checkoutId: null });
		setClock(20);
		expect(await place([{ product, boxes: 10 }], { checkoutId: null })).toBe(old);
		setClock(61);
		expect(await place([{ product, boxes: 10 }], { checkoutId: null })).not.toBe(old);
	});

	test("a refused card allows two more checkouts; a fourth hold in a day is refused", async () => {
		await holdInVain(100, 31);
		await holdInVain(100, 62);
		await holdInVain(100, 93);
		await expect(place([{ product, boxes: 1 }])).rejects.toMatchObject({
			code: "HELD_TOO_OFTEN",
			details: { field: "orderData.items[0].quantity", lines: [{ availableQuantity: 0 }] },
			message: `« ${product.name} »\u00a0: ce compte l'a déjà réservé 3 fois en 24 heures sans payer. Réessayez demain, ou contactez-nous pour passer commande.`,
		});
		await place([{ product: await newProduct(), boxes: 1 }]);
		setClock(24 * 60 + 1);
		await place([{ product, boxes: 1 }]);
	});

	test("a product taken out of the order just before its end was held all the same", async () => {
		const other = await newProduct();
		for (let tried = 0; tried < 3; tried++) {
			const checkoutId = randomUUID();
			await place([{ product, boxes: 100 }], { checkoutId });
			await place([{ product: other, boxes: 1 }], { checkoutId });
		}
		await expect(place([{ product, boxes: 100 }])).rejects.toMatchObject({ code: "HELD_TOO_OFTEN" });
	});

	test("what was paid in the end is no hold in vain", async () => {
		for (let tried = 0; tried < 4; tried++) {
			const { body } = await createIntent(customer.token, intentRequest([{ product, boxes: 10 }]));
			await confirm(customer.token, body.clientSecret, { card: card(CARDS.success) });
		}
		await place([{ product, boxes: 10 }]);
	});

	test("what no longer counts is forgotten", async () => {
		const orderId = await place([{ product, boxes: 100 }]);
		const remaining = async () =>
			(await db().query("select 1 from stock_hold_begun where order_id = $1", [orderId])).rowCount;
		await forgetOldHolds(first);
		expect(await remaining()).toBe(1);
		setClock(24 * 60 + 1);
		await forgetOldHolds(first);
		expect(await remaining()).toBe(0);
	});
});

test("orders add up after all of this", async () => {
	expect(await broken()).toEqual([]);
});
