import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Medusa's record of the customer who buys under an e-mail without an account; made when there is none. */
export async function guestOf(scope: MedusaContainer, email: string): Promise<string> {
	const known = await findGuest(scope, email);
	if (known) return known;
	try {
		return (await scope.resolve(Modules.CUSTOMER).createCustomers({ email })).id;
	} catch (error) {
		// The unique key on the e-mail decides between two requests.
		const other = await findGuest(scope, email);
		if (other) return other;
		throw error;
	}
}

async function findGuest(scope: MedusaContainer, email: string): Promise<string | undefined> {
	const [guest] = await scope.resolve(Modules.CUSTOMER).listCustomers({ email, has_account: false });
	return guest?.id;
}
