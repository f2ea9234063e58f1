import { randomUUID } from "node:crypto";
import type { AdminClaim, Claim, ClaimList, ClaimPage } from "@confiserie/domain/contract/claims";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf } from "../support/channel-orders";
import { DEPOSIT, payDeposit, readOrder } from "../support/deposit";
import { goodsOf } from "../support/goods";
import { settledInvoicesOf } from "../support/invoices";
import { mailCount, mailedTo } from "../support/mailed";
import { moveOrder } from "../support/order-status";
import { createIntent, intentRequest, newProduct, payByCard, stockOf, type TestProduct } from "../support/ordering";

let admin: string;
beforeAll(async () => {
	admin = await adminToken();
});

interface Sale {
	orderNumber: string;
	email: string;
	customer: TestCustomer;
	lineId: string;
	product: TestProduct;
}

/** A paid order of eight boxes (72 EUR) of one product, under an e-mail of its own. */
async function sale({ paid = true } = {}): Promise<Sale> {
	const customer = await registerCustomer();
	const email = `reclamation-${randomUUID()}@exemple.fr`;
	const product = await newProduct();
	const request = intentRequest([{ product, boxes: 8 }]);
	const { body } = await createIntent(customer.token, { ...request, orderData: { ...request.orderData, email } });
	if (paid) await payByCard(customer.token, body.clientSecret);
	const { orderNumber } = body;
	const order = await api<{ items: { id: string }[] }>(`/orders/${orderNumber}`, { token: customer.token });
	return { orderNumber, email, customer, lineId: order.body.items[0]?.id ?? "", product };
}

const TEXT = "Deux cartons sont arrivés écrasés.";
const claimOf = (lines: { lineId: string; boxes: number }[], changes: object = {}) => {
	return { requestId: randomUUID(), kind: "DAMAGED", remedy: "REFUND", text: TEXT, lines, ...changes };
};
const make = ({ orderNumber, customer }: Sale, body: object) =>
	api<Claim & ApiError>(`/orders/${orderNumber}/claims`, { token: customer.token, body });
const list = async ({ orderNumber, customer }: Sale) =>
	(await api<ClaimList>(`/orders/${orderNumber}/claims`, { token: customer.token })).body;
const found = async (query: string, which = "") =>
	(await api<ClaimPage>(`/admin/claims?query=${encodeURIComponent(query)}${which}`, { token: admin })).body.content;
const decide = (id: string, body: object) =>
	api<AdminClaim & ApiError>(`/admin/claims/${id}/decision`, { token: admin, body });
const answer = (id: string, body: object) =>
	api<AdminClaim & ApiError>(`/admin/claims/${id}/messages`, { token: admin, body });

/** A sale with a claim about two of its boxes (18 EUR), as the back office reads it. */
async function claimed(): Promise<{ sold: Sale; claim: AdminClaim }> {
	const sold = await sale();
	const { body } = await make(sold, claimOf([{ lineId: sold.lineId, boxes: 2 }]));
	const [claim] = await found(body.number);
	if (!claim) throw new Error("The claim is not in the queue.");
	return { sold, claim };
}

describe("a claim about an order", () => {
	test("is stored with number and time, acknowledged once by mail, and idempotent", async () => {
		const sold = await sale();
		const body = claimOf([{ lineId: sold.lineId, boxes: 2 }]);
		const answers = await Promise.all(Array.from({ length: 6 }, () => make(sold, body)));
		const numbers = new Set(answers.map(({ body: claim }) => claim.number));
		expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
		expect(numbers.size).toBe(1);
		const [number = ""] = numbers;
		expect(number).toMatch(/^REC-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
		expect(await list(sold)).toMatchObject({
			isOpen: true,
			items: [
				{ number, state: "OPEN", ending: null, lines: [{ boxes: 2 }], messages: [{ from: "CUSTOMER", text: TEXT }] },
			],
		});
		const mail = await mailedTo(sold.email, "claim-received");
		expect(mail).toContain(number);
		expect(mail).toContain(TEXT);
		expect(mail).toContain("Abîmé ou cassé");
		const at = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });
		expect(mail).toContain(at.format(new Date(answers[0]?.body.submittedAt ?? "")).replace(",", ""));
		expect(await mailCount(sold.email, "claim-received")).toBe(1);
		const other = await make(sold, { ...body, text: "Autre chose que la première fois." });
		expect([other.status, other.body.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
	});

	test("names its goods, of this order, no more than were bought; a late parcel needs none", async () => {
		const sold = await sale();
		const other = await sale();
		const refused = [
			[claimOf([]), "lines"],
			[claimOf([{ lineId: sold.lineId, boxes: 9 }]), "lines[0].boxes"],
			[claimOf([{ lineId: other.lineId, boxes: 1 }]), "lines[0].boxes"],
			[claimOf([{ lineId: sold.lineId, boxes: 1 }], { text: "  court  " }), "text"],
			[claimOf([{ lineId: sold.lineId, boxes: 1 }], { kind: "ANGRY" }), "kind"],
		] as const;
		for (const [body, field] of refused) {
			const { status, body: error } = await make(sold, body);
			expect([status, error.code, error.field]).toEqual([400, "VALIDATION", field]);
		}
		expect((await make(sold, claimOf([], { kind: "LATE" }))).status).toBe(201);
	});

	test("is made and read by the order's customer only", async () => {
		const { sold, claim } = await claimed();
		const stranger = { ...sold, customer: await registerCustomer() };
		expect((await make(stranger, claimOf([{ lineId: sold.lineId, boxes: 1 }]))).body.code).toBe("ORDER_NOT_FOUND");
		const path = `/orders/${sold.orderNumber}/claims`;
		expect((await api(path, { token: stranger.customer.token })).status).toBe(404);
		const said = { requestId: randomUUID(), text: "Je lis tout." };
		const message = await api(`${path}/${claim.number}/messages`, { token: stranger.customer.token, body: said });
		expect(message.status).toBe(404);
	});

	test("is refused for an order that is unpaid or cancelled", async () => {
		const unpaid = await sale({ paid: false });
		expect((await list(unpaid)).isOpen).toBe(false);
		const refused = await make(unpaid, claimOf([{ lineId: unpaid.lineId, boxes: 1 }]));
		expect([refused.status, refused.body.code]).toEqual([409, "CLAIM_CLOSED"]);
		const cancelled = await sale();
		await moveOrder(admin, cancelled.orderNumber, { status: "CANCELLED" });
		expect((await list(cancelled)).isOpen).toBe(false);
	});

	test("a customer without an account makes it by the key of the order's mails, and goes on in it", async () => {
		const { key } = await issueKey();
		const { orderNumber } = await placeOrder(key, saleOf((await newProduct()).id));
		const { rows } = await db().query<{ key: string; line: string }>(
			`select follow_key as key, (select id from order_book_line where order_id = book.id limit 1) as line
				from order_book book where order_number = $1`,
			[orderNumber],
		);
		const path = `/followed-orders/${rows[0]?.key}/claims`;
		const made = await api<Claim>(path, { body: claimOf([{ lineId: rows[0]?.line ?? "", boxes: 1 }]) });
		expect(made.status).toBe(201);
		const said = await api<Claim>(`${path}/${made.body.number}/messages`, {
			body: { requestId: randomUUID(), text: "J'oubliais la photo." },
		});
		expect(said.body.messages).toHaveLength(2);
		expect((await api<ClaimList>(path)).body.items).toHaveLength(1);
		expect((await api("/followed-orders/rien/claims")).status).toBe(404);
	});

	test("too many are slowed down", async () => {
		const sold = await sale();
		const answers = await Promise.all(
			Array.from({ length: 25 }, () => make(sold, claimOf([{ lineId: sold.lineId, boxes: 1 }]))),
		);
		expect(answers.filter(({ body }) => body.code === "RATE_LIMITED")).toHaveLength(5);
	});
});

describe("the queue of the back office", () => {
	test("finds it by number, order, e-mail and name; answered it waits for its customer, who sets it back", async () => {
		const { sold, claim } = await claimed();
		for (const query of [claim.number.toLowerCase(), sold.orderNumber, "Camille Martin"])
			expect((await found(query, query === "Camille Martin" ? "&list=OPEN" : "")).length).toBeGreaterThan(0);
		expect(await found(sold.email)).toMatchObject([{ id: claim.id, claimedCents: 1800, state: "OPEN" }]);
		const body = { requestId: randomUUID(), text: "Quels cartons, s'il vous plaît ?" };
		const answers = await Promise.all([answer(claim.id, body), answer(claim.id, body)]);
		expect(answers.map(({ status }) => status)).toEqual([201, 201]);
		expect(await mailedTo(sold.email, "claim-answered")).toContain("Quels cartons");
		expect(await mailCount(sold.email, "claim-answered")).toBe(1);
		expect(await found(claim.number, "&list=OPEN")).toEqual([]);
		expect(await found(claim.number, "&list=ANSWERED")).toHaveLength(1);
		const path = `/orders/${sold.orderNumber}/claims/${claim.number}/messages`;
		const reply = { requestId: randomUUID(), text: "Les deux du dessous." };
		expect((await api<Claim>(path, { token: sold.customer.token, body: reply })).body).toMatchObject({
			state: "OPEN",
			messages: [{ from: "CUSTOMER" }, { from: "SHOP" }, { from: "CUSTOMER", text: "Les deux du dessous." }],
		});
	});

	test("ends in one refund however many administrators press at once, in ledger, credit note, audit and mail", async () => {
		const { sold, claim } = await claimed();
		const refund = { decision: "REFUND", amount: claim.claimedCents, words: "Avec nos excuses." };
		const answers = await Promise.all([decide(claim.id, refund), decide(claim.id, refund), decide(claim.id, refund)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(answers[0]?.body).toMatchObject({ state: "REFUNDED", ending: { refundCents: 1800 } });
		const { rows } = await db().query<{ refunds: number; audits: number; cents: number }>(
			`select (select count(*)::int from payment_refund where order_id = $1) as refunds,
				(select coalesce(sum(amount_cents), 0)::int from payment_refund where order_id = $1) as cents,
				(select count(*)::int from admin_audit where action = 'claim.refunded' and label = $2) as audits`,
			[claim.orderId, sold.orderNumber],
		);
		expect(rows).toEqual([{ refunds: 1, cents: 1800, audits: 1 }]);
		expect(await mailedTo(sold.email, "claim-ended")).toContain("Avec nos excuses.");
		expect(await mailCount(sold.email, "claim-ended")).toBe(1);
		const refused = await decide(claim.id, { decision: "REFUSE", words: "Trop tard" });
		expect([refused.status, refused.body.code]).toEqual([409, "CLAIM_DECIDED"]);
		expect((await decide(claim.id, { ...refund, amount: 100 })).body.code).toBe("CLAIM_DECIDED");
		expect((await answer(claim.id, { requestId: randomUUID(), text: "Encore un mot" })).body.code).toBe(
			"CLAIM_DECIDED",
		);
	});

	test("by line its boxes go back with rate, credit note and stock, once, however many press; another amount is refused", async () => {
		const { sold, claim } = await claimed();
		const goods = goodsOf(admin, sold.orderNumber);
		const lines = [{ lineId: sold.lineId, boxes: 2, restock: true }];
		const refund = { decision: "REFUND", amount: claim.claimedCents, lines };
		const [line] = claim.lines;
		expect([line, claim.balanceCents]).toEqual([expect.objectContaining({ lineId: sold.lineId, restockable: 0 }), 0]);
		expect((await decide(claim.id, refund)).body.field).toBe("lines.0.restock");
		expect((await goods.ship()).status).toBe(201);
		expect((await decide(claim.id, { ...refund, amount: 1700 })).body.code).toBe("REFUND_CHANGED");
		const stocked = (await stockOf(sold.product)).stocked;
		const answers = await Promise.all([decide(claim.id, refund), decide(claim.id, refund)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect((await stockOf(sold.product)).stocked).toBe(stocked + 2);
		expect((await goods.preview([])).body.lines).toMatchObject([{ boxesLeft: 6, restockable: 6 }]);
		const documents = await settledInvoicesOf(claim.orderId);
		expect(documents.at(-1)?.document).toMatchObject({
			kind: "CREDIT_NOTE",
			lines: [{ name: sold.product.name, quantity: 2, ratePercent: 20, grossCents: 1800 }],
		});
		expect(await found(claim.number)).toMatchObject([{ state: "REFUNDED", ending: { refundCents: 1800 } }]);
	});

	test("two different decisions at once: one applies, with its refund only", async () => {
		const { claim } = await claimed();
		const answers = await Promise.all([
			decide(claim.id, { decision: "REFUND", amount: 900 }),
			decide(claim.id, { decision: "REFUSE", words: "Le carton était intact." }),
			decide(claim.id, { decision: "REPLACE", words: "Deux cartons lundi." }),
		]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		const [ended] = await found(claim.number);
		const { rows } = await db().query("select 1 from payment_refund where order_id = $1", [claim.orderId]);
		expect(rows).toHaveLength(ended?.state === "REFUNDED" ? 1 : 0);
	});

	test("a gesture of the whole deposit leaves the order with its rest to pay", async () => {
		const customer = await registerCustomer();
		const { order } = await payDeposit(customer);
		const claim = claimOf([], { kind: "LATE", requestId: randomUUID() });
		const made = await api<Claim>(`/orders/${order.orderNumber}/claims`, { token: customer.token, body: claim });
		const [{ id } = { id: "" }] = await found(made.body.number);
		expect((await decide(id, { decision: "REFUND", amount: DEPOSIT.depositCents })).status).toBe(200);
		expect(await readOrder(customer, order.orderNumber)).toMatchObject({
			status: "CONFIRMED",
			remainingAmount: DEPOSIT.balanceCents / 100,
		});
	});

	test("never gives back more than was paid, and the claim stays open", async () => {
		const { claim } = await claimed();
		expect((await decide(claim.id, { decision: "REFUND", amount: 900_000 })).body.code).toBe("REFUND_EXCEEDED");
		expect((await decide(claim.id, { decision: "REFUND", amount: 0 })).body.field).toBe("amount");
		expect(await found(claim.number, "&list=OPEN")).toHaveLength(1);
	});

	test("a replacement says what is sent", async () => {
		const { sold, claim } = await claimed();
		expect((await decide(claim.id, { decision: "REPLACE", words: " " })).body.field).toBe("words");
		const { body } = await decide(claim.id, { decision: "REPLACE", words: "Deux cartons partent lundi." });
		expect(body).toMatchObject({
			state: "REPLACED",
			ending: { words: "Deux cartons partent lundi.", refundCents: null },
		});
		expect(await mailedTo(sold.email, "claim-ended")).toContain("Deux cartons partent lundi.");
		expect((await list(sold)).items[0]).toMatchObject({ state: "REPLACED" });
	});

	test("L616-1: a refusal has its reason and says that a mediator can be turned to", async () => {
		const { sold, claim } = await claimed();
		const { status } = await decide(claim.id, { decision: "REFUSE", words: "Le carton était intact à la livraison." });
		expect(status).toBe(200);
		const mail = await mailedTo(sold.email, "claim-ended");
		expect(mail).toContain("Le carton était intact");
		expect(mail).toContain("médiateur de la consommation");
	});
});

test("the person reads it among their data; while it is open nothing is erased, and its words go with the account", async () => {
	const { sold, claim } = await claimed();
	const { token } = sold.customer;
	const { body } = await api<PersonalData>("/auth/data", { token });
	expect(body.claims).toMatchObject([{ number: claim.number, orderNumber: sold.orderNumber, words: [TEXT] }]);
	await moveOrder(admin, sold.orderNumber, { status: "DELIVERED" });
	const { email, password } = sold.customer;
	const erase = () => api<ApiError>("/auth/erasure", { token, body: { email, password } });
	expect((await erase()).body.code).toBe("ERASURE_UNDER_WAY");
	await decide(claim.id, { decision: "SETTLE", words: "Réglé au téléphone avec Camille." });
	await expect.poll(async () => (await erase()).status, { timeout: 30_000 }).toBeLessThan(300);
	const { rows } = await db().query(
		`select words, text from order_complaint claim join order_complaint_message said on said.complaint_id = claim.id
			where claim.id = $1`,
		[claim.id],
	);
	expect(rows).toEqual([{ words: "", text: "" }]);
});
