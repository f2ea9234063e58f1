import type { Address } from "@confiserie/domain/contract/addresses";
import { DEFAULT_DELIVERY_COUNTRIES } from "@confiserie/domain/delivery/delivery-area";
import { screen } from "@testing-library/react";
import { storeToken } from "@/lib/session";
import { type FakeCall, type FakeRoute, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { AddressesPage } from ".";

/** Camille arrives at the address book. */
export function visitAddresses(): void {
	storeToken(camille.token);
	visit("/addresses");
}

/** Opens the page of a shop that stores `stored`; the routes given come first. */
export function open(stored: Address[], routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi({ "GET /auth/me": { body: camille }, "GET /addresses": () => ({ body: stored }), ...routes });
	renderInShop(<AddressesPage deliveryCountries={DEFAULT_DELIVERY_COUNTRIES} />);
	return calls;
}
/** The card of an address, once it is there. */
export const card = (street: string) => screen.findByRole("article", { name: street });
/** The button of that name, once it is there. */
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
/** The calls that change something. */
export const sent = (calls: FakeCall[]) => calls.filter(({ route }) => !route.startsWith("GET "));
