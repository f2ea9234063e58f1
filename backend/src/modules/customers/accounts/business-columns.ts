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

/** The columns of a company, or of a private person. */
export function businessRow(business: Business | null): BusinessRow {
	const billing = business?.billingAddress;
	return {
		company: business?.company ?? null,
		registration: business?.registration ?? null,
		vatNumber: business?.vatNumber ?? null,
		billingStreet: billing?.street ?? null,
		billingPostalCode: billing?.postalCode ?? null,
		billingCity: billing?.city ?? null,
		billingCountry: billing?.country ?? null,
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
