import { ACCOUNT_MESSAGES } from "../accounts/account";
import { EMAIL_MAXIMUM } from "./email";

/** Longest texts of a contact message, in characters. */
export const CONTACT_LIMITS = { name: 100, email: EMAIL_MAXIMUM, subject: 150, message: 5000 } as const;

/** Messages of form and server for an empty field or an invalid address. */
export const CONTACT_MESSAGES = {
	name: "Indiquez votre nom.",
	email: ACCOUNT_MESSAGES.invalidEmail,
	subject: "Indiquez l'objet de votre message.",
	message: "Écrivez votre message.",
} as const;
