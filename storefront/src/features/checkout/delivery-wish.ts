import { addressFaults } from "@confiserie/domain/address";
import type { DeliveryChoiceInput } from "@confiserie/domain/contract/payment";
import type { DeliveryWish, ShippingFigures } from "@/features/cart";
import type { StoredCheckout } from "./stored-checkout";

/** What delivery is asked for: the address once its postal code is one, and the option that was chosen. */
export function deliveryWish({ form, delivery }: Pick<StoredCheckout, "form" | "delivery">): DeliveryWish {
	const { optionId, surchargeIds } = delivery;
	const wish: DeliveryWish = optionId === undefined ? {} : { delivery: { optionId, surchargeIds } };
	if (!form) return wish;
	const { country, postalCode } = form.address;
	const isKnown = addressFaults({ ...form.address, additionalInfo: "" }).postalCode === undefined;
	return isKnown ? { ...wish, address: { country, postalCode } } : wish;
}

/**
 * The delivery that an order is placed with: the option whose price is on the screen, with what was chosen beside it and is
 * possible with it. Undefined where the shop has one price for all.
 */
export function chosenDelivery(
	{ optionId, options }: ShippingFigures,
	{ delivery }: Pick<StoredCheckout, "delivery">,
): DeliveryChoiceInput | undefined {
	const option = options.find(({ id }) => id === optionId);
	if (!option) return undefined;
	return {
		optionId: option.id,
		surchargeIds: option.surcharges.map(({ id }) => id).filter((id) => delivery.surchargeIds.includes(id)),
		...(option.hasDayChoice && { day: delivery.day }),
	};
}
