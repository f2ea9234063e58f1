import { generateEntityId, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ApiFailure } from "../../../http/failure";
import { whenHashingIsFree } from "../hash-queue";
import { bindIdentity, findIdentity } from "../identity-record";
import type { Registration } from "../register-customer";

/** The identity that a registration holds, and the id that its customer will have. */
export interface IdentityClaim {
	identityId: string;
	customerId: string;
}

/** Creates the identity of an e-mail, hashed password included, for one registration alone. Throws EMAIL_TAKEN. */
export const claimIdentityStep = createStep(
	"claim-identity",
	async ({ email, password }: Registration, { container }) => {
		const auth = container.resolve(Modules.AUTH);
		const known = await findIdentity(container, email);
		if (known && !known.abandoned) throw new ApiFailure("EMAIL_TAKEN");
		if (known) await auth.deleteAuthIdentities([known.id]);

		const { success, error, authIdentity } = await whenHashingIsFree(() =>
			auth.register("emailpass", { body: { email, password } }),
		);
		if (!success || !authIdentity) {
			// The engine answers with a text for a lost race and for a failure alike; the database tells them apart.
			if (await findIdentity(container, email)) throw new ApiFailure("EMAIL_TAKEN");
			throw new Error(`The identity could not be created: ${error ?? "no reason given"}`);
		}
		const customerId = generateEntityId(undefined, "cus");
		if (!(await bindIdentity(container, authIdentity.id, customerId))) throw new ApiFailure("EMAIL_TAKEN");
		const claim: IdentityClaim = { identityId: authIdentity.id, customerId };
		return new StepResponse(claim, claim.identityId);
	},
	async (identityId, { container }) => {
		if (identityId) await container.resolve(Modules.AUTH).deleteAuthIdentities([identityId]);
	},
);
