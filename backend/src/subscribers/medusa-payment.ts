import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { PaymentEvents } from "@medusajs/framework/utils";
import { ORDERING_MODULE, type OrderingService } from "../modules/medusa/order-service";
import { takeOverPayments } from "../modules/medusa/sync";

/** Money that was marked as received, or as given back, in Medusa Admin comes into the order service. */
export default async function medusaPayment({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
	await takeOverPayments(container.resolve<OrderingService>(ORDERING_MODULE).context, event.data.id);
}

export const config: SubscriberConfig = { event: [PaymentEvents.CAPTURED, PaymentEvents.REFUNDED] };
