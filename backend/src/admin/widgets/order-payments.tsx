import { medusaOrderSchema } from "@confiserie/domain/contract/medusa-admin";
import { formatCents, formatDateTime } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/orders/order-status";
import { PAYMENT_STATUS } from "@confiserie/domain/payments/payment-status";
import { stepWords } from "@confiserie/domain/timeline/timeline-words";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Badge } from "@medusajs/ui";
import { statusOf, useShop } from "../lib/shop";
import { BalanceLink } from "../parts/balance-link";
import { MoneyMoves } from "../parts/money-moves";
import { Panel, Row } from "../parts/panel";
import { RefundForm } from "../parts/refund-form";

/**
 * An order as the shop's order service knows it: status, payments, deposit, what is left; refunds and the balance link.
 */
export default function OrderPaymentsWidget({ data }: { data: { id: string } }) {
	const path = `/shop/orders/${encodeURIComponent(data.id)}`;
	const loaded = useShop(path, medusaOrderSchema);
	// An order created in Medusa Admin is unknown to the order service: nothing to show.
	if (statusOf(loaded.error) === 404) return null;
	return (
		<Panel
			title="Commande dans la boutique"
			loaded={loaded}
			actions={
				loaded.data && (
					<a
						href={loaded.data.backOfficeUrl}
						target="_blank"
						rel="noreferrer"
						className="txt-compact-small-plus text-ui-fg-base underline underline-offset-4"
					>
						Ouvrir dans la boutique
					</a>
				)
			}
		>
			{({ order, payments, backOfficeUrl }) => (
				<>
					<Row term="Numéro">{order.orderNumber}</Row>
					<Row term="Statut">
						<Badge size="2xsmall">{ORDER_STATUS[order.status].label}</Badge>
					</Row>
					<Row term="Paiement">
						<Badge size="2xsmall">{PAYMENT_STATUS[order.paymentStatus].label}</Badge>
					</Row>
					<Row term="Canal">{order.channel.name}</Row>
					{order.externalRef && <Row term="Référence du canal">{order.externalRef}</Row>}
					<Row term="Total">{formatCents(payments.total)}</Row>
					{order.depositPercentage !== null && (
						<Row term={`Acompte (${order.depositPercentage}\u00a0%)`}>
							{formatCents(Math.round(order.expectedPaymentAmount * 100))}
						</Row>
					)}
					<Row term="Encaissé">{formatCents(payments.captured)}</Row>
					{payments.refunded > 0 && <Row term="Remboursé">{formatCents(payments.refunded)}</Row>}
					<Row term="Restant dû">{formatCents(payments.due)}</Row>
					<MoneyMoves payments={payments} />
					<History order={order} />
					{payments.actions.refund && (
						<RefundForm
							orderNumber={order.orderNumber}
							refundable={payments.refundable}
							byLineUrl={`${backOfficeUrl}?refund=lines`}
							path={path}
						/>
					)}
					{payments.actions.sendLink && (
						<BalanceLink orderNumber={order.orderNumber} email={payments.customerEmail} due={payments.due} />
					)}
				</>
			)}
		</Panel>
	);
}

type Order = ReturnType<typeof medusaOrderSchema.parse>["order"];

/** Who moved the order, when; oldest first. */
function History({ order: { history } }: { order: Order }) {
	return (
		<div className="px-6 py-4">
			<h3 className="txt-compact-small-plus mb-2">Historique</h3>
			<ul className="flex flex-col gap-1">
				{history.map(({ at, actor, ...entry }, index) => {
					const { title, detail } = stepWords(entry);
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a step has no other identity, and none is ever taken away.
						<li key={index} className="txt-small">
							{title}
							<span className="text-ui-fg-subtle">{`, ${formatDateTime(new Date(at))}, ${actor.name}`}</span>
							{detail && <span className="text-ui-fg-subtle block whitespace-pre-line">{detail}</span>}
						</li>
					);
				})}
			</ul>
		</div>
	);
}

export const config = defineWidgetConfig({ zone: "order.details.before" });
