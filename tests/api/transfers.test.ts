import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import { describe, expect, test } from "vitest";
import { api, db } from "../support/api";
import { openBalance, readOrder } from "../support/deposit";
import { eachDeposit } from "../support/each-deposit";
import { syncsWithMedusa } from "../support/medusa-sync";
import { givenBackByProvider, ledgerOf, medusaMoney, moneyOf } from "../support/money";
import { checkout, newProduct, payByCard, stockOf } from "../support/ordering";

syncsWithMedusa();

const deposit = eachDeposit();
const openRest = () => openBalance(deposit.customer, deposit.order.id);

describe("an administrator records a bank transfer", () => {
	test("for what is left: the order is PAID, with date, reference and who wrote it down", async () => {
		const { status, body } = await deposit.money.transfer(10_800);
		expect(status).toBe(201);
		expect(body).toMatchObject({ captured: 14_400, due: 0, transferable: 0 });
		expect(body.payments[1]).toMatchObject({
			method: "transfer",
			purpose: "BY_HAND",
			state: "RECEIVED",
			amount: 10_800,
			reference: "VIR 4471",
			receivedOn: "2026-11-02",
			recordedBy: "admin@demo.fr",
		});
		expect((await readOrder(deposit.customer, deposit.order.orderNumber)).paymentStatus).toBe("PAID");
		const medusaOrder = await medusaMoney(
			deposit.order.id,
			deposit.medusaAdmin,
			({ payment_status }) => payment_status === "captured",
		);
		expect(medusaOrder.payment_collections).toHaveLength(2);
	});

	test("for a part: the rest stays due, and the card asks for that rest", async () => {
		await deposit.money.transfer(4000);
		expect(await deposit.money.read()).toMatchObject({ captured: 7600, due: 6800, transferable: 6800 });
		const { body } = await openRest();
		expect(body).toMatchObject({ amount: 6800 });
		await payByCard(deposit.customer.token, body.clientSecret);
		const medusaOrder = await medusaMoney(
			deposit.order.id,
			deposit.medusaAdmin,
			({ payment_status }) => payment_status === "captured",
		);
		const balance = medusaOrder.payment_collections.find(({ amount }) => amount === 108);
		expect(balance?.payments.map(({ amount }) => amount).sort()).toEqual([40, 68]);
	});

	test("never more than what is left", async () => {
		const { status, body } = await deposit.money.transfer<ApiError>(10_801);
		expect([status, body.code, body.field]).toEqual([409, "TRANSFER_EXCEEDS", "amount"]);
		expect(body.message).toMatch(/^Il reste 108,00\s€ à payer\s: un paiement ne peut pas dépasser ce montant\.$/);
		expect(await ledgerOf(deposit.order.id)).toHaveLength(1);
	});

	test("20 times with the same key: once; 20 of 10,00 EUR at once: as many as fit", async () => {
		const key = randomUUID();
		const same = await Promise.all(Array.from({ length: 20 }, () => deposit.money.transfer(800, key)));
		expect(same.map(({ status }) => status)).toEqual(Array(20).fill(201));
		for (const [amount, means] of [
			[801, undefined],
			[800, "cash"],
		] as const)
			expect((await deposit.money.transfer<ApiError>(amount, key, means)).body.code).toBe("IDEMPOTENCY_CONFLICT");
		const many = await Promise.all(Array.from({ length: 20 }, () => deposit.money.transfer<ApiError>(1000)));
		expect(many.filter(({ status }) => status === 201)).toHaveLength(10);
		expect(await deposit.money.read()).toMatchObject({ captured: 14_400, due: 0 });
	});

	test("closes the card payment that lay open: it cannot be charged any more", async () => {
		const { body } = await openRest();
		await deposit.money.transfer(10_800);
		const late = await payByCard(deposit.customer.token, body.clientSecret);
		expect(late.body.status).toBe("requires_payment_method");
		expect(await ledgerOf(deposit.order.id)).toHaveLength(2);
	});

	test("and a card that was faster wins: the transfer is refused", async () => {
		const { body } = await openRest();
		await payByCard(deposit.customer.token, body.clientSecret);
		expect((await deposit.money.transfer<ApiError>(10_800)).body.code).toBe("BALANCE_CLOSED");
	});

	test("pays an order that still waits in its checkout: confirmed, its stock held, its card payment closed", async () => {
		const waiting = await newProduct();
		const intent = await checkout(deposit.customer.token, [{ product: waiting, boxes: 2 }]);
		const { id } = await readOrder(deposit.customer, intent.orderNumber);
		const { body } = await moneyOf(id, deposit.admin).transfer(2499);
		expect(body).toMatchObject({ captured: 2499, due: 0 });
		expect(await readOrder(deposit.customer, intent.orderNumber)).toMatchObject({
			status: "CONFIRMED",
			paymentStatus: "PAID",
		});
		expect(await stockOf(waiting)).toMatchObject({ reserved: 2, held: 2 });
		const late = await payByCard(deposit.customer.token, intent.clientSecret);
		expect(late.body.status).toBe("requires_payment_method");
	});

	test("not for a cancelled order", async () => {
		await db().query("update order_book set status = 'CANCELLED' where id = $1", [deposit.order.id]);
		expect((await deposit.money.transfer<ApiError>(100)).body.code).toBe("BALANCE_CLOSED");
	});

	test.each([
		[{ amount: 0 }, "amount"],
		[{ amount: "100" }, "amount"],
		[{ receivedOn: "02/11/2026" }, "receivedOn"],
		[{ receivedOn: "2126-01-01" }, "receivedOn"],
		[{ reference: " " }, "reference"],
	])("%j names the field at fault", async (changes, field) => {
		const { status, body } = await api(`/admin/orders/${deposit.order.id}/transfers`, {
			body: { amount: 100, receivedOn: "2026-11-02", reference: "VIR", ...changes },
			token: deposit.admin,
			headers: { "Idempotency-Key": randomUUID() },
		});
		expect([status, body.field]).toEqual([400, field]);
	});

	test("is in the audit log", async () => {
		await deposit.money.transfer(500);
		const { rows } = await db().query("select action, changes from admin_audit where entity_id = $1", [
			deposit.order.id,
		]);
		expect(rows).toMatchObject([
			{ action: "payment.transfer-recorded", changes: { transferCents: { from: null, to: 500 } } },
		]);
	});

	test("is refunded by hand, after the cards: recorded as such, nothing moves at the provider", async () => {
		await deposit.money.transfer(10_800);
		const { body } = await deposit.money.refund(5000);
		expect(body.refunds[0]?.parts).toEqual([
			{ amount: 3600, isByHand: false, state: "DONE" },
			{ amount: 1400, isByHand: true, state: "DONE" },
		]);
		expect(body).toMatchObject({ refunded: 5000, refundable: 9400, refundableByHand: 9400 });
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(3600);
	});
});
