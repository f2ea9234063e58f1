import { randomUUID } from "node:crypto";
import type { DepositTerms } from "@confiserie/domain/contract/commercial-codes";
import type { ApiError } from "@confiserie/domain/contract/error";
import { type Settings, settingsSchema } from "@confiserie/domain/contract/medusa-admin";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { ShopSettings } from "@confiserie/domain/contract/settings";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { DEFAULT_SETTINGS } from "@confiserie/domain/shop/shop-settings";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { depositRequest, readOrder } from "../support/deposit";
import { CARDS, card, confirm, createIntent, intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { changeSettings } from "../support/settings";

let admin: string;
let customer: TestCustomer;
let product: TestProduct;
beforeAll(async () => {
	[admin, customer, product] = await Promise.all([medusaToken(), registerCustomer(), newProduct()]);
});
// Other files of the suite sell by the specified figures, and may have changed them to and fro.
const forget = () => db().query("delete from shop_setting");
beforeAll(forget);
afterEach(forget);

const read = async (): Promise<Settings> =>
	settingsSchema.parse((await engine("/admin/shop/settings", { token: admin })).body);
const put = <Body = Settings>(group: string, body: unknown) =>
	engine<Body>(`/admin/shop/settings/${group}`, { method: "PUT", token: admin, body });

describe("/admin/shop/settings", () => {
	test("the specified values are the defaults", async () => {
		const settings = await read();
		for (const group of ["delivery", "deposit", "shop"] as const)
			expect(settings[group]).toEqual({
				value: DEFAULT_SETTINGS[group],
				version: "0",
				changedAt: null,
				changedBy: null,
			});
	});

	test("a change says who and when, and is in the audit log with what was and what is", async () => {
		await changeSettings("delivery", { shippingCostCents: 650 });
		expect((await read()).delivery).toMatchObject({ version: "1", changedBy: "admin@demo.fr" });
		const { rows } = await db().query("select * from admin_audit where entity = 'setting' order by id desc limit 1");
		expect(rows).toMatchObject([
			{
				action: "settings.changed",
				label: "Livraison",
				actor_email: "admin@demo.fr",
				changes: { shippingCostCents: { from: 499, to: 650 } },
			},
		]);
	});

	test("the back office changes them by its own address, with the same versions; a field at fault is named", async () => {
		const token = await adminToken();
		const { delivery, deposit } = await read();
		const save = (body: object) => api<Settings & ApiError>("/admin/settings/deposit", { method: "PUT", token, body });
		const answer = await save({ ...deposit.value, minimumCents: 5000, version: deposit.version });
		expect(answer.status).toBe(200);
		expect(answer.body.deposit).toMatchObject({ value: { minimumCents: 5000 }, version: "1" });
		expect((await api<Settings>("/admin/settings", { token })).body).toEqual(await read());
		expect((await save({ ...deposit.value, version: deposit.version })).body.code).toBe("SETTINGS_CHANGED");
		const low = await save({ ...deposit.value, minimumCents: 100, version: "1" });
		expect([low.status, low.body.field]).toEqual([400, "minimumCents"]);
		expect((await api("/admin/settings/nothing", { method: "PUT", token, body: {} })).status).toBe(404);
		expect((await read()).delivery).toEqual(delivery);
	});

	test("the second of two administrators gets a conflict with the current settings", async () => {
		const { delivery } = await read();
		await changeSettings("delivery", { shippingCostCents: 650 });
		const late = await put<ApiError & { current: Settings }>("delivery", {
			...delivery.value,
			version: delivery.version,
		});
		expect([late.status, late.body.code]).toEqual([409, "SETTINGS_CHANGED"]);
		expect(late.body.current.delivery.value.shippingCostCents).toBe(650);
	});

	test("of ten at the same moment exactly one wins", async () => {
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, cents) =>
				put("delivery", { ...DEFAULT_SETTINGS.delivery, shippingCostCents: 600 + cents, version: "0" }),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
	});

	test.each([
		["delivery", { shippingCostCents: -1 }, "shippingCostCents"],
		["delivery", { freeShippingThresholdCents: 40.5 }, "freeShippingThresholdCents"],
		["delivery", { countries: [] }, "countries"],
		["delivery", { countries: ["FR", "IT"] }, "countries[1]"],
		["deposit", { minimumCents: 1999 }, "minimumCents"],
		["deposit", { defaultPercentage: 22 }, "defaultPercentage"],
		["shop", { phone: "01 23" }, "phone"],
		["shop", { city: "" }, "city"],
		["shop", { version: undefined }, "version"],
	] as const)("%s with %j returns 400 on %s", async (group, wrong, field) => {
		const answer = await put<ApiError>(group, { ...DEFAULT_SETTINGS[group], version: "0", ...wrong });
		expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, "VALIDATION", field]);
		expect((await read())[group].version).toBe("0");
	});

	test("404 for a group that there is not", async () => {
		expect((await put("prices", { version: "0" })).status).toBe(404);
	});
});

describe("delivery", () => {
	/** Two boxes of 10 EUR. */
	const cart = () => [{ product, boxes: 2 }];
	const quote = async () => {
		const { items } = intentRequest(cart()).orderData;
		return (await api<ShippingQuoteResponse>("/payments/calculate-shipping", { body: { items } })).body;
	};
	const order = (shippingCents: number) => {
		const request = intentRequest(cart());
		const total = 2000 + shippingCents;
		const orderData = { ...request.orderData, total, paymentAmount: total };
		return createIntent(customer.token, { ...request, amount: total, orderData });
	};

	test("a setting is quoted, sent to every screen, charged and stored on the order", async () => {
		await changeSettings("delivery", { shippingCostCents: 650, freeShippingThresholdCents: 5000 });
		expect(await quote()).toMatchObject({ shippingCost: 6.5, freeShippingThreshold: 50, amountForFreeShipping: 30 });
		const { body: published } = await api<ShopSettings>("/settings");
		expect(published).toMatchObject({ shippingCost: 6.5, freeShippingThreshold: 50 });
		const { status, body } = await order(650);
		expect([status, body.paymentAmount]).toEqual([200, 2650]);
		expect(await readOrder(customer, body.orderNumber)).toMatchObject({ shippingCost: 6.5, totalAmount: 26.5 });
	});

	test("a page that still shows the old amount gets a conflict, and nothing is charged", async () => {
		await changeSettings("delivery", { shippingCostCents: 650 });
		const { status, body } = await order(499);
		expect([status, (body as unknown as ApiError).code]).toEqual([409, "PRICE_CHANGED"]);
	});

	test("a threshold at or below the cart makes it free", async () => {
		await changeSettings("delivery", { freeShippingThresholdCents: 2000 });
		expect(await quote()).toMatchObject({ shippingCost: 0, isFreeShipping: true });
		expect((await order(0)).status).toBe(200);
	});

	test("an order placed before retains its agreed terms", async () => {
		const { body } = await order(499);
		await changeSettings("delivery", { shippingCostCents: 2000 });
		await confirm(customer.token, body.clientSecret, { card: card(CARDS.success) });
		expect(await readOrder(customer, body.orderNumber)).toMatchObject({ totalAmount: 24.99, paymentStatus: "PAID" });
	});
});

describe("deposit", () => {
	const terms = async () => (await api<DepositTerms>("/payments/deposit-terms", { token: customer.token })).body;
	/** 25 % of 144,00 EUR: 36,00 EUR. */
	const deposit = async () =>
		createIntent<ApiError & { orderNumber: string; clientSecret: string }>(
			customer.token,
			depositRequest(product, await commercialCodeFor(customer.email)),
			{ "Idempotency-Key": randomUUID() },
		);

	test("closed: refused with a valid code too, and the page knows before", async () => {
		await changeSettings("deposit", { isOpen: false });
		expect((await terms()).rules.isOpen).toBe(false);
		expect((await api<ShopSettings>("/settings")).body.deposit.isOpen).toBe(false);
		const { status, body } = await deposit();
		expect([status, body.code, body.field]).toEqual([400, "DEPOSIT_REFUSED", "paymentType"]);
		expect(body.message).toBe("Le paiement par acompte n'est pas proposé en ce moment.");
		await changeSettings("deposit", { isOpen: true });
		expect((await deposit()).status).toBe(200);
	});

	test("closed: also for an account that is allowed deposits without a code", async () => {
		const body = { email: customer.email, permission: "ALLOWED" };
		await engine("/admin/shop/deposit-permissions", { method: "PUT", token: admin, body });
		await changeSettings("deposit", { isOpen: false });
		expect((await createIntent<ApiError>(customer.token, depositRequest(product, undefined))).body.code).toBe(
			"DEPOSIT_REFUSED",
		);
	});

	test("a raised minimum: percentages that give less are refused, in words with the new figure", async () => {
		await changeSettings("deposit", { minimumCents: 3601 });
		const { status, body } = await deposit();
		expect([status, body.field]).toEqual([400, "depositPercentage"]);
		expect(body.message).toContain("36,01");
		await changeSettings("deposit", { minimumCents: 3600 });
		expect((await deposit()).status).toBe(200);
	});

	test("a deposit agreed before is paid, and its balance stays due", async () => {
		const { body } = await deposit();
		await changeSettings("deposit", { isOpen: false, minimumCents: 100_000 });
		await confirm(customer.token, body.clientSecret, { card: card(CARDS.success) });
		expect(await readOrder(customer, body.orderNumber)).toMatchObject({
			paymentStatus: "PARTIAL",
			paidAmount: 36,
			balanceAmount: 108,
		});
	});
});

test("shop: a setting is sent to every screen", async () => {
	await changeSettings("shop", { phone: "+33490123456", email: "atelier@exemple.fr", legalName: "Berlingot et fils" });
	expect((await api<ShopSettings>("/settings")).body).toMatchObject({
		contact: { phone: "+33490123456", email: "atelier@exemple.fr", city: DEFAULT_SETTINGS.shop.city },
		company: { legalName: "Berlingot et fils", mediator: "" },
	});
});

test("a stored group without a field that came later reads with its default", async () => {
	await db().query("insert into shop_setting (key, value) values ('shop', '{\"city\":\"Grasse\"}')");
	expect((await read()).shop.value).toEqual({ ...DEFAULT_SETTINGS.shop, city: "Grasse" });
});
