import type { Order } from "@confiserie/domain/contract/order";
import { carriageRow } from "@confiserie/domain/delivery/delivery-words";
import { formatCents, formatEuros } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { netSum, vatLabel } from "@confiserie/domain/tax/vat-words";
import { Banner } from "@/ui/banner";

/** Subtotal, shipping, total, paid amount and balance, all incl. VAT. Source: accounts spec §2, §3 "Order". */
export function OrderPayment({ order }: { order: Order }) {
	const taxes = order.taxes.map(({ ratePercent, net, vat }) => ({ ratePercent, netCents: toCents(net), vat }));
	const { depositPercentage, expectedPaymentAmount, paymentStatus } = order;
	return (
		<>
			{paymentStatus === "FAILED" && (
				<Banner tone="error" className="mt-3">
					Le paiement a échoué. Veuillez nous contacter ou repasser commande.
				</Banner>
			)}
			<dl className="mt-3 flex flex-col gap-2">
				{order.promotions
					.filter(({ discount }) => discount > 0)
					.map(({ code, name, discount }) => (
						<Row key={code} term={`Remise déduite «\u00a0${name}\u00a0»`} value={formatEuros(discount)} />
					))}
				<Row term="Sous-total" value={formatEuros(order.subtotal)} />
				<Row {...carriageRow(order.delivery, order.shippingCost, formatEuros)} />
				<Row term="Total HT" value={formatCents(netSum(taxes))} />
				<Row term="Total TTC" value={formatEuros(order.totalAmount)} isStrong />
				{taxes.map(({ ratePercent, netCents, vat }) => (
					<Row key={ratePercent} term={vatLabel({ ratePercent, netCents })} value={formatEuros(vat)} />
				))}
				{depositPercentage !== null && (
					<Row term={`Acompte (${depositPercentage}\u00a0%)`} value={formatEuros(expectedPaymentAmount)} />
				)}
				{order.withdrawnAmount > 0 && <Row term="Articles repris" value={formatEuros(-order.withdrawnAmount)} />}
				<Row term="Déjà payé" value={formatEuros(order.paidAmount)} />
				{Boolean(order.refundPendingAmount) && (
					<Row term="Remboursement en cours" value={formatEuros(order.refundPendingAmount ?? 0)} />
				)}
				{order.remainingAmount > 0 && !isCancelled(order.status) && (
					<Row term="Restant dû" value={formatEuros(order.remainingAmount)} isStrong />
				)}
			</dl>
		</>
	);
}

function Row({ term, value, isStrong = false }: { term: string; value: string; isStrong?: boolean }) {
	return (
		<div
			className={`flex items-baseline justify-between gap-4 ${isStrong ? "border-t border-trait pt-2 font-bold" : ""}`}
		>
			<dt className={isStrong ? "" : "text-prune"}>{term}</dt>
			<dd className="font-semibold">{value}</dd>
		</div>
	);
}
