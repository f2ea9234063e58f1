import { ACCOUNT_MESSAGES, PHONE_PATTERN } from "@confiserie/domain/accounts/account";
import {
	blankFields,
	type CheckoutForm,
	DEFAULT_COUNTRY,
	REQUIRED_FIELDS_MESSAGE,
	type RequiredField,
} from "@confiserie/domain/cart/checkout-form";
import type { User } from "@confiserie/domain/contract/auth";
import { addressFaults } from "@confiserie/domain/customers/address";
import { emailFault } from "@confiserie/domain/customers/email";
import { splitPhone } from "@confiserie/domain/customers/phone";
import { type CountryCode, deliveryRefusal } from "@confiserie/domain/delivery/delivery-area";
import {
	type Buyer,
	companyMessages,
	NO_COMPANY,
	ORDER_COMPANY_FIELDS,
	type OrderCompanyValues,
} from "@/features/account/company";
import type { FieldMessages } from "@/lib/form-resolver";

/** The checkout form with the company that is bought for; `company` counts while `buyer` says so. */
export interface CheckoutValues extends CheckoutForm {
	buyer: Buyer;
	company: OrderCompanyValues;
}

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
	...ORDER_COMPANY_FIELDS.map((field) => `company.${field}` as const),
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
export const fieldId = (field: string): string => `commande-${field.replaceAll(".", "-")}`;

export const NO_ADDRESS: CheckoutForm["address"] = { street: "", city: "", postalCode: "", country: DEFAULT_COUNTRY };

/** The form prefilled from the profile. Source: spec §2 "Checkout". */
export function prefilledForm(user: User): CheckoutValues {
	return {
		email: user.email,
		firstName: user.firstName,
		lastName: user.lastName,
		phone: user.phoneNumber,
		address: NO_ADDRESS,
		deliveryNotes: "",
		buyer: "account",
		company: NO_COMPANY,
	};
}

/**
 * Messages by field path, in screen order: required fields, then what the server would refuse.
 * Source: spec §5 "Checkout required non-blank fields".
 * @param countries delivered to
 */
export function validateCheckout(form: CheckoutValues, countries: readonly CountryCode[]): FieldMessages {
	const messages: Record<string, string> = {};
	for (const field of blankFields(withoutBareDialCode(form))) messages[field] = BLANK_TEXTS[field];
	const fault = emailFault(form.email);
	if (!messages.email && fault !== undefined) messages.email = fault;
	if (!messages.phone && !PHONE_PATTERN.test(form.phone)) messages.phone = ACCOUNT_MESSAGES.invalidPhone;
	for (const [field, message] of Object.entries(addressFaults({ ...form.address, additionalInfo: "" }))) {
		messages[`address.${field}`] ??= message;
	}
	const refusal = deliveryRefusal(form.address, countries);
	if (refusal) messages[`address.${refusal.field}`] ??= refusal.message;
	return { ...messages, ...(form.buyer === "company" || form.buyer === "member" ? companyMessages(form.company) : {}) };
}

/** Heading of the error summary: the specified message as soon as a required field is blank. */
export function summaryTitle(form: CheckoutForm): string {
	return blankFields(withoutBareDialCode(form)).length > 0 ? REQUIRED_FIELDS_MESSAGE : "Vérifiez les champs signalés";
}

/** The phone input contains the country's dial code while no number is typed. */
function withoutBareDialCode(form: CheckoutForm): CheckoutForm {
	return splitPhone(form.phone).digits === "" ? { ...form, phone: "" } : form;
}
