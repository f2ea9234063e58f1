import type { OrderPayment, OrderPayments, OrderRefund } from "@confiserie/domain/contract/admin-payments";
import { formatCents, formatDateTime } from "@confiserie/domain/format";
import { PAYMENT_MEANS } from "@confiserie/domain/payments/payment-provider";

const STATES: Record<OrderPayment["state"], string> = {
	RECEIVED: "reçu",
	SURPLUS: "reçu en trop, remboursement d'office",
	OPEN: "en attente",
};

/** What came and what went back, oldest first. */
export function MoneyMoves({ payments: { payments, refunds } }: { payments: OrderPayments }) {
	if (payments.length + refunds.length === 0) return null;
	return (
		<div className="px-6 py-4">
			<h3 className="txt-compact-small-plus mb-2">Paiements et remboursements</h3>
			<ul className="flex flex-col gap-1">
				{payments.map(({ id, method, state, amount, at, reference }) => (
					<li key={id} className="txt-small">
						{formatCents(amount)}
						<span className="text-ui-fg-subtle">
							{`, ${PAYMENT_MEANS[method].label}, ${STATES[state]}, ${formatDateTime(new Date(at))}`}
							{reference && `, ${reference}`}
						</span>
					</li>
				))}
				{refunds.map(({ id, amount, at, reason, requestedBy, parts }) => (
					<li key={id} className="txt-small">
						{`−${formatCents(amount)}`}
						<span className="text-ui-fg-subtle">
							{`, remboursement ${progress(parts)}, ${formatDateTime(new Date(at))}, ${requestedBy ?? "la boutique"}, ${reason}`}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function progress(parts: OrderRefund["parts"]): string {
	if (parts.some(({ state }) => state === "REFUSED")) return "refusé par le prestataire";
	return parts.some(({ state }) => state === "PENDING") ? "en cours" : "effectué";
}
