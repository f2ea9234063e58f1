import { sirenIn } from "@confiserie/domain/business/business";
import { normaliseIban } from "@confiserie/domain/business/iban";
import { normaliseVatNumber } from "@confiserie/domain/business/vat-number";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import type { ShopIdentity } from "@confiserie/domain/shop/shop-settings";

/**
 * What a billing document calls a shop whose company data are still blank; such a shop does not open (`shop check`).
 */
const UNNAMED = "Dénomination à compléter";

/** Who sells, as the settings say when the billing document is issued. */
export function sellerOf(shop: ShopIdentity): BillingDocument["seller"] {
	const { legalName, legalForm, registration, vatNumber, street, postalCode, city, email, phone, iban, bic } = shop;
	const siren = sirenIn(registration);
	const electronicAddress = shop.electronicAddress || siren;
	return {
		name: legalName || UNNAMED,
		legalForm,
		registration,
		siren,
		...(electronicAddress && { electronicAddress }),
		vatNumber: normaliseVatNumber(vatNumber) || null,
		street,
		postalCode,
		city,
		country: "FR",
		email,
		phone,
		iban: normaliseIban(iban) || null,
		bic: normaliseIban(bic) || null,
	};
}
