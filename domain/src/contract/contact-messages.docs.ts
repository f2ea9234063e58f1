import * as contactMessages from "./contact-messages";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const MESSAGE = {
	id: "msg_01KA2B3C4D5E6F7G8H9J0K1M2N",
	name: "Camille Martin",
	email: SAMPLE.email,
	subject: "Commande pour une kermesse",
	message: "Livrez-vous une palette avant le 12 juin ?",
	createdAt: SAMPLE.at,
	handledAt: null,
	handledBy: null,
};

/** What visitors wrote by the contact form. */
export const CONTACT_MESSAGES = documented(contactMessages, {
	bodies: {
		ContactMessageState: shape(contactMessages.contactMessageStateSchema, { state: "HANDLED" }),
	},
	answers: {
		ContactMessage: shape(contactMessages.contactMessageSchema, MESSAGE),
		ContactMessagePage: shape(contactMessages.contactMessagePageSchema, {
			content: [MESSAGE],
			totalElements: 1,
			last: true,
		}),
	},
	groups: {
		"Administration : messages": {
			listMessages: {
				summary: "Lister les messages des visiteurs",
				query: { state: "OPEN", query: "palette", page: "0" },
			},
			markMessage: { summary: "Noter qu'un message est traité, ou à traiter de nouveau" },
		},
	},
});
