import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { nextStep } from "@confiserie/domain/delivery/next-step";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { toEuros } from "@confiserie/domain/money";
import type { AppliedPromotion } from "@confiserie/domain/promotions/apply-promotions";
import { COMMERCIAL_CODE_PATTERN, normaliseCode } from "@confiserie/domain/promotions/promotion";
import type { Refusal } from "@confiserie/domain/promotions/refusal";
import { type Buyer, rulesUnder } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { quoteResponse } from "../../fulfilment/delivery";
import type { OrderContext } from "../orders";
import type { CartItem, DeliveryRequest } from "./price-cart";
import { openChannel, priceNow } from "./price-now";
import { promoteCart } from "./promote-cart";

/** How a cart is to be delivered, to whom, and the code that was typed. */
export interface CartQuoteRequest extends Omit<DeliveryRequest, "business"> {
	buyer: Buyer;
	promotionCode?: string | null | undefined;
}

/**
 * Delivery and VAT of a cart at the shop's own prices or those of the company that buys, in EUR; stock and sent prices matter only when ordering.
 * @throws ApiFailure CHANNEL_CLOSED, PRODUCT_UNAVAILABLE, NO_DELIVERY_OPTION
 */
export async function quoteCart(
	context: OrderContext,
	items: readonly CartItem[],
	shopRules: DeliveryRules,
	{ buyer, promotionCode, ...requested }: CartQuoteRequest,
): Promise<ShippingQuoteResponse> {
	const rules = rulesUnder(buyer.terms, shopRules);
	const channel = await openChannel(context.pool, undefined);
	const listed = await priceNow(context.pool, { items, channel, rules, buyer, requested });
	const asking = { buyer, orderId: undefined, code: promotionCode, rules, requested, now: context.now() };
	const { lines, quote, problem, fresh, promotions, refusal, quoteOf } = await promoteCart(
		context.pool,
		listed,
		asking,
	);
	if (problem === "PRODUCT_UNAVAILABLE") throw new ApiFailure(problem, { lines: fresh });
	const sold = lines.map(({ entry, boxes, unitPriceCents }) => ({
		quantity: boxes,
		unitPriceCents,
		ratePercent: entry.vatRate,
	}));
	const filled = lines.map(({ entry, boxes }) => ({ ...entry, boxes }));
	const step = nextStep(filled, quote, quoteOf);
	return {
		...quoteResponse(quote, sold, {
			...{ rules, now: context.now(), place: requested.address, optionId: requested.delivery?.optionId, step },
		}),
		...promotionsInEuros(promotions),
		code: codeVerdict(promotionCode, refusal),
	};
}

/** What lowered the prices of a cart, as /api returns it. */
export const promotionsInEuros = (promotions: readonly AppliedPromotion[]) => ({
	discount: toEuros(promotions.reduce((sum, { discountCents }) => sum + discountCents, 0)),
	promotions: promotions.map(({ promotion: { code, name, isAutomatic, benefit }, discountCents }) => ({
		code,
		name,
		isAutomatic,
		discount: toEuros(discountCents),
		isFreeShipping: benefit.kind === "free_shipping",
	})),
});

/** The verdict on a typed code. One in the form of a commercial code is checked where the deposit is chosen. */
function codeVerdict(typed: string | null | undefined, refusal: Refusal | undefined): ShippingQuoteResponse["code"] {
	const code = normaliseCode(typed ?? "");
	if (code === "") return null;
	if (refusal?.reason === "unknown" && COMMERCIAL_CODE_PATTERN.test(code)) return { kind: "COMMERCIAL", refusal: null };
	return { kind: "PROMOTION", refusal: refusal?.message ?? null };
}
