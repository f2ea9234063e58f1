import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueBillingDocuments } from "../../backend/src/modules/documents/invoicing/issue-billing-documents";
import { verifyChains } from "../../backend/src/modules/documents/invoicing/verify-chains";
import { letTimePass, type OwnShop, openOwnShop } from "../faults/own-shop";
import { db, registerCustomer } from "../support/api";
import { printedChance } from "../support/chance";
import { openPool } from "../support/order-context";
import { CARDS, card, checkout, confirm, newProduct } from "../support/ordering";
import { parallel } from "../support/parallel";
import { sized } from "../support/sizes";

const DOCUMENTS = sized(30, 200);
const KILLS = sized(2, 10);
/** Side by side while the orders are made; the documents come all at once. */
const SHOPPERS = 5;

let shop: OwnShop;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
	shop = await openOwnShop();
	await shop.start();
	pool = openPool(4);
});
afterAll(async () => {
	await pool.destroy();
	await shop.close();
});

test(`${DOCUMENTS} documents issued at once, with ${KILLS} kills (-9): series without gap or double, chain intact`, async () => {
	const chance = printedChance("documents");
	const orders = await paidOrders();
	await shop.kill();
	await forgetBillingDocuments();
	await slowDown();
	for (let kills = 0; kills < KILLS; ) {
		const before = await issued();
		await letTimePass(3);
		// Settles or fails, whichever comes first: it is killed while documents are issued, perhaps before it is healthy.
		const started = shop.start().catch(() => undefined);
		const wanted = before + chance.between(1, Math.floor(DOCUMENTS / KILLS / 2));
		while ((await issued()) < wanted) await pause(5);
		await pause(chance.between(0, 60));
		await shop.kill();
		await started;
		kills++;
		expect(await verifyChains(pool, new Date())).toEqual([]);
		console.log(`kill ${kills}/${KILLS}: ${await issued()} of ${DOCUMENTS} documents`);
	}
	expect(await issued()).toBeLessThan(DOCUMENTS);
	await letTimePass(3);
	await shop.start();
	// Others beside the shop's own tasks.
	await Promise.all(orders.map((orderId) => issueBillingDocuments(pool, orderId, () => new Date())));
	await shop.expectSettled();
	expect(await verifyChains(pool, new Date())).toEqual([]);
	expect(await numbers()).toEqual(Array.from({ length: DOCUMENTS }, (_, index) => index + 1));
	const { rows } = await db().query("select order_id from billing_document");
	expect(rows.map(({ order_id }) => order_id).sort()).toEqual(orders.sort());
});

/** Orders that are paid in full, each of which owes one final invoice. */
async function paidOrders(): Promise<string[]> {
	const product = await newProduct({ boxes: 100_000 });
	const numbers = await parallel(SHOPPERS, async () => {
		const { token } = await registerCustomer();
		const own: string[] = [];
		for (let count = 0; count < DOCUMENTS / SHOPPERS; count++) {
			const { clientSecret, orderNumber } = await checkout(token, [{ product, boxes: 1 }]);
			await confirm(token, clientSecret, { card: card(CARDS.success) });
			own.push(orderNumber);
		}
		return own;
	});
	await shop.expectSettled();
	const { rows } = await db().query("select id from order_book where order_number = any($1)", [numbers.flat()]);
	return rows.map(({ id }) => id);
}

/** As if none had been issued, and every task were due at this moment. */
async function forgetBillingDocuments(): Promise<void> {
	await db().query("alter table billing_document disable trigger all");
	await db().query("delete from billing_document");
	await db().query("delete from billing_series");
	await db().query("alter table billing_document enable trigger all");
	await db().query("update order_outbox set done_at = null, next_try_at = now() where task = 'INVOICE'");
}

/** A number is drawn and its document not yet committed for so long that kills meet it. */
async function slowDown(): Promise<void> {
	await db().query(`create function test_slow() returns trigger language plpgsql as
		$$ begin perform pg_sleep(0.05); return new; end $$`);
	await db().query(
		"create trigger test_slow after insert on billing_document for each row execute function test_slow()",
	);
}

const issued = async (): Promise<number> => (await numbers()).length;

async function numbers(): Promise<number[]> {
	const { rows } = await db().query("select ordinal from billing_document where series like 'FAC-%' order by ordinal");
	return rows.map(({ ordinal }) => ordinal);
}
