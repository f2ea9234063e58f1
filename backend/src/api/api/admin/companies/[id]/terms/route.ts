import { type AdminCompanyTerms, companyTermsInputSchema } from "@confiserie/domain/contract/company-terms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { changeTerms } from "../../../../../../modules/company-terms";
import { readAdminTerms } from "../../../../../../modules/on-account";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** GET /api/admin/companies/{id}/terms: what a company is granted, and what it owes. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminCompanyTerms>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readAdminTerms(book.pool, req.params.id ?? "", book.now()));
}

/** PUT /api/admin/companies/{id}/terms -> the terms as they are now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminCompanyTerms>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const companyId = req.params.id ?? "";
	const terms = parseBody(companyTermsInputSchema, req);
	await changeTerms(book.pool, { companyId, terms, actor: callerOf(req), now: book.now() });
	res.json(await readAdminTerms(book.pool, companyId, book.now()));
}
