import { businessInputSchema } from "@confiserie/domain/contract/business";
import type { AccountBusiness } from "@confiserie/domain/contract/business-answer";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { readBusiness, readVatCheck } from "../../../../modules/accounts";
import { handOver } from "../../../../modules/approvals";
import { leaveCompany, stateBusiness } from "../../../../modules/companies";

async function answer(req: MedusaRequest): Promise<AccountBusiness> {
	const { customerId } = callerOf(req);
	const [business, vatCheck] = await Promise.all([
		readBusiness(databaseOf(req), customerId),
		readVatCheck(databaseOf(req), customerId),
	]);
	return { business, vatCheck };
}

const databaseOf = (req: MedusaRequest) => req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);

/** GET /api/auth/business -> the company that the caller buys for, null for a private person. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AccountBusiness>): Promise<void> {
	res.json(await answer(req));
}

/** PUT /api/auth/business -> the company as stored. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AccountBusiness>): Promise<void> {
	await stateBusiness(databaseOf(req), callerOf(req).customerId, parseBody(businessInputSchema, req));
	res.json(await answer(req));
}

/** DELETE /api/auth/business -> 204: the caller is a private person again. Past orders are unchanged. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await leaveCompany(databaseOf(req), callerOf(req).customerId, handOver);
	res.status(204).end();
}
