import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { FulfillmentWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { ORDERING_MODULE, type OrderingService } from "../modules/medusa/order-service";
import { takeOverFulfilments } from "../modules/medusa/sync";

/** What was fulfilled, shipped or delivered in Medusa Admin is in the shop too. */
export default async function medusaFulfilment({
	event: { data },
	container,
}: SubscriberArgs<{ id?: string; order_id?: string }>): Promise<void> {
	await takeOverFulfilments(container.resolve<OrderingService>(ORDERING_MODULE).context, {
		medusaOrderId: data.order_id,
		fulfilmentId: data.id,
	});
}

export const config: SubscriberConfig = {
	event: [
		OrderWorkflowEvents.FULFILLMENT_CREATED,
		FulfillmentWorkflowEvents.SHIPMENT_CREATED,
		FulfillmentWorkflowEvents.DELIVERY_CREATED,
	],
};
