import { render } from "@react-email/render";
import { cleanLetter } from "./clean-letter";
import { LetterHtml } from "./letter-html";
import { letterText } from "./letter-text";
import { LETTERS } from "./letters";
import { type Letter, type LetterDocument, SHOP_ADDRESS } from "./letters/letter";
import type { Mail, MailTemplate, MailTemplates } from "./letters/templates";
import type { Sender } from "./sender";

export interface RenderedMail {
	subject: string;
	html: string;
	text: string;
	documents: readonly LetterDocument[];
	/** Shown within the text, where it says `cid:`. */
	images: readonly LetterImage[];
	/** Whole address that ends the subscription; see `Letter`. */
	unsubscribeUrl?: string;
}

interface LetterImage {
	cid: string;
	content: Buffer;
}

/**
 * Writes a mail in both forms.
 * @param loadImage content of an image of the shop; a preview has none
 */
export async function renderMail(
	mail: Pick<Mail, "template" | "data">,
	sender: Sender,
	loadImage?: (url: string) => Promise<Buffer | undefined>,
): Promise<RenderedMail> {
	const letter = cleanLetter(writeLetter(mail.template, mail.data));
	const images = loadImage ? await imagesOf(letter, loadImage) : new Map<string, LetterImage>();
	const cidOf = (url: string) => images.get(url)?.cid;
	return {
		subject: letter.subject,
		html: await render(<LetterHtml letter={letter} sender={sender} cidOf={cidOf} />),
		text: letterText(letter, sender),
		documents: (letter.documents ?? []).map((document) => withAddress(document, sender)),
		images: [...images.values()],
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

/** The images that a letter shows, once each, by their address. */
async function imagesOf({ blocks }: Letter, load: (url: string) => Promise<Buffer | undefined>) {
	const urls = blocks.flatMap((block) =>
		typeof block === "object" && block.kind === "lines" ? block.lines.map(({ image }) => image) : [],
	);
	const images = new Map<string, LetterImage>();
	for (const url of new Set(urls)) {
		const content = url ? await load(url) : undefined;
		if (url && content) images.set(url, { cid: `image-${images.size + 1}`, content });
	}
	return images;
}

function withAddress(document: LetterDocument, { shopUrl }: Sender): LetterDocument {
	const sections = document.sections.map(({ title, text }) => ({
		title,
		text: text.replaceAll(SHOP_ADDRESS, shopUrl),
	}));
	return { ...document, sections };
}
