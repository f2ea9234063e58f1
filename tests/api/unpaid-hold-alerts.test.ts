import { type Dashboard, dashboardSchema } from "@confiserie/domain/contract/dashboard";
import { DEFAULT_UNPAID_HOLD_RULES } from "@confiserie/domain/payments/unpaid-hold";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { forgetOldHolds } from "../../backend/src/modules/sales/checkout/unpaid-holds";
import { readHoldAlerts } from "../../backend/src/modules/sales/orders/admin/read-hold-alerts";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { type CartLine, newProduct, type TestProduct } from "../support/ordering";
import { expireOrder, placeUnpaid } from "../support/unpaid-order";

const { context, setClock, close } = openOrderContext();
/** With the limits of a shop that set none. */
const first = { ...context, unpaidHolds: DEFAULT_UNPAID_HOLD_RULES };
let customer: TestCustomer;
let product: TestProduct;
beforeEach(async () => {
	setClock(0);
	// Half of its boxes is 150.
	[customer, product] = await Promise.all([registerCustomer(), newProduct({ boxes: 300 })]);
});
afterAll(close);

const place = (cart: readonly CartLine[]) => placeUnpaid(first, customer, cart);
const expire = (orderId: string) => expireOrder(first, orderId);

describe("the admin shows an alert", () => {
	const alerts = async () => (await readHoldAlerts(first)).filter(({ customerId }) => customerId === customer.user.id);
	const ofCustomer = () => ({ customerEmail: customer.email, productId: product.id, productName: product.name });

	test("of an account that holds much of a product unpaid, until it pays or lets go", async () => {
		await place([{ product, boxes: 10 }]);
		expect(await alerts()).toEqual([]);
		const orderId = await place([{ product, boxes: 70 }]);
		expect(await alerts()).toMatchObject([{ ...ofCustomer(), boxes: 80, refusals: 0 }]);
		setClock(31);
		await expire(orderId);
		expect(await alerts()).toMatchObject([{ ...ofCustomer(), boxes: 10 }]);
	});

	test("of an account that was refused, how often, for a day, on the dashboard", async () => {
		const refuse = () =>
			expect(place([{ product, boxes: 151 }])).rejects.toMatchObject({ code: "TOO_MANY_UNPAID_BOXES" });
		await refuse();
		await refuse();
		expect(await alerts()).toMatchObject([{ ...ofCustomer(), boxes: 0, refusals: 2 }]);
		const { body } = await api<Dashboard>("/admin/dashboard", { token: await adminToken() });
		expect(dashboardSchema.strict().parse(body).unpaidHolds).toMatchObject(
			expect.arrayContaining([expect.objectContaining({ ...ofCustomer(), refusals: 2 })]),
		);
		setClock(24 * 60 + 1);
		expect(await alerts()).toEqual([]);
		await forgetOldHolds(first);
		const { rowCount } = await db().query("select 1 from stock_hold_alert where customer_id = $1", [customer.user.id]);
		expect(rowCount).toBe(0);
	});
});
