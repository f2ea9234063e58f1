import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { updateCartPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import promotionModule from "@medusajs/medusa/promotion";
import { cartReductions } from "../store/promote-cart";

/** Where the hook hands its result to the step after it. */
const REDUCTIONS = "shop_reductions";

// Medusa takes one handler a hook.
updateCartPromotionsWorkflow.hooks.setPromotionContext(async ({ cart, action, promo_codes }, { container }) => {
	const former: string[] = (cart.promotions ?? []).map(({ code }: { code: string }) => code);
	const codes = action === "remove" ? former.filter((code) => !promo_codes.includes(code)) : promo_codes;
	return new StepResponse({ [REDUCTIONS]: await cartReductions(container, cart, codes) });
});

// Medusa's own computation rounds otherwise and knows neither the shop's limits nor its minimums: carts have the reductions of the
// order that they become, and nothing else in Medusa has any.
Object.assign(promotionModule.service.prototype, {
	computeActions: async (_codes: unknown, context: Record<string, unknown>) => context[REDUCTIONS] ?? [],
});
