import { contactResponseSchema, contactSchema } from "../contact";

import { SAMPLE, shape } from "./shape";

export const ACCOUNT_BODIES = {
	ContactRequest: shape(contactSchema, {
		name: "Camille Martin",
		email: SAMPLE.email,
		subject: "Une palette pour Noël",
		message: "Livrez-vous avant le 15 décembre ?",
	}),
};

export const ACCOUNT_ANSWERS = {
	ContactReceived: shape(contactResponseSchema, { received: true }),
};
