import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { ORDERING_MODULE, type OrderingService } from "../modules/medusa/order-service";
import { takeOverCancellation } from "../modules/medusa/sync";

/** An order cancelled in Medusa Admin is cancelled in the shop: its money went back there already, by the same provider. */
export default async function medusaOrderCancelled({
	event,
	container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
	await takeOverCancellation(container.resolve<OrderingService>(ORDERING_MODULE).context, event.data.id);
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.CANCELED };
