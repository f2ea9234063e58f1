import { z } from "@medusajs/framework/zod";
import type { VatChecker } from "./vat-checker";

const TIMEOUT_MS = 10_000;

/** The fields used here. `userError` is the reason for a missing result: MS_UNAVAILABLE, TIMEOUT, MS_MAX_CONCURRENT_REQ and others. */
const answerSchema = z.object({ valid: z.boolean(), userError: z.string().optional() });
/** Values of `userError` for a completed check. */
const ANSWERED = new Set(["VALID", "INVALID"]);

/**
 * The European Commission's VIES. Source: VIES on-the-Web, REST API, "check-vat-number".
 * @param url of the API, without a slash at its end
 */
export function viesChecker(url: string): VatChecker {
	return {
		async isRegistered(vatNumber) {
			const body = { countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) };
			const response = await fetch(`${url}/check-vat-number`, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify(body),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			if (!response.ok) throw new Error(`VIES answered ${response.status}.`);
			const { valid, userError } = answerSchema.parse(await response.json());
			if (userError && !ANSWERED.has(userError)) throw new Error(`VIES cannot tell: ${userError}.`);
			return valid;
		},
	};
}
