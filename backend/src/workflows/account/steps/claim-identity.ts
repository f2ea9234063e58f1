import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { bindIdentity } from "../../../medusa/accounts/identities";
import { createIdentity } from "../../../modules/customers/accounts";
import { ApiFailure } from "../../../modules/foundations/failures";
import type { Registration } from "../registration";

/** The identity that a registration holds, and the id that its customer will have. */
export interface IdentityClaim {
	identityId: string;
	customerId: string;
}

/** Creates the identity of an e-mail, hashed password included, for one registration alone. Throws EMAIL_TAKEN, VALIDATION. */
export const claimIdentityStep = createStep(
	"claim-identity",
	async (registration: Registration, { container }) => {
		const identityId = await createIdentity(container, registration);
		const customerId = generateEntityId(undefined, "cus");
		if (!(await bindIdentity(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), identityId, customerId)))
			throw new ApiFailure("EMAIL_TAKEN");
		const claim: IdentityClaim = { identityId, customerId };
		return new StepResponse(claim, claim.identityId);
	},
	async (identityId, { container }) => {
		if (identityId) await container.resolve(Modules.AUTH).deleteAuthIdentities([identityId]);
	},
);
