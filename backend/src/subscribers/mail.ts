import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { MAIL_DUE, sendDueMail } from "../modules/mail";
import type { OrderBookEvent } from "../modules/orders";

/** Sends at once what was just committed, and what waited for the shop or its database to be back. */
export default async function mailSubscriber({ container }: SubscriberArgs): Promise<void> {
	await sendDueMail(container);
}

const SWEEP_DUE: OrderBookEvent = "order_book.sweep_due";

export const config: SubscriberConfig = { event: [MAIL_DUE, SWEEP_DUE] };
