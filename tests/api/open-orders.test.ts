import { randomUUID } from "node:crypto";
import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { expect, test } from "vitest";
import { placeOrder } from "../../backend/src/modules/sales/checkout/place-order";
import { registerCustomer } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { createIntent, intentRequest, newProduct } from "../support/ordering";

test("the unpaid orders of one account are limited", async () => {
	const customer = await registerCustomer();
	const product = await newProduct();
	const { context, close } = openOrderContext();
	const place = (checkoutId: string = randomUUID()) =>
		placeOrder(
			{ ...context, maximumOpenOrders: 3 },
			{
				customerId: customer.user.id,
				customerEmail: customer.email,
				request: paymentIntentRequestSchema.parse({ ...intentRequest([{ product, boxes: 1 }]), checkoutId }),
				idempotencyKey: undefined,
				rules: DEFAULT_DELIVERY_RULES,
				depositRules: DEFAULT_DEPOSIT_RULES,
			},
		);
	const first = randomUUID();
	await place(first);
	const answers = await Promise.allSettled(Array.from({ length: 10 }, () => place()));
	expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
	await expect(place()).rejects.toMatchObject({ code: "TOO_MANY_OPEN_ORDERS" });
	await place(first);
	await close();
	expect((await createIntent(customer.token, intentRequest([{ product, boxes: 1 }]))).status).toBe(200);
});
