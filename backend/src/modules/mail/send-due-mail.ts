import { emailFault, tidyEmail } from "@confiserie/domain/email";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { isConnectionLoss } from "../../lib/database/outage";
import { persistently } from "../../lib/database/persistently";
import { messageOf } from "../../lib/message-of";
import { MAIL_MODULE } from ".";
import { hasHadEnough } from "./mail-limits";
import { markFailed, markSent, type OutboxMail, putBack, takeMail } from "./outbox";
import { withdrawMail } from "./queue-mail";
import { isTemplate, renderMail } from "./render";
import type MailService from "./service";

let isRunning = false;
let calledMeanwhile = false;

/**
 * Sends the mails that are due, one after the other; several processes may. A mail that fails is put back with a growing
 * delay. Sent at least once: when a process dies after sending and before noting so, it goes out again, under the same
 * Message-ID.
 */
export async function sendDueMail(container: MedusaContainer): Promise<void> {
	calledMeanwhile = true;
	if (isRunning) return;
	isRunning = true;
	try {
		while (calledMeanwhile) {
			calledMeanwhile = false;
			await drain(container, container.resolve<MailService>(MAIL_MODULE).outbox.pool);
		}
	} finally {
		isRunning = false;
	}
}

async function drain(container: MedusaContainer, pool: Knex): Promise<void> {
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	const next = () => persistently(() => takeMail(pool));
	for (let mail = await next(); mail; mail = await next()) {
		const taken = mail;
		const refusal = refusalOf(taken);
		try {
			if (refusal) throw new Error(refusal);
			if (await hasHadEnough(container, taken)) {
				await withdrawMail(pool, taken.key);
				logger.info(`Mail ${taken.key} was dropped: its reader has had enough of its kind today.`);
				continue;
			}
			await send(container, taken);
			await persistently(() => markSent(pool, taken.key));
		} catch (error) {
			const outcome = await persistently(async (wasAway) => {
				if (wasAway || isConnectionLoss(error)) return putBack(pool, taken.key).then(() => "waited for the database");
				const isGivenUp = await markFailed(pool, taken, messageOf(error), Boolean(refusal));
				return isGivenUp ? "was given up" : "will be tried again";
			});
			// No address in the log: the row has it.
			logger.error(`Mail ${taken.key} ${outcome} after attempt ${taken.attempts}: ${messageOf(error)}`);
		}
	}
}

/** Why a mail can never be sent; undefined when it can. */
function refusalOf(mail: OutboxMail): string | undefined {
	if (!isTemplate(mail.template)) return `There is no template ${mail.template}.`;
	if (!isPlainAddress(mail.recipient)) return "The recipient is not one plain address.";
}

/** One address and nothing else: no list, no name, no comment, no control character. */
function isPlainAddress(text: string): boolean {
	return text.length <= 254 && text === tidyEmail(text) && emailFault(text) === undefined;
}

async function send(container: MedusaContainer, mail: OutboxMail): Promise<void> {
	const { sender } = container.resolve<MailService>(MAIL_MODULE).outbox;
	if (!isTemplate(mail.template)) return;
	const data = JSON.parse(mail.data);
	const content = await renderMail({ template: mail.template, data }, sender);
	const replyTo = mail.template === "contact-message" && isPlainAddress(data.email) ? data.email : undefined;
	await container.resolve(Modules.NOTIFICATION).createNotifications({
		to: mail.recipient,
		channel: "email",
		template: mail.template,
		content,
		// The engine keeps these, so neither what the mail says nor its links are among them.
		provider_data: { key: mail.key, queuedAt: mail.createdAt.toISOString(), ...(replyTo ? { replyTo } : {}) },
		// One record of the engine an attempt: it would take an attempt that died half-way for done.
		idempotency_key: `${mail.key}#${mail.attempts}`,
	});
}
