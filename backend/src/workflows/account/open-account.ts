import { CustomerWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { Registrant } from "./registration";
import { bindIdentityStep } from "./steps/bind-identity";
import { createAccountStep } from "./steps/create-account";

/**
 * The second half of a registration in two requests, as the Store API has it: opens the account of an unbound identity.
 * Throws EMAIL_TAKEN when the e-mail, or the identity, has one. See `registerCustomerWorkflow`.
 */
export const openAccountWorkflow = createWorkflow(
	"open-account",
	({ identityId, registrant }: { identityId: string; registrant: Registrant }) => {
		const claim = bindIdentityStep(identityId);
		createAccountStep({ registration: registrant, claim });
		emitEventStep({
			eventName: CustomerWorkflowEvents.CREATED,
			data: transform(claim, ({ customerId }) => [{ id: customerId }]),
		});
		return new WorkflowResponse(claim);
	},
);
