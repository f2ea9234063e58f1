import type { Business } from "@confiserie/domain/contract/business";

/** The columns of a company, as rows read in camel case hold them; all null for a private person. */
export interface BusinessRow {
	company: string | null;
	registration: string | null;
	vatNumber: string | null;
	billingStreet: string | null;
	billingPostalCode: string | null;
	billingCity: string | null;
	billingCountry: string | null;
}

/** The same columns as SQL names them. */
export function businessColumns(business: Business | null) {
	const billing = business?.billingAddress;
	return {
		company: business?.company ?? null,
		registration: business?.registration ?? null,
		vat_number: business?.vatNumber ?? null,
		billing_street: billing?.street ?? null,
		billing_postal_code: billing?.postalCode ?? null,
		billing_city: billing?.city ?? null,
		billing_country: billing?.country ?? null,
	};
}

/** The company in a row; null for a private person. */
export function businessOf(row: BusinessRow): Business | null {
	if (row.company === null) return null;
	const { billingStreet: street, billingPostalCode: postalCode, billingCity: city, billingCountry: country } = row;
	const hasAddress = street !== null && postalCode !== null && city !== null && country !== null;
	return {
		company: row.company,
		registration: row.registration ?? "",
		vatNumber: row.vatNumber ?? "",
		billingAddress: hasAddress ? { street, city, postalCode, country } : null,
	};
}
