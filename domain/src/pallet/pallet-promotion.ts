import type { AppliedPromotion } from "../promotions/apply-promotions";
import type { Promotion } from "../promotions/promotion";

/** The name under which a cart, an order and its documents state the reduction of mixed pallets. */
export const MIXED_PALLET = { code: "PALETTE MIXTE", name: "Palette mixte" } as const;

const REDUCTION: Promotion = {
	...{ id: "mixed-pallet", ...MIXED_PALLET, isAutomatic: true, isCombinable: true, isPaused: false },
	benefit: { kind: "amount", cents: 0, per: "order" },
	target: { productIds: [], categoryIds: [], tagIds: [], tier: null },
	audience: { isFirstOrder: false, groupIds: [] },
	...{ minimumBoxes: null, minimumCents: null, startsAt: null, endsAt: null, limit: null, limitPerCustomer: null },
};

/** What mixed pallets take off a cart, as its first promotion; none where they take off nothing. */
export function palletPromotion(lines: readonly { boxes: number; palletOffCents?: number }[]): AppliedPromotion[] {
	const perBoxCents = lines.map(({ palletOffCents = 0 }) => palletOffCents);
	const discountCents = lines.reduce((sum, { boxes }, index) => sum + boxes * (perBoxCents[index] ?? 0), 0);
	return discountCents > 0 ? [{ promotion: REDUCTION, discountCents, perBoxCents, shippingDiscountCents: 0 }] : [];
}
