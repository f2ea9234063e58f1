import { CLAIM_KIND_FACTS, CLAIM_REMEDY_LABELS, CLAIM_STATE_FACTS } from "@confiserie/domain/claim/claim-words";
import type { AdminClaim } from "@confiserie/domain/contract/claims";
import { formatCents, formatDate, formatDateTime } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { ClaimStateBadge, ClaimTalk } from "@/features/account/claims";
import { useMay } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { ACTS, type Act } from "./acts";

const NAMES = { CUSTOMER: "Client", SHOP: "Boutique" };
const BUTTONS: readonly Act[] = ["ANSWER", "REFUND", "REPLACE", "SETTLE", "REFUSE"];

interface ClaimCardProps {
	claim: AdminClaim;
	onAct: (act: Act) => void;
}

/** A claim with its messages and actions. */
export function ClaimCard({ claim, onAct }: ClaimCardProps) {
	const mayDecide = useMay()("money.change");
	const { number, orderNumber, name, email, submittedAt, deliveredAt, kind, remedy, lines, state } = claim;
	return (
		<>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0 flex-1 basis-56">
					<h2 className="font-bold">{number}</h2>
					<p className="text-sm text-prune">
						Commande{" "}
						<Link
							href={`/admin/orders/${encodeURIComponent(orderNumber)}`}
							className="font-semibold underline underline-offset-4"
						>
							{orderNumber}
						</Link>
						{deliveredAt ? `, remise au client le ${formatDate(deliveredAt)}` : ", pas encore remise au client"}
					</p>
					<p className="text-sm wrap-anywhere text-prune">{[name, email].filter(Boolean).join(", ")}</p>
					<p className="text-sm text-prune">{`Reçue le ${formatDateTime(submittedAt)}`}</p>
				</div>
				<ClaimStateBadge state={state} />
			</div>
			<p>
				<strong>{CLAIM_KIND_FACTS[kind].label}</strong>
				{`. Souhaite\u00a0: ${CLAIM_REMEDY_LABELS[remedy].toLowerCase()}.`}
			</p>
			<ul className="list-disc pl-5 empty:hidden">
				{lines.map(({ productName, boxes, piecesPerBox }) => (
					<li key={productName}>{`${formatBoxes(boxes, { piecesPerBox })} de ${productName}`}</li>
				))}
			</ul>
			{claim.claimedCents > 0 && (
				<p className="text-sm text-prune">{`Prix payé pour ces articles\u00a0: ${formatCents(claim.claimedCents)}.`}</p>
			)}
			{claim.isBusiness && (
				<p className="text-sm text-prune">
					Commande d'une entreprise&nbsp;: la garantie légale de conformité et le médiateur sont réservés aux
					consommateurs.
				</p>
			)}
			<ClaimTalk claim={claim} names={NAMES} />
			{mayDecide && !CLAIM_STATE_FACTS[state].isEnd && (
				<div className="flex flex-wrap gap-3">
					{BUTTONS.map((act) => (
						<Button
							key={act}
							variant={act === "ANSWER" ? "primary" : "secondary"}
							size="sm"
							aria-label={`${ACTS[act].label} : ${number}`}
							disabled={act === "REFUND" && claim.refundableCents === 0}
							onClick={() => onAct(act)}
						>
							{ACTS[act].label}
						</Button>
					))}
				</div>
			)}
		</>
	);
}
