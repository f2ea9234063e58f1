import { StripeProblem } from "./problems";

export interface StripeResponse {
	status: number;
	body: unknown;
	headers?: Record<string, string>;
}

/**
 * Stripe's idempotency: the first response of a key whose request was executed is given again for the same request, refusals
 * and server errors included; another request under the key is refused with 400, one that comes while the first runs with
 * 409. What is refused before (a wrong parameter, too many requests, no key of the account) is not stored. Source:
 * docs.stripe.com/api/idempotent_requests and docs.stripe.com/error-low-level.
 */
export class IdempotencyKeys {
	private readonly stored = new Map<string, { request: string; answer: StripeResponse | undefined }>();

	/** @param execute returns the response, and whether it is stored under the key */
	async answer(
		key: string | undefined,
		request: string,
		execute: () => Promise<{ answer: StripeResponse; isStored: boolean }>,
	): Promise<StripeResponse> {
		if (!key) return (await execute()).answer;
		const known = this.stored.get(key);
		if (known && known.request !== request)
			throw new StripeProblem(400, { type: "idempotency_error", message: CONFLICT }, false);
		if (known && !known.answer)
			throw new StripeProblem(
				409,
				{
					type: "idempotency_error",
					code: "idempotency_key_in_use",
					message: "There is currently another in-progress request using this idempotency key.",
				},
				false,
			);
		if (known?.answer) return { ...known.answer, headers: { ...known.answer.headers, "Idempotent-Replayed": "true" } };
		this.stored.set(key, { request, answer: undefined });
		try {
			const { answer, isStored } = await execute();
			if (isStored) this.stored.set(key, { request, answer });
			else this.stored.delete(key);
			return answer;
		} catch (error) {
			this.stored.delete(key);
			throw error;
		}
	}
}

const CONFLICT =
	"Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the one you sent if you meant to execute a different request.";
