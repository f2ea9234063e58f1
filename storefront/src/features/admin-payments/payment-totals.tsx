import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import { formatCents } from "@confiserie/domain/format";

/** Amounts of an order; refunds and balance only where they are not zero. */
export function PaymentTotals({ money: { total, captured, refunded, refundPending, due } }: { money: OrderPayments }) {
	return (
		<dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
			<Figure term="Total de la commande" cents={total} />
			<Figure term="Reçu" cents={captured} />
			{refunded > 0 && <Figure term="Remboursé" cents={refunded} />}
			{refundPending > 0 && <Figure term="Remboursement en cours" cents={refundPending} />}
			{due > 0 && <Figure term="Restant dû" cents={due} isStrong />}
		</dl>
	);
}

function Figure({ term, cents, isStrong = false }: { term: string; cents: number; isStrong?: boolean }) {
	return (
		<>
			<dt className={isStrong ? "font-bold" : "text-prune"}>{term}</dt>
			<dd className={`text-right ${isStrong ? "font-bold" : "font-semibold"}`}>{formatCents(cents)}</dd>
		</>
	);
}
