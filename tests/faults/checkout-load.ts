import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { PaymentIntentRequest, PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { depositCents, enabledPercentages } from "@confiserie/domain/payments/deposit";
import { signPayload } from "../../backend/src/modules/sales/payments/gateway/signature";
import { type ApiResponse, api, db, type TestCustomer } from "../support/api";
import type { Chance } from "../support/chance";
import {
	CARDS,
	type CartLine,
	card,
	confirm,
	createIntent,
	intentRequest,
	type TestProduct,
	totalOf,
} from "../support/ordering";

/** One checkout as its shopper knows it: what was sent, and what the shop acknowledged before it was killed. */
export interface Ticket {
	customer: TestCustomer;
	checkoutId: string;
	sent: PaymentIntentRequest[];
	/** Index in `sent` of the last request that got a 200; -1 when none was. */
	acknowledged: number;
	answer: PaymentIntentResponse | undefined;
	/** The card step returned "succeeded". */
	isPaid: boolean;
}

export interface Load {
	customers: readonly [TestCustomer, ...TestCustomer[]];
	products: readonly [TestProduct, ...TestProduct[]];
	shoppers: number;
	chance: Chance;
	/** Called before each request goes out. */
	onRequest: () => void;
}

/** What a load leaves behind. `surprises` are responses that no shopper should ever get. */
export interface LoadReport {
	tickets: Ticket[];
	surprises: string[];
}

/** Shoppers who order, change their mind, pay, and whose provider repeats itself, until the shop stops responding. */
export async function loadUntilGone(load: Load): Promise<LoadReport> {
	const report: LoadReport = { tickets: [], surprises: [] };
	const shopper = async (chance: Chance) => {
		// Each shopper goes on until a request finds no server.
		while (await oneCheckout(load, chance, report)) {}
	};
	await Promise.all(Array.from({ length: load.shoppers }, () => shopper(load.chance.branch())));
	return report;
}

/** False when the shop was gone in the middle. */
async function oneCheckout(load: Load, chance: Chance, report: LoadReport): Promise<boolean> {
	const ticket: Ticket = {
		customer: chance.pick(load.customers),
		checkoutId: randomUUID(),
		sent: [],
		acknowledged: -1,
		answer: undefined,
		isPaid: false,
	};
	report.tickets.push(ticket);
	const call = async <Body>(work: () => Promise<ApiResponse<Body>>, allowed: readonly number[]) => {
		load.onRequest();
		const answer = await work().catch(unlessGone);
		if (answer && !allowed.includes(answer.status))
			report.surprises.push(`${answer.status} ${JSON.stringify(answer.body)}`);
		return answer;
	};
	for (let tries = chance.between(1, 2); tries > 0; tries--) {
		const request = await anyRequest(load, chance, ticket);
		ticket.sent.push(request);
		const answer = await call(
			() => createIntent<PaymentIntentResponse & ApiError>(ticket.customer.token, request),
			SOLD,
		);
		if (!answer) return false;
		if (answer.status !== 200) continue;
		ticket.acknowledged = ticket.sent.length - 1;
		ticket.answer = answer.body;
	}
	const { answer } = ticket;
	if (!answer || chance.happens(20)) return true;
	if (chance.happens(15)) {
		await payUnseen(answer.paymentIntentId);
		return true;
	}
	const number = chance.happens(80) ? CARDS.success : CARDS.declined;
	const paid = await call(() => confirm(ticket.customer.token, answer.clientSecret, { card: card(number) }), OK);
	if (!paid) return false;
	ticket.isPaid = paid.body.status === "succeeded";
	if (chance.happens(50)) return true;
	return (await call(repeatAnEvent, OK)) !== undefined;
}

const OK = [200];
/** The last boxes may have been sold to another shopper. */
const SOLD = [200, 409];

/** A dead server's connections fail in fetch with a TypeError; anything else is a fault of the test. */
function unlessGone(error: unknown): undefined {
	if (!(error instanceof TypeError)) throw error;
}

async function anyRequest(load: Load, chance: Chance, ticket: Ticket): Promise<PaymentIntentRequest> {
	const line = (product: TestProduct): CartLine => ({ product, boxes: chance.between(1, 9) });
	const [first, second] = [chance.pick(load.products), chance.pick(load.products)];
	const cart = first === second ? [line(first)] : [line(first), line(second)];
	const request = intentRequest(cart, { checkoutId: ticket.checkoutId });
	const total = totalOf(cart);
	const percentage = enabledPercentages(total)[0];
	if (percentage === undefined || !chance.happens(30)) return request;
	const deposit = depositCents(total, percentage);
	return {
		...request,
		amount: deposit,
		paymentType: "deposit",
		depositPercentage: percentage,
		commercialCode: await commercialCodeFor(ticket.customer.email),
		orderData: { ...request.orderData, paymentAmount: deposit, remainingAmount: total - deposit },
	};
}

/** The bank says yes, the event is lost and the page is closed: only asking the provider can tell. */
async function payUnseen(intentId: string): Promise<void> {
	await db().query(
		`update demo_payment_intent set status = 'succeeded', wire = wire || jsonb_build_object(
			'status', 'succeeded', 'amount_received', wire->'amount', 'latest_charge', 'ch_unseen_' || id)
		where id = $1 and status <> 'succeeded'`,
		[intentId],
	);
}

/** The provider sends an event again, as providers do: any that the shop has stored, freshly signed. */
async function repeatAnEvent(): Promise<ApiResponse<ApiError>> {
	const { rows } = await db().query(
		`select raw, (select value from ordering_setting where key = 'demo_webhook_secret') as secret
			from webhook_inbox order by random() limit 1`,
	);
	const { raw, secret } = rows[0];
	return api("/payments/webhook", { body: raw, headers: { "Stripe-Signature": signPayload(raw, secret, new Date()) } });
}
