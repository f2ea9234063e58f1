import { sirenOf } from "@confiserie/domain/business/siren";
import { countryOf } from "@confiserie/domain/customers/address";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { type BusinessRow, businessOf } from "../../customers/accounts";

/** Buyer data of an order. */
export interface OrderParty extends BusinessRow {
	firstName: string;
	lastName: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	/** Of the company, in the French e-invoicing directory; empty or absent for its SIREN. */
	electronicAddress?: string | null;
}

/** An address as billing documents write it, its country as ISO 3166-1 code. */
export function placeOf({
	street,
	postalCode,
	city,
	country,
}: Pick<OrderParty, "street" | "postalCode" | "city" | "country">) {
	return { street, postalCode, city, country: countryOf(country)?.code ?? country };
}

/** Whom a billing document is for: the company that the order names, at its billing address, else the person. */
export function buyerOf(order: OrderParty): BillingDocument["buyer"] {
	const person = `${order.firstName} ${order.lastName}`.trim();
	const business = businessOf(order);
	if (!business)
		return { name: person, isProfessional: false, contact: null, siren: null, vatNumber: null, ...placeOf(order) };
	const siren = sirenOf(business.registration) || null;
	const electronicAddress = order.electronicAddress?.startsWith(siren ?? " ") ? order.electronicAddress : siren;
	return {
		name: business.company,
		isProfessional: true,
		contact: person,
		siren,
		...(electronicAddress && { electronicAddress }),
		vatNumber: business.vatNumber || null,
		...placeOf(business.billingAddress ?? order),
	};
}
