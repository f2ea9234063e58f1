import type { CartLine } from "@confiserie/domain/cart/cart";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { toCents } from "@confiserie/domain/money";

export type PaymentItem = PaymentIntentRequest["orderData"]["items"][number];

/**
 * The cart as the payment calls want it: boxes and cents. A price that is no number is left out, the server knows it.
 * Source: spec §3 "Payment intent request", ADR 1.
 */
export function paymentItems(lines: readonly CartLine[]): PaymentItem[] {
	return lines.map(({ product: { id, title, totalBoxes, pricePerBox } }) => ({
		productId: id,
		productName: title,
		quantity: totalBoxes,
		...(Number.isFinite(pricePerBox)
			? { unitPrice: toCents(pricePerBox), totalPrice: toCents(pricePerBox) * totalBoxes }
			: {}),
	}));
}
