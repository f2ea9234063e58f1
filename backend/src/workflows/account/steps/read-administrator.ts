import { normaliseEmail } from "@confiserie/domain/email";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findIdentity } from "../../../engine/accounts/identities";
import { ApiFailure } from "../../../lib/failure";
import { readAccount } from "../../../modules/account";

/** What making an account an administrator starts from: its identity, and the Medusa user of its e-mail if any. */
export const readAdministratorStep = createStep(
	"read-administrator",
	async (input: { email: string }, { container }) => {
		const email = normaliseEmail(input.email);
		const identityId = await findIdentity(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), email);
		const account = identityId && (await readAccount(container, identityId));
		if (!identityId || !account) throw new ApiFailure("NOT_FOUND", { message: `Aucun compte client pour ${email}.` });
		const [user] = await container.resolve(Modules.USER).listUsers({ email });
		return new StepResponse({
			identityId,
			userId: user?.id ?? null,
			isBound: account.role === "ADMIN",
			userData: { email, first_name: account.firstName, last_name: account.lastName },
		});
	},
);
