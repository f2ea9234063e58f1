import type { ApiError } from "@confiserie/domain/contract/error";
import type { PaymentIntentRequest, PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import type Medusa from "@medusajs/js-sdk";
import type { HttpTypes } from "@medusajs/types";
import { createIntent } from "../support/ordering";
import { beginSession } from "../support/store";
import type { CardForm } from "./card-forms";

/** Calls the shop, however often it takes until it has answered. */
export type Call = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** A persistent buyer: true once the purchase succeeds, false once the shop reports that none is left. */
export type Buyer = (call: Call) => Promise<boolean>;
type Cart = Parameters<typeof beginSession>[1];

/** What a busy shop may say before it says yes or no. */
const ASK_AGAIN = new Set(["PAYMENT_IN_PROGRESS", "PAYMENT_UNAVAILABLE", "SERVICE_UNAVAILABLE"]);
const TRIES = 200;

/** At the shop's own door: opens the payment, then pays it by card. */
export async function buyAtApi(
	call: Call,
	form: CardForm,
	{ token, request }: { token: string; request: PaymentIntentRequest },
): Promise<boolean> {
	for (let tried = 0; tried < TRIES; tried++) {
		const opened = await call(() => createIntent<PaymentIntentResponse & ApiError>(token, request));
		// Paid before, by a call whose answer was lost.
		if (opened.body.code === "CHECKOUT_CLOSED") return true;
		if (opened.body.code === "OUT_OF_STOCK") return false;
		if (opened.status !== 200) {
			expectPatience(opened.status, opened.body.code);
			continue;
		}
		const paid = await call(() => form.pay(token, opened.body));
		if (paid.body.status === "succeeded") return true;
		// Like a page, repeats after a response that is not final.
		if (paid.status !== 200) expectPatience(paid.status, paid.body.code);
	}
	throw new Error("The shop never said yes or no.");
}

/** Over the Store API: begins the payment session, pays it by card, then completes the cart. */
export async function buyAtStore(
	call: Call,
	form: CardForm,
	{ sdk, cart }: { sdk: Medusa; cart: Cart },
): Promise<boolean> {
	for (let tried = 0; tried < TRIES; tried++) {
		const begun = await call(() => answerOf(beginSession(sdk, cart, form.providerId)));
		if (begun.message === OUT_OF_STOCK) return false;
		if (begun.refused && begun.message !== CLOSED) {
			expectPatience(begun.status, undefined, begun.message);
			continue;
		}
		if (!begun.refused) for (const id of intentsOf(begun.answer)) form.paySession(id);
		const completed = await call(() => answerOf(sdk.store.cart.complete(cart.id)));
		if (!completed.refused && completed.answer.type === "order") return true;
		if (completed.refused) expectPatience(completed.status, undefined, completed.message);
	}
	throw new Error("The shop never said yes or no.");
}

const intentsOf = ({ payment_sessions: sessions }: HttpTypes.StorePaymentCollection): string[] =>
	(sessions ?? []).flatMap(({ status, data }) => (status === "pending" ? [String(data.id)] : []));

const OUT_OF_STOCK = "Le stock ne suffit plus pour une partie de votre commande.";
const CLOSED = "Cette commande est déjà payée ou annulée. Consultez vos commandes.";

type Settled<Answer> =
	| { refused: false; answer: Answer; message?: undefined; status?: undefined }
	| { refused: true; message: string; status: number };

/** What the SDK throws for a refusal, as an answer; a connection that failed stays one. */
async function answerOf<Answer>(asked: Promise<Answer>): Promise<Settled<Answer>> {
	try {
		return { refused: false, answer: await asked };
	} catch (error) {
		if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") throw error;
		return { refused: true, message: error.message, status: error.status };
	}
}

function expectPatience(status: number, code: string | undefined, message = ""): void {
	if (code !== undefined ? ASK_AGAIN.has(code) : status === 409 || status === 503) return;
	throw new Error(`No buyer expects ${status} ${code ?? message}.`);
}
