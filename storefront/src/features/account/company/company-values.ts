import {
	BUSINESS_MESSAGES,
	businessFaults,
	isReference,
	ORDER_REFERENCES,
	type OrderReferences,
	REFERENCE_MESSAGE,
} from "@confiserie/domain/business/business";
import { DEFAULT_COUNTRY } from "@confiserie/domain/cart/checkout-form";
import type { Business, BusinessInput, OrderBusinessInput } from "@confiserie/domain/contract/business";
import { addressFaults } from "@confiserie/domain/customers/address";
import type { FieldMessages } from "@/lib/form-resolver";

/** The form of a company; every text may be empty. */
export interface CompanyValues {
	company: string;
	registration: string;
	vatNumber: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
}
export const COMPANY_FIELDS = [
	"company",
	"registration",
	"vatNumber",
	"street",
	"postalCode",
	"city",
	"country",
] as const satisfies (keyof CompanyValues)[];
export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** Party of an order: the account's default while it is not known, a private person, the company of a member, or an entered company. */
export const BUYERS = ["account", "person", "member", "company"] as const;
export type Buyer = (typeof BUYERS)[number];

/** The company of an order, with the buyer's own marks of it. */
export interface OrderCompanyValues extends CompanyValues, OrderReferences {}
export const ORDER_COMPANY_FIELDS = [...COMPANY_FIELDS, ...ORDER_REFERENCES] as const;
export const NO_COMPANY: OrderCompanyValues = { ...companyValues(null), purchaseOrder: "", costCentre: "" };

export function companyValues(business: Business | null): CompanyValues {
	const { company = "", registration = "", vatNumber = "", billingAddress } = business ?? {};
	const { street = "", postalCode = "", city = "", country = DEFAULT_COUNTRY } = billingAddress ?? {};
	return { company, registration, vatNumber, street, postalCode, city, country };
}

/** What is sent; null when everything is empty: then there is no company. */
export function companyRequest(values: CompanyValues): BusinessInput | null {
	const { company, registration, vatNumber, street, postalCode, city, country } = values;
	if (isBlank(company, registration, vatNumber, street, postalCode, city)) return null;
	const billingAddress = isBlank(street, postalCode, city) ? null : { street, postalCode, city, country };
	return { company, registration, vatNumber, billingAddress };
}

/** The buyer, as an order states it; nothing for the default of the account. */
export function orderBuyer(
	buyer: Buyer,
	values: OrderCompanyValues,
): { as?: "company"; business?: OrderBusinessInput | null } {
	if (buyer === "account") return {};
	if (buyer === "person") return { business: null };
	const { purchaseOrder, costCentre } = values;
	const business = { ...companyRequest(values), purchaseOrder, costCentre };
	return buyer === "member" ? { as: "company", business } : { business };
}

/** Messages by field, by the server's own rules. */
export function validateCompany(values: CompanyValues): FieldMessages {
	const request = companyRequest(values);
	if (!request) return {};
	return {
		...businessFaults(values),
		...(request.billingAddress ? addressFaults({ ...values, additionalInfo: "" }) : {}),
	};
}

/** The same for a form that requires a company, an order's with its marks, with its fields under `company`. */
export function companyMessages(values: CompanyValues & Partial<OrderReferences>): FieldMessages {
	const faulty = ORDER_REFERENCES.filter((name) => !isReference(values[name] ?? ""));
	const messages = {
		...(companyRequest(values) ? validateCompany(values) : { company: BUSINESS_MESSAGES.company }),
		...Object.fromEntries(faulty.map((name) => [name, REFERENCE_MESSAGE])),
	};
	return Object.fromEntries(Object.entries(messages).map(([field, message]) => [`company.${field}`, message]));
}

/** The same field of what the server refuses: "business.billingAddress.street" is "company.street" on a form. */
export const companyPath = (field: string): string => field.replace(/^business\.(?:billingAddress\.)?/, "company.");

const isBlank = (...texts: string[]) => texts.every((text) => text.trim() === "");
