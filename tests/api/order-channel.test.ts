import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownChannelId } from "../../backend/src/medusa/shop/channels";
import { readChannel } from "../../backend/src/modules/terms/channels";
import { api, db, registerCustomer } from "../support/api";
import { newChannel } from "../support/channels";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { checkout, eventually, newProduct, payByCard } from "../support/ordering";
import { placeUnpaid } from "../support/unpaid-order";

syncsWithMedusa();

const { context, close } = openOrderContext();
afterAll(close);

let own: string;
beforeAll(async () => {
	own = await ownChannelId(context.pool);
});

const channelOf = async (idOrNumber: string) => {
	const { rows } = await db().query<{ id: string; reference: string | null }>(
		"select sales_channel_id as id, external_ref as reference from order_book where $1 in (id, order_number)",
		[idOrNumber],
	);
	return rows[0];
};

test("an order of the shop is of the shop's own channel, here and in Medusa", async () => {
	const { token } = await registerCustomer();
	const { clientSecret, orderNumber } = await checkout(token, [{ product: await newProduct(), boxes: 1 }]);
	expect(await channelOf(orderNumber)).toEqual({ id: own, reference: null });
	await payByCard(token, clientSecret);
	expect(await medusaChannelOf(orderNumber)).toBe(own);
	expect((await api(`/orders/${orderNumber}`, { token })).status).toBe(200);
});

test("an order that the previous release writes is of the shop's own channel, too", async () => {
	const id = await placeUnpaid(context, await registerCustomer(), [{ product: await newProduct(), boxes: 1 }]);
	const { rows } = await db().query<{ channel: string }>(
		`insert into order_book (id, order_number, customer_id, checkout_id, fingerprint, status, payment_type, subtotal_cents,
			shipping_cents, total_cents, expected_cents, email, first_name, last_name, phone, street, city, postal_code, country,
			created_at, updated_at)
		select id || 'b', order_number || 'b', customer_id, checkout_id || 'b', fingerprint, 'CANCELLED', payment_type,
			subtotal_cents, shipping_cents, total_cents, expected_cents, email, first_name, last_name, phone, street, city,
			postal_code, country, created_at, updated_at
		from order_book where id = $1 returning sales_channel_id as channel`,
		[id],
	);
	expect(rows).toEqual([{ channel: own }]);
	// It has no lines, which no release writes.
	await db().query("delete from order_book where id = $1", [`${id}b`]);
});

test("an order through another channel carries it, and the name that the channel gives it once", async () => {
	const channelId = await newChannel();
	const product = await newProduct();
	const externalRef = randomUUID();
	const customer = await registerCustomer();
	const place = () => placeUnpaid(context, customer, [{ product, boxes: 1 }], randomUUID(), { channelId, externalRef });
	expect(await channelOf(await place())).toEqual({ id: channelId, reference: externalRef });
	await expect(place()).rejects.toMatchObject({ constraint: "order_book_external_ref" });
});

test("the same cart through two channels is two orders, also for a client that knows no checkout", async () => {
	const cart = [{ product: await newProduct(), boxes: 1 }];
	const customer = await registerCustomer();
	const channelId = await newChannel();
	const ofShop = await placeUnpaid(context, customer, cart, null);
	const ofChannel = await placeUnpaid(context, customer, cart, null, { channelId });
	expect(ofChannel).not.toBe(ofShop);
	expect(await placeUnpaid(context, customer, cart, null, { channelId })).toBe(ofChannel);
	expect(await placeUnpaid(context, customer, cart, null)).toBe(ofShop);
});

test("nothing is sold through a channel that is switched off or unknown; the shop's own cannot be switched off", async () => {
	const channelId = await newChannel({ isDisabled: true });
	const customer = await registerCustomer();
	const cart = [{ product: await newProduct(), boxes: 1 }];
	for (const closed of [channelId, "sc_unknown"])
		await expect(placeUnpaid(context, customer, cart, randomUUID(), { channelId: closed })).rejects.toMatchObject({
			code: "CHANNEL_CLOSED",
		});
	expect(await readChannel(context.pool)).toMatchObject({
		id: own,
		isOwn: true,
		isEnabled: true,
		assortment: { kind: "ALL" },
		prices: { kind: "SHOP" },
		stock: { kind: "ALL" },
	});
});

function medusaChannelOf(orderNumber: string) {
	return eventually("the order is in the engine", async () => {
		const { rows } = await db().query<{ id: string }>(
			'select sales_channel_id as id from "order" where custom_display_id = $1',
			[orderNumber],
		);
		return rows[0]?.id;
	});
}
