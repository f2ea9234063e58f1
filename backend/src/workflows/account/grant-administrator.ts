import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { createUserAccountWorkflow, setAuthAppMetadataStep } from "@medusajs/medusa/core-flows";
import { readAdministratorStep } from "./steps/read-administrator";

/**
 * Makes the account of an e-mail an administrator: its identity carries a Medusa user from then on, so that one
 * password opens /api/admin and Medusa Admin. Does nothing the second time. Throws NOT_FOUND without such an account.
 * Nobody has proved that the e-mail is theirs: make sure who opened the account before granting it anything.
 */
export const grantAdministratorWorkflow = createWorkflow("grant-administrator", (input: { email: string }) => {
	const found = readAdministratorStep(input);
	when("user-missing", found, ({ userId }) => userId === null).then(() => {
		createUserAccountWorkflow.runAsStep({
			input: transform(found, ({ identityId, userData }) => ({ authIdentityId: identityId, userData })),
		});
	});
	when("user-unbound", found, ({ userId, isBound }) => userId !== null && !isBound).then(() => {
		setAuthAppMetadataStep(
			transform(found, ({ identityId, userId }) => ({ authIdentityId: identityId, actorType: "user", value: userId })),
		);
	});
	return new WorkflowResponse(found);
});
