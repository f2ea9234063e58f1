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
	purchaseOrder: string | null;
	costCentre: string | null;
}

/** The parts in which a contact is corrected, in the words of the order's history. */
export const CONTACT_PARTS = {
	name: { label: "nom du destinataire", fields: ["firstName", "lastName"] },
	phone: { label: "téléphone", fields: ["phone"] },
	address: { label: "adresse de livraison", fields: ["street", "postalCode", "city", "country"] },
	notes: { label: "instructions de livraison", fields: ["deliveryNotes"] },
	billing: {
		label: "facturation",
		fields: [
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
	},
} as const satisfies Record<string, { label: string; fields: readonly (keyof OrderContact)[] }>;
export type ContactPart = keyof typeof CONTACT_PARTS;

/** The parts that differ, in the order of the table; an absent text and an empty one are the same. */
export function changedContact(before: OrderContact, after: OrderContact): ContactPart[] {
	const differs = (field: keyof OrderContact) => (before[field] ?? "") !== (after[field] ?? "");
	return (Object.keys(CONTACT_PARTS) as ContactPart[]).filter((part) => CONTACT_PARTS[part].fields.some(differs));
}

/** Names of the changed parts: "téléphone, adresse de livraison". Without personal data, since the history outlives the person. */
export const contactWords = (parts: readonly ContactPart[]): string =>
	parts.map((part) => CONTACT_PARTS[part].label).join(", ");
