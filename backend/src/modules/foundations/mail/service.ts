import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { announce } from "../../../lib/announce";
import type { Cradle } from "../../../lib/cradle";
import type { Mail } from "./letters/templates";
import { onMailQueued } from "./queue-mail";
import { renderMail } from "./render";
import type { Sender } from "./sender";

/** Emitted once a mail is committed. */
export const MAIL_DUE = "mail.due";

/** Who writes, and where the contact form's messages go. */
interface MailOptions {
	sender: Sender;
	shopEmail: string;
}

/** The outbox of e-mails, as Medusa's container hands it out. */
export default class MailService {
	/** One object: inside a job Medusa wraps every function of a service, and a pool is one. */
	readonly outbox: MailOptions & { pool: Knex; announce: (delayMs?: number) => Promise<void> };
	readonly __hooks = {
		// What the last run of the shop had not sent yet.
		onApplicationStart: () => this.outbox.announce(),
	};

	constructor(cradle: Cradle, options: MailOptions) {
		this.outbox = {
			...options,
			pool: cradle[ContainerRegistrationKeys.PG_CONNECTION],
			announce: (delayMs) => announce(cradle, MAIL_DUE, delayMs),
		};
		onMailQueued(() => void this.outbox.announce());
	}

	/** A mail as it would be sent, in words alone. */
	async preview(mail: Pick<Mail, "template" | "data">): Promise<{ subject: string; text: string }> {
		const { subject, text } = await renderMail(mail, this.outbox.sender);
		return { subject, text };
	}
}
