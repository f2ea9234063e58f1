import { applyIntent } from "./apply-intent";
import { GatewayRefusal, GatewayUnavailable, type Intent } from "./gateway/gateway";
import type { PaymentBook } from "./types";

/**
 * Applies the provider's state of an intent before the status is returned. A failing provider does not block the
 * caller.
 * @returns the intent; undefined when the provider is unavailable, or knows none
 */
export async function askProvider(book: PaymentBook, intentId: string): Promise<Intent | undefined> {
	try {
		return await applyIntent(book, intentId);
	} catch (error) {
		if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefusal)) throw error;
		return undefined;
	}
}
