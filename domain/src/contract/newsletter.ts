import { z } from "zod";
import { NEWSLETTER_CONSENT } from "../customers/newsletter";
import { emailText } from "./email-text";
import { CSV_FILE, operation } from "./operation";

/** Body of POST /newsletter; the response is the same for every address. */
export const newsletterRequestSchema = z.object({
	email: emailText("Saisissez votre adresse e-mail."),
	/** The version of the words that were agreed to. */
	consent: z.literal(NEWSLETTER_CONSENT.version, "Le texte a changé. Rechargez la page, puis recommencez."),
	/** People do not see this field; what fills it in is a machine. */
	website: z.string().max(200).default(""),
});

/** Body of POST /newsletter/confirm: what the mailed link holds. */
export const newsletterTokenSchema = z.object({
	token: z.string("Ce lien est incomplet.").min(1, "Ce lien est incomplet.").max(200, "Ce lien est incomplet."),
});

/** PENDING: the link that was mailed has not been followed yet. */
export const NEWSLETTER_STATES = ["NONE", "PENDING", "CONFIRMED"] as const;
export const newsletterPreferenceSchema = z.object({ state: z.enum(NEWSLETTER_STATES) });
export type NewsletterPreference = z.infer<typeof newsletterPreferenceSchema>;

/** Body of PUT /auth/newsletter; asking for it names the version of the words that were agreed to. */
export const newsletterChoiceSchema = z.discriminatedUnion("subscribed", [
	z.object({ subscribed: z.literal(true), consent: newsletterRequestSchema.shape.consent }),
	z.object({ subscribed: z.literal(false) }),
]);

/** Response of GET /admin/newsletter: how many have confirmed, and how many have not yet. */
export const newsletterCountSchema = z.object({ confirmed: z.number().int(), pending: z.number().int() });
export type NewsletterCount = z.infer<typeof newsletterCountSchema>;

export const askForNewsletter = operation("POST /api/newsletter", {
	access: "public",
	body: newsletterRequestSchema,
	answer: { 202: "nothing" },
	errors: ["RATE_LIMITED"],
});

export const confirmNewsletter = operation("POST /api/newsletter/confirm", {
	access: "public",
	body: newsletterTokenSchema,
	answer: { 204: "nothing" },
	errors: ["NEWSLETTER_LINK_REFUSED"],
	tries: ["mailed-token"],
});

export const unsubscribe = operation("POST /api/newsletter/unsubscribe/:token", {
	access: "public",
	answer: { 204: "nothing" },
});

export const readNewsletterPreference = operation("GET /api/auth/newsletter", {
	access: "customer",
	answer: { 200: newsletterPreferenceSchema },
});

export const chooseNewsletter = operation("PUT /api/auth/newsletter", {
	access: "customer",
	body: newsletterChoiceSchema,
	answer: { 200: newsletterPreferenceSchema },
	errors: ["RATE_LIMITED"],
});

export const countSubscribers = operation("GET /api/admin/newsletter", {
	access: { staff: "newsletter.export" },
	answer: { 200: newsletterCountSchema },
});

export const exportSubscribers = operation("GET /api/admin/newsletter/export", {
	access: { staff: "newsletter.export" },
	...CSV_FILE,
});
