import { ACCOUNT_MESSAGES, PHONE_PATTERN } from "@confiserie/domain/account";
import { addressFaults } from "@confiserie/domain/address";
import {
	blankFields,
	type CheckoutForm,
	DEFAULT_COUNTRY,
	REQUIRED_FIELDS_MESSAGE,
	type RequiredField,
} from "@confiserie/domain/checkout-form";
import type { User } from "@confiserie/domain/contract/auth";
import { emailFault } from "@confiserie/domain/email";
import { splitPhone } from "@confiserie/domain/phone";
import type { FieldMessages } from "@/lib/form-resolver";

/** Paths of every control of the form, in screen order. */
export const FORM_FIELDS = [
	"email",
	"firstName",
	"lastName",
	"phone",
	"address.street",
	"address.postalCode",
	"address.city",
	"address.country",
	"deliveryNotes",
] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** What to do about each blank field. */
const BLANK_TEXTS: Record<RequiredField, string> = {
	email: "Saisissez votre email.",
	firstName: "Saisissez votre prénom.",
	lastName: "Saisissez votre nom.",
	phone: "Saisissez votre numéro de téléphone.",
	"address.street": "Saisissez le numéro et la rue.",
	"address.city": "Saisissez la ville.",
	"address.postalCode": "Saisissez le code postal.",
};

/** Id of the control of a field, for the error summary's links. */
export const fieldId = (field: string): string => `commande-${field.replace(".", "-")}`;

export const NO_ADDRESS: CheckoutForm["address"] = { street: "", city: "", postalCode: "", country: DEFAULT_COUNTRY };

/** The form prefilled from the profile. Source: spec §2 "Checkout". */
export function prefilledForm(user: User): CheckoutForm {
	return {
		email: user.email,
		firstName: user.firstName,
		lastName: user.lastName,
		phone: user.phoneNumber,
		address: NO_ADDRESS,
		deliveryNotes: "",
	};
}

/**
 * Messages by field path, in screen order: required fields, then what the server would refuse.
 * Source: spec §5 "Checkout required non-blank fields".
 */
export function validateCheckout(form: CheckoutForm): FieldMessages {
	const messages: Record<string, string> = {};
	for (const field of blankFields(withoutBareDialCode(form))) messages[field] = BLANK_TEXTS[field];
	const fault = emailFault(form.email);
	if (!messages.email && fault !== undefined) messages.email = fault;
	if (!messages.phone && !PHONE_PATTERN.test(form.phone)) messages.phone = ACCOUNT_MESSAGES.invalidPhone;
	for (const [field, message] of Object.entries(addressFaults({ ...form.address, additionalInfo: "" }))) {
		messages[`address.${field}`] ??= message;
	}
	return messages;
}

/** Heading of the error summary: the specified message as soon as a required field is blank. */
export function summaryTitle(form: CheckoutForm): string {
	return blankFields(withoutBareDialCode(form)).length > 0 ? REQUIRED_FIELDS_MESSAGE : "Vérifiez les champs signalés";
}

/** The phone input keeps the country's dial code while no number is typed. */
function withoutBareDialCode(form: CheckoutForm): CheckoutForm {
	return splitPhone(form.phone).digits === "" ? { ...form, phone: "" } : form;
}
