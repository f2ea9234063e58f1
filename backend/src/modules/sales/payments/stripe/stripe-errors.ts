import Stripe from "stripe";
import { GatewayKeysSpent, GatewayRefusal, GatewayUnavailable } from "../gateway/gateway";

/** Runs a call to Stripe and words its failure for the order service. @throws GatewayUnavailable, GatewayRefusal */
export async function withGatewayErrors<Result>(call: () => Promise<Result>): Promise<Result> {
	try {
		return await call();
	} catch (error) {
		throw gatewayError(error);
	}
}

/** Most keys that one creation goes through. */
const MAXIMUM_KEYS = 4;

/**
 * Creates an object under `key`. Stripe stores a failure under its key, refusals and server errors alike, and returns
 * it for ever: then the next key of the series is taken. What the first one may have created stays unpaid, since its
 * secret was never handed out. A failure that is not a replay is never retried with another key.
 * @throws GatewayKeysSpent when all keys of the series are used up that way, else as `withGatewayErrors`
 */
export async function ignoringReplays<Result>(key: string, call: (key: string) => Promise<Result>): Promise<Result> {
	for (let series = 1; ; series++)
		try {
			return await call(series === 1 ? key : `${key}-${series}`);
		} catch (error) {
			if (!isStoredError(error)) throw gatewayError(error);
			if (series >= MAXIMUM_KEYS)
				throw new GatewayKeysSpent(`All ${MAXIMUM_KEYS} keys of ${key} return a stored error.`);
		}
}

function isStoredError(error: unknown): boolean {
	return error instanceof Stripe.errors.StripeError && isReplay(error);
}

/** Whether Stripe replays its response to an earlier request under the same key. */
export function isReplay({ headers }: { headers?: { [name: string]: string } }): boolean {
	return headers?.["idempotent-replayed"] === "true";
}

/** Codes of Stripe for an intent that can no longer be changed this way. */
const CLOSED = new Set(["payment_intent_unexpected_state", "payment_intent_incompatible_payment_method"]);
const REFUND_REFUSED = new Set([
	"charge_already_refunded",
	"charge_disputed",
	"amount_too_large",
	"refund_disputed_payment",
]);

/**
 * What an error of the SDK means. A clear no is a refusal; no response, a busy or broken provider, and also keys that it
 * does not accept (a fault of the shop, not of the shopper) leave the outcome open.
 */
export function gatewayError(error: unknown): unknown {
	if (!(error instanceof Stripe.errors.StripeError)) return error;
	const { code = "", message, statusCode = 0, rawType } = error;
	if (rawType === "idempotency_error" && statusCode === 400) return new GatewayRefusal("idempotency_conflict", message);
	if (statusCode === 404 || code === "resource_missing") return new GatewayRefusal("not_found", message);
	if (CLOSED.has(code)) return new GatewayRefusal("intent_closed", message);
	if (REFUND_REFUSED.has(code)) return new GatewayRefusal("refund_refused", message);
	if (statusCode === 400 || statusCode === 402) return new GatewayRefusal("request_refused", message);
	return new GatewayUnavailable(`${error.type}: ${message}`);
}
