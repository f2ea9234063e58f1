import { type Env, readEnv } from "../../backend/src/config/env";
import type {
	Finding,
	OpeningCheck,
	OpeningContext,
} from "../../backend/src/modules/operations/launch-checks/checks/check";
import { lookAt } from "../../backend/src/modules/operations/launch-checks/look";
import { BACKEND } from "../../scripts/lib/paths";

/** A production environment in which no check finds anything; `changes` are made to it, undefined removes a variable. */
export function openEnvironment(changes: Record<string, string | undefined> = {}): Record<string, string> {
	const settings = {
		NODE_ENV: "production",
		DATABASE_URL: "postgresql://shop:6Yq0pmvTf2@localhost:5432/shop",
		JWT_SECRET: "0f4c1f0b7d1c4a5e9d3b8a6f2e7c5d10",
		COOKIE_SECRET: "a83b5c90e1f24d67b8c9d0e1f2a3b4c5",
		COMMERCIAL_CODE_SECRET: "77d0c1e2f3a4b5968778695a4b3c2d1e",
		PAYMENTS_MODE: "stripe",
		STRIPE_SECRET_KEY: "sk_live_a1",
		STRIPE_PUBLISHABLE_KEY: "pk_live_a1",
		STRIPE_WEBHOOK_SECRET: "whsec_a1",
		STOREFRONT_URL: "https://boutique.fr",
		BACKEND_PUBLIC_URL: "https://api.boutique.fr",
		SMTP_URL: "smtp://localhost:2525",
		MAIL_FROM: "La Confiserie <bonjour@boutique.fr>",
		SHOP_EMAIL: "patron@boutique.fr",
		...changes,
	};
	return Object.fromEntries(Object.entries(settings).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** What a check finds in a database and an environment. */
export async function findings(
	check: OpeningCheck,
	sql: OpeningContext["sql"],
	changes: Record<string, string | undefined> = {},
	env: Partial<Env> = {},
): Promise<Finding[]> {
	const context = { sql, env: { ...readEnv(openEnvironment(changes), BACKEND), ...env }, now: new Date() };
	const [looked] = await lookAt([check], context);
	return looked?.findings ?? [];
}
