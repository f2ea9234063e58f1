import type { OrderPayment } from "@confiserie/domain/contract/admin-payments";
import { formatCents, formatDate, formatDateTime } from "@confiserie/domain/format";
import { PAYMENT_MEANS } from "@confiserie/domain/payments/payment-provider";
import { Badge } from "@/ui/badge";

/** Every payment of an order, oldest first: what it was for, how and when it came, what was given back of it. */
export function PaymentList({ payments }: { payments: readonly OrderPayment[] }) {
	if (payments.length === 0) return <p className="mt-4 text-prune">Aucun paiement pour l'instant.</p>;
	return (
		<ul aria-label="Paiements de la commande" className="mt-4 divide-y divide-trait border-t border-trait">
			{payments.map((payment) => (
				<li key={payment.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
					<span className="min-w-0">
						<strong>{titleOf(payment)}</strong> {payment.state === "OPEN" && <Badge tone="warning">En attente</Badge>}
						{payment.state === "SURPLUS" && <Badge tone="danger">{surplusText(payment)}</Badge>}
						<span className="block text-sm break-words text-prune">{detailOf(payment)}</span>
					</span>
					<span className="text-right font-semibold tabular-nums">
						{formatCents(payment.amount)}
						{payment.refunded > 0 && (
							<span className="block text-sm font-normal text-prune">{`dont ${formatCents(payment.refunded)} rendus`}</span>
						)}
						{payment.refundPending > 0 && (
							<span className="block text-sm font-normal text-prune">
								{`dont ${formatCents(payment.refundPending)} en cours de remboursement`}
							</span>
						)}
					</span>
				</li>
			))}
		</ul>
	);
}

const surplusText = ({ refunded, amount }: OrderPayment) =>
	refunded >= amount ? "Reçu en trop, rendu" : "Reçu en trop, à rendre";

const PURPOSES = { CHECKOUT: "Paiement à la commande", BALANCE: "Solde" } as const;

function titleOf({ purpose, method }: OrderPayment): string {
	if (method === "external") return "Encaissé par le canal";
	if (purpose === "BY_HAND") return PAYMENT_MEANS[method].label;
	return `${PURPOSES[purpose]}${method === "demo" ? " (démonstration)" : ""}`;
}

function detailOf({ purpose, receivedOn, reference, recordedBy, at }: OrderPayment): string {
	if (purpose !== "BY_HAND") return `Carte, ${formatDateTime(at)}`;
	const day = receivedOn ? `Reçu le ${formatDate(receivedOn)}` : formatDateTime(at);
	return [day, reference, recordedBy && `enregistré par ${recordedBy}`].filter(Boolean).join(", ");
}
