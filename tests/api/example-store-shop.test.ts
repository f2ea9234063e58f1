import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { buy } from "../../examples/store-shop/shop";
import { adminToken, api, db } from "../support/api";
import { shopUnderTest } from "../support/context";
import { makeProduct } from "../support/products";
import { publishableKey } from "../support/store";

const PASSWORD = "Sucre-candi-2026";

test.each([
	["a guest", undefined],
	["a new customer", PASSWORD],
])("the example shop sells a layer to %s: one order, paid, at the layer price", async (_, password) => {
	const product = await makeProduct(await adminToken());
	const buyer = { email: `exemple-${randomUUID()}@exemple.fr`, firstName: "Camille", lastName: "Martin", password };
	const shop = { baseUrl: shopUnderTest().backend, publishableKey: await publishableKey() };
	const order = await buy({ ...shop, buyer, query: product.name, boxes: 8 });
	expect(order.total).toBe(8 * 33.12);
	const { rows } = await db().query(
		"select order_number, captured_cents, email from order_book where medusa_order_id = $1",
		[order.id],
	);
	expect(rows).toEqual([{ order_number: order.custom_display_id, captured_cents: 26_496, email: buyer.email }]);
	if (!password) return;
	const { body: session } = await api<{ token: string }>("/auth/login", { body: { email: buyer.email, password } });
	const { body } = await api<{ count: number }>("/orders/count", { token: session.token });
	expect(body.count).toBe(1);
	// Known by then: it signs in.
	await buy({ ...shop, buyer, query: product.name, boxes: 1 });
});
