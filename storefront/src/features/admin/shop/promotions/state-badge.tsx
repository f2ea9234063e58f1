import { PROMOTION_STATE_LABELS, type PromotionState } from "@confiserie/domain/promotions/promotion-state";
import { Badge, type Tone } from "@/ui/badge";

const TONES: Record<PromotionState, Tone> = {
	PLANNED: "info",
	ACTIVE: "success",
	PAUSED: "warning",
	EXHAUSTED: "neutral",
	ENDED: "neutral",
};

export const StateBadge = ({ state }: { state: PromotionState }) => (
	<Badge tone={TONES[state]}>{PROMOTION_STATE_LABELS[state]}</Badge>
);
