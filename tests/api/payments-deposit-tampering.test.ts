import { randomUUID } from "node:crypto";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { depositCents } from "@confiserie/domain/payments/deposit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../support/api";
import { chance } from "../support/chance";
import { intentAmounts } from "../support/demo-provider";
import { type DepositShopper, depositShopper } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { openOrderContext } from "../support/order-context";
import { totalOf } from "../support/ordering";

const { context, close } = openOrderContext();
let shopper: DepositShopper;
let broken: () => Promise<string[]>;
beforeAll(async () => {
	shopper = await depositShopper();
	broken = await brokenSinceNow(context.pool);
});
afterAll(close);

/** How many requests are made up; TAMPERINGS=500 for the long run. */
const TAMPERINGS = Number(process.env.TAMPERINGS ?? 100);

test(`${TAMPERINGS} generated tamperings of the deposit request never give an intent of another amount than the server's`, async () => {
	const draw = drawsOf(20_261_120);
	const checkoutId = randomUUID();
	const answers = { accepted: 0, refused: 0 };
	for (let run = 0; run < TAMPERINGS; run++) {
		const honest = shopper.request(20 + 5 * draw(13), draw(2) ? { checkoutId } : {}, 3 + draw(60));
		const request = draw(10) ? tamper(honest, draw) : honest;
		const { status, body } = await shopper.open(request);
		expect(status, JSON.stringify(body)).toBeLessThan(500);
		if (status !== 200) {
			answers.refused++;
			continue;
		}
		answers.accepted++;
		const order = await bookedTerms(body.orderNumber);
		const isDeposit = request.paymentType === "deposit";
		const own = isDeposit ? depositCents(order.owed, order.deposit_percentage ?? 0) : order.owed;
		expect(order.owed).toBe(order.total_cents);
		expect([request.amount, body.paymentAmount, order.expected_cents]).toEqual([own, own, own]);
		expect(body.paymentAmount + body.remainingAmount).toBe(order.owed);
		expect(await intentAmounts(body.orderNumber)).toEqual([own]);
		if (isDeposit)
			expect([request.depositPercentage, request.commercialCode]).toEqual([order.deposit_percentage, shopper.code]);
	}
	expect(answers.accepted).toBeGreaterThan(0);
	expect(answers.refused).toBeGreaterThan(answers.accepted);
	// None of the made-up requests left an order behind that asks for something else.
	const { rows } = await db().query(
		`select order_number from order_book join payment_attempt on payment_attempt.order_id = order_book.id
			join demo_payment_intent on demo_payment_intent.id = intent_id
			where customer_id = $1 and order_book.status <> 'CANCELLED' and (wire->>'amount')::int <> expected_cents`,
		[shopper.customer.user.id],
	);
	expect(rows).toEqual([]);
	expect(await broken()).toEqual([]);
});

type Draw = (below: number) => number;

/** Changes one to three things that decide about money. */
function tamper(honest: PaymentIntentRequest, draw: Draw): PaymentIntentRequest {
	let request: PaymentIntentRequest = honest;
	for (let changes = 1 + draw(3); changes > 0; changes--) request = changeOne(request, draw);
	return request;
}

function changeOne(request: PaymentIntentRequest, draw: Draw): PaymentIntentRequest {
	const { orderData } = request;
	const cents = [0, 1, 50, 1999, 2000, request.amount - 1, request.amount + 1, draw(60_000)][draw(8)] ?? 0;
	const items = (change: object) => orderData.items.map((item) => ({ ...item, ...change }));
	const changes: (() => PaymentIntentRequest)[] = [
		() => ({ ...request, amount: cents }),
		() => ({ ...request, paymentType: "full" }),
		() => ({ ...request, depositPercentage: [0, 1, 19, 20, 25, 80, 81, 100, null][draw(9)] ?? null }),
		() => ({ ...request, commercialCode: ["", "ABCDEFGH", shopper.code.slice(1), null][draw(4)] ?? null }),
		() => ({ ...request, amount: cents, orderData: { ...orderData, paymentAmount: cents } }),
		() => ({ ...request, orderData: { ...orderData, total: cents } }),
		() => ({ ...request, orderData: { ...orderData, remainingAmount: cents } }),
		() => ({ ...request, orderData: { ...orderData, items: items({ unitPrice: cents }) } }),
		() => ({ ...request, orderData: { ...orderData, items: items({ totalPrice: cents }) } }),
		() => ({ ...request, orderData: { ...orderData, items: items({ quantity: 1 + draw(80) }) } }),
	];
	return changes[draw(changes.length)]?.() ?? request;
}

/** The same numbers in every run, so that a failure can be repeated. */
function drawsOf(seed: number): Draw {
	const { between } = chance(seed);
	return (below) => between(0, below - 1);
}

/** The order's terms, with what its own lines and the shop's prices make it owe. */
async function bookedTerms(orderNumber: string) {
	const { rows } = await db().query<{
		total_cents: number;
		expected_cents: number;
		deposit_percentage: number | null;
		boxes: number;
	}>(
		`select order_book.total_cents, expected_cents, deposit_percentage, sum(boxes)::int as boxes from order_book
			join order_book_line on order_id = order_book.id where order_number = $1 group by order_book.id`,
		[orderNumber],
	);
	const [row] = rows;
	if (!row) throw new Error(`No order ${orderNumber} in the order book.`);
	return { ...row, owed: totalOf([{ product: shopper.product, boxes: row.boxes }]) };
}
