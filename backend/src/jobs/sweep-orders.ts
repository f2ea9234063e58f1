import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepOrders } from "../modules/operations/order-jobs";

/** Every five minutes: stored events, stale attempts, expired holds, unprojected orders, invariants. */
export default async function sweepOrdersJob(container: MedusaContainer): Promise<void> {
	await sweepOrders(container);
}

export const config = { name: "sweep-orders", schedule: "*/5 * * * *" };
