import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Deliveries } from "./deliveries";
import { type DisputeStep, moveDispute, openDispute, reinstate } from "./disputes";
import { type Emit, eventLog } from "./events";
import { type FakeCall, type Fault, FaultScript } from "./faults";
import { decodeForm, textOf } from "./form";
import { IdempotencyKeys, type StripeResponse } from "./idempotency";
import { confirmIntent, settleIntent } from "./intents";
import { found, invalid, refused, StripeProblem } from "./problems";
import { createRefund, settleRefund } from "./refunds";
import { respond } from "./routes";
import { type Books, emptyBooks, newId } from "./state";

/** Keys that the fake accepts; of the test mode's form, so that no interlock has to be opened for it. */
export const FAKE_KEYS = {
	STRIPE_SECRET_KEY: "sk_test_fake",
	STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
	STRIPE_WEBHOOK_SECRET: "whsec_fake",
} as const;

/** A stand-in for Stripe: the SDK speaks to it over HTTP as to the real one, and it remembers everything. */
export interface StripeFake {
	url: string;
	books: Books;
	faults: FaultScript;
	deliveries: Deliveries;
	calls: FakeCall[];
	/** What the shopper does in the card form. Returns the intent's status, or how the bank words its refusal. */
	pay(intentId: string, card?: string): string;
	/** Ends 3-D Secure or a processing payment. */
	settle(intentId: string, isAccepted: boolean): void;
	/** What the merchant does in Stripe's Dashboard, and banks on their own. They return the new object's id. */
	refundInDashboard(intentId: string, amountCents?: number): string;
	settleRefund(refundId: string, status: "succeeded" | "failed" | "canceled"): void;
	dispute(intentId: string, as?: { reason?: string; isInquiry?: boolean }): string;
	moveDispute(disputeId: string, status: DisputeStep): void;
	/** Gives a lost dispute's money back without another word. */
	reinstate(disputeId: string): void;
	close(): Promise<void>;
}

export async function startStripeFake(port = 0): Promise<StripeFake> {
	const books = emptyBooks();
	const deliveries = new Deliveries(FAKE_KEYS.STRIPE_WEBHOOK_SECRET);
	const faults = new FaultScript();
	const keys = new IdempotencyKeys();
	const calls: FakeCall[] = [];
	const emit = eventLog(books, deliveries);
	const server = createServer((request, response) => {
		void answer(request, response, { books, faults, keys, calls, emit });
	});
	await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		books,
		faults,
		deliveries,
		calls,
		pay: (intentId, card = "pm_card_visa") => {
			try {
				return confirmIntent(books, intentId, { payment_method: card }, emit).status;
			} catch (error) {
				if (error instanceof StripeProblem) return error.error.decline_code ?? error.message;
				throw error;
			}
		},
		settle: (intentId, isAccepted) => {
			settleIntent(books, intentId, isAccepted, emit);
		},
		refundInDashboard: (intentId, amountCents) =>
			createRefund(books, { payment_intent: intentId, ...(amountCents && { amount: String(amountCents) }) }, emit).id,
		settleRefund: (refundId, status) => settleRefund(books, refundId, status, emit),
		dispute: (intentId, as = {}) => openDispute(books, intentId, as, emit).id,
		moveDispute: (disputeId, status) => moveDispute(books, disputeId, status, emit),
		reinstate: (disputeId) => reinstate(found(books.disputes, disputeId, "dispute"), emit),
		close: async () => {
			await deliveries.settled();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

interface Account {
	books: Books;
	faults: FaultScript;
	keys: IdempotencyKeys;
	calls: FakeCall[];
	emit: Emit;
}

async function answer(request: IncomingMessage, response: ServerResponse, account: Account): Promise<void> {
	const text = await bodyOf(request);
	const url = new URL(request.url ?? "/", "http://localhost");
	const route = `${request.method} ${url.pathname}`;
	const header = (name: string) => [request.headers[name]].flat()[0];
	const call = {
		number: account.calls.length + 1,
		route,
		idempotencyKey: header("idempotency-key"),
		apiVersion: header("stripe-version"),
	};
	account.calls.push(call);
	if (account.faults.latencyMs > 0) await pause(account.faults.latencyMs);
	const fault = account.faults.take(call);
	if (fault === "reset") return void request.socket.destroy();
	if (fault === "timeout") return;
	const given = await answerOf(
		request,
		call,
		`${text}${url.search}`,
		decodeForm(text || url.search.slice(1)),
		fault,
		account,
	);
	if (fault === "reset-after") return void request.socket.destroy();
	if (fault === "timeout-after") return;
	response.writeHead(given.status, {
		"content-type": "application/json",
		"request-id": newId("req"),
		...(call.idempotencyKey && { "idempotency-key": call.idempotencyKey }),
		...given.headers,
	});
	response.end(JSON.stringify(given.body));
}

async function answerOf(
	request: IncomingMessage,
	call: FakeCall,
	content: string,
	form: ReturnType<typeof decodeForm>,
	fault: Fault | undefined,
	{ books, keys, emit }: Account,
): Promise<StripeResponse> {
	try {
		refuseStranger(request, textOf(form, "client_secret"));
		if (fault === "500") return SERVER_ERROR;
		if (fault === "401") throw invalid("Expired API Key provided", { code: "api_key_expired", status: 401 });
		if (fault === "429") throw invalid("Too many requests", { code: "rate_limit", status: 429 });
		const key = call.route.startsWith("POST") ? call.idempotencyKey : undefined;
		return await keys.answer(key, `${call.route} ${content}`, async () => {
			if (fault === "500-stored") return { answer: SERVER_ERROR, isStored: true };
			if (fault === "400-stored") return { answer: refusal(refused("Not as things stand.")), isStored: true };
			const done = perform(() => respond(books, call.route, form, emit));
			return fault === "500-after" ? { answer: SERVER_ERROR, isStored: true } : done;
		});
	} catch (error) {
		if (error instanceof StripeProblem) return refusal(error);
		throw error;
	}
}

function perform(work: () => unknown): { answer: StripeResponse; isStored: boolean } {
	try {
		return { answer: { status: 200, body: structuredClone(work()) }, isStored: true };
	} catch (error) {
		if (error instanceof StripeProblem && error.isStored) return { answer: refusal(error), isStored: true };
		throw error;
	}
}

const refusal = ({ status, error }: StripeProblem): StripeResponse => ({ status, body: { error } });

const SERVER_ERROR: StripeResponse = {
	status: 500,
	body: { error: { type: "api_error", message: "An error occurred internally with Stripe." } },
	headers: { "Stripe-Should-Retry": "false" },
};

/** The secret key opens everything; the publishable key an intent whose client secret comes with it. */
function refuseStranger(request: IncomingMessage, clientSecret: string | undefined): void {
	const given = request.headers.authorization?.replace(/^Bearer /, "");
	if (given === FAKE_KEYS.STRIPE_SECRET_KEY) return;
	if (given === FAKE_KEYS.STRIPE_PUBLISHABLE_KEY && clientSecret) return;
	throw invalid(`Invalid API Key provided: ${given ?? "none"}`, { status: 401 });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString("utf8");
}
