import type { AdminWithdrawal, WithdrawalState } from "@confiserie/domain/contract/withdrawals";
import { formatCents, formatCount, formatDate, formatDateTime } from "@confiserie/domain/format";
import { WITHDRAWAL_RIGHTS } from "@confiserie/domain/withdrawal/right";
import { useMay } from "@/features/admin-shell";
import { Badge, type Tone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";

const STATES: Record<WithdrawalState, { label: string; tone: Tone }> = {
	OPEN: { label: "À traiter", tone: "warning" },
	ACCEPTED: { label: "Acceptée", tone: "success" },
	REFUSED: { label: "Refusée", tone: "neutral" },
};

interface WithdrawalCardProps {
	withdrawal: AdminWithdrawal;
	onDecide: (decision: "ACCEPT" | "REFUSE") => void;
}

/** A declaration with what a person needs to judge it. */
export function WithdrawalCard({ withdrawal, onDecide }: WithdrawalCardProps) {
	const mayDecide = useMay()("money.change");
	const { orderNumber, name, email, submittedAt, lines, dueCents, state, reason } = withdrawal;
	return (
		<li className="flex flex-col gap-3 rounded-card border border-trait bg-white p-5">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<h2 className="font-bold">
						<Link href={`/admin/orders/${encodeURIComponent(orderNumber)}`} className="underline underline-offset-4">
							{orderNumber}
						</Link>
					</h2>
					<p className="text-sm break-words text-prune">{`${name}, ${email}`}</p>
					<p className="text-sm text-prune">{`Déclarée le ${formatDateTime(submittedAt)}. ${periodText(withdrawal)}`}</p>
				</div>
				<Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
			</div>
			<ul className="list-disc pl-5">
				{lines.map(({ productName, right, boxes }) => (
					<li key={productName}>
						{`${formatCount(boxes, "carton")} de ${productName}`}
						{right !== "FREE" && <span className="block text-sm text-prune">{WITHDRAWAL_RIGHTS[right].label}</span>}
					</li>
				))}
			</ul>
			<p>{`À rendre d'après la règle : ${formatCents(dueCents)}.`}</p>
			{withdrawal.isBusiness && (
				<p className="text-sm text-prune">Commande d'une entreprise : la loi ne donne ce droit qu'aux consommateurs.</p>
			)}
			{reason && <p className="whitespace-pre-line text-prune">{`Motif du refus : ${reason}`}</p>}
			{state === "OPEN" && mayDecide && (
				<div className="flex flex-wrap gap-3">
					<Button
						size="sm"
						aria-label={`Accepter la rétractation de ${orderNumber}`}
						onClick={() => onDecide("ACCEPT")}
					>
						Accepter
					</Button>
					<Button
						variant="secondary"
						size="sm"
						aria-label={`Refuser la rétractation de ${orderNumber}`}
						onClick={() => onDecide("REFUSE")}
					>
						Refuser
					</Button>
				</div>
			)}
		</li>
	);
}

function periodText({ deliveredAt, lastDay, isLate }: AdminWithdrawal): string {
	if (!deliveredAt || !lastDay) return "Pas encore livrée.";
	const end = `délai jusqu'au ${formatDate(lastDay)}`;
	return `Livrée le ${formatDate(deliveredAt)}, ${end}${isLate ? " : déclaration tardive." : "."}`;
}
