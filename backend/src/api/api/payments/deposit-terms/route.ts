import type { DepositTerms } from "@confiserie/domain/contract/commercial-code";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { COMMERCIAL_CODE_MODULE } from "../../../../modules/commercial-code";
import type CommercialCodeService from "../../../../modules/commercial-code/service";
import { depositTerms } from "../../../../modules/commercial-code/verify";
import { depositRules } from "../../../../modules/shop-settings/rules";

/** GET /api/payments/deposit-terms: how the caller comes to a deposit, who judges a typed code, and the rules in force. */
export async function GET(req: MedusaRequest, res: MedusaResponse<DepositTerms>): Promise<void> {
	const { book } = req.scope.resolve<CommercialCodeService>(COMMERCIAL_CODE_MODULE);
	const [terms, rules] = await Promise.all([depositTerms(book, callerOf(req)), depositRules(req.scope)]);
	res.json({ ...terms, rules });
}
