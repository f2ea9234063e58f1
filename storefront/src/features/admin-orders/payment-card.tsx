import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { carriageRow } from "@confiserie/domain/delivery/delivery-words";
import { formatEuros } from "@confiserie/domain/format";
import { toCents, toEuros } from "@confiserie/domain/money";
import { promotionLabel } from "@confiserie/domain/promotions/promotion-words";
import { netSum, vatLabel } from "@confiserie/domain/tax/vat-words";
import { Card } from "@/features/admin-shell";
import { classNames } from "@/ui/class-names";

/** What the order costs and what of it has been paid. Source: accounts spec §2 "Sidebar: payment". */
export function PaymentCard({ order }: { order: AdminOrderDetail }) {
	const taxes = order.taxes.map(({ ratePercent, net, vat }) => ({ ratePercent, netCents: toCents(net), vat }));
	const { depositPercentage, expectedPaymentAmount, remainingAmount, refundedAmount } = order;
	return (
		<Card title="Paiement">
			<dl className="flex flex-col gap-2">
				{order.promotions
					.filter(({ discount }) => discount > 0)
					.map(({ discount, ...promotion }) => (
						<Row key={promotion.code} term={`Remise déduite, ${promotionLabel(promotion)}`} euros={discount} />
					))}
				<Row term="Sous-total" euros={order.subtotal} />
				<Row term={carriageRow(order.delivery, order.shippingCost, formatEuros).term} euros={order.shippingCost} />
				<Row term="Total HT" euros={toEuros(netSum(taxes))} />
				<Row term="Total TTC" euros={order.totalAmount} isStrong />
				{taxes.map(({ ratePercent, netCents, vat }) => (
					<Row key={ratePercent} term={vatLabel({ ratePercent, netCents })} euros={vat} />
				))}
				{order.withdrawnAmount > 0 && <Row term="Articles repris" euros={-order.withdrawnAmount} />}
				{depositPercentage !== null && <Row term={`Acompte (${depositPercentage}%)`} euros={expectedPaymentAmount} />}
				{(depositPercentage !== null || (order.paidAmount > 0 && remainingAmount > 0)) && (
					<Row term="Restant dû" euros={remainingAmount} isStrong />
				)}
				{refundedAmount > 0 && (
					<>
						<Row term="Remboursé" euros={refundedAmount} />
						<Row term="Encaissé, net" euros={order.paidAmount} isStrong />
					</>
				)}
			</dl>
		</Card>
	);
}

function Row({ term, euros, isStrong = false }: { term: string; euros: number; isStrong?: boolean }) {
	return (
		<div className={classNames("flex justify-between gap-4", isStrong && "border-t border-trait pt-2 font-bold")}>
			<dt className={isStrong ? "" : "text-prune"}>{term}</dt>
			<dd className="whitespace-nowrap">{formatEuros(euros)}</dd>
		</div>
	);
}
