import { randomUUID } from "node:crypto";
import { daysBefore, RETENTION } from "@confiserie/domain/personal-data/retention";
import { afterAll, expect, test } from "vitest";
import { forgetIdleCarts } from "../../backend/src/modules/operations/retention/idle-carts";
import { adminToken, db } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { makeProduct } from "../support/products";
import { ADDRESS, beginPayment, filledCart, publishableKey, storefront, variantOf } from "../support/store";

const { context, close } = openOrderContext();
afterAll(close);

test("carts: thirty days after the last touch, with all that hangs on them and a guest who bought nothing; orders stay", async () => {
	const sdk = storefront(await publishableKey());
	const variant_id = await variantOf(sdk, (await makeProduct(await adminToken())).id);
	const cartOf = (email: string) => filledCart(sdk, [{ variant_id, quantity: 1 }], email);
	const email = () => `panier-${randomUUID()}@exemple.fr`;
	const [idle, touched, bought] = [await cartOf(email()), await cartOf(email()), await cartOf(email())];
	await sdk.client.fetch("/store/payment-collections", { method: "POST", body: { cart_id: idle.id } });
	await beginPayment(sdk, bought);
	await sdk.store.cart.complete(bought.id);

	// A new address is a row of its own, and no cart has the former one.
	await sdk.store.cart.update(touched.id, { shipping_address: { ...ADDRESS, address_1: "2 rue Neuve" } });
	expect(await left(touched)).toMatchObject({ addresses: 1 });

	const now = new Date();
	const limit = daysBefore(now, RETENTION.idleCartDays);
	await age(idle.id, limit, -60);
	await age(bought.id, limit, -60);
	await age(touched.id, limit, 60);
	expect(await forgetIdleCarts(context.pool, now)).toBe(2);
	expect(await forgetIdleCarts(context.pool, now)).toBe(0);

	expect(await left(idle)).toEqual({ carts: 0, lines: 0, addresses: 0, collections: 0, guests: 0 });
	expect(await left(touched)).toMatchObject({ carts: 1, lines: 1, addresses: 0, guests: 1 });
	expect(await left(bought)).toMatchObject({ carts: 0, lines: 0, guests: 1 });
	const { rows } = await db().query("select status from order_book where cart_id = $1", [bought.id]);
	expect(rows).toEqual([{ status: "CONFIRMED" }]);
});

/** Dates the cart's last change so many seconds after `moment`. */
async function age(cartId: string, moment: Date, seconds: number): Promise<void> {
	const at = new Date(moment.getTime() + seconds * 1000);
	await db().query("update cart set updated_at = $2 where id = $1", [cartId, at]);
	await db().query("update cart_line_item set updated_at = $2 where cart_id = $1", [cartId, at]);
}

async function left({ id, email, shipping_address: address }: Awaited<ReturnType<typeof filledCart>>) {
	const { rows } = await db().query(
		`select (select count(*)::int from cart where id = $1) as carts,
			(select count(*)::int from cart_line_item where cart_id = $1) as lines,
			(select count(*)::int from cart_address where id = $2) as addresses,
			(select count(*)::int from cart_payment_collection where cart_id = $1) as collections,
			(select count(*)::int from customer where email = $3 and not has_account) as guests`,
		[id, address?.id, email],
	);
	return rows[0];
}
