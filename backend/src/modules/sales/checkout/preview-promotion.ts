import type { PromotionInput, PromotionPreview } from "@confiserie/domain/contract/promotions";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { VISITOR } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import type { OrderContext } from "../orders";
import type { CartItem } from "./price-cart";
import { openChannel, priceNow, withoutMixedPallets } from "./price-now";
import { promoteBy } from "./promote-cart";

/**
 * Prices of a cart under a promotion alone, for a buyer that it is meant for, whatever its period and limits.
 * @throws ApiFailure CHANNEL_CLOSED, PRODUCT_UNAVAILABLE, INVALID_QUANTITY, NO_DELIVERY_OPTION
 */
export async function previewPromotion(
	{ pool, now }: OrderContext,
	input: PromotionInput,
	items: readonly CartItem[],
	shopRules: DeliveryRules,
): Promise<PromotionPreview> {
	const rules = withoutMixedPallets(shopRules);
	const channel = await openChannel(pool, undefined);
	const cart = await priceNow(pool, { items, channel, rules, buyer: VISITOR });
	if (cart.problem === "PRODUCT_UNAVAILABLE") throw new ApiFailure(cart.problem, { lines: cart.fresh });
	const code = "APERCU";
	const promotion = {
		...{ ...input, id: "", code, isAutomatic: false, isPaused: false },
		...{ startsAt: null, endsAt: null, limit: null, limitPerCustomer: null },
	};
	const { lines, quote, promotions, refusal } = await promoteBy(
		pool,
		cart,
		[{ promotion, uses: { total: 0, byCustomer: 0 } }],
		{
			code,
			buyer: { groupIds: input.audience.groupIds, hasOrdered: false },
			rules,
			requested: {},
			now: now(),
		},
	);
	return {
		lines: lines.map(({ entry, boxes, unitPriceCents, listUnitPriceCents }) => ({
			productId: entry.productId,
			productName: entry.name,
			boxes,
			piecesPerBox: entry.piecesPerBox,
			listUnitPriceCents: listUnitPriceCents ?? unitPriceCents,
			unitPriceCents,
		})),
		discountCents: promotions.reduce((sum, { discountCents }) => sum + discountCents, 0),
		shippingCents: quote.shippingCostCents,
		totalCents: quote.totalCents,
		refusal: refusal?.message ?? null,
	};
}
