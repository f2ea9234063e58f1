import type { OrderBook } from "../types";
import { applyIntent } from "./apply-intent";
import { GatewayRefusal, GatewayUnavailable, type Intent } from "./gateway";

/**
 * Takes over what the provider says of an intent now, for who is about to be told what the book knows: a provider that
 * cannot be asked stops nobody.
 * @returns the intent; undefined when the provider could not be asked, or knows none
 */
export async function askProvider(book: OrderBook, intentId: string): Promise<Intent | undefined> {
	try {
		return await applyIntent(book, intentId);
	} catch (error) {
		if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefusal)) throw error;
		return undefined;
	}
}
