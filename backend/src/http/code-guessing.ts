import type { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { currentEnv } from "../config/env";
import { failureOf } from "../modules/failures";
import { callerOf } from "./caller";
import { codeGuessLimits, countAttempt, forgiveAttempt } from "./limits";

/** Under a secret of the shop a deposit with a code is a guess as well, unless the code is right. */
export async function withoutGuessing<Result>(
	req: MedusaRequest,
	{ paymentType, commercialCode }: z.output<typeof paymentIntentRequestSchema>,
	place: () => Promise<Result>,
): Promise<Result> {
	if (paymentType !== "deposit" || !commercialCode || !currentEnv().COMMERCIAL_CODE_SECRET) return place();
	const limits = codeGuessLimits(callerOf(req).customerId);
	await countAttempt(req.scope, limits);
	try {
		const result = await place();
		await forgiveAttempt(req.scope, limits);
		return result;
	} catch (error) {
		if (failureOf(error)?.details.field !== "commercialCode") await forgiveAttempt(req.scope, limits);
		throw error;
	}
}
