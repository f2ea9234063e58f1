import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { readInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { adminToken, api, db, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { settledInvoicesOf } from "../support/invoices";
import { mailCount, mailedTo } from "../support/mailed";
import { medusaOrderOf, outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import { createIntent, intentRequest, newProduct, payByCard } from "../support/ordering";
import { changeSettings, restoreSettings } from "../support/settings";
import { newAdministrator } from "../support/staff";

syncsWithMedusa();

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
let medusaAdmin: string;
let customer: TestCustomer;
beforeAll(async () => {
	[admin, medusaAdmin, customer] = await Promise.all([adminToken(), medusaToken(), registerCustomer()]);
});

const read = async (number: string) => (await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body;

/** An order under an e-mail of its own, paid and in Medusa unless said otherwise. */
async function sale({ paid = true } = {}): Promise<AdminOrderDetail> {
	const email = `correction-${crypto.randomUUID()}@exemple.fr`;
	const request = intentRequest([{ product: await newProduct({ boxes: 10 }), boxes: 3 }]);
	const { body } = await createIntent(customer.token, { ...request, orderData: { ...request.orderData, email } });
	if (paid) {
		await payByCard(customer.token, body.clientSecret);
		await outboxEmpty(body.orderNumber);
	}
	return read(body.orderNumber);
}

/** What corrects nothing of an order. */
const asItIs = (order: AdminOrderDetail) => ({
	version: order.version,
	firstName: order.customerFirstName,
	lastName: order.customerLastName,
	phone: order.customerPhone,
	address: {
		street: order.deliveryStreet,
		postalCode: order.deliveryPostalCode,
		city: order.deliveryCity,
		country: order.deliveryCountry,
	},
	deliveryNotes: order.deliveryNotes,
});
const correct = (order: AdminOrderDetail, change: object, token = admin) =>
	api<AdminOrderDetail & ApiError>(`/admin/orders/${order.orderNumber}/contact`, {
		method: "PATCH",
		token,
		body: { ...asItIs(order), ...change },
	});
const COMPANY = { company: "Nougats du Sud", registration: "732829320", vatNumber: "", purchaseOrder: "BC-7" };

test("recipient, address and phone: on the order, in Medusa, in history and audit log, sent by mail; shop and Medusa agree", async () => {
	const before = await readInvariants(context.pool, 0);
	const order = await sale();
	const address = { street: "3  quai Sud", postalCode: "26 100", city: "Romans", country: "FR" };
	const change = { lastName: "Roux", phone: "+33698765432", address, notifyCustomer: true };
	const { status, body } = await correct(order, change);
	expect(status, JSON.stringify(body)).toBe(200);
	expect(body).toMatchObject({
		customerLastName: "Roux",
		customerPhone: "+33698765432",
		deliveryStreet: "3 quai Sud",
		deliveryPostalCode: "26100",
		deliveryCountry: "France",
		totalAmount: order.totalAmount,
	});
	expect(body.version).toBeGreaterThan(order.version);
	expect(body.history.at(-1)).toMatchObject({
		actor: { kind: "administrator" },
		from: "CONFIRMED",
		to: "CONFIRMED",
		act: "CONTACT",
		note: "Coordonnées corrigées\u00a0: nom du destinataire, téléphone, adresse de livraison.",
	});
	const { rows } = await db().query("select action, actor_email from admin_audit where entity_id = $1", [order.id]);
	expect(rows).toEqual([{ action: "order.corrected", actor_email: "admin@demo.fr" }]);
	expect(await mailedTo(order.customerEmail, "order-contact-corrected")).toContain("3 quai Sud");
	await outboxEmpty(order.orderNumber);
	const there = await medusaOrderOf<{ shipping_address: object; billing_address: object }>(
		order.orderNumber,
		medusaAdmin,
		"*shipping_address,*billing_address",
	);
	const wanted = { last_name: "Roux", phone: "+33698765432", address_1: "3 quai Sud", postal_code: "26100" };
	expect(there).toMatchObject({ shipping_address: wanted, billing_address: wanted });
	// Counts that other tests may have left are not ours.
	const grown = (after: typeof before) =>
		Object.entries(after).filter(([name, count]) => count > before[name as keyof typeof before]);
	await vi.waitFor(async () => expect(grown(await readInvariants(context.pool, 0))).toEqual([]), 20_000);

	// Sent once more, as by a double click, it changes nothing and sends no mail.
	const again = await correct(order, change);
	expect([again.status, again.body.version]).toEqual([200, body.version]);
	expect(await mailCount(order.customerEmail, "order-contact-corrected")).toBe(1);
});

test("of two administrators at once one corrects, the other is shown the order as it is by then", async () => {
	const order = await sale({ paid: false });
	const other = await newAdministrator();
	const answers = await Promise.all([
		correct(order, { phone: "+33611111111" }),
		correct(order, { phone: "+33622222222" }, other.token),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const refused = answers.find(({ status }) => status === 409)?.body;
	const { customerPhone, history } = await read(order.orderNumber);
	expect(refused).toMatchObject({ code: "ORDER_CHANGED", current: { customerPhone } });
	expect(history.filter(({ note }) => note?.startsWith("Coordonnées"))).toHaveLength(1);
	expect(await mailCount(order.customerEmail, "order-contact-corrected")).toBe(0);
});

test("a phone number of a paid order is corrected after the shop's delivery price changed: what was agreed stays", async () => {
	const order = await sale();
	onTestFinished(restoreSettings);
	await changeSettings("delivery", { freeShippingThresholdCents: 1000 });
	const { status, body } = await correct(order, { phone: "+33611111111" });
	expect([status, body.customerPhone, body.totalAmount]).toEqual([200, "+33611111111", order.totalAmount]);
});

test("the company that is billed: until a document is issued, which is never altered", async () => {
	const unpaid = await sale({ paid: false });
	const named = await correct(unpaid, { business: COMPANY });
	expect(named.body.business).toMatchObject({ company: "Nougats du Sud", purchaseOrder: "BC-7" });
	// Left out it stays.
	const moved = await correct(named.body, { phone: "+33611111111" });
	expect(moved.body.business).toMatchObject({ company: "Nougats du Sud" });
	const person = await correct(moved.body, { business: null });
	expect(person.body.business).toBeNull();

	const invoiced = await sale();
	expect(await settledInvoicesOf(invoiced.id)).toHaveLength(1);
	const refused = await correct(invoiced, { business: COMPANY });
	expect([refused.status, refused.body.code]).toEqual([409, "ORDER_NOT_CORRECTABLE"]);
	expect(refused.body.message).toMatch(/facture est déjà émise/);
	expect((await read(invoiced.orderNumber)).business).toBeNull();
});

test("what the checkout refuses is refused, by field; so is an order that left meanwhile, whatever the version says", async () => {
	const order = await sale();
	for (const [change, field] of [
		[{ phone: " " }, "phone"],
		[{ address: { ...asItIs(order).address, postalCode: "262" } }, "address.postalCode"],
		[{ business: { company: "" } }, "business.company"],
		[{ version: undefined }, "version"],
	] as const)
		expect((await correct(order, change)).body).toMatchObject({ code: "VALIDATION", field });
	const abroad = { street: "1 Hauptstrasse", postalCode: "10115", city: "Berlin", country: "Allemagne" };
	const refused = await correct(order, { address: abroad });
	expect([refused.status, refused.body.code]).toEqual([400, "DELIVERY_REFUSED"]);
	await moveOrder(admin, order.orderNumber, { status: "SHIPPED" });
	const late = await correct(order, { phone: "+33611111111" });
	expect([late.status, late.body.code]).toEqual([409, "ORDER_NOT_CORRECTABLE"]);
	expect(late.body).toMatchObject({ message: expect.stringMatching(/partie/), current: { status: "SHIPPED" } });
});
