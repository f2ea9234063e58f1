import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { openDemo } from "./demo/open-demo";
import type { AccountFault, Provider } from "./gateway/gateway";
import { stripeAccountFaults } from "./stripe/account";
import type { StripeOptions } from "./stripe/client";
import { openStripe } from "./stripe/open-stripe";

/** Accounts with payment providers, from the environment; none for the demonstration. */
export interface ProviderAccounts {
	stripe: StripeOptions | undefined;
}

/** The provider of this process. Everything past this point is one and the same code. */
export function openProvider(pool: Knex, now: () => Date, { stripe }: ProviderAccounts): Provider {
	if (stripe) return openStripe(stripe, now);
	return openDemo(pool, now);
}

/** Asks the provider whether the account can charge and sends its events to one of these addresses. */
export async function accountFaults(
	{ stripe }: ProviderAccounts,
	webhooks: readonly string[],
): Promise<AccountFault[]> {
	return stripe ? stripeAccountFaults(stripe, webhooks) : [];
}
