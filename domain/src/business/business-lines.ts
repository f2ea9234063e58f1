import type { Order } from "../contract/order";

/** A company in the lines in which pages show it: name, numbers, the buyer's own reference, where the invoice goes. */
export function businessLines(business: NonNullable<Order["business"]>): string[] {
	const { company, registration, vatNumber, purchaseOrder, costCentre, billingAddress } = business;
	return [
		company,
		registration && `${registration.length === 9 ? "SIREN" : "SIRET"} ${registration}`,
		vatNumber && `TVA ${vatNumber}`,
		purchaseOrder && `Référence de commande\u00a0: ${purchaseOrder}`,
		costCentre && `Centre de coûts\u00a0: ${costCentre}`,
		billingAddress &&
			`Facturation\u00a0: ${billingAddress.street}, ${billingAddress.postalCode} ${billingAddress.city}, ${billingAddress.country}`,
	].filter((line): line is string => Boolean(line));
}
