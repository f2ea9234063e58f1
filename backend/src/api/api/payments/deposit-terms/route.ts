import type { DepositTerms } from "@confiserie/domain/contract/commercial-code";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { codeBook } from "../../../../modules/commercial-code";
import { depositRules, depositTerms } from "../../../../modules/deposits";

/** GET /api/payments/deposit-terms: how the caller comes to a deposit, who judges a typed code, and the rules in force. */
export async function GET(req: MedusaRequest, res: MedusaResponse<DepositTerms>): Promise<void> {
	const [terms, rules] = await Promise.all([depositTerms(codeBook(req.scope), callerOf(req)), depositRules(req.scope)]);
	res.json({ ...terms, rules });
}
