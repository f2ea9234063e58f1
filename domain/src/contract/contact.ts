import { z } from "zod";
import { CONTACT_LIMITS, CONTACT_MESSAGES } from "../customers/contact";
import { formatInteger } from "../format";
import { oneLine } from "../text";
import { emailText } from "./email-text";

/** Name and subject are of one line; a message has its line ends. */
const text = (field: "name" | "subject" | "message") =>
	z
		.string(CONTACT_MESSAGES[field])
		.overwrite((typed) => (field === "message" ? typed.trim() : oneLine(typed)))
		.min(1, CONTACT_MESSAGES[field])
		.max(CONTACT_LIMITS[field], `${formatInteger(CONTACT_LIMITS[field])} caractères au plus.`);

/**
 * Body of POST /contact. `website` is invisible to people: a form that fills it in comes from a bot, and gets a normal
 * response.
 */
export const contactSchema = z.object({
	name: text("name"),
	email: emailText(CONTACT_MESSAGES.email),
	subject: text("subject"),
	message: text("message"),
	website: z.string().max(500).default(""),
});
export type ContactRequest = z.input<typeof contactSchema>;

/** Response of POST /contact, 201: the message is stored. */
export const contactResponseSchema = z.object({ received: z.literal(true) });
export type ContactResponse = z.infer<typeof contactResponseSchema>;
