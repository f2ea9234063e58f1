import {
	type CommercialCodePage,
	type CommercialCodeRow,
	codePageQuerySchema,
	issueCodeSchema,
} from "@confiserie/domain/contract/commercial-code";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody, parseQuery } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { codeBook, countCodes, issueCode, listCodes } from "../../../../modules/commercial-code";

/** GET /api/admin/commercial-codes?query=&page=&size=: codes as issued, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CommercialCodePage>): Promise<void> {
	const { query, page, size } = parseQuery(codePageQuerySchema, req);
	const { sql, secret } = codeBook(req.scope);
	const [content, totalElements] = await Promise.all([
		listCodes(sql, secret, { query, page, size }),
		countCodes(sql, query),
	]);
	res.json({ content, totalElements, last: (page + 1) * size >= totalElements, isSecret: secret !== undefined });
}

/** POST /api/admin/commercial-codes { email }: issues a code to that account; the one in force ends with it. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CommercialCodeRow>): Promise<void> {
	const { email } = parseBody(issueCodeSchema, req);
	const { sql, secret } = codeBook(req.scope);
	res.status(201).json(await issueCode(sql, secret, { email, actor: callerOf(req), now: shopTime() }));
}
