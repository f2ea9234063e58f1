import { render } from "@react-email/render";
import { cleanLetter } from "./clean-letter";
import { LetterHtml } from "./letter-html";
import { letterText } from "./letter-text";
import { LETTERS } from "./letters";
import type { Letter, LetterDocument } from "./letters/letter";
import type { Mail, MailTemplate, MailTemplates } from "./letters/templates";
import type { Sender } from "./sender";

export interface RenderedMail {
	subject: string;
	html: string;
	text: string;
	documents: readonly LetterDocument[];
	/** Whole address that ends the subscription; see `Letter`. */
	unsubscribeUrl?: string;
}

/** Writes a mail in both forms. */
export async function renderMail(mail: Pick<Mail, "template" | "data">, sender: Sender): Promise<RenderedMail> {
	const letter = cleanLetter(writeLetter(mail.template, mail.data));
	return {
		subject: letter.subject,
		html: await render(<LetterHtml letter={letter} sender={sender} />),
		text: letterText(letter, sender),
		documents: letter.documents ?? [],
		...(letter.unsubscribePath && { unsubscribeUrl: `${sender.shopUrl}${letter.unsubscribePath}` }),
	};
}

/** True when `name` is one of the shop's templates: a row may be older than the code that reads it. */
export function isTemplate(name: string): name is MailTemplate {
	return Object.hasOwn(LETTERS, name);
}

function writeLetter<Template extends MailTemplate>(template: Template, data: Mail["data"]): Letter {
	// `Mail` ties data to template, and the row holds what was typed as one.
	return LETTERS[template](data as MailTemplates[Template]);
}
