import { ACCOUNT_MESSAGES } from "./account";
import { EMAIL_MAXIMUM } from "./email";

/** Longest texts of a contact message, in characters. */
export const CONTACT_LIMITS = { name: 100, email: EMAIL_MAXIMUM, subject: 150, message: 5000 } as const;

/** What the form and the server say of a field that is empty or no address. */
export const CONTACT_MESSAGES = {
	name: "Indiquez votre nom.",
	email: ACCOUNT_MESSAGES.invalidEmail,
	subject: "Indiquez l'objet de votre message.",
	message: "Écrivez votre message.",
} as const;
