import { addressFaults } from "@confiserie/domain/address";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ContactCorrection } from "@confiserie/domain/contract/order-corrections";
import {
	companyMessages,
	ORDER_COMPANY_FIELDS,
	type OrderCompanyValues,
	orderBuyer,
	orderCompanyValues,
} from "@/features/company";
import type { FieldMessages } from "@/lib/form-resolver";

/** Form values of recipient and billing. */
export interface ContactValues {
	firstName: string;
	lastName: string;
	phone: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	deliveryNotes: string;
	isCompany: boolean;
	company: OrderCompanyValues;
	/** Whether the customer gets an e-mail of it. */
	isNotified: boolean;
}

const NAMES = ["firstName", "lastName", "phone"] as const;
export const CONTACT_FIELDS = [
	...NAMES,
	"street",
	"postalCode",
	"city",
	"country",
	"deliveryNotes",
	...ORDER_COMPANY_FIELDS.map((field) => `company.${field}` as const),
] as const;

export function contactOf(order: AdminOrderDetail): ContactValues {
	return {
		firstName: order.customerFirstName,
		lastName: order.customerLastName,
		phone: order.customerPhone,
		street: order.deliveryStreet,
		postalCode: order.deliveryPostalCode,
		city: order.deliveryCity,
		country: order.deliveryCountry,
		deliveryNotes: order.deliveryNotes ?? "",
		isCompany: order.business !== null,
		company: orderCompanyValues(order.business),
		isNotified: false,
	};
}

/** Messages by field, by the server's own rules. */
export function validateContact(values: ContactValues): FieldMessages {
	const missing = NAMES.filter((field) => values[field].trim() === "");
	return {
		...Object.fromEntries(missing.map((field) => [field, "Ce champ est obligatoire."])),
		...addressFaults({ ...values, additionalInfo: "" }),
		...(values.isCompany ? companyMessages(values.company) : {}),
	};
}

/** What is sent; the billing only where it was touched, so that it stays as it is else. */
export function correctionOf(
	{ street, postalCode, city, country, isCompany, company, isNotified, ...person }: ContactValues,
	{
		version,
		isBillingTouched,
		fingerprint,
	}: { version: number; isBillingTouched: boolean; fingerprint: string | undefined },
): ContactCorrection {
	return {
		...person,
		address: { street, postalCode, city, country },
		...(isBillingTouched && orderBuyer(isCompany ? "company" : "person", company)),
		version,
		notifyCustomer: isNotified,
		...(fingerprint && { fingerprint }),
	};
}
