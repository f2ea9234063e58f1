import { createHash } from "node:crypto";
import type { NotificationTypes } from "@medusajs/framework/types";
import { shopTime } from "../../../../lib/database/clock";

/** Name and address apart, so that neither is ever parsed for the other. */
export interface Address {
	name: string;
	address: string;
}

/** A mail ready to be handed over. `name` names its files. */
export interface Message {
	name: string;
	messageId: string;
	from: Address;
	to: Address;
	replyTo?: Address;
	subject: string;
	html: string;
	text: string;
	/** Those with a content id are shown within the text. */
	attachments: { filename: string; content: Buffer; contentType: string; cid?: string }[];
	date: Date;
	/** Where a POST ends the subscription; absent in transactional mail. */
	unsubscribeUrl?: string;
}

/**
 * What is sent for a notification. The Message-ID is derived from the mail's key: should a mail go out twice, because a
 * process died between sending it and noting so, receivers see one message.
 */
export function messageOf(notification: NotificationTypes.ProviderSendNotificationDTO, from: Address): Message {
	const { content, provider_data: extra } = notification;
	if (!content?.subject || !content.html || !content.text)
		throw new Error("A mail needs a subject and both its parts.");
	const key = typeof extra?.key === "string" ? extra.key : String(notification.to);
	const date = typeof extra?.queuedAt === "string" ? new Date(extra.queuedAt) : shopTime();
	const digest = createHash("sha256").update(key).digest("hex").slice(0, 32);
	return {
		name: `${date.toISOString().slice(0, 19).replaceAll(":", "-")}-${notification.template}-${digest.slice(0, 8)}`,
		messageId: `<${digest}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
		from,
		to: { name: "", address: notification.to },
		...(typeof extra?.replyTo === "string" ? { replyTo: { name: "", address: extra.replyTo } } : {}),
		subject: content.subject,
		html: content.html,
		text: content.text,
		attachments: (notification.attachments ?? []).map(({ filename, content, content_type, id }) => ({
			filename,
			content: Buffer.from(content, "base64"),
			contentType: content_type ?? "application/octet-stream",
			...(id ? { cid: id } : {}),
		})),
		date,
		...unsubscribeOf(content),
	};
}

/** With the content, which Medusa passes on and does not store: the address is a key. */
function unsubscribeOf(content: object): { unsubscribeUrl?: string } {
	return "unsubscribeUrl" in content && typeof content.unsubscribeUrl === "string"
		? { unsubscribeUrl: content.unsubscribeUrl }
		: {};
}
