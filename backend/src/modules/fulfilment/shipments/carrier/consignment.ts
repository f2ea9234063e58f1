import type { Shipment } from "@confiserie/domain/contract/shipment";
import { countryOf } from "@confiserie/domain/customers/address";
import type { ShopIdentity } from "@confiserie/domain/shop/shop-settings";
import type { Consignment, Party } from "./carrier";

interface Recipient {
	orderNumber: string;
	firstName: string;
	lastName: string;
	company: string | null;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	phone: string;
	email: string;
}

/** A shipment as a carrier takes it. */
export function consignmentOf(
	order: Recipient,
	{ packages }: Pick<Shipment, "packages">,
	shop: ShopIdentity,
): Consignment {
	const { street, postalCode, city, phone, email, country } = order;
	return {
		from: senderOf(shop),
		to: {
			...{ street, postalCode, city, phone, email },
			name: `${order.firstName} ${order.lastName}`.trim(),
			company: order.company ?? "",
			country: countryOf(country)?.code ?? country,
		},
		grams: packages.map(({ grams }) => grams),
		orderNumber: order.orderNumber,
	};
}

/** The shop, where its goods leave. */
export function senderOf({ legalName, street, postalCode, city, phone, email }: ShopIdentity): Party {
	return {
		name: legalName || "Service expédition",
		company: legalName,
		street,
		postalCode,
		city,
		country: "FR",
		phone,
		email,
	};
}
