/** The checkout form of step 1. Source: spec §3 "Checkout form". */
export interface CheckoutForm {
	email: string;
	firstName: string;
	lastName: string;
	phone: string;
	address: { street: string; city: string; postalCode: string; country: string };
	deliveryNotes: string;
}

export const DEFAULT_COUNTRY = "France";
export const REQUIRED_FIELDS_MESSAGE = "Veuillez remplir tous les champs obligatoires";

/** Paths of the required fields, in screen order. Source: spec §5. */
export const REQUIRED_FIELDS = [
	"email",
	"firstName",
	"lastName",
	"phone",
	"address.street",
	"address.city",
	"address.postalCode",
] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

function fieldValue(form: CheckoutForm, field: RequiredField): string {
	if (field.startsWith("address.")) return form.address[field.slice(8) as "street" | "city" | "postalCode"];
	return form[field as "email" | "firstName" | "lastName" | "phone"];
}

/** Required fields that are blank, in screen order. */
export function blankFields(form: CheckoutForm): RequiredField[] {
	return REQUIRED_FIELDS.filter((field) => fieldValue(form, field).trim() === "");
}
