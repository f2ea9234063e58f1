import type { Logger, NotificationTypes } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { type Address, messageOf } from "./message";
import { folderTransport, smtpTransport, type Transport } from "./transports";

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
	readonly #send: Transport;

	constructor({ logger }: { logger: Logger }, { smtpUrl, from, outboxFolder }: Options) {
		super();
		this.#from = from;
		this.#send = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(outboxFolder);
		if (!smtpUrl) logger.info(`SMTP_URL is not set: e-mails are written into ${outboxFolder}.`);
	}

	override async send(
		notification: NotificationTypes.ProviderSendNotificationDTO,
	): Promise<NotificationTypes.ProviderSendNotificationResultsDTO> {
		const message = messageOf(notification, this.#from);
		await this.#send(message);
		return { id: message.messageId };
	}
}
