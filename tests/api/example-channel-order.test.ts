import { expect, test } from "vitest";
import { sell } from "../../examples/channel-order/sell";
import { api, db, registerCustomer } from "../support/api";
import { shopUnderTest } from "../support/context";

test("the example finds a product, places an order at its layer price and pays it: one order, paid, with its stock held", async () => {
	const { email, password, token } = await registerCustomer();
	const query = "barbe à papa";
	const order = await sell({ baseUrl: shopUnderTest().backend, account: { email, password }, query, boxes: 8 });
	expect(order.paymentStatus).toBe("PAID");
	expect(order.items).toHaveLength(1);
	expect(order.items[0]?.quantity).toBe(8);
	expect(order.paidAmount).toBe(order.totalAmount);
	const { body } = await api<{ count: number }>("/orders/count", { token });
	expect(body.count).toBe(1);
	const { rows } = await db().query("select captured_cents from order_book where order_number = $1", [
		order.orderNumber,
	]);
	expect(rows).toEqual([{ captured_cents: Math.round(order.totalAmount * 100) }]);
});

test("what the shop refuses is thrown with its code, its French message and the field at fault", async () => {
	const account = { email: "personne@exemple.fr", password: "Sucre-candi-2026" };
	const sale = sell({ baseUrl: shopUnderTest().backend, account, query: "barbe à papa", boxes: 1 });
	await expect(sale).rejects.toMatchObject({
		name: "ShopError",
		status: 401,
		code: "BAD_CREDENTIALS",
		message: "Email ou mot de passe incorrect",
	});
});
