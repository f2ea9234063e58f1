import { randomUUID } from "node:crypto";
import type { CommercialCodePage, CommercialCodeRow, DepositTerms } from "@confiserie/domain/contract/commercial-codes";
import {
	type BackOfficeAddresses,
	type MedusaCustomer,
	type MedusaOrder,
	medusaOrderSchema,
} from "@confiserie/domain/contract/medusa-admin";
import type { Order } from "@confiserie/domain/contract/order";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { DEPOSIT, payDeposit } from "../support/deposit";
import { syncsWithMedusa } from "../support/medusa-sync";
import { eventually } from "../support/ordering";

syncsWithMedusa();

let admin: string;
beforeAll(async () => {
	admin = await medusaToken();
});

const shop = <Body>(path: string, call: Parameters<typeof engine>[1] = {}) =>
	engine<Body>(`/admin/shop${path}`, { token: admin, ...call });

test.each(["/customers/cus_absent", "/products/prod_absent", "/orders/order_absent"])(
	"GET %s: 404 for what is not there",
	async (path) => {
		expect((await shop(path)).status).toBe(404);
	},
);

test("Medusa Admin knows where the shop's back office has the second factor, a new order, delivery and promotions", async () => {
	const { body } = await shop<BackOfficeAddresses>("/addresses");
	expect(body).toEqual({
		security: expect.stringMatching(/^https?:\/\/[^/]+\/admin\/security$/),
		newOrder: expect.stringMatching(/^https?:\/\/[^/]+\/admin\/orders\/new$/),
		delivery: expect.stringMatching(/^https?:\/\/[^/]+\/admin\/delivery$/),
		promotions: expect.stringMatching(/^https?:\/\/[^/]+\/admin\/promotions$/),
	});
});

test.each(["sales-channels", "api-keys?type=publishable", "shipping-profiles", "refund-reasons"])(
	"what Medusa makes by itself has a French name: %s",
	async (path) => {
		const { body } = await engine<Record<string, unknown>>(`/admin/${path}`, { token: admin });
		expect(JSON.stringify(body)).not.toMatch(/"[^"]*\b(Default|Issue|Adjustment|Error|shipment)\b[^"]*"/);
	},
);

describe("the customer", () => {
	const read = async ({ user }: TestCustomer) => (await shop<MedusaCustomer>(`/customers/${user.id}`)).body;
	const terms = async ({ token }: TestCustomer) => (await api<DepositTerms>("/payments/deposit-terms", { token })).body;

	test("a code is issued, listed with who and when, and revoked: it takes effect in the shop", async () => {
		const customer = await registerCustomer();
		expect(await read(customer)).toEqual({
			email: customer.email,
			hasAccount: true,
			permission: "BY_CODE",
			changedAt: null,
			changedBy: null,
			codes: [],
			isSecret: false,
		});
		const issued = await shop<CommercialCodeRow>("/commercial-codes", { body: { email: customer.email } });
		expect(issued.status).toBe(201);
		expect(issued.body).toMatchObject({ code: await commercialCodeFor(customer.email), issuedBy: "admin@demo.fr" });
		expect((await read(customer)).codes).toEqual([issued.body]);
		const { body: page } = await shop<CommercialCodePage>(`/commercial-codes?query=${customer.email}`);
		expect(page.content).toEqual([issued.body]);

		expect((await shop(`/commercial-codes/${issued.body.id}`, { method: "DELETE" })).status).toBe(204);
		expect((await read(customer)).codes).toMatchObject([{ revokedBy: "admin@demo.fr" }]);
		const check = { token: customer.token, body: { code: issued.body.code } };
		expect((await api("/payments/commercial-code", check)).body).toEqual({ valid: false });
		expect(await audited(customer.email)).toEqual(["code.issued", "code.revoked"]);
	});

	test("the right to a deposit is decided, seen and taken back", async () => {
		const customer = await registerCustomer();
		const decide = (permission: string) =>
			shop("/deposit-permissions", { method: "PUT", body: { email: customer.email, permission } });
		expect((await decide("REFUSED")).status).toBe(200);
		expect(await read(customer)).toMatchObject({ permission: "REFUSED", changedBy: "admin@demo.fr" });
		expect((await terms(customer)).permission).toBe("REFUSED");
		await decide("BY_CODE");
		expect(await read(customer)).toMatchObject({ permission: "BY_CODE", changedBy: null });
		expect(await audited(customer.email)).toHaveLength(2);
	});

	test("what the back office of the shop decides is seen here", async () => {
		const customer = await registerCustomer();
		const body = { email: customer.email, permission: "ALLOWED" };
		await api("/admin/deposit-permissions", { method: "PUT", token: await shopToken(), body });
		expect((await read(customer)).permission).toBe("ALLOWED");
	});

	test.each([{}, { email: "" }, { email: "personne@exemple.fr" }])(
		"%j: no code, and the field is named",
		async (body) => {
			const answer = await shop<{ field: string }>("/commercial-codes", { method: "POST", body });
			expect([answer.body.field, answer.status]).toEqual(["email", answer.status]);
			expect([400, 404]).toContain(answer.status);
		},
	);
});

describe("the order", () => {
	async function sale(): Promise<{ order: Order; engineId: string }> {
		const { order } = await payDeposit(await registerCustomer());
		const engineId = await eventually("the engine's order", async () => {
			const { rows } = await db().query("select medusa_order_id as id from order_book where id = $1", [order.id]);
			return (rows[0]?.id as string | null) ?? undefined;
		});
		return { order, engineId };
	}
	const read = async (id: string) =>
		medusaOrderSchema.parse((await shop<MedusaOrder>(`/orders/${encodeURIComponent(id)}`)).body);

	test("shows status, payments, deposit and what is left, as the shop does", async () => {
		const { order, engineId } = await sale();
		const { order: shown, payments, backOfficeUrl } = await read(engineId);
		expect(shown).toMatchObject({ orderNumber: order.orderNumber, status: "CONFIRMED", paymentStatus: "PARTIAL" });
		expect(payments).toMatchObject({
			total: DEPOSIT.totalCents,
			captured: DEPOSIT.depositCents,
			due: DEPOSIT.balanceCents,
			actions: { refund: true, sendLink: true },
		});
		expect(backOfficeUrl).toMatch(new RegExp(`/admin/orders/${order.orderNumber}$`));
	});

	test("a refund moves the money once, by whom it was", async () => {
		const { order, engineId } = await sale();
		const refund = (key: string) =>
			shop(`/orders/${order.orderNumber}/refunds`, {
				body: { amount: 1000, reason: "Deux cartons écrasés" },
				headers: { "Idempotency-Key": key },
			});
		const key = randomUUID();
		expect([(await refund(key)).status, (await refund(key)).status]).toEqual([201, 201]);
		const { payments } = await read(engineId);
		expect(payments.refunded).toBe(1000);
		expect(payments.refunds).toMatchObject([{ requestedBy: "admin@demo.fr", source: "BACK_OFFICE" }]);
		expect((await shop(`/orders/${order.orderNumber}/refunds`, { body: { amount: 1, reason: "Essai" } })).status).toBe(
			400,
		);
	});

	test("a link to pay the balance is made, and mailed when asked", async () => {
		const { order } = await sale();
		const { status, body } = await shop<{ url: string }>(`/orders/${order.orderNumber}/balance-link`, {
			body: { send: true },
		});
		expect(status).toBe(201);
		expect(body.url).toMatch(/\/payer\//);
		expect(await audited(order.orderNumber)).toEqual(["payment.link-sent"]);
	});
});

/** What the audit log says about a thing, oldest first. */
async function audited(label: string): Promise<string[]> {
	const { rows } = await db().query("select action from admin_audit where label = $1 order by id", [label]);
	return rows.map(({ action }) => action);
}

let session: Promise<string> | undefined;
const shopToken = () => {
	session ??= adminToken();
	return session;
};
