import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { LoaderOptions, Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../../../config/env";
import { takesRealMoney } from "../../../config/payment-settings";
import { shopTime } from "../../../lib/database/clock";
import { OPENING_CHECKS } from "./checks";
import { lookAt } from "./look";

/** The command that Medusa's CLI runs: only servers and workers are checked. */
export interface OpeningOptions {
	command: string | undefined;
}

/** Refuses to serve under live keys while a launch check fails; under test keys it is logged (ADR 34). */
export default async function bootLoader({ container, options }: LoaderOptions<OpeningOptions>): Promise<void> {
	const env = currentEnv();
	if (options?.command !== "start" || env.PAYMENTS_MODE === "demo") return;
	const sql = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION);
	const checks = OPENING_CHECKS.filter(({ atBoot }) => atBoot);
	const looked = await lookAt(checks, { sql, env, now: shopTime() });
	const lines = looked.flatMap(({ title, findings }) =>
		findings
			.filter(({ severity }) => severity === "BLOCKER")
			.map(({ problem, remedy }) => `  ${title} : ${problem} → ${remedy}`),
	);
	if (lines.length === 0) return;
	const all = lines.join("\n");
	if (takesRealMoney(env)) throw new Error(`La boutique ne peut pas ouvrir avec de vraies clés :\n${all}`);
	container
		.resolve<Logger>(ContainerRegistrationKeys.LOGGER)
		.warn(`Avec de vraies clés, la boutique refuserait de démarrer :\n${all}`);
}
