import type { MedusaContainer } from "@medusajs/framework/types";
import { deliverDue } from "../workflows/webhook/deliver-due";

/** Every five seconds: messages that are due. */
export default async function deliverWebhooksJob(container: MedusaContainer): Promise<void> {
	await deliverDue(container);
}

export const config = { name: "deliver-webhooks", schedule: { interval: 5_000 } };
