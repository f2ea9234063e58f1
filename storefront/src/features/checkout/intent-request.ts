import type { CartLine } from "@confiserie/domain/cart";
import { type CheckoutForm, DEFAULT_COUNTRY } from "@confiserie/domain/checkout-form";
import type { User } from "@confiserie/domain/contract/auth";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { toCents } from "@confiserie/domain/money";
import { paymentItems, type ShippingFigures } from "@/features/cart";

/**
 * Body of create-intent for a payment in full. Amounts in cents, as the shopper sees them: the server compares them
 * with its own and believes none. Source: spec §3 "Payment intent request".
 */
export function intentRequest(
	form: CheckoutForm,
	lines: readonly CartLine[],
	shipping: ShippingFigures,
	user: User,
	checkoutId: string,
): PaymentIntentRequest {
	const total = toCents(shipping.totalWithShipping);
	return {
		amount: total,
		currency: "eur",
		customerEmail: user.email,
		customerId: user.id,
		paymentType: "full",
		depositPercentage: null,
		checkoutId,
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
			items: paymentItems(lines),
			total,
			paymentAmount: total,
			remainingAmount: 0,
		},
	};
}
