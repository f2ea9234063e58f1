import type { CartLine } from "@confiserie/domain/cart/cart";
import { DEFAULT_COUNTRY } from "@confiserie/domain/cart/checkout-form";
import type { User } from "@confiserie/domain/contract/auth";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { toCents } from "@confiserie/domain/money";
import { collectedCents } from "@confiserie/domain/payments/deposit";
import { orderBuyer } from "@/features/account/company";
import { paymentItems, type ShippingFigures } from "@/features/shop/cart";
import { fittingPayment } from "@/features/shop/deposit";
import { chosenDelivery } from "./delivery-request";
import type { CheckoutValues } from "./form-values";
import type { StoredCheckout } from "./stored-checkout";

/**
 * Body of create-intent, for a payment in full or by deposit. Amounts in cents, as the shopper sees them: the server compares them
 * with its own and believes none. Source: spec §3 "Payment intent request".
 */
export function intentRequest(
	form: CheckoutValues,
	lines: readonly CartLine[],
	shipping: ShippingFigures,
	user: User,
	checkout: Pick<StoredCheckout, "checkoutId" | "payment" | "commercialCode" | "delivery"> & { promotionCode: string },
): PaymentIntentRequest {
	const total = toCents(shipping.totalWithShipping);
	const { paymentType, depositPercentage } = fittingPayment(checkout.payment, total);
	// One that the shop refused is not ordered with: the total on the screen is without it.
	const isUsed = shipping.code?.kind === "PROMOTION" && shipping.code.refusal === null;
	const promotionCode = isUsed ? checkout.promotionCode : "";
	const amount = collectedCents(total, depositPercentage);
	return {
		amount,
		currency: "eur",
		customerEmail: user.email,
		customerId: user.id,
		paymentType,
		depositPercentage,
		...(paymentType === "deposit" ? { commercialCode: checkout.commercialCode } : {}),
		...(promotionCode && { promotionCode }),
		checkoutId: checkout.checkoutId,
		orderData: {
			email: form.email.trim(),
			firstName: form.firstName.trim(),
			lastName: form.lastName.trim(),
			phone: form.phone.trim(),
			address: {
				street: form.address.street.trim(),
				city: form.address.city.trim(),
				postalCode: form.address.postalCode.trim(),
				country: form.address.country.trim() || DEFAULT_COUNTRY,
			},
			deliveryNotes: form.deliveryNotes.trim() || null,
			delivery: chosenDelivery(shipping, checkout),
			...orderBuyer(form.buyer, form.company),
			items: paymentItems(lines),
			total,
			paymentAmount: amount,
			remainingAmount: total - amount,
		},
	};
}
