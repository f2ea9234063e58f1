import type { AdminPageHead } from "@confiserie/domain/contract/content";
import { formatDateTime } from "@confiserie/domain/format";
import { Badge } from "@/ui/badge";

const STATES = {
	ORIGINAL: { label: "Texte d'origine", tone: "neutral" },
	PUBLISHED: { label: "En ligne", tone: "success" },
	DRAFT: { label: "Brouillon", tone: "neutral" },
	WITHDRAWN: { label: "Retirée", tone: "warning" },
} as const;

/** What visitors see of a page, and what waits. */
export function PageState({ page: { state, hasDraft, scheduledAt } }: { page: AdminPageHead }) {
	return (
		<span className="flex flex-wrap gap-1.5">
			<Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
			{hasDraft && state !== "DRAFT" && <Badge tone="info">Brouillon en cours</Badge>}
			{scheduledAt && <Badge tone="info">{`Prévue le ${formatDateTime(scheduledAt)}`}</Badge>}
		</span>
	);
}
