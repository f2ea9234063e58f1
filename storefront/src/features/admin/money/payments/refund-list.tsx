import type { OrderRefund } from "@confiserie/domain/contract/admin-payments";
import { formatCents, formatDateTime } from "@confiserie/domain/format";
import { REFUND_CAUSES } from "@confiserie/domain/orders/owed";
import { Badge, type Tone } from "@/ui/badge";

/** The refunds of an order: amount, reason, author and state. */
export function RefundList({ refunds }: { refunds: readonly OrderRefund[] }) {
	if (refunds.length === 0) return null;
	return (
		<>
			<h3 className="mt-5 font-bold">Remboursements</h3>
			<ul className="mt-1 divide-y divide-trait">
				{refunds.map((refund) => (
					<li key={refund.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
						<span className="min-w-0">
							<span className="font-semibold break-words">{refund.reason}</span> <State refund={refund} />
							<span className="block text-sm break-words text-prune">
								{refund.cause !== "GOODS" && `${REFUND_CAUSES[refund.cause].credited}, `}
								{`${formatDateTime(refund.at)}, ${refund.requestedBy ?? "la boutique"}${refund.source === "ENGINE" ? " dans Medusa Admin" : ""}`}
							</span>
							{byHand(refund) > 0 && (
								<span className="block text-sm text-prune">{`dont ${formatCents(byHand(refund))} ${refund.cause === "PAYMENT" ? "hors carte" : "à virer par vos soins"}`}</span>
							)}
						</span>
						<span className="font-semibold tabular-nums">{formatCents(refund.amount)}</span>
					</li>
				))}
			</ul>
		</>
	);
}

const STATES: Record<OrderRefund["parts"][number]["state"], { tone: Tone; label: string }> = {
	DONE: { tone: "success", label: "Fait" },
	PENDING: { tone: "warning", label: "En cours" },
	REFUSED: { tone: "danger", label: "Refusé par le prestataire" },
};

/** The worst of its parts speaks for a refund. */
function State({ refund: { parts } }: { refund: OrderRefund }) {
	const worst = (["REFUSED", "PENDING"] as const).find((state) => parts.some((part) => part.state === state));
	const { tone, label } = STATES[worst ?? "DONE"];
	return <Badge tone={tone}>{label}</Badge>;
}

const byHand = ({ parts }: OrderRefund) =>
	parts.reduce((sum, part) => sum + (part.isByHand && part.state === "DONE" ? part.amount : 0), 0);
