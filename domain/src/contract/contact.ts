import { z } from "zod";
import { ACCOUNT_MESSAGES, EMAIL_PATTERN } from "../account";

export const CONTACT_LIMITS = { name: 100, email: 254, subject: 150, message: 5000 } as const;

const text = (maximum: number, missing: string) =>
	z
		.string(missing)
		.trim()
		.min(1, missing)
		.max(maximum, `${maximum.toLocaleString("fr-FR")} caractères au plus.`);

/**
 * Body of POST /contact. `website` is a field that no person sees: whoever fills it in is a machine, and is told that
 * all is well.
 */
export const contactSchema = z.object({
	name: text(CONTACT_LIMITS.name, "Indiquez votre nom."),
	email: z
		.string(ACCOUNT_MESSAGES.invalidEmail)
		.trim()
		.max(CONTACT_LIMITS.email, ACCOUNT_MESSAGES.invalidEmail)
		.regex(EMAIL_PATTERN, ACCOUNT_MESSAGES.invalidEmail),
	subject: text(CONTACT_LIMITS.subject, "Indiquez l'objet de votre message."),
	message: text(CONTACT_LIMITS.message, "Écrivez votre message."),
	website: z.string().max(500).default(""),
});
export type ContactRequest = z.input<typeof contactSchema>;
export type ContactMessage = z.output<typeof contactSchema>;

/** Answer of POST /contact, 201: the message is kept. */
export const contactAnswerSchema = z.object({ received: z.literal(true) });
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;
