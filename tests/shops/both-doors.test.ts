import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { Product } from "@confiserie/domain/contract/product";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Buyer, buyAtApi, buyAtStore, type Call } from "../faults/buyers";
import { type CardForm, demoForm, stripeForm } from "../faults/card-forms";
import { letTimePass, type OwnShop, openOwnShop } from "../faults/own-shop";
import { isPaid } from "../faults/provider-books";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { type Chance, printedChance } from "../support/chance";
import { type CartLine, eventually, intentRequest } from "../support/ordering";
import { parallel } from "../support/parallel";
import { makeProduct } from "../support/products";
import { isFull, sized } from "../support/sizes";
import { filledCart, publishableKey, storefront, variantOf } from "../support/store";

const KILLS = sized(2, 20);
const BUYERS = sized(24, 200);
const BOXES = sized(20, 50);

let shop: OwnShop;
let form: CardForm;
let key: string;
let close: () => Promise<void>;

async function open(openForm: () => Promise<CardForm>): Promise<void> {
	form = await openForm();
	shop = await openOwnShop(form);
	form.tell(shop.backend);
	close = async () => {
		await shop.close();
		await form.close();
	};
	await shop.start();
	key = await publishableKey();
}

const FORMS = [
	{ provider: "the demonstration's provider", openForm: demoForm },
	{ provider: "Stripe", openForm: stripeForm },
];

describe.each(isFull ? FORMS : FORMS.slice(0, 1))("paid with $provider", ({ openForm }) => {
	beforeAll(() => open(openForm));
	afterAll(() => close());

	// In short the race with kills says as much.
	if (isFull)
		test(`${BUYERS} buyers of the last ${BOXES} boxes, half at /api, half over the Store API: exactly ${BOXES} orders`, async () => {
			const { product, buyers } = await scene();
			const sold = await Promise.all(buyers.map((buyer) => buyer(undisturbed)));
			expect(sold.filter(Boolean)).toHaveLength(BOXES);
			await expectSold(product.id);
		});

	test(`the same race with ${KILLS} kills (-9): exactly ${BOXES} sold, nothing charged without goods or refund`, async () => {
		const chance = printedChance("both doors");
		const { product, buyers } = await scene();
		const killer = killing(chance);
		const sold = await Promise.all(buyers.map((buyer) => buyer(killer.disturbed)));
		await killer.over();
		console.log(`${killer.kills()} kills during the race`);
		expect(sold.filter(Boolean)).toHaveLength(BOXES);
		// A card that was charged in the moment of a kill is found by the sweep, as soon as it was without news for two minutes.
		await shop.kill();
		await letTimePass(3);
		await shop.start();
		await shop.expectSettled();
		await expectSold(product.id);
	});
});

/** A product with so many boxes left, and buyers who stand ready at both doors: signed in, or with a filled cart. */
async function scene(): Promise<{ product: AdminProduct; buyers: Buyer[] }> {
	const product = await makeProduct(await adminToken(), { stock: BOXES });
	const customers = await parallel(4, () => registerCustomer());
	const line: CartLine = { product: { ...product, inventoryItemId: "" }, boxes: 1 };
	const variant_id = await variantOf(storefront(key), product.id);
	const atApi = Array.from({ length: BUYERS / 2 }, (_, number): Buyer => {
		const request = intentRequest([line]);
		const token = customers[number % customers.length]?.token ?? "";
		return (call) => buyAtApi(call, form, { token, request });
	});
	const atStore = await parallel(BUYERS / 2, async (number): Promise<Buyer> => {
		const sdk = storefront(key);
		const email = `course-${product.id.slice(-6)}-${number}@exemple.fr`.toLowerCase();
		const cart = await filledCart(sdk, [{ variant_id, quantity: 1 }], email);
		return (call) => buyAtStore(call, form, { sdk, cart });
	});
	const buyers = atApi.flatMap((buyer, index) => [buyer, atStore[index] ?? buyer]);
	return { product, buyers };
}

const undisturbed: Call = (call) => call();

/** Kills the shop again and again while its buyers ask, and lets those whom it did not answer ask again. */
function killing(chance: Chance) {
	let kills = 0;
	let answers = 0;
	let next = chance.between(5, 25);
	let back: Promise<void> = Promise.resolve();
	const restart = async () => {
		await shop.kill();
		await shop.start();
	};
	const disturbed: Call = async (call) => {
		for (;;) {
			await back;
			try {
				const answer = await call();
				if (++answers >= next && kills < KILLS) {
					kills++;
					next = answers + chance.between(2, 20);
					back = restart();
				}
				return answer;
			} catch (error) {
				// A dead server's connections fail in fetch with a TypeError; anything else is a fault.
				if (!(error instanceof TypeError)) throw error;
			}
		}
	};
	return { disturbed, kills: () => kills, over: () => back };
}

/** An order for each box, each paid and held; every charge stands for one of them or went back. */
async function expectSold(productId: string): Promise<void> {
	const { rows: orders } = await db().query(
		`select o.status, count(*)::int as count from order_book o join order_book_line line on line.order_id = o.id
			where line.product_id = $1 and o.captured_cents = o.total_cents and o.status <> 'CANCELLED' group by o.status`,
		[productId],
	);
	expect(orders).toEqual([{ status: "CONFIRMED", count: BOXES }]);
	const { rows: cancelled } = await db().query<{ number: string }>(
		"select order_number as number from order_book where status = 'CANCELLED'",
	);
	const isCancelled = new Set(cancelled.map(({ number }) => number));
	await eventually("every charge without goods is refunded", async () => {
		const payments = (await form.books()).filter(isPaid);
		return payments.every(({ orderNumber, isRefunded }) => isRefunded || !isCancelled.has(orderNumber)) || undefined;
	});
	const { rows: stock } = await db().query(
		`select stocked_quantity::int as stocked, reserved_quantity::int as reserved from inventory_level
			join product_packaging using (inventory_item_id) where product_id = $1`,
		[productId],
	);
	expect(stock).toEqual([{ stocked: BOXES, reserved: BOXES }]);
	await shop.expectSettled();
	await shop.expectWhole();
	expect((await api<Product>(`/products/${productId}`)).body.stock).toBe(0);
}
