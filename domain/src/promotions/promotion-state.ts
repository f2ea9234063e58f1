import type { Promotion } from "./promotion";

/** How a promotion stands, in the order of its life. */
export const PROMOTION_STATES = ["PLANNED", "ACTIVE", "PAUSED", "EXHAUSTED", "ENDED"] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

export const PROMOTION_STATE_LABELS: Record<PromotionState, string> = {
	PLANNED: "Programmée",
	ACTIVE: "En cours",
	PAUSED: "En pause",
	EXHAUSTED: "Épuisée",
	ENDED: "Terminée",
};

/** The state at a moment. @param uses orders that are not cancelled */
export function promotionState(
	{ isPaused, startsAt, endsAt, limit }: Pick<Promotion, "isPaused" | "startsAt" | "endsAt" | "limit">,
	uses: number,
	now: Date,
): PromotionState {
	if (endsAt && now >= endsAt) return "ENDED";
	if (isPaused) return "PAUSED";
	if (limit !== null && uses >= limit) return "EXHAUSTED";
	return startsAt && now < startsAt ? "PLANNED" : "ACTIVE";
}
