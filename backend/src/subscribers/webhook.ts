import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { MAIL_DUE } from "../modules/foundations/mail";
import type { OrderSignal } from "../modules/sales/orders";
import { deliverDue } from "../workflows/webhook/deliver-due";

/** Sends at once what most orders go through; the job of every five seconds sends the rest. */
export default async function webhookSubscriber({ container }: SubscriberArgs): Promise<void> {
	await deliverDue(container);
}

const ORDER_BOOK: OrderSignal[] = ["order_book.tasks_due", "order_book.sweep_due"];

export const config: SubscriberConfig = { event: [MAIL_DUE, ...ORDER_BOOK] };
