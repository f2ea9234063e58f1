import { type CodeCheckResponse, codeCheckSchema } from "@confiserie/domain/contract/commercial-code";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { askCommercialCode } from "../../../../http/tries";
import { codeBook, isValidCode } from "../../../../modules/commercial-code";

/** POST /api/payments/commercial-code { code }: is this the caller's code? Only wrong answers count as guesses. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CodeCheckResponse>): Promise<void> {
	const caller = callerOf(req);
	const { code } = parseBody(codeCheckSchema, req);
	res.json({ valid: await askCommercialCode(req, () => isValidCode(codeBook(req.scope), caller, code)) });
}
