import * as contract from "@confiserie/domain/contract/promotions";
import { serve } from "../http/operations/serve";
import { promotionChoices } from "../medusa/promotions/promotions";
import { deliveryRules, readDeliveryRules } from "../modules/fulfilment/delivery";
import { previewPromotion } from "../modules/sales/checkout";
import {
	changePromotion,
	createPromotion,
	listPromotions,
	pausePromotion,
	readPromotion,
	removePromotion,
} from "../modules/terms/promotions";

export default serve(contract, {
	listPromotions: ({ sql, query, now }) => listPromotions(sql, query, now),
	createPromotion: ({ sql, caller, body: input, now }) => createPromotion(sql, { input, actor: caller, now }),
	listPromotionChoices: async ({ sql }) => {
		const [choices, rules] = await Promise.all([promotionChoices(sql), readDeliveryRules(sql)]);
		const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
		return { ...choices, options: rules.options.map(named), zones: rules.zones.map(named) };
	},
	previewPromotion: async ({ scope, ordering: { context }, body: { promotion, items } }) =>
		previewPromotion(context, promotion, items, await deliveryRules(scope)),
	readPromotion: ({ sql, params, now }) => readPromotion(sql, params.id, now),
	changePromotion: ({ sql, caller, params, body: { version, ...input }, now }) => {
		const change = { id: params.id, version, input, actor: caller, now };
		return changePromotion(sql, change);
	},
	removePromotion: ({ sql, caller, params, now }) => removePromotion(sql, { id: params.id, actor: caller, now }),
	pausePromotion: ({ sql, caller, params, body: { state }, now }) => {
		const change = { id: params.id, isPaused: state === "PAUSED", actor: caller, now };
		return pausePromotion(sql, change);
	},
});
