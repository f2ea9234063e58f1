import { storeOrderDataSchema } from "@confiserie/domain/contract/store";
import { CURRENCY } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { boughtBy } from "../../modules/companies/companies";
import { withStoredPhone } from "../../modules/customers/accounts";
import { ApiFailure, failureOf } from "../../modules/foundations/failures";
import { deliveryRules } from "../../modules/fulfilment/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../modules/medusa/order-service";
import { checkoutOfCart } from "../../modules/sales/checkout";
import { depositRules } from "../../modules/terms/deposits";
import { guestOf } from "../account/guest";
import { optionOf } from "./option-of";
import type { StoreCart } from "./read-cart";

/** The payment that a cart is to be paid with, and its order's number. */
export interface CartPayment {
	intentId: string;
	clientSecret: string;
	orderNumber: string;
}

/**
 * Places the order of a cart in the order service, or brings it up to date, and opens its payment: price, stock hold,
 * order and payment attempt in one transaction, at the very total that the cart shows.
 * @param account who is signed in; without one it is the order of a guest, even under the e-mail of an account
 * @throws ApiFailure whatever `placeOrder` and `openIntent` throw; VALIDATION for a cart that is not ready
 */
export async function placeCartOrder(
	scope: MedusaContainer,
	cart: StoreCart,
	account: { customerId: string; email: string } | undefined,
): Promise<CartPayment> {
	const ordering = scope.resolve<OrderingService>(ORDERING_MODULE);
	const orderData = orderDataOf(cart);
	const [rules, optionId, deposit, checkoutId, customerId] = await Promise.all([
		deliveryRules(scope),
		optionOf(scope, cart.shippingOptionId),
		depositRules(scope),
		checkoutOfCart(ordering.context.pool, cart.id),
		account?.customerId ?? guestOf(scope, orderData.email),
	]);
	const request = {
		amount: cart.totalCents,
		currency: CURRENCY,
		paymentType: "full",
		checkoutId,
		promotionCode: cart.promotionCode,
		orderData: {
			...orderData,
			delivery: optionId ? { optionId, surchargeIds: [] } : undefined,
			total: cart.totalCents,
		},
	} as const;
	const order = {
		customerId,
		customerEmail: account?.email ?? orderData.email,
		request,
		rules,
		depositRules: deposit,
		idempotencyKey: undefined,
		isGuest: account === undefined,
		cartId: cart.id,
		channelId: cart.salesChannelId ?? undefined,
	};
	const intent = await ordering
		.openCheckout(order)
		.catch((error) => boughtBy(customerId, () => withFreshPrices(scope, cart.id, error)));
	return { intentId: intent.paymentIntentId, clientSecret: intent.clientSecret, orderNumber: intent.orderNumber };
}

/**
 * A price changed since the line was added, or a promotion ended: the cart is brought up to date for its customer, so that they see it
 * before paying.
 */
async function withFreshPrices(scope: MedusaContainer, cartId: string, error: unknown): Promise<never> {
	const { code } = failureOf(error) ?? {};
	if (code === "PRICE_CHANGED" || code === "PROMOTION_REFUSED")
		await refreshCartItemsWorkflow(scope).run({ input: { cart_id: cartId, force_refresh: true } });
	throw error;
}

/** The content of the order, from the fields of the cart. Throws VALIDATION, in the words of the shop's checkout. */
function orderDataOf({ email, address, items, hasDelivery, deliveryNotes }: StoreCart) {
	if (items.length === 0) throw new ApiFailure("EMPTY_CART");
	if (!hasDelivery) throw refused("shipping_methods", "Choisissez un mode de livraison.");
	const street = [address?.company, address?.address_1, address?.address_2].filter(Boolean).join(", ");
	const parsed = storeOrderDataSchema.safeParse({
		email: email ?? undefined,
		firstName: address?.first_name ?? undefined,
		lastName: address?.last_name ?? undefined,
		phone: address?.phone ?? undefined,
		address: {
			street,
			city: address?.city ?? undefined,
			postalCode: address?.postal_code ?? undefined,
			country: address?.country_code ?? undefined,
		},
		deliveryNotes,
		items: items.map(({ productId, boxes, unitPriceCents }) => ({
			productId,
			quantity: boxes,
			unitPrice: unitPriceCents,
		})),
	});
	if (parsed.success) return parsed.data.phone === "" ? parsed.data : withStoredPhone(parsed.data);
	const [issue] = parsed.error.issues;
	throw refused(issue?.path.join(".") ?? "", issue?.message ?? "");
}

const refused = (field: string, message: string) =>
	new ApiFailure("VALIDATION", { field, message, errors: [{ field, message }] });
