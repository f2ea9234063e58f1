import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiFailure } from "../modules/failures";

/** The header that makes a repeated request harmless, where one is required. Throws VALIDATION without it. */
export function idempotencyKeyOf(req: MedusaRequest): string {
	const key = req.get("Idempotency-Key")?.trim();
	if (key && key.length <= 255) return key;
	const message = "L'en-tête Idempotency-Key est attendu, de 255 caractères au plus.";
	throw new ApiFailure("VALIDATION", { field: "Idempotency-Key", message });
}
