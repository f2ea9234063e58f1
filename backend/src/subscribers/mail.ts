import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { MAIL_DUE, sendDueMail } from "../modules/foundations/mail";
import type { OrderSignal } from "../modules/sales/orders";

/** Sends at once what was just committed, and what waited for the shop or its database to be back. */
export default async function mailSubscriber({ container }: SubscriberArgs): Promise<void> {
	await sendDueMail(container);
}

const SWEEP_DUE: OrderSignal = "order_book.sweep_due";

export const config: SubscriberConfig = { event: [MAIL_DUE, SWEEP_DUE] };
