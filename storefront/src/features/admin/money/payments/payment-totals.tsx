import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import { carriageRow } from "@confiserie/domain/delivery/delivery-words";
import { formatEuros } from "@confiserie/domain/format";
import { toCents, toEuros } from "@confiserie/domain/money";
import { promotionLabel } from "@confiserie/domain/promotions/promotion-words";
import { netSum, vatLabel } from "@confiserie/domain/tax/vat-words";
import { classNames } from "@/ui/class-names";

interface PaymentTotalsProps {
	order: AdminOrderDetail;
	money: OrderPayments;
}

/** What an order costs; what of it came, went back and is due. Source: accounts spec §2 "Sidebar: payment". */
export function PaymentTotals({ order, money }: PaymentTotalsProps) {
	const taxes = order.taxes.map(({ ratePercent, net, vat }) => ({ ratePercent, netCents: toCents(net), vat }));
	const { delivery, shippingCost, withdrawnAmount, depositPercentage } = order;
	const { captured, refunded, refundPending, due } = money;
	return (
		<div className="grid items-start gap-x-10 gap-y-4 tabular-nums md:grid-cols-2">
			<dl className="flex flex-col gap-1">
				{order.promotions
					.filter(({ discount }) => discount > 0)
					.map(({ discount, ...promotion }) => (
						<Row key={promotion.code} term={`Remise déduite, ${promotionLabel(promotion)}`} euros={discount} />
					))}
				<Row term="Sous-total" euros={order.subtotal} />
				<Row term={carriageRow(delivery, shippingCost, formatEuros).term} euros={shippingCost} />
				<Row term="Total HT" euros={toEuros(netSum(taxes))} />
				<Row term="Total TTC" euros={order.totalAmount} isStrong />
				{taxes.map(({ ratePercent, netCents, vat }) => (
					<Row key={ratePercent} term={vatLabel({ ratePercent, netCents })} euros={vat} />
				))}
			</dl>
			<dl className="flex flex-col gap-1">
				{withdrawnAmount > 0 && <Row term="Articles repris" euros={-withdrawnAmount} />}
				{depositPercentage !== null && (
					<Row term={`Acompte (${depositPercentage}%)`} euros={order.expectedPaymentAmount} />
				)}
				<Row term="Reçu" euros={toEuros(captured)} />
				{refunded > 0 && <Row term="Remboursé" euros={toEuros(refunded)} />}
				{refundPending > 0 && <Row term="Remboursement en cours" euros={toEuros(refundPending)} />}
				{refunded > 0 && <Row term="Encaissé, net" euros={toEuros(captured - refunded)} isStrong />}
				{(due > 0 || depositPercentage !== null) && (
					<Row term="Restant dû" euros={due > 0 ? toEuros(due) : order.remainingAmount} isStrong />
				)}
			</dl>
		</div>
	);
}

function Row({ term, euros, isStrong = false }: { term: string; euros: number; isStrong?: boolean }) {
	return (
		<div className={classNames("flex justify-between gap-4", isStrong && "border-t border-trait pt-1 font-bold")}>
			<dt className={isStrong ? "" : "text-prune"}>{term}</dt>
			<dd className="whitespace-nowrap">{formatEuros(euros)}</dd>
		</div>
	);
}
