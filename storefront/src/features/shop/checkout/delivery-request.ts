import type { DeliveryChoiceInput } from "@confiserie/domain/contract/payment";
import { addressFaults } from "@confiserie/domain/customers/address";
import type { DeliveryRequest, ShippingFigures } from "@/features/shop/cart";
import type { StoredCheckout } from "./stored-checkout";

/** How delivery was chosen so far. */
export type DeliveryPreference = StoredCheckout["delivery"];
type TypedAddress = Pick<Parameters<typeof addressFaults>[0], "street" | "postalCode" | "city" | "country">;

/** What delivery is asked for: the address once its postal code is one, and the option that was chosen. */
export function requestedDelivery(
	address: TypedAddress | undefined,
	{ optionId, surchargeIds }: DeliveryPreference,
): DeliveryRequest {
	const requested: DeliveryRequest = optionId === undefined ? {} : { delivery: { optionId, surchargeIds } };
	if (!address) return requested;
	const { country, postalCode } = address;
	const isKnown = addressFaults({ ...address, additionalInfo: "" }).postalCode === undefined;
	return isKnown ? { ...requested, address: { country, postalCode } } : requested;
}

/** The same of a checkout, at the prices of the buyer that was chosen. */
export const deliveryRequest = ({ form, delivery }: Pick<StoredCheckout, "form" | "delivery">): DeliveryRequest => ({
	...requestedDelivery(form?.address, delivery),
	...(form?.buyer === "person" && { as: "private" }),
});

/**
 * The delivery that an order is placed with: the option whose price is on the screen, with what was chosen beside it and is
 * possible with it. Undefined where the shop has one price for all.
 */
export function chosenDelivery(
	{ optionId, options }: Pick<ShippingFigures, "optionId" | "options">,
	{ delivery }: { delivery: DeliveryPreference },
): DeliveryChoiceInput | undefined {
	const option = options.find(({ id }) => id === optionId);
	if (!option) return undefined;
	return {
		optionId: option.id,
		surchargeIds: option.surcharges.map(({ id }) => id).filter((id) => delivery.surchargeIds.includes(id)),
		...(option.hasDayChoice && { day: delivery.day }),
	};
}
