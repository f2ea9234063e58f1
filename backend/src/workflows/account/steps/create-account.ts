import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { hasAccount } from "../../../medusa/accounts/identities";
import { ApiFailure } from "../../../modules/foundations/failures";
import type { Registrant } from "../registration";
import type { IdentityClaim } from "./claim-identity";

/** Creates the customer under the id that the identity already names. Throws EMAIL_TAKEN. */
export const createAccountStep = createStep(
	"create-account",
	async ({ registration, claim }: { registration: Registrant; claim: IdentityClaim }, { container }) => {
		const customer = {
			id: claim.customerId,
			email: registration.email,
			first_name: registration.firstName,
			last_name: registration.lastName,
			phone: registration.phoneNumber,
			has_account: true,
		};
		try {
			await container.resolve(Modules.CUSTOMER).createCustomers(customer);
		} catch (error) {
			// The unique key on the e-mail decides; asking it beats reading Medusa's English message.
			if (await hasAccount(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), registration.email))
				throw new ApiFailure("EMAIL_TAKEN");
			throw error;
		}
		return new StepResponse(undefined, claim.customerId);
	},
	async (customerId, { container }) => {
		if (customerId) await container.resolve(Modules.CUSTOMER).deleteCustomers([customerId]);
	},
);
