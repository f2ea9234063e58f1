import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import { beforeAll, describe, expect, test } from "vitest";
import { failureOf } from "../../backend/src/modules/foundations/failures/failure";
import { changeStatus } from "../../backend/src/modules/sales/order-changes/change-status";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { type Sale, statusDesk } from "../support/order-status";
import { CARDS, card, confirm, stockOf } from "../support/ordering";

syncsWithMedusa();

const { open, sale, patch, move, read } = statusDesk();
let customer: string;
beforeAll(async () => {
	customer = await open();
});

describe("two administrators at once", () => {
	test("the second gets a conflict with the current order, and nothing is overwritten", async () => {
		const { orderNumber } = await sale();
		const { version } = await read(orderNumber);
		await move(orderNumber, { status: "PREPARING", version });
		await outboxEmpty(orderNumber);
		const { status, body } = await patch<ApiError & { current: AdminOrderDetail }>(orderNumber, {
			status: "CANCELLED",
			version,
		});
		expect([status, body.code]).toEqual([409, "ORDER_CHANGED"]);
		expect(body.current).toEqual(await read(orderNumber));
		expect(body.current.status).toBe("PREPARING");
	});

	test("of twenty at the same moment exactly one wins", async () => {
		const { orderNumber } = await sale();
		const { version } = await read(orderNumber);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				patch(orderNumber, { status: index % 2 ? "PREPARING" : "SHIPPED", version }),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
		expect((await read(orderNumber)).history).toHaveLength(3);
	});

	test("a payment that arrives meanwhile counts as a change", async () => {
		const { orderNumber, clientSecret } = await sale({ paid: false });
		const { version } = await read(orderNumber);
		await confirm(customer, clientSecret, { card: card(CARDS.success) });
		expect((await patch(orderNumber, { status: "CANCELLED", version })).status).toBe(409);
		expect((await read(orderNumber)).status).toBe("CONFIRMED");
	});
});

describe("an unpaid order is cancelled, without a version, while its payment arrives", () => {
	/** The response states the outcome, and the order matches it. */
	async function expectReported({ orderNumber, clientSecret }: Sale): Promise<string> {
		const [paid, answer] = await Promise.all([
			confirm(customer, clientSecret, { card: card(CARDS.success) }),
			patch<AdminOrderDetail & ApiError & { current: AdminOrderDetail }>(orderNumber, { status: "CANCELLED" }),
		]);
		await outboxEmpty(orderNumber);
		const { status, paymentStatus, paidAmount, attention } = await read(orderNumber);
		const isPaid = paid.body.status === "succeeded";
		if (answer.status === 409) {
			expect([answer.body.code, answer.body.current.status, isPaid]).toEqual(["ORDER_CHANGED", "CONFIRMED", true]);
			expect([status, paymentStatus]).toEqual(["CONFIRMED", "PAID"]);
			return "paid, and the request refused";
		}
		expect([answer.status, status]).toEqual([200, "CANCELLED"]);
		expect([answer.body.paidAmount > 0, paidAmount > 0]).toEqual([isPaid, isPaid]);
		expect([answer.body.attention, attention]).toEqual(isPaid ? ["REFUND_DUE", "REFUND_DUE"] : [null, null]);
		return isPaid
			? "paid before the request came, and cancelled with its refund due"
			: "cancelled, and the payment refused";
	}

	test("ten rounds at once end paid and confirmed, or cancelled as reported", async () => {
		const sales = await Promise.all(Array.from({ length: 10 }, () => sale({ paid: false })));
		const ends = await Promise.all(sales.map(expectReported));
		console.log([...new Set(ends)].map((end) => `${ends.filter((one) => one === end).length} ${end}`));
	});

	test("paid after the request was read: 409 with the order as it is, and nothing is cancelled", async () => {
		const { orderNumber, clientSecret, product } = await sale({ paid: false });
		const { context, withGateway, close } = openOrderContext();
		const paidJustBefore = withGateway({
			cancel: async (id) => {
				await confirm(customer, clientSecret, { card: card(CARDS.success) });
				return context.gateway.cancel(id);
			},
		});
		const cancelled = changeStatus(paidJustBefore, {
			idOrNumber: orderNumber,
			request: { status: "CANCELLED" },
			actor: { customerId: "user_essai", email: "admin@demo.fr" },
		});
		const failure = failureOf(await cancelled.catch((error: unknown) => error));
		await close();
		expect(failure?.code).toBe("ORDER_CHANGED");
		expect(failure?.message).toMatch(/Un paiement est arrivé entre-temps/);
		expect(failure?.details.current).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID" });
		expect(await read(orderNumber)).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID", attention: null });
		expect(await stockOf(product)).toMatchObject({ reserved: 3 });
	});
});
