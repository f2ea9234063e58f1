import { addressTerms } from "../delivery/delivery-words";

/** Recipient and billing of an order, as stored in its row; texts may be null where there is none. */
export interface OrderContact {
	firstName: string;
	lastName: string;
	phone: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	deliveryNotes: string | null;
	company: string | null;
	registration: string | null;
	vatNumber: string | null;
	billingStreet: string | null;
	billingPostalCode: string | null;
	billingCity: string | null;
	billingCountry: string | null;
	/** The buyer's own number of the order; null for a private person. */
	purchaseOrder: string | null;
	/** Where the buyer books it. */
	costCentre: string | null;
}

/** The parts in which a contact is corrected, and their columns. */
const CONTACT_PARTS = {
	name: ["firstName", "lastName"],
	phone: ["phone"],
	address: ["street", "postalCode", "city", "country"],
	notes: ["deliveryNotes"],
	billing: [
		"company",
		"registration",
		"vatNumber",
		"billingStreet",
		"billingPostalCode",
		"billingCity",
		"billingCountry",
		"purchaseOrder",
		"costCentre",
	],
} as const satisfies Record<string, readonly (keyof OrderContact)[]>;
export type ContactPart = keyof typeof CONTACT_PARTS;

/** The parts that differ, in the order of the table; an absent text and an empty one are the same. */
export function changedContact(before: OrderContact, after: OrderContact): ContactPart[] {
	const differs = (field: keyof OrderContact) => (before[field] ?? "") !== (after[field] ?? "");
	return (Object.keys(CONTACT_PARTS) as ContactPart[]).filter((part) => CONTACT_PARTS[part].some(differs));
}

/** Names of the changed parts in the order's history: "téléphone, adresse de livraison". Without personal data, since the history outlives the person. */
export function contactWords(parts: readonly ContactPart[], isPickup: boolean): string {
	const labels = { name: "nom du destinataire", phone: "téléphone", ...addressTerms(isPickup), billing: "facturation" };
	return parts.map((part) => labels[part].toLowerCase()).join(", ");
}
