import { storeCustomerSchema } from "@confiserie/domain/contract/store";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseBody } from "../../../http/parse";
import { registrantOf } from "../../../http/store/registration-token";
import { ApiFailure } from "../../../modules/foundations/failures";
import { openAccountWorkflow } from "../../../workflows/account/open-account";

/**
 * POST /store/customers, in Medusa's place: opens the account of a registered identity, under the very e-mail that it
 * registered. Medusa would take another one, and create the customer beside its identity.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const identity = registrantOf(req.scope, req.headers.authorization);
	if (!identity) throw new ApiFailure("UNAUTHENTICATED");
	const person = parseBody(storeCustomerSchema, req);
	if (person.email !== identity.email)
		throw new ApiFailure("VALIDATION", {
			field: "email",
			message: "C'est un autre e-mail que celui de l'inscription.",
		});
	const registrant = {
		email: person.email,
		firstName: person.first_name,
		lastName: person.last_name,
		phoneNumber: person.phone,
	};
	const { result } = await openAccountWorkflow(req.scope).run({
		input: { identityId: identity.identityId, registrant },
	});
	const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({
		entity: "customer",
		fields: req.queryConfig.fields,
		filters: { id: result.customerId },
	});
	res.json({ customer: data[0] });
}
