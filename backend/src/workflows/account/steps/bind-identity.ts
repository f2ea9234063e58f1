import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { bindIdentity } from "../../../medusa/accounts/identities";
import { ApiFailure } from "../../../modules/foundations/failures";
import type { IdentityClaim } from "./claim-identity";

/** Binds an identity that was made before to the customer about to be created. Throws EMAIL_TAKEN when another request has. */
export const bindIdentityStep = createStep(
	"bind-identity",
	async (identityId: string, { container }) => {
		const claim: IdentityClaim = { identityId, customerId: generateEntityId(undefined, "cus") };
		const sql = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		if (!(await bindIdentity(sql, identityId, claim.customerId))) throw new ApiFailure("EMAIL_TAKEN");
		return new StepResponse(claim, identityId);
	},
	async (identityId, { container }) => {
		if (identityId) await container.resolve(Modules.AUTH).deleteAuthIdentities([identityId]);
	},
);
