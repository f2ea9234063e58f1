import { expect, test } from "vitest";
import { renderMail } from "../../backend/src/modules/foundations/mail/render";
import { SAMPLE_ORDER, sampleMails } from "../../backend/src/modules/foundations/mail/samples";
import { SCRIPT_PAYLOADS } from "../fixtures/script-payloads";

const SENDER = {
	name: "La Confiserie",
	shopUrl: "https://boutique.example",
	administrationUrl: "https://admin.boutique.example",
};

/** Every tag, with its attributes, of one mail of each kind in which people wrote `text` wherever they can. */
async function tagsWith(text: string): Promise<(string[] | null)[]> {
	const order = {
		...SAMPLE_ORDER,
		firstName: text,
		lastName: text,
		street: text,
		postalCode: text,
		city: text,
		country: text,
		deliveryNotes: text,
		lines: SAMPLE_ORDER.lines.map((line) => ({ ...line, name: text })),
	};
	const message = { name: text, email: "a@b.fr", subject: text, message: text };
	const mails = [...sampleMails(order, text), { template: "contact-message", data: message } as const];
	const rendered = await Promise.all(mails.map((mail) => renderMail(mail, SENDER)));
	return rendered.map(({ html }) => html.match(/<[^>]*>/g));
}

const usual = await tagsWith("Camille");

test.each(SCRIPT_PAYLOADS)("%s adds no tag and no attribute to any mail", async (payload) => {
	expect(await tagsWith(payload)).toEqual(usual);
});
