import { emailFault, tidyEmail } from "@confiserie/domain/customers/email";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { LRUCache } from "lru-cache";
import { type Leased, PermanentFailure } from "../../../lib/leased-queue";
import { messageOf } from "../../../lib/message-of";
import { deleteNotificationsTo } from "../../../medusa/accounts/notifications";
import { documentPdf } from "./document-pdf";
import { MAIL_MODULE } from "./key";
import type { LetterDocument } from "./letters/letter";
import { lineImage } from "./line-image";
import { hasHadEnough } from "./mail-limits";
import { FIRST_RETRY_SECONDS, isLast, MAILS, type OutboxMail } from "./outbox";
import { withdrawMail } from "./queue-mail";
import { isTemplate, renderMail } from "./render";
import type MailService from "./service";

/**
 * Sends the mails that are due, one after the other; several processes may. A mail that fails is put back with a growing
 * delay. Sent at least once: when a process dies after sending and before noting so, it goes out again, under the same
 * Message-ID.
 */
export async function sendDueMail(container: MedusaContainer): Promise<void> {
	const { outbox } = container.resolve<MailService>(MAIL_MODULE);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	await MAILS.drain(outbox, {
		work: async (mail) => {
			const refusal = refusalOf(mail);
			if (refusal) throw new PermanentFailure(refusal);
			if (!(await hasHadEnough(container, mail))) {
				await send(container, mail);
				if (isLast(mail)) await deleteNotificationsTo(outbox.pool, mail.recipient);
				return;
			}
			await withdrawMail(outbox.pool, mail.key);
			logger.info(`Mail ${mail.key} was dropped: its reader has had enough of its kind today.`);
		},
		failed: async (mail, error, delaySeconds) => {
			const outcome = Number.isFinite(delaySeconds) ? "will be tried again" : "was given up";
			// No address in the log: the row has it.
			logger.error(`Mail ${mail.key} ${outcome} after attempt ${mail.attempts}: ${messageOf(error)}`);
			// It met a database that was unavailable; other delays are the job's.
			if (delaySeconds < FIRST_RETRY_SECONDS) await outbox.announce(delaySeconds * 1000);
		},
	});
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

/** PDFs in base64 by their content. The terms of sale go with every confirmation, and typesetting them takes longer than the rest of it. */
const typeset = new LRUCache<string, string>({ max: 8 });

async function attachmentOf(document: LetterDocument, shop: string) {
	const key = JSON.stringify([document, shop]);
	const content = typeset.get(key) ?? (await documentPdf(document, shop)).toString("base64");
	typeset.set(key, content);
	return { filename: `${document.fileName}.pdf`, content, content_type: "application/pdf" };
}

async function send(container: MedusaContainer, mail: OutboxMail & Leased): Promise<void> {
	const { sender } = container.resolve<MailService>(MAIL_MODULE).outbox;
	if (!isTemplate(mail.template)) return;
	const data = JSON.parse(mail.data);
	const { documents, images, ...content } = await renderMail({ template: mail.template, data }, sender, lineImage);
	const replyTo = mail.template === "contact-message" && isPlainAddress(data.email) ? data.email : undefined;
	await container.resolve(Modules.NOTIFICATION).createNotifications({
		to: mail.recipient,
		channel: "email",
		template: mail.template,
		content,
		attachments: [
			...(await Promise.all(documents.map((document) => attachmentOf(document, sender.name)))),
			...images.map(({ cid, content }) => ({
				filename: `${cid}.jpg`,
				content: content.toString("base64"),
				content_type: "image/jpeg",
				disposition: "inline",
				id: cid,
			})),
		],
		// Medusa stores these, so they contain neither the mail's text nor its links.
		provider_data: { key: mail.key, queuedAt: mail.createdAt.toISOString(), ...(replyTo ? { replyTo } : {}) },
		// One record of Medusa an attempt: it would take an attempt that died half-way for done.
		idempotency_key: `${mail.key}#${mail.leaseToken}`,
	});
}
