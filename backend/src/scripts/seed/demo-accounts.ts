import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { hasAccount } from "../../medusa/accounts/identities";
import { promoteAdministrator } from "../../modules/customers/accounts";
import { OPERATOR } from "../../modules/foundations/audit";
import type { DEMO_EMAILS } from "../../modules/operations/launch-checks";
import { registerCustomerWorkflow } from "../../workflows/account/register-customer";
import type { Registration } from "../../workflows/account/registration";

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
		email: "acheteur@demo.fr",
		password: "Demo-achat-2026",
		firstName: "Inès",
		lastName: "Moreau",
		phoneNumber: "+33645678901",
	},
	{
		email: "approbateur@demo.fr",
		password: "Demo-accord-2026",
		firstName: "Sacha",
		lastName: "Petit",
		phoneNumber: "+33656789012",
	},
	{
		email: "admin@demo.fr",
		password: "Demo-admin-2026",
		firstName: "Alix",
		lastName: "Durand",
		phoneNumber: "+33634567890",
	},
] as const satisfies (Registration & { email: (typeof DEMO_EMAILS)[number] })[];

/** Opens the accounts that are missing; the administrator also becomes a user of Medusa Admin. */
export async function seedDemoAccounts(scope: MedusaContainer): Promise<void> {
	const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	for (const account of DEMO_ACCOUNTS)
		if (!(await hasAccount(pool, account.email)))
			await registerCustomerWorkflow(scope).run({ input: { ...account, isPublished: true } });
	await promoteAdministrator(pool, "admin@demo.fr", { by: OPERATOR, mailsLink: false });
}
