import { DEFAULT_COUNTRY } from "@confiserie/domain/cart/checkout-form";
import type { Business, BusinessInput } from "@confiserie/domain/contract/business";
import type { OrderCompanyValues } from "./company-values";

const NO_ADDRESS = { street: "", postalCode: "", city: "", country: DEFAULT_COUNTRY };
export const NO_BUSINESS = { company: "", registration: "", vatNumber: "", billingAddress: null };

/** A company as the form of its operation holds it: with an address, blank where it has none. */
export const typedBusiness = <Whole extends Pick<Business, "billingAddress">>(business: Whole) => ({
	...business,
	billingAddress: business.billingAddress ?? NO_ADDRESS,
});

/** What is sent of it. */
export function sentBusiness<Whole extends BusinessInput>(business: Whole): Whole {
	const { street = "", postalCode = "", city = "" } = business.billingAddress ?? {};
	return `${street}${postalCode}${city}`.trim() === "" ? { ...business, billingAddress: null } : business;
}

type InAddress = keyof typeof NO_ADDRESS;
/** Where a field stands in it. */
export const businessPath = <Name extends keyof OrderCompanyValues>(name: Name) =>
	(name in NO_ADDRESS ? `billingAddress.${name}` : name) as Name extends InAddress ? `billingAddress.${Name}` : Name;
