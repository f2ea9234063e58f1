import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { MAIL_DUE } from "../modules/mail/service";
import { sendDueMail } from "../workflows/mail/send-due-mail";

/** Sends at once what was just committed. */
export default async function mailSubscriber({ container }: SubscriberArgs): Promise<void> {
	await sendDueMail(container);
}

export const config: SubscriberConfig = { event: MAIL_DUE };
