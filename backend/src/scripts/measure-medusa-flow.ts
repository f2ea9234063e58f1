import { writeFileSync } from "node:fs";
import { CURRENCY } from "@confiserie/domain/money";
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
	addShippingMethodToCartWorkflow,
	addToCartWorkflow,
	completeCartWorkflow,
	createCartWorkflow,
	createPaymentCollectionForCartWorkflow,
	createPaymentSessionsWorkflow,
	updateCartWorkflow,
} from "@medusajs/medusa/core-flows";
import { readShopContext, type ShopContext } from "../modules/medusa/sync";

/**
 * The bench's yardstick: times Medusa's own way from an empty cart to an order, which the shop does not take. `medusa
 * exec measure-medusa-flow <variant id> <times> <file for the milliseconds>`. It calls Medusa's workflows directly,
 * without HTTP, a login or a cart page's reads in between: Medusa at its best.
 */
export default async function measureMedusaFlow({ container, args }: ExecArgs): Promise<void> {
	const [variantId, times, file] = args;
	if (!variantId || !file) throw new Error("Usage: measure-medusa-flow <variant id> <times> <file>");
	const context = await readShopContext(container);
	const milliseconds: number[] = [];
	while (milliseconds.length < Number(times)) {
		const started = performance.now();
		await cartToOrder(container, context, variantId);
		milliseconds.push(performance.now() - started);
	}
	writeFileSync(file, JSON.stringify(milliseconds));
}

const ADDRESS = {
	first_name: "Mesure",
	last_name: "Étalon",
	address_1: "1 rue du Sucre",
	city: "Lyon",
	postal_code: "69001",
	country_code: "fr",
};

async function cartToOrder(container: MedusaContainer, shop: ShopContext, variantId: string): Promise<void> {
	const { result: cart } = await createCartWorkflow(container).run({
		input: {
			region_id: shop.regionId,
			sales_channel_id: shop.salesChannelId,
			currency_code: CURRENCY,
			email: "mesure@exemple.fr",
		},
	});
	await addToCartWorkflow(container).run({
		input: { cart_id: cart.id, items: [{ variant_id: variantId, quantity: 1 }] },
	});
	await updateCartWorkflow(container).run({
		input: { id: cart.id, shipping_address: ADDRESS, billing_address: ADDRESS },
	});
	await addShippingMethodToCartWorkflow(container).run({
		input: { cart_id: cart.id, options: [{ id: shop.shippingOptionOf(undefined).id }] },
	});
	await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cart.id } });
	const query = container.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({
		entity: "cart",
		fields: ["payment_collection.id"],
		filters: { id: cart.id },
	});
	await createPaymentSessionsWorkflow(container).run({
		input: { payment_collection_id: data[0]?.payment_collection?.id ?? "", provider_id: "pp_system_default" },
	});
	await completeCartWorkflow(container).run({ input: { id: cart.id } });
}
