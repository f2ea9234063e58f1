import type { MedusaContainer } from "@medusajs/framework/types";
import { sendDueMail } from "../modules/foundations/mail";

/** Every minute: mails whose next attempt is due, and those that nothing announced. */
export default async function sendMailJob(container: MedusaContainer): Promise<void> {
	await sendDueMail(container);
}

export const config = { name: "send-mail", schedule: "* * * * *" };
