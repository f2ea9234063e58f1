import type { Logger, NotificationTypes } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { type Carrier, folderCarrier, smtpCarrier } from "./carriers";
import { type Address, messageOf } from "./message";

/** `smtpUrl` empty: mails are written into `outboxFolder` and leave the machine never. */
interface Options {
	smtpUrl?: string;
	from: Address;
	outboxFolder: string;
}

/** Hands written mails over to a mail server, or lays them into the outbox folder. */
export default class MailProviderService extends AbstractNotificationProviderService {
	static override identifier = "mail";
	readonly #from: Address;
	readonly #carry: Carrier;

	constructor({ logger }: { logger: Logger }, { smtpUrl, from, outboxFolder }: Options) {
		super();
		this.#from = from;
		this.#carry = smtpUrl ? smtpCarrier(smtpUrl) : folderCarrier(outboxFolder);
		if (!smtpUrl) logger.info(`SMTP_URL is not set: e-mails are written into ${outboxFolder}.`);
	}

	override async send(
		notification: NotificationTypes.ProviderSendNotificationDTO,
	): Promise<NotificationTypes.ProviderSendNotificationResultsDTO> {
		const message = messageOf(notification, this.#from);
		await this.#carry(message);
		return { id: message.messageId };
	}
}
