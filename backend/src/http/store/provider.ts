import { currentEnv } from "../../config/env";
import { MEDUSA_PROVIDERS } from "../../modules/medusa/sync";

/** A manual payment, by the name of Medusa's own provider for it. */
export const MANUAL_PROVIDER = "pp_system_default";

/**
 * The one payment provider of the Store API, under a name that Medusa's starters have a form for: a manual payment for
 * the demonstration, else the provider's card form. Behind each is the order service.
 */
export function storeProvider(): string {
	const { PAYMENTS_MODE: mode } = currentEnv();
	return mode === "demo" ? MANUAL_PROVIDER : MEDUSA_PROVIDERS[mode];
}
