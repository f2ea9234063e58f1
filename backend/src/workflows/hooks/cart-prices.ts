import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import {
	addToCartWorkflow,
	createCartWorkflow,
	refreshCartItemsWorkflow,
	updateCartWorkflow,
} from "@medusajs/medusa/core-flows";
import { currentBuyer, groupsOf, resolveBuyer } from "../../modules/companies/companies";
import { guestOf } from "../account/guest";

/** The customer at whose prices a cart is: the signed-in one, where Medusa takes the owner of the typed e-mail. */
async function pricedFor(container: MedusaContainer) {
	const sql = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { customerId, companyId } = await resolveBuyer(sql, { customerId: currentBuyer() });
	const groups = customerId === undefined ? [] : await groupsOf(sql, customerId, companyId);
	return { customer: { id: customerId, groups: groups.map((id) => ({ id })) } };
}

const setPrices = async (_: unknown, { container }: { container: MedusaContainer }) =>
	new StepResponse(await pricedFor(container));

interface NamedCart {
	id: string;
	email?: string | null;
	customer_id?: string | null;
	customer?: { id: string } | null;
}

/** Makes a cart the signed-in customer's, or a guest's, where Medusa makes it that of the account with the typed e-mail. */
async function own({ cart }: { cart: NamedCart }, { container }: { container: MedusaContainer }): Promise<void> {
	if (!cart.email) return;
	const customerId = currentBuyer() ?? (await guestOf(container, cart.email));
	if ((cart.customer?.id ?? cart.customer_id) === customerId) return;
	await container.resolve(Modules.CART).updateCarts(cart.id, { customer_id: customerId });
}

// Medusa takes one handler a hook.
createCartWorkflow.hooks.cartCreated(own);
updateCartWorkflow.hooks.cartUpdated(own);
addToCartWorkflow.hooks.setPricingContext(setPrices);
refreshCartItemsWorkflow.hooks.setPricingContext(setPrices);
// Medusa prices every later change of a cart with its sales channel, but not the first lines of a new one.
createCartWorkflow.hooks.setPricingContext(
	async ({ salesChannel }, { container }) =>
		new StepResponse({ ...(await pricedFor(container)), sales_channel_id: salesChannel?.id }),
);
