import { type Letter, note } from "./letter";
import type { MailTemplates } from "./templates";

/** To the shop. A reply goes to the writer. */
export function contactMessage({ name, email, subject, message }: MailTemplates["contact-message"]): Letter {
	return {
		subject: `Contact\u00a0: ${subject}`,
		preview: `${name} vous écrit depuis la boutique.`,
		title: subject,
		blocks: [
			`${name} (${email}) vous écrit depuis le formulaire de contact.`,
			{ kind: "quote", text: message },
			note("Répondez à ce message pour lui écrire."),
		],
	};
}
