import { type CodeCheckResponse, codeCheckSchema } from "@confiserie/domain/contract/commercial-code";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { codeGuessLimits, countAttempt, forgiveAttempt } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { codeBook, isValidCode } from "../../../../modules/commercial-code";

/** POST /api/payments/commercial-code { code }: is this the caller's code? Only wrong answers count as guesses. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CodeCheckResponse>): Promise<void> {
	const caller = callerOf(req);
	const { code } = parseBody(codeCheckSchema, req);
	const limits = codeGuessLimits(caller.customerId);
	await countAttempt(req.scope, limits);
	const valid = await isValidCode(codeBook(req.scope), caller, code);
	if (valid) await forgiveAttempt(req.scope, limits);
	res.json({ valid });
}
