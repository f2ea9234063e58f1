import {
	newsletterChoiceSchema,
	newsletterCountSchema,
	newsletterPreferenceSchema,
	newsletterRequestSchema,
	newsletterTokenSchema,
} from "../newsletter";
import { SAMPLE, shape } from "./shape";

export const NEWSLETTER_BODIES = {
	NewsletterRequest: shape(newsletterRequestSchema, { email: SAMPLE.email, consent: 1 }),
	NewsletterToken: shape(newsletterTokenSchema, { token: SAMPLE.mailedToken }),
	NewsletterChoice: shape(newsletterChoiceSchema, { subscribed: true, consent: 1 }),
};

export const NEWSLETTER_ANSWERS = {
	NewsletterPreference: shape(newsletterPreferenceSchema, { state: "CONFIRMED" }),
	NewsletterCount: shape(newsletterCountSchema, { confirmed: 120, pending: 4 }),
};
