import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { ORDERING_MODULE } from "../modules/ordering";
import { takeOverCancellation } from "../modules/ordering/engine/take-over-cancellation";
import type OrderingService from "../modules/ordering/service";

/** An order cancelled in Medusa Admin is cancelled in the shop: its money went back there already, by the same provider. */
export default async function engineOrderCancelled({
	event,
	container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
	await takeOverCancellation(container.resolve<OrderingService>(ORDERING_MODULE).book, event.data.id);
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.CANCELED };
