import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { CustomerDetail, PersonalData } from "@confiserie/domain/contract/personal-data";
import type { CustomerPage } from "@confiserie/domain/contract/staff-order";
import { beforeAll, expect, test } from "vitest";
import { addAddress } from "../support/addresses";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { checkout, newProduct } from "../support/ordering";

let customer: TestCustomer;
let token: string;
let orderNumber: string;
beforeAll(async () => {
	customer = await registerCustomer({ firstName: "Églantine", lastName: "Ravioliçon", phoneNumber: "+33698765001" });
	token = await adminToken();
	await addAddress(customer.token, { street: "8 rue des Dragées" });
	orderNumber = (await checkout(customer.token, [{ product: await newProduct(), boxes: 1 }])).orderNumber;
});
const find = (query: string) => api<CustomerPage>(`/admin/customers?query=${encodeURIComponent(query)}`, { token });

test.each(["ravioliçon", "RAVIOLICON eglantine", "06 98 76 50 01", "+33 6 98765001"])(
	"customers are found by %s",
	async (query) => {
		const { content, last } = (await find(query)).body;
		expect(content.map(({ id }) => id)).toEqual([customer.user.id]);
		expect([content[0]?.orders, last]).toEqual([0, true]);
	},
);

test("the address is the customer's default one, else that of the last order, else none", async () => {
	expect((await find(customer.email)).body.content[0]?.address).toMatchObject({ street: "8 rue des Dragées" });
	const other = await registerCustomer();
	expect((await find(other.email)).body.content[0]?.address).toBeNull();
	const order = await checkout(other.token, [{ product: await newProduct(), boxes: 1 }]);
	const { body } = await api<AdminOrderDetail>(`/admin/orders/${order.orderNumber}`, { token });
	expect((await find(other.email)).body.content[0]?.address).toEqual({
		street: body.deliveryStreet,
		postalCode: body.deliveryPostalCode,
		city: body.deliveryCity,
		country: body.deliveryCountry,
	});
	expect(body).toMatchObject({ customerId: other.user.id, hasAccount: true });
});

test("customers are listed by name or the newest first, a page at a time", async () => {
	const newest = await api<CustomerPage>("/admin/customers?sort=newest&size=2", { token });
	expect(newest.body.content).toHaveLength(2);
	expect(newest.body.last).toBe(false);
	const times = newest.body.content.map(({ createdAt }) => createdAt);
	expect(times).toEqual([...times].sort().reverse());
	const next = await api<CustomerPage>("/admin/customers?sort=newest&size=2&page=1", { token });
	expect(next.body.content.map(({ id }) => id)).not.toContain(newest.body.content[0]?.id);
	expect((await api("/admin/customers?query=a", { token })).status).toBe(400);
	expect((await api("/admin/customers?sort=colour", { token })).body).toMatchObject({ field: "sort" });
});

test("a customer's page holds orders, addresses and a note, which the audit log tells of", async () => {
	const noted = await api(`/admin/customers/${customer.user.id}/note`, {
		method: "PUT",
		token,
		body: { note: " Rappeler " },
	});
	expect([noted.status, noted.body]).toEqual([200, { note: "Rappeler" }]);
	const { body } = await api<CustomerDetail>(`/admin/customers/${customer.user.id}`, { token });
	expect(body).toMatchObject({
		account: { email: customer.email, phoneNumber: "+33698765001" },
		addresses: [{ street: "8 rue des Dragées" }],
		orders: [{ orderNumber, status: "PENDING" }],
		note: "Rappeler",
		isAdministrator: false,
	});
	const { rows } = await db().query("SELECT action FROM admin_audit WHERE entity_id = $1", [customer.user.id]);
	expect(rows).toEqual([{ action: "customer.noted" }]);
	expect((await api("/admin/customers/cus_unknown", { token })).status).toBe(404);
});

test("the export of the account and that of the staff hold the same: everything that is known, the note too", async () => {
	const own = await api<PersonalData>("/auth/data", { token: customer.token });
	const staff = await api<PersonalData>(`/admin/customers/${customer.user.id}/data`, { token });
	expect({ ...own.body, exportedAt: "" }).toEqual({ ...staff.body, exportedAt: "" });
	for (const word of [
		customer.email,
		"Ravioliçon",
		"+33698765001",
		"8 rue des Dragées",
		orderNumber,
		"12 rue des Confiseurs",
	])
		expect(JSON.stringify(own.body)).toContain(word);
	const { rows } = await db().query("SELECT 1 FROM admin_audit WHERE entity_id = $1 AND action = 'customer.exported'", [
		customer.user.id,
	]);
	expect(rows).toHaveLength(1);
});

test("the staff erases a customer, on the same terms as the customer", async () => {
	const erasure = { method: "POST", token };
	expect((await api(`/admin/customers/${customer.user.id}/erasure`, erasure)).body).toMatchObject({
		code: "ERASURE_UNDER_WAY",
	});
	const other = await registerCustomer();
	expect((await api(`/admin/customers/${other.user.id}/erasure`, erasure)).status).toBe(204);
	expect((await api("/auth/me", { token: other.token })).status).toBe(401);
	expect((await api(`/admin/customers/${other.user.id}/erasure`, erasure)).status).toBe(404);
	const { rows } = await db().query("SELECT label FROM admin_audit WHERE entity_id = $1", [other.user.id]);
	expect(rows).toEqual([{ label: "un client" }]);
});
