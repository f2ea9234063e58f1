import Medusa from "@medusajs/js-sdk";
import type { HttpTypes } from "@medusajs/types";
import { engine, medusaToken } from "./api";
import { shopUnderTest } from "./context";

/** A publishable key of a sales channel, of the shop's default one where none is named, as Medusa Admin issues one. */
export async function publishableKey(channelId?: string): Promise<string> {
	const token = await medusaToken();
	const { body: created } = await engine<{ api_key: { id: string; token: string } }>("/admin/api-keys", {
		token,
		body: { title: "Vitrine d'essai", type: "publishable" },
	});
	const { body: stores } = await engine<{ stores: { default_sales_channel_id: string }[] }>("/admin/stores", { token });
	const { status } = await engine(`/admin/api-keys/${created.api_key.id}/sales-channels`, {
		token,
		body: { add: [channelId ?? stores.stores[0]?.default_sales_channel_id] },
	});
	if (status !== 200) throw new Error(`The key was not tied to its channel: ${status}.`);
	return created.api_key.token;
}

/** A storefront's client, with a memory of its own for its signed-in customer. */
export function storefront(key: string): Medusa {
	const auth = { type: "jwt", jwtTokenStorageMethod: "memory" } as const;
	return new Medusa({ baseUrl: shopUnderTest().backend, publishableKey: key, auth });
}

export const ADDRESS = {
	first_name: "Camille",
	last_name: "Martin",
	address_1: "12 rue des Confiseurs",
	address_2: "",
	company: "",
	postal_code: "26200",
	city: "Montélimar",
	country_code: "fr",
	province: "",
	phone: "+33612345678",
};

/** A line of a cart: boxes of a variant. */
export interface StoreLine {
	variant_id: string;
	quantity: number;
}

/** A cart that is ready to be paid: lines, e-mail, address, delivery. */
export async function filledCart(sdk: Medusa, lines: StoreLine[], email: string): Promise<HttpTypes.StoreCart> {
	const { regions } = await sdk.store.region.list();
	const { cart } = await sdk.store.cart.create({
		region_id: regions[0]?.id ?? "",
		...{ items: lines, email, shipping_address: ADDRESS, billing_address: ADDRESS },
	});
	return delivered(sdk, cart.id);
}

/** The same cart with the shop's delivery chosen. */
export async function delivered(sdk: Medusa, cartId: string): Promise<HttpTypes.StoreCart> {
	const { shipping_options: options } = await sdk.store.fulfillment.listCartOptions({ cart_id: cartId });
	return (await sdk.store.cart.addShippingMethod(cartId, { option_id: options[0]?.id ?? "" })).cart;
}

/** Begins the cart's payment with the demonstration; `card` is the test card that completing it pays with. */
export function beginPayment(sdk: Medusa, cart: HttpTypes.StoreCart, card?: string) {
	return beginSession(sdk, cart, "pp_system_default", card === undefined ? undefined : { card });
}

/** Begins the cart's payment with a provider. */
export async function beginSession(
	sdk: Medusa,
	cart: HttpTypes.StoreCart,
	provider_id: string,
	data?: Record<string, unknown>,
) {
	const { payment_collection: collection } = await sdk.store.payment.initiatePaymentSession(cart, {
		provider_id,
		...(data !== undefined && { data }),
	});
	return collection;
}

/** The status and the body of a refusal, in the SDK's error. @throws when it was none */
export async function refusal(call: Promise<unknown>): Promise<{ status: number | undefined; message: string }> {
	try {
		await call;
	} catch (error) {
		if (error instanceof Error && "status" in error) {
			const { status } = error;
			return { status: typeof status === "number" ? status : undefined, message: error.message };
		}
		throw error;
	}
	throw new Error("It was not refused.");
}

/** The variant of a product, by Medusa's own list. */
export async function variantOf(sdk: Medusa, productId: string): Promise<string> {
	const { products } = await sdk.store.product.list({ id: [productId], fields: "id,*variants" });
	const id = products[0]?.variants?.[0]?.id;
	if (!id) throw new Error(`The Store API has no product ${productId}.`);
	return id;
}
