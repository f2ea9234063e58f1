import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { inTransaction } from "../lib/database/sql";
import { withholdLots } from "../modules/catalog/lots";
import { withdrawExpired } from "../modules/terms/publication";

/**
 * Takes food off sale once its use-by date, or that of its lot, has passed, at midnight in Paris. The order service refuses it from
 * that second on.
 */
export default async function withdrawExpiredProducts(container: MedusaContainer): Promise<void> {
	const now = shopTime();
	await inTransaction(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), (sql) => withholdLots(sql, now));
	await withdrawExpired(container, now);
}

export const config = { name: "withdraw-expired-products", schedule: "* * * * *" };
