import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import {
	listShippingOptionsForCartWithPricingWorkflow,
	listShippingOptionsForCartWorkflow,
} from "@medusajs/medusa/core-flows";
import { currentBuyer, resolveBuyer, rulesUnder } from "../../modules/companies/companies";
import { OFFERED, quoteItems, readDeliveryRules } from "../../modules/fulfilment/delivery";
import { readCart } from "../store/read-cart";

/** Which of the shop's options deliver a cart to its address, as the rules of Medusa's options ask. */
async function offeredFor(scope: MedusaContainer, cartId: string): Promise<Record<string, unknown>> {
	const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const [shopRules, cart, { terms }] = await Promise.all([
		readDeliveryRules(pool),
		readCart(scope, cartId),
		resolveBuyer(pool, { customerId: currentBuyer() }),
	]);
	const rules = rulesUnder(terms, shopRules);
	if (!cart || rules.options.length === 0) return {};
	const quote = await quoteItems(pool, rules, cart);
	return { [OFFERED]: Object.fromEntries((quote?.offered ?? []).map(({ option }) => [option.id, "true"])) };
}

// Medusa takes one handler a hook.
listShippingOptionsForCartWorkflow.hooks.setShippingOptionsContext(
	async ({ cart }, { container }) => new StepResponse(await offeredFor(container, cart.id)),
);
listShippingOptionsForCartWithPricingWorkflow.hooks.setShippingOptionsContext(
	async ({ cart }, { container }) => new StepResponse(await offeredFor(container, cart.id)),
);
