import { normaliseEmail } from "@confiserie/domain/customers/email";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { customerOfId } from "../medusa/accounts/people";
import { ApiFailure } from "../modules/foundations/failures";

const REASON =
	"L'e-mail d'un compte ne se change pas ici\u00a0: il reçoit les liens qui ouvrent ce compte. Son titulaire le change dans la boutique.";

/**
 * Refuses another e-mail for a customer with an account, through Medusa's own routes: links to a new password go there, so that
 * staff who edit customers could take over any account (ADR 21).
 */
async function refuseOtherEmail(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
	const { body } = req;
	if (typeof body === "object" && body !== null && "email" in body && body.email !== undefined) {
		const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		const known = await customerOfId(database, req.params.id ?? "");
		if (known?.hasAccount && normaliseEmail(String(body.email)) !== normaliseEmail(known.email ?? ""))
			throw new ApiFailure("ENGINE_ACT_CLOSED", { field: "email", message: REASON });
	}
	next();
}

export const keptEmail: MiddlewareRoute[] = [
	{ matcher: "/admin/customers/:id", methods: ["POST"], middlewares: [refuseOtherEmail] },
];
