import type { MedusaContainer } from "@medusajs/framework/types";
import { shopTime } from "../lib/database/clock";
import { withdrawExpired } from "../modules/catalog/editing";

/**
 * Takes food off sale once its use-by date has passed, at midnight in Paris. The order service refuses it from that
 * second on.
 */
export default async function withdrawExpiredProducts(container: MedusaContainer): Promise<void> {
	await withdrawExpired(container, shopTime());
}

export const config = { name: "withdraw-expired-products", schedule: "* * * * *" };
