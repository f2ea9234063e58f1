import { normaliseCode } from "@confiserie/domain/promotions/promotion";
import { type Refusal, UNKNOWN_CODE } from "@confiserie/domain/promotions/refusal";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiFailure } from "../../modules/foundations/failures";
import { areKnown, codeRefusal } from "../../workflows/store/promote-cart";
import { askWithPromotion } from "../tries";

/** Codes of a body as they are stored: capitals without blanks. */
function tidyCodes(body: unknown): string[] {
	const codes = typeof body === "object" && body !== null ? Reflect.get(body, "promo_codes") : undefined;
	if (!Array.isArray(codes) || !codes.every((code) => typeof code === "string")) return [];
	const tidied = codes.map(normaliseCode);
	Reflect.set(Object(body), "promo_codes", tidied);
	return tidied;
}

/**
 * Refuses a code that would take nothing off the cart, in whatever call it is added: Medusa would take it off without a word. Of a
 * cart that is about to be opened the code must exist. A call with an unknown code counts as a guess, wherever the code stands.
 * @throws ApiFailure PROMOTION_REFUSED with the reason, RATE_LIMITED
 */
export async function checkCodes(req: MedusaRequest, cartId: string | undefined): Promise<void> {
	const codes = tidyCodes(req.body);
	if (codes.length === 0 || req.method === "DELETE") return;
	await askWithPromotion(req, codes.find(Boolean), async () => {
		const refusal = cartId === undefined ? await unknownIn(req, codes) : await codeRefusal(req.scope, cartId, codes);
		if (refusal) throw new ApiFailure("PROMOTION_REFUSED", { field: "promo_codes", message: refusal.message });
	});
}

const unknownIn = async (req: MedusaRequest, codes: readonly string[]): Promise<Refusal | undefined> =>
	(await areKnown(req.scope, codes)) ? undefined : UNKNOWN_CODE;
