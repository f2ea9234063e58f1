import { CustomerWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { Registration } from "./registration";
import { claimIdentityStep } from "./steps/claim-identity";
import { createAccountStep } from "./steps/create-account";

/**
 * Opens an account: one identity with the password, one customer, bound to each other. Throws EMAIL_TAKEN when the
 * e-mail has an account, also to all but one of parallel registrations.
 *
 * The identity is bound to the customer's id before the customer exists, so that the insertion of the customer is the
 * one moment at which the account comes to be. A crash before it leaves an identity that opens nothing, and that the
 * next registration of the e-mail removes.
 */
export const registerCustomerWorkflow = createWorkflow("register-customer", (registration: Registration) => {
	const claim = claimIdentityStep(registration);
	createAccountStep({ registration, claim });
	emitEventStep({
		eventName: CustomerWorkflowEvents.CREATED,
		data: transform(claim, ({ customerId }) => [{ id: customerId }]),
	});
	return new WorkflowResponse(claim);
});
