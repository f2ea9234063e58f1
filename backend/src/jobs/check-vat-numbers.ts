import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { shopTime } from "../lib/database/clock";
import { checkVatNumbers, viesChecker } from "../modules/customers/accounts";

/** Every five minutes, where enabled: checks VAT numbers of companies that have not been checked yet. */
export default async function checkVatNumbersJob(container: MedusaContainer): Promise<void> {
	const { VAT_CHECK, VIES_URL } = currentEnv();
	if (VAT_CHECK === "off") return;
	const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { failures } = await checkVatNumbers(pool, viesChecker(VIES_URL), shopTime());
	const [first] = failures;
	if (first)
		container
			.resolve(ContainerRegistrationKeys.LOGGER)
			.warn(`VAT numbers: ${failures.length} without an answer. ${first} They are asked about again in an hour.`);
}

export const config = { name: "check-vat-numbers", schedule: "*/5 * * * *" };
