import { QUOTE_STATES, type QuoteState } from "@confiserie/domain/quote/quote";
import { Badge, type Tone } from "@/ui/badge";

const TONES: Record<QuoteState, Tone> = {
	SENT: "info",
	ACCEPTED: "success",
	EXPIRED: "warning",
	WITHDRAWN: "neutral",
	REPLACED: "neutral",
};

/** State of a quote as a badge. */
export function QuoteBadge({ state }: { state: QuoteState }) {
	return (
		<Badge tone={TONES[state]}>
			<span className="sr-only">Devis&nbsp;: </span>
			{QUOTE_STATES[state].label}
		</Badge>
	);
}
