import Medusa from "@medusajs/js-sdk";
import type { HttpTypes } from "@medusajs/types";

export interface Purchase {
	/** Address of the shop's backend. */
	baseUrl: string;
	/** Of a sales channel: Medusa Admin, Settings, Publishable API keys. */
	publishableKey: string;
	/** Whose account it is to be; a guest buys without a password. */
	buyer: { email: string; password?: string; firstName: string; lastName: string };
	/** What to look for, and how many boxes of it. */
	query: string;
	boxes: number;
}

const PRODUCT_FIELDS = "*variants.calculated_price,+variants.inventory_quantity";

/** Buys as a storefront does: finds a product, fills a cart, has it delivered, pays it. Returns Medusa's order. */
export async function buy({ baseUrl, publishableKey, buyer, query, boxes }: Purchase): Promise<HttpTypes.StoreOrder> {
	// In a browser the SDK stores the token by default; elsewhere it must be configured to.
	const sdk = new Medusa({ baseUrl, publishableKey, auth: { type: "jwt", jwtTokenStorageMethod: "memory" } });
	const { regions } = await sdk.store.region.list();
	const region = found(regions[0], "region");
	if (buyer.password) await signIn(sdk, { ...buyer, password: buyer.password });

	const { products } = await sdk.store.product.list({ q: query, region_id: region.id, fields: PRODUCT_FIELDS });
	const variant = found(products[0]?.variants?.[0], `product for "${query}"`);
	const { cart } = await sdk.store.cart.create({ region_id: region.id });
	await sdk.store.cart.createLineItem(cart.id, { variant_id: variant.id, quantity: boxes });

	const address = {
		first_name: buyer.firstName,
		last_name: buyer.lastName,
		address_1: "12 rue des Confiseurs",
		postal_code: "26200",
		city: "Montélimar",
		country_code: "fr",
	};
	await sdk.store.cart.update(cart.id, { email: buyer.email, shipping_address: address, billing_address: address });
	const { shipping_options: deliveries } = await sdk.store.fulfillment.listCartOptions({ cart_id: cart.id });
	const option_id = found(deliveries[0], "delivery").id;
	const ready = await sdk.store.cart.addShippingMethod(cart.id, { option_id });
	return pay(sdk, ready.cart);
}

/** Places the order, its stock held from here on, and pays it. */
async function pay(sdk: Medusa, cart: HttpTypes.StoreCart): Promise<HttpTypes.StoreOrder> {
	const region_id = found(cart.region_id, "region of the cart");
	const { payment_providers: providers } = await sdk.store.payment.listPaymentProviders({ region_id });
	const provider_id = found(providers[0], "payment provider").id;
	await sdk.store.payment.initiatePaymentSession(cart, { provider_id });
	// With Stripe a page now shows the card form for the session's data.client_secret. The demonstration pays by itself.
	const result = await sdk.store.cart.complete(cart.id);
	if (result.type === "order") return result.order;
	throw new Error(result.error.message);
}

/** Signs in, after registering an unknown customer. */
async function signIn(sdk: Medusa, { email, password, firstName, lastName }: Purchase["buyer"] & { password: string }) {
	try {
		await sdk.auth.register("customer", "emailpass", { email, password });
		await sdk.store.customer.create({ email, first_name: firstName, last_name: lastName });
	} catch (error) {
		if (!(error instanceof Error) || error.message !== "Identity with email already exists") throw error;
	}
	await sdk.auth.login("customer", "emailpass", { email, password });
}

function found<Value>(value: Value | null | undefined, what: string): Value {
	if (value === null || value === undefined) throw new Error(`The shop has no ${what}.`);
	return value;
}
