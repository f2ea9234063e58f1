import { normaliseCode } from "@confiserie/domain/promotions/promotion";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiFailure } from "../../modules/failures";
import { codeRefusal } from "../../workflows/store/promote-cart";
import { clientAddress } from "../client-address";
import { countAttempt, forgiveAttempt, promotionGuessLimits } from "../limits";

/** Codes of a body as they are stored: capitals without blanks. */
export function tidyCodes(body: unknown): string[] {
	const codes = typeof body === "object" && body !== null ? Reflect.get(body, "promo_codes") : undefined;
	if (!Array.isArray(codes) || !codes.every((code) => typeof code === "string")) return [];
	const tidied = codes.map(normaliseCode);
	Reflect.set(Object(body), "promo_codes", tidied);
	return tidied;
}

/**
 * Refuses a code that would take nothing off the cart: Medusa would take it off without a word. Unknown codes count as guesses.
 * @throws ApiFailure PROMOTION_REFUSED with the reason, RATE_LIMITED
 */
export async function checkCodes(req: MedusaRequest, [cartId = ""]: string[]): Promise<void> {
	const codes = tidyCodes(req.body);
	if (codes.length === 0) return;
	const limits = promotionGuessLimits(clientAddress(req));
	await countAttempt(req.scope, limits);
	const refusal = await codeRefusal(req.scope, cartId, codes);
	if (refusal?.reason !== "unknown") await forgiveAttempt(req.scope, limits);
	if (refusal) throw new ApiFailure("PROMOTION_REFUSED", { field: "promo_codes", message: refusal.message });
}
