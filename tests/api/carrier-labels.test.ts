import { createHmac, randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { CarrierAccount, CarrierRate } from "@confiserie/domain/contract/carrier";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Pickup, PickupList } from "@confiserie/domain/contract/pickup";
import type { ShipmentInput } from "@confiserie/domain/contract/shipment";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { parisTime } from "@confiserie/domain/paris-time";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { FAILING_SERVICE, REFUSED_INSTRUCTIONS, SENDCLOUD_KEYS, type SendcloudFake } from "../fakes/sendcloud";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { checkout, newProduct, payByCard } from "../support/ordering";
import { secondTest } from "../support/second-server";

const SERVICE = "colissimo:home";
const HOME = { service: SERVICE };
let fake: SendcloudFake;
let webhook: string;
let admin: string;
let customer: TestCustomer;

secondTest.beforeAll(async ({ second }) => {
	second.enter();
	fake = second.carrier;
	webhook = `${second.backend}/api/carriers/sendcloud`;
	[admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
});
afterAll(() => account("DELETE"));

const account = (method: string, path = "", body?: object) =>
	api<CarrierAccount & ApiError & { services: number }>(`/admin/carrier${path}`, { method, token: admin, body });
beforeEach(async () => {
	await account("PUT", "", SENDCLOUD_KEYS);
});

/** An order that has left, as two parcels. */
async function shipped(
	packages: ShipmentInput["packages"] = [
		{ kind: "PARCEL", grams: 5_200 },
		{ kind: "PARCEL", grams: 4_800 },
	],
) {
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product: await newProduct(), boxes: 2 }]);
	await payByCard(customer.token, clientSecret);
	const headers = { "Idempotency-Key": randomUUID() };
	await api(`/admin/orders/${orderNumber}/shipments`, {
		token: admin,
		body: { packages, notifyCustomer: false },
		headers,
	});
	return orderNumber;
}
const path = (orderNumber: string, what = "carrier-label") => `/admin/orders/${orderNumber}/shipments/1/${what}`;
const label = (orderNumber: string, body: object = HOME) =>
	api<AdminOrderDetail & ApiError>(path(orderNumber), { token: admin, body });
const cancel = (orderNumber: string) =>
	api<AdminOrderDetail & ApiError>(path(orderNumber, "carrier-label/cancel"), { token: admin, body: {} });
const made = (orderNumber: string) => fake.shipments.filter((one) => one.order_number === orderNumber);

describe("the account", () => {
	test("its secret is encrypted, neither read nor logged in the audit; a test counts what it offers", async () => {
		const { body } = await account("GET");
		expect(body).toMatchObject({ isConnected: true, publicKey: SENDCLOUD_KEYS.publicKey });
		expect(body.webhookUrl).toMatch(/\/api\/carriers\/sendcloud$/);
		const { rows } = await db().query("select sealed_key from carrier_account");
		const audit = await db().query("select changes::text from admin_audit where action = 'carrier.connected'");
		expect(JSON.stringify([body, rows, audit.rows])).not.toContain(SENDCLOUD_KEYS.secretKey);
		expect((await account("POST", "/test")).body).toEqual({ services: 3 });
	});

	test("wrong keys are refused in words, and without keys nothing is asked", async () => {
		await account("PUT", "", { publicKey: "cle-publique-essai", secretKey: "une-autre-cle" });
		expect(await account("POST", "/test")).toMatchObject({ status: 409, body: { code: "CARRIER_KEYS_REFUSED" } });
		expect((await account("DELETE")).status).toBe(204);
		expect((await account("GET")).body).toMatchObject({ isConnected: false, publicKey: "" });
		expect(await account("POST", "/test")).toMatchObject({ status: 409, body: { code: "CARRIER_MISSING" } });
		expect(await account("PUT", "", { publicKey: "a", secretKey: "b" })).toMatchObject({
			status: 400,
			body: { field: "publicKey" },
		});
	});
});

describe("a label", () => {
	test("is made for all parcels with the address and weights; the shipment has its number and link, and it prints", async () => {
		const orderNumber = await shipped();
		const { body: rates } = await api<CarrierRate[]>(path(orderNumber, "carrier-rates"), { token: admin });
		expect(rates.map(({ code, price }) => [code, price])).toEqual([
			[SERVICE, 8.4],
			["chronopost:express", 14.9],
			[FAILING_SERVICE, null],
		]);
		const { status, body } = await label(orderNumber);
		expect(status).toBe(200);
		const [sent] = made(orderNumber);
		expect(sent).toMatchObject({
			to_address: { name: "Camille Martin", postal_code: "26200", country_code: "FR" },
			parcels: [{ weight: { value: "5.200", unit: "kg" } }, { weight: { value: "4.800", unit: "kg" } }],
		});
		const [first] = sent?.parcels ?? [];
		expect(body.shipments[0]).toMatchObject({
			carrierLabel: { state: "ANNOUNCED", carrierName: "Colissimo" },
			tracking: { carrier: "COLISSIMO", number: first?.tracking_number, url: first?.tracking_url },
		});
		expect(body.history.at(-1)).toMatchObject({ act: "TRACKING" });
		const pdf = await api<string>(path(orderNumber), { token: admin });
		expect(pdf.headers.get("content-type")).toContain("application/pdf");
		const mails = await db().query(
			"select 1 from mail_outbox join order_book on order_book.id = order_id where order_number = $1 and template = 'order-shipment'",
			[orderNumber],
		);
		expect(mails.rows).toHaveLength(1);
	});

	test("clicked ten times at once is one parcel, one history entry and one label", async () => {
		const orderNumber = await shipped();
		const answers = await Promise.all(Array.from({ length: 10 }, () => label(orderNumber)));
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect(made(orderNumber)).toHaveLength(1);
		const { body } = await label(orderNumber);
		expect(body.history.filter(({ act }) => act === "TRACKING")).toHaveLength(1);
	});

	test.each([
		["a lost response", { is: "after", with: "silence" }, 1],
		["an error after the work", { is: "after", with: 500 }, 1],
		["an error before it", { is: "before", with: 500 }, 0],
	] as const)("after %s nothing is lost, and another try makes no second parcel", async (_, fault, count) => {
		const orderNumber = await shipped();
		fake.failNext({ route: "POST /shipments/announce", ...fault });
		const failed = await label(orderNumber);
		expect(failed).toMatchObject({ status: 503, body: { code: "CARRIER_UNAVAILABLE" } });
		expect(failed.body.message).toContain("Rien n'est perdu");
		expect(made(orderNumber)).toHaveLength(count);
		const { body } = await api<AdminOrderDetail>(`/admin/orders/${orderNumber}`, { token: admin });
		expect(body.shipments[0]?.carrierLabel).toMatchObject({ state: "PENDING" });
		expect((await label(orderNumber)).body.shipments[0]?.carrierLabel).toMatchObject({ state: "ANNOUNCED" });
		expect(made(orderNumber)).toHaveLength(1);
	});

	test("that is refused says why, and another service can be taken", async () => {
		const orderNumber = await shipped();
		const unknown = await label(orderNumber, { service: "avion" });
		expect(unknown).toMatchObject({ status: 409, body: { code: "CARRIER_REFUSED" } });
		expect(unknown.body.message).toContain("service\u00a0: valeur refusée");
		const failed = await label(orderNumber, { service: FAILING_SERVICE });
		expect(failed.body.message).toContain("Postal code does not exist.");
		const { body } = await label(orderNumber);
		expect(body.shipments[0]?.carrierLabel).toMatchObject({ state: "ANNOUNCED" });
	});

	test("whose creation meets refused keys is looked for again once they are right", async () => {
		const orderNumber = await shipped();
		fake.failNext({ route: "POST /shipments/announce", is: "after", with: 500 });
		await label(orderNumber);
		await account("PUT", "", { ...SENDCLOUD_KEYS, secretKey: "une-autre-cle" });
		expect((await label(orderNumber)).body.code).toBe("CARRIER_KEYS_REFUSED");
		await account("PUT", "", SENDCLOUD_KEYS);
		expect((await label(orderNumber)).status).toBe(200);
		expect(made(orderNumber)).toHaveLength(1);
	});

	test("is cancelled with its number, also when the first response was lost; then another one can be made", async () => {
		const orderNumber = await shipped();
		await label(orderNumber);
		fake.failNext({ route: `POST /shipments/${made(orderNumber)[0]?.id}/cancel`, is: "after", with: 500 });
		expect((await cancel(orderNumber)).status).toBe(503);
		const { body } = await cancel(orderNumber);
		expect(body.shipments[0]).toMatchObject({ carrierLabel: null, tracking: null });
		expect(await cancel(orderNumber)).toMatchObject({
			status: 404,
			body: { code: "CARRIER_LABEL_NOT_FOUND" },
		});
		await label(orderNumber);
		expect(made(orderNumber).map(({ parcels }) => parcels[0]?.status.code)).toEqual(["CANCELLED", "READY_TO_SEND"]);
	});

	test("is not for pallets, and not for a shipment that there is not", async () => {
		const orderNumber = await shipped([{ kind: "PALLET", grams: 300_000 }]);
		expect(await label(orderNumber)).toMatchObject({ status: 409, body: { code: "SHIPMENT_REFUSED" } });
		const other = await api<ApiError>(`/admin/orders/${orderNumber}/shipments/7/carrier-label`, {
			token: admin,
			body: HOME,
		});
		expect([other.status, other.body.code]).toEqual([404, "SHIPMENT_NOT_FOUND"]);
	});

	test("in force prevents the order from stepping back over its shipment", async () => {
		const orderNumber = await shipped();
		await label(orderNumber);
		const { status, body } = await api<ApiError>(`/admin/orders/${orderNumber}/status`, {
			method: "PATCH",
			token: admin,
			body: { status: "PREPARING" },
		});
		expect([status, body.code]).toEqual([409, "ORDER_CHANGED"]);
	});
});

describe("an event of the carrier", () => {
	const stateOf = async (orderNumber: string) => {
		const { body } = await api<AdminOrderDetail>(`/admin/orders/${orderNumber}`, { token: admin });
		return body.shipments[0]?.carrierLabel?.state;
	};

	const at = (minute: number) => new Date(Date.now() + minute * 60_000);
	/** A label with two parcels; reports a status of one of them. */
	async function reported() {
		const orderNumber = await shipped();
		await label(orderNumber);
		const [shipment] = made(orderNumber);
		if (!shipment) throw new Error("No shipment.");
		const report = (parcel: 0 | 1, status: number, minute: number) => {
			const one = { ...shipment, parcels: shipment.parcels.slice(parcel) };
			return fake.report(webhook, { shipment: one, status, at: at(minute) });
		};
		return { orderNumber, shipment, report };
	}

	test("moves the label, the latest one counts whatever came before; it is delivered with its last parcel", async () => {
		const { orderNumber, shipment, report } = await reported();
		expect((await report(0, 11, 5)).status).toBe(200);
		expect(await stateOf(orderNumber)).toBe("IN_TRANSIT");
		await report(1, 11, 6);
		await report(0, 3, 2);
		expect(await stateOf(orderNumber)).toBe("DELIVERED");
		await report(0, 80, 7);
		expect(await stateOf(orderNumber)).toBe("PROBLEM");
		const other = { ...shipment, id: randomUUID(), parcels: [] };
		await fake.report(webhook, { shipment: other, status: 3, at: at(8) });
		expect(await stateOf(orderNumber)).toBe("PROBLEM");
	});

	test("delivers the order with the last parcel of its last shipment, once, whatever their order", async () => {
		const { orderNumber, report } = await reported();
		const read = async () => (await api<AdminOrderDetail>(`/admin/orders/${orderNumber}`, { token: admin })).body;
		const status = (to: string) =>
			api(`/admin/orders/${orderNumber}/status`, { method: "PATCH", token: admin, body: { status: to } });
		await report(1, 11, -2);
		expect((await read()).status).toBe("SHIPPED");
		await Promise.all([report(0, 11, -4), report(0, 11, -4)]);
		const delivered = await read();
		expect(delivered).toMatchObject({ status: "DELIVERED", shipments: [{ carrierLabel: { state: "DELIVERED" } }] });
		expect(delivered.history.at(-1)).toMatchObject({ to: "DELIVERED", actor: { kind: "shop", name: "Transporteur" } });
		expect(delivered.history.filter(({ to, from }) => to === "DELIVERED" && from === "SHIPPED")).toHaveLength(1);
		await status("SHIPPED");
		await report(0, 11, -4);
		expect((await read()).status).toBe("SHIPPED");
	});

	test.each([
		["another key", "une-autre-cle", "{}", "sendcloud-signature"],
		["no event", SENDCLOUD_KEYS.secretKey, "[1]", "parcel"],
	])("with %s is refused", async (_, key, payload, field) => {
		const signature = createHmac("sha256", key).update(payload).digest("hex");
		const response = await fetch(webhook, {
			method: "POST",
			headers: { "Content-Type": "application/json", "Sendcloud-Signature": signature },
			body: payload,
		});
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ code: "VALIDATION", field });
	});
});

describe("a pickup", () => {
	const DAY = daysLater(dayOf(new Date()), 3);
	const SLOT = { carrierCode: "colissimo", day: DAY, from: "14:00", until: "17:00" };
	const pickups = async () => (await api<PickupList>("/admin/pickups", { token: admin })).body;
	const request = (body: object = SLOT) => api<Pickup & ApiError>("/admin/pickups", { token: admin, body });
	const act = (id: string, what: string) =>
		api<Pickup & ApiError>(`/admin/pickups/${id}/${what}`, { token: admin, body: {} });
	const sent = () => fake.pickups.filter(({ status }) => status === "CREATED");
	/** What was asked, as if it were so many seconds ago. */
	const ago = (seconds: number) =>
		db().query("update carrier_pickup set asked_at = asked_at - make_interval(secs => $1)", [seconds]);
	/** An order whose two parcels wait for their carrier; of earlier tests nothing is left. */
	const waiting = async (service = SERVICE) => {
		await db().query("update order_shipment_label set pickup_id = null, carrier_code = ''");
		await db().query("delete from carrier_pickup");
		fake.pickups.length = 0;
		const orderNumber = await shipped();
		await label(orderNumber, { service });
		return orderNumber;
	};

	test("clicked ten times at once is one, for the parcels that wait; later ones wait for another", async () => {
		const orderNumber = await waiting();
		expect((await pickups()).waiting).toEqual([
			{ carrierCode: "colissimo", carrierName: "Colissimo", parcels: 2, grams: 10_000, orders: [orderNumber] },
		]);
		const answers = await Promise.all(Array.from({ length: 10 }, () => request({ ...SLOT, instructions: "Quai 2" })));
		for (const { status, body } of answers)
			expect(status === 200 || body.code === "PICKUP_UNCONFIRMED", JSON.stringify(body)).toBe(true);
		expect(sent()).toMatchObject([
			{
				time_slots: [{ start_at: parisTime(`${DAY}T14:00`)?.toISOString() }],
				items: [{ quantity: 2, total_weight: { value: "10.00", unit: "kg" } }],
				special_instructions: "Quai 2",
			},
		]);
		const { waiting: rest, pickups: known } = await pickups();
		expect([rest, known]).toMatchObject([[], [{ state: "BOOKED", orders: [orderNumber], parcels: 2, day: DAY }]]);
		const { body } = await api<AdminOrderDetail>(`/admin/orders/${orderNumber}`, { token: admin });
		expect(body.shipments[0]?.carrierLabel?.pickupDay).toBe(DAY);
		expect((await request({ ...SLOT, from: "08:00" })).body.code).toBe("PICKUP_EXISTS");
		expect((await request({ ...SLOT, day: daysLater(DAY, 1) })).body.code).toBe("PICKUP_EMPTY");
	});

	test.each([
		["a lost response", { is: "after", with: "silence" }],
		["an error after the work", { is: "after", with: 500 }],
	] as const)("after %s is found among all of the account, never booked twice", async (_, fault) => {
		await waiting();
		const other = { ...SLOT, day: daysLater(DAY, 9) };
		for (let index = 0; index < 3; index++)
			fake.pickups.push({ ...BOOKED_BY_HAND, id: index, time_slots: [{ start_at: other.day, end_at: other.day }] });
		fake.failNext({ route: "POST /pickups", ...fault });
		expect((await request()).status).toBe(503);
		expect((await pickups()).pickups).toMatchObject([{ state: "PENDING" }]);
		const again = await request();
		expect([again.status, again.body.state]).toEqual([200, "BOOKED"]);
		expect(sent()).toHaveLength(4);
	});

	test("that never arrived is not asked for again while it may be under way; then it is", async () => {
		await waiting();
		fake.failNext({ route: "POST /pickups", is: "before", with: 500 });
		await request();
		const [pending] = (await pickups()).pickups;
		expect((await request()).body.code).toBe("PICKUP_UNCONFIRMED");
		expect((await act(pending?.id ?? "", "cancel")).body.code).toBe("PICKUP_UNCONFIRMED");
		expect(sent()).toHaveLength(0);
		await ago(61);
		const answers = await Promise.all([request(), request(), request()]);
		expect(answers.map(({ status }) => status)).toContain(200);
		expect(sent()).toHaveLength(1);
		expect((await pickups()).pickups.map(({ state }) => state)).toEqual(["BOOKED", "REFUSED"]);
	});

	test("that was never received ends by a check, and its parcels wait again", async () => {
		await waiting();
		fake.failNext({ route: "POST /pickups", is: "before", with: 500 });
		await request();
		await ago(61);
		const [pending] = (await pickups()).pickups;
		const { body } = await act(pending?.id ?? "", "check");
		expect(body).toMatchObject({ state: "REFUSED", refusal: "Sendcloud n'a pas reçu cette demande." });
		expect((await pickups()).waiting).toMatchObject([{ parcels: 2 }]);
	});

	test("is cancelled, also when the first response was lost; its parcels wait again", async () => {
		await waiting("chronopost:express");
		const { body: pickup } = await request({ ...SLOT, carrierCode: "chronopost" });
		fake.failNext({ route: `POST /pickups/${fake.pickups[0]?.id}/cancel`, is: "after", with: 500 });
		expect((await act(pickup.id, "cancel")).status).toBe(503);
		expect((await act(pickup.id, "cancel")).body).toMatchObject({ state: "CANCELLED", orders: [] });
		expect((await pickups()).waiting).toMatchObject([{ parcels: 2 }]);
		const audit = await db().query("select 1 from admin_audit where entity = 'pickup' and entity_id = $1", [pickup.id]);
		expect(audit.rowCount).toBe(2);
		expect((await act("pickup_none", "cancel")).body.code).toBe("PICKUP_NOT_FOUND");
	});

	test("that the carrier does not cancel stays booked, whatever Sendcloud calls it then", async () => {
		await waiting();
		const { body: pickup } = await request();
		expect((await act(pickup.id, "cancel")).body.code).toBe("CARRIER_REFUSED");
		for (const one of fake.pickups) one.status = "FAILED";
		expect((await act(pickup.id, "check")).body.state).toBe("BOOKED");
	});

	test("that the carrier refuses says why, and its parcels wait again", async () => {
		await waiting();
		const refused = await request({ ...SLOT, instructions: REFUSED_INSTRUCTIONS });
		expect([refused.status, refused.body.code]).toEqual([409, "CARRIER_REFUSED"]);
		expect(refused.body.message).toContain("The driver cannot follow these instructions.");
		expect(await pickups()).toMatchObject({ waiting: [{ parcels: 2 }], pickups: [{ state: "REFUSED" }] });
	});

	test.each([
		["day", { day: "2026-02-30" }],
		["day", { day: "2020-01-06" }],
		["until", { until: "14:30" }],
		["carrierCode", { carrierCode: "" }],
	])("with a wrong %s is refused there", async (field, change) => {
		expect(await request({ ...SLOT, ...change })).toMatchObject({ status: 400, body: { code: "VALIDATION", field } });
	});
});

/** A pickup of the same account that is not the shop's. */
const BOOKED_BY_HAND = {
	carrier_code: "colissimo",
	status: "CREATED",
	reference: "",
	created_at: new Date().toISOString(),
	cancelled_at: null,
	items: [],
	address: {},
};
