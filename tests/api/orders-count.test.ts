import { orderCountSchema, orderStatusListSchema } from "@confiserie/domain/contract/order";
import { describe, expect, test } from "vitest";
import { api, registerCustomer } from "../support/api";
import { checkout, newProduct } from "../support/ordering";

const count = async (token: string) => orderCountSchema.strict().parse((await api("/orders/count", { token })).body);

describe("GET /orders/count", () => {
	test("counts the caller's own orders only", async () => {
		const [customer, stranger] = [await registerCustomer(), await registerCustomer()];
		expect(await count(customer.token)).toEqual({ count: 0 });
		const product = await newProduct();
		for (const boxes of [1, 2]) await checkout(customer.token, [{ product, boxes }]);
		expect(await count(customer.token)).toEqual({ count: 2 });
		expect(await count(stranger.token)).toEqual({ count: 0 });
	});
});

describe("GET /orders/statuses", () => {
	test("returns every status with its label, as specified", async () => {
		const { status, body } = await api("/orders/statuses", { token: (await registerCustomer()).token });
		expect(status).toBe(200);
		expect(orderStatusListSchema.parse(body)).toEqual([
			{ code: "PENDING", label: "En attente" },
			{ code: "CONFIRMED", label: "Confirmée" },
			{ code: "PREPARING", label: "En préparation" },
			{ code: "SHIPPED", label: "Expédiée" },
			{ code: "DELIVERED", label: "Livrée" },
			{ code: "CANCELLED", label: "Annulée" },
		]);
	});
});
