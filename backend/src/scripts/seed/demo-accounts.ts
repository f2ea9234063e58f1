import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { hasAccount } from "../../engine/accounts/identities";
import { grantAdministratorWorkflow } from "../../workflows/account/grant-administrator";
import { registerCustomerWorkflow } from "../../workflows/account/register-customer";

/** Accounts of the demonstration; their passwords are printed at start, so a live shop must never have them. */
const DEMO_ACCOUNTS = [
	{
		email: "client@demo.fr",
		password: "Demo-client-2026",
		firstName: "Camille",
		lastName: "Martin",
		phoneNumber: "+33612345678",
	},
	{
		email: "pro@demo.fr",
		password: "Demo-pro-2026",
		firstName: "Dominique",
		lastName: "Bernard",
		phoneNumber: "+33623456789",
	},
	{
		email: "admin@demo.fr",
		password: "Demo-admin-2026",
		firstName: "Alix",
		lastName: "Durand",
		phoneNumber: "+33634567890",
	},
] as const;

/** Opens the accounts that are missing; the administrator also becomes a user of Medusa Admin. */
export async function seedDemoAccounts(scope: MedusaContainer): Promise<void> {
	for (const account of DEMO_ACCOUNTS)
		if (!(await hasAccount(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), account.email)))
			await registerCustomerWorkflow(scope).run({ input: account });
	await grantAdministratorWorkflow(scope).run({ input: { email: "admin@demo.fr" } });
}
