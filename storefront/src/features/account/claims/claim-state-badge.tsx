import type { ClaimState } from "@confiserie/domain/claim/claim-codes";
import { CLAIM_STATE_FACTS } from "@confiserie/domain/claim/claim-words";
import { Badge, type Tone } from "@/ui/badge";

const TONES: Record<ClaimState, Tone> = {
	OPEN: "warning",
	ANSWERED: "info",
	REFUNDED: "success",
	REPLACED: "success",
	SETTLED: "success",
	REFUSED: "neutral",
};

interface ClaimStateBadgeProps {
	state: ClaimState;
	/** Label of a claim that waits for the shop, for its buyer. */
	openLabel?: string;
}

export function ClaimStateBadge({ state, openLabel = CLAIM_STATE_FACTS.OPEN.label }: ClaimStateBadgeProps) {
	return <Badge tone={TONES[state]}>{state === "OPEN" ? openLabel : CLAIM_STATE_FACTS[state].label}</Badge>;
}
