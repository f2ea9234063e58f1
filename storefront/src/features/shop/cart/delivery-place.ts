import { readValue, writeItem } from "@/lib/safe-storage";

/** Where carts of this browser were last to be delivered. */
export type DeliveryPlace = { country: string; postalCode: string };

const KEY = "deliveryPlace";

/** The place that was entered here; null before, and for what cannot be read. */
export function readDeliveryPlace(): DeliveryPlace | null {
	const { country, postalCode } = (readValue("local", KEY) ?? {}) as Record<string, unknown>;
	return typeof country === "string" && typeof postalCode === "string" ? { country, postalCode } : null;
}

/** Without the rest of an address, which no other person at this computer needs to see. */
export function writeDeliveryPlace({ country, postalCode }: DeliveryPlace): void {
	writeItem("local", KEY, JSON.stringify({ country, postalCode }));
}
