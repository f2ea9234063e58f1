import { type ApiError, apiErrorSchema, ERRORS } from "@confiserie/domain/contract/error";
import {
	type PaymentIntentRequest,
	type PaymentIntentResponse,
	paymentIntentResponseSchema,
} from "@confiserie/domain/contract/payment";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { collectedCents, depositCents, enabledPercentages } from "@confiserie/domain/payments/deposit";
import { beforeAll, expect, test } from "vitest";
import { type ApiResponse, db, registerCustomer, type TestCustomer } from "../support/api";
import { type Chance, printedChance } from "../support/chance";
import { createIntent, intentRequest, newProduct, type TestProduct, totalOf } from "../support/ordering";
import { parallel } from "../support/parallel";
import { sized } from "../support/sizes";
import { type Loot, tamper } from "./tampering";

const TAMPERINGS = sized(60, 500);
const AT_ONCE = 10;

let customer: TestCustomer;
let products: readonly [TestProduct, TestProduct, TestProduct];
let loot: Loot;
let code: string;
beforeAll(async () => {
	customer = await registerCustomer();
	code = await commercialCodeFor(customer.email);
	const dear = { piecesPerBox: 100, boxesPerLayer: 4, pricePerPieceBox: 1.3333, pricePerPieceLayer: 1.25 };
	products = [
		await newProduct(),
		await newProduct({ pricing: { piecesPerBox: 7, pricePerPieceBox: 0.335 } }),
		await newProduct({ pricing: dear }),
	];
	const stranger = await registerCustomer();
	const theirs = intentRequest([{ product: products[0], boxes: 1 }]);
	expect((await createIntent(stranger.token, theirs)).status).toBe(200);
	loot = {
		stranger: {
			id: stranger.user.id,
			email: stranger.email,
			code: await commercialCodeFor(stranger.email),
			checkoutId: theirs.checkoutId ?? "",
		},
		otherProducts: [products[1].id, products[2].id],
	};
});

test(`${TAMPERINGS} tampered requests: no intent with another amount than the server's own, never a 5xx`, async () => {
	const chance = printedChance("tampering");
	const seen = { accepted: 0, refused: 0 };
	for (let done = 0; done < TAMPERINGS; done += AT_ONCE)
		await parallel(AT_ONCE, async () => {
			const { body, lies } = tamper(honestRequest(chance), loot, chance);
			const answer = await createIntent<PaymentIntentResponse & ApiError>(customer.token, body);
			const label = `${lies.join(" + ")}: ${JSON.stringify(body).slice(0, 600)} returned ${JSON.stringify(answer.body)}`;
			if (answer.status === 200) await expectOwnAmount(body as PaymentIntentRequest, answer, label);
			else expectCodedRefusal(answer, label);
			seen[answer.status === 200 ? "accepted" : "refused"]++;
		});
	console.log(`tampering: ${seen.accepted} accepted at the server's amount, ${seen.refused} refused`);
	// Lies in ignored fields are accepted at the server's price; both kinds must have occurred.
	expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(TAMPERINGS / 20);
	expect(await intentsOffTheirOrder()).toEqual([]);
	expect(await ordersOf(loot.stranger.id)).toEqual([{ total: 1499, status: "PENDING" }]);
});

/** A cart of one to three products, paid in full or by deposit, as the shopper's page sends it. */
function honestRequest(chance: Chance): PaymentIntentRequest {
	const cart = products
		.slice(0, chance.between(1, products.length))
		.map((product) => ({ product, boxes: chance.between(1, 60) }));
	const request = intentRequest(cart);
	const total = totalOf(cart);
	const percentage = enabledPercentages(total)[0];
	if (percentage === undefined || chance.happens(60)) return request;
	const amount = depositCents(total, percentage);
	const orderData = { ...request.orderData, paymentAmount: amount, remainingAmount: total - amount };
	return { ...request, amount, paymentType: "deposit", depositPercentage: percentage, commercialCode: code, orderData };
}

/** What is charged is worked out here from the products and boxes alone, and is what the request had named. */
async function expectOwnAmount(
	request: PaymentIntentRequest,
	{ body }: ApiResponse<PaymentIntentResponse>,
	label: string,
) {
	const answer = paymentIntentResponseSchema.parse(body);
	const boxes = new Map<string, number>();
	for (const { productId, quantity } of request.orderData.items)
		boxes.set(productId.trim(), (boxes.get(productId.trim()) ?? 0) + quantity);
	const cart = products
		.flatMap((product) => ({ product, boxes: boxes.get(product.id) ?? 0 }))
		.filter((line) => line.boxes > 0);
	const deposit = request.paymentType === "deposit" ? (request.depositPercentage ?? null) : null;
	const own = collectedCents(totalOf(cart), deposit);
	expect([answer.paymentAmount, request.amount, await intentAmount(answer.paymentIntentId)], label).toEqual([
		own,
		own,
		own,
	]);
	expect(answer.remainingAmount, label).toBe(totalOf(cart) - own);
}

function expectCodedRefusal({ status, body }: ApiResponse<ApiError>, label: string): void {
	expect([400, 409], label).toContain(status);
	const { code } = apiErrorSchema.strict().parse(body);
	expect(Object.keys(ERRORS), label).toContain(code);
}

async function intentAmount(intentId: string): Promise<number> {
	const { rows } = await db().query("select (wire->>'amount')::int as cents from demo_payment_intent where id = $1", [
		intentId,
	]);
	return rows[0].cents;
}

async function intentsOffTheirOrder(): Promise<unknown[]> {
	const { rows } = await db().query(
		`select order_number, expected_cents, wire->>'amount' as asked from order_book
			join payment_attempt on payment_attempt.order_id = order_book.id
			join demo_payment_intent intent on intent.id = payment_attempt.intent_id
			where customer_id = $1 and (wire->>'amount')::int <> expected_cents`,
		[customer.user.id],
	);
	return rows;
}

async function ordersOf(customerId: string): Promise<unknown[]> {
	const { rows } = await db().query("select total_cents as total, status from order_book where customer_id = $1", [
		customerId,
	]);
	return rows;
}
