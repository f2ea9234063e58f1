import { randomInt, randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import type {
	AdminWithdrawal,
	WithdrawableOrder,
	WithdrawalPage,
	WithdrawalReceipt,
} from "@confiserie/domain/contract/withdrawals";
import type { WithdrawalRight } from "@confiserie/domain/withdrawal/right-codes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { declareWithdrawal } from "../../backend/src/modules/sales/refunds/withdrawals/declare-withdrawal";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { mailCount, mailedTo } from "../support/mailed";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import { createIntent, intentRequest, newProduct, payByCard } from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
beforeAll(async () => {
	admin = await adminToken();
});

interface Sale {
	orderNumber: string;
	email: string;
	customer: TestCustomer;
}

/** A paid order of eight boxes (72 EUR) of a product of each right, under an e-mail of its own. */
async function sale(rights: readonly WithdrawalRight[] = ["FREE"], { paid = true } = {}): Promise<Sale> {
	const customer = await registerCustomer();
	const cart = [];
	for (const right of rights) {
		const product = await newProduct();
		await db().query("update product_packaging set withdrawal_right = $1 where product_id = $2", [right, product.id]);
		cart.push({ product, boxes: 8 });
	}
	const email = `retractation-${randomUUID()}@exemple.fr`;
	const request = intentRequest(cart);
	const { body } = await createIntent(customer.token, { ...request, orderData: { ...request.orderData, email } });
	const { orderNumber, clientSecret } = body;
	if (paid) await payByCard(customer.token, clientSecret);
	return { orderNumber, email, customer };
}
const look = ({ orderNumber, email }: Pick<Sale, "orderNumber" | "email">) =>
	api<WithdrawableOrder & ApiError>("/withdrawals/order", { body: { orderNumber, email } });
const declaration = ({ orderNumber, email }: Sale, lines: { lineId: string; boxes: number }[]) => {
	return { requestId: randomUUID(), orderNumber, email, name: "Camille Martin", lines };
};
const send = (body: object) => api<WithdrawalReceipt & ApiError>("/withdrawals", { body });
const lineOf = async (sold: Sale, index = 0) => (await look(sold)).body.lines[index]?.lineId ?? "";
const queued = async (orderNumber: string) =>
	(await api<WithdrawalPage>("/admin/withdrawals", { token: admin })).body.content.find(
		(one) => one.orderNumber === orderNumber,
	);
const decide = (id: string, body: object) =>
	api<AdminWithdrawal & ApiError>(`/admin/withdrawals/${id}/decision`, { token: admin, body });

describe("L221-21: withdrawing on line, without signing in", () => {
	test("number and e-mail show what can be withdrawn and why not, and nothing of the person", async () => {
		const sold = await sale(["FREE", "UNSEALED", "PERISHABLE"]);
		const { status, body } = await look({ ...sold, orderNumber: sold.orderNumber.toLowerCase() });
		expect(status).toBe(200);
		expect(body).toMatchObject({ orderNumber: sold.orderNumber, lastDay: null, isLate: false });
		expect(body.lines.map(({ right, openBoxes, boxes }) => [right, openBoxes, boxes])).toEqual([
			["FREE", 8, 8],
			["UNSEALED", 8, 8],
			["PERISHABLE", 0, 8],
		]);
		expect(JSON.stringify(body)).not.toMatch(/Camille|Martin|Confiseurs/);
	});

	test("a wrong number and a wrong e-mail get one answer", async () => {
		const sold = await sale();
		const answers = [
			await look({ ...sold, email: "autre@exemple.fr" }),
			await look({ ...sold, orderNumber: "CMD-0000-0000" }),
		];
		for (const { status, body } of answers) expect([status, body.code]).toEqual([404, "ORDER_NOT_FOUND"]);
		expect(answers[0]?.body).toEqual(answers[1]?.body);
	});

	test("twenty wrong e-mails from elsewhere do not block the buyer", async () => {
		const sold = await sale();
		const elsewhere = { "x-forwarded-for": `2001:db8:${randomInt(1, 0xffff).toString(16)}::1` };
		const guess = () =>
			api("/withdrawals/order", {
				body: { orderNumber: sold.orderNumber, email: `autre-${randomUUID()}@exemple.fr` },
				headers: elsewhere,
			});
		const answers = [];
		for (let time = 0; time < 41; time += 1) answers.push((await guess()).status);
		expect(answers).toEqual([...Array(40).fill(404), 429]);
		expect((await look(sold)).status).toBe(200);
	});

	test("confirmed, it is stored with its time and acknowledged by mail with content, date and time; idempotent", async () => {
		const sold = await sale();
		const body = declaration(sold, [{ lineId: await lineOf(sold), boxes: 3 }]);
		const first = await send(body);
		expect(first.status).toBe(201);
		expect((await send(body)).body).toEqual(first.body);
		const mail = await mailedTo(sold.email, "withdrawal-received");
		expect(mail).toContain(sold.orderNumber);
		expect(mail).toContain("Camille Martin");
		expect(mail).toContain("Nougat d&#x27;essai");
		const at = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });
		expect(mail).toContain(at.format(new Date(first.body.submittedAt)).replace(",", ""));
		expect(await mailCount(sold.email, "withdrawal-received")).toBe(1);
		expect((await look(sold)).body.lines[0]).toMatchObject({ openBoxes: 5, boxes: 8 });
		const other = await send({ ...body, lines: [{ lineId: await lineOf(sold), boxes: 2 }] });
		expect([other.status, other.body.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
	});

	test("never more boxes than were bought, by sixteen declarations at once", async () => {
		const sold = await sale();
		const lineId = await lineOf(sold);
		const answers = await Promise.all(
			Array.from({ length: 16 }, () => send(declaration(sold, [{ lineId, boxes: 3 }]))),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
		expect(answers.filter(({ status }) => status === 400)).toHaveLength(14);
		expect((await look(sold)).body.lines[0]?.openBoxes).toBe(2);
	});

	test("what a merchant says of a product afterwards changes nothing of an order", async () => {
		const sold = await sale(["FREE"]);
		await db().query(
			`update product_packaging set withdrawal_right = 'PERISHABLE' where product_id in
				(select product_id from order_book_line l join order_book o on o.id = l.order_id where o.order_number = $1)`,
			[sold.orderNumber],
		);
		expect((await look(sold)).body.lines[0]).toMatchObject({ right: "FREE", openBoxes: 8 });
	});

	test("a product without the right is refused with the reason, at its line", async () => {
		const sold = await sale(["FREE", "MADE_TO_ORDER"]);
		const refused = await send(declaration(sold, [{ lineId: await lineOf(sold, 1), boxes: 1 }]));
		expect([refused.status, refused.body.field]).toEqual([400, "lines[0].boxes"]);
		expect(refused.body.message).toContain("L221-28, 3°");
	});

	test("an unpaid and a cancelled order are no contract", async () => {
		const unpaid = await sale(["FREE"], { paid: false });
		expect((await look(unpaid)).body.code).toBe("WITHDRAWAL_CLOSED");
		const cancelled = await sale();
		await moveOrder(admin, cancelled.orderNumber, { status: "CANCELLED" });
		expect((await look(cancelled)).body.code).toBe("WITHDRAWAL_CLOSED");
	});

	test("fourteen days after the delivery it is still accepted, marked late, and staff decides", async () => {
		const sold = await sale();
		const { deliveredAt } = await moveOrder(admin, sold.orderNumber, { status: "DELIVERED" });
		const { body } = await look(sold);
		expect(body.isLate).toBe(false);
		expect(body.lastDay).toMatch(/^\d{4}-\d\d-\d\d$/);
		const days = (count: number) => new Date(new Date(deliveredAt ?? "").getTime() + count * 86_400_000);
		const at = (now: Date) => ({ ...context, now: () => now });
		const lineId = await lineOf(sold);
		await declareWithdrawal(at(days(1)), declaration(sold, [{ lineId, boxes: 1 }]));
		await declareWithdrawal(at(days(30)), declaration(sold, [{ lineId, boxes: 1 }]));
		const { rows } = await db().query<{ is_late: boolean }>(
			"select is_late from order_withdrawal w join order_book o on o.id = w.order_id where o.order_number = $1 order by submitted_at",
			[sold.orderNumber],
		);
		expect(rows.map(({ is_late }) => is_late)).toEqual([false, true]);
	});
});

describe("the queue of the back office", () => {
	test("ends in a refund of what is due, once, written in the audit", async () => {
		const sold = await sale();
		const lineId = await lineOf(sold);
		await send(declaration(sold, [{ lineId, boxes: 8 }]));
		const waiting = await queued(sold.orderNumber);
		expect(waiting).toMatchObject({
			state: "OPEN",
			isBusiness: false,
			isLate: false,
			refundableCents: waiting?.dueCents,
		});
		const { id = "", dueCents = 0 } = waiting ?? {};
		const first = await decide(id, { decision: "ACCEPT", amount: dueCents });
		expect(first.status).toBe(200);
		expect(first.body).toMatchObject({ state: "ACCEPTED", refundableCents: 0 });
		expect((await decide(id, { decision: "ACCEPT", amount: dueCents })).status).toBe(200);
		const { body: order } = await api<{ paymentStatus: string }>(`/orders/${sold.orderNumber}`, {
			token: sold.customer.token,
		});
		expect(order.paymentStatus).toBe("REFUNDED");
		const { body: packed } = await api<AdminOrderDetail>(`/admin/orders/${sold.orderNumber}`, { token: admin });
		expect(packed.items).toMatchObject([{ quantity: 8, quantityToShip: 0 }]);
		expect((await decide(id, { decision: "REFUSE", reason: "Trop tard" })).body.code).toBe("WITHDRAWAL_DECIDED");
		const { rows } = await db().query("select 1 from admin_audit where action = 'withdrawal.accepted' and label = $1", [
			sold.orderNumber,
		]);
		expect(rows).toHaveLength(1);
		expect(await queued(sold.orderNumber)).toBeUndefined();
	});

	test("or in a refusal whose reason the customer is sent, after which the boxes can be declared again", async () => {
		const sold = await sale();
		await send(declaration(sold, [{ lineId: await lineOf(sold), boxes: 8 }]));
		const { id = "" } = (await queued(sold.orderNumber)) ?? {};
		expect((await decide(id, { decision: "REFUSE", reason: " " })).body.field).toBe("reason");
		const refused = await decide(id, { decision: "REFUSE", reason: "Les sachets ont été ouverts." });
		expect(refused.body).toMatchObject({ state: "REFUSED", reason: "Les sachets ont été ouverts." });
		expect(await mailedTo(sold.email, "withdrawal-refused")).toContain("Les sachets ont été ouverts.");
		expect((await look(sold)).body.lines[0]?.openBoxes).toBe(8);
		expect((await decide(id, { decision: "ACCEPT", amount: 100 })).body.code).toBe("WITHDRAWAL_DECIDED");
	});

	test("more than the order's money is refused, and the declaration stays open", async () => {
		const sold = await sale();
		await send(declaration(sold, [{ lineId: await lineOf(sold), boxes: 1 }]));
		const { id = "" } = (await queued(sold.orderNumber)) ?? {};
		expect((await decide(id, { decision: "ACCEPT", amount: 900_000 })).body.code).toBe("REFUND_EXCEEDED");
		expect(await queued(sold.orderNumber)).toMatchObject({ state: "OPEN" });
	});
});
