import type { ContactRequest } from "@confiserie/domain/contract/contact";
import { CONTACT_MESSAGES } from "@confiserie/domain/customers/contact";
import { emailFault } from "@confiserie/domain/customers/email";
import type { FieldMessages } from "@/lib/form-resolver";

export type ContactValues = Required<ContactRequest>;

/** The server's own checks and words, before sending; by hand, so that the page does not carry the schemas. */
export function validateContact({ name, email, subject, message }: ContactValues): FieldMessages {
	const fault = emailFault(email);
	return {
		...(name.trim() === "" && { name: CONTACT_MESSAGES.name }),
		...(fault !== undefined && { email: fault }),
		...(subject.trim() === "" && { subject: CONTACT_MESSAGES.subject }),
		...(message.trim() === "" && { message: CONTACT_MESSAGES.message }),
	};
}
