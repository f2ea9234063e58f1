import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatDate, formatDateTime, formatEuros, formatInteger } from "@confiserie/domain/format";
import { ATTENTION_LABELS } from "@confiserie/domain/orders/attention";
import { isNewOrder } from "@confiserie/domain/orders/order-status";
import { ChevronRight, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { OrderStatusBadge, PaymentStatusBadge } from "@/features/account/orders";
import { RowLink } from "@/features/admin/kit";
import { BuyerFacts } from "@/features/admin/orders/buyer";
import { Badge } from "@/ui/badge";
import { type Column, SELECTABLE, SELECTABLE_FIGURE } from "@/ui/data-table";
import type { OrderColumn } from "./columns";

/** Columns of the table; that of the sales channel where there are several. */
export const orderColumns = (shown: readonly OrderColumn[], namesChannel: boolean) =>
	COLUMNS.filter(({ key }) => shown.includes(key) && (namesChannel || key !== "channel"));

const COLUMNS: readonly (Column<AdminOrder> & { key: OrderColumn })[] = [
	{ key: "order", header: "Commande", cell: (order) => <NumberAndDate order={order} /> },
	{ key: "customer", header: "Client", cell: (order) => <Customer order={order} /> },
	{ key: "city", header: "Ville", cell: (order) => `${order.deliveryPostalCode} ${order.deliveryCity}` },
	{ key: "channel", header: "Canal", cell: (order) => order.channel.name },
	{
		key: "boxes",
		header: "Quantité",
		align: "right",
		cell: ({ items }) => formatInteger(items.reduce((sum, { quantity }) => sum + quantity, 0)),
	},
	{
		key: "amount",
		header: "Montant",
		align: "right",
		cell: (order) => <span className={`font-bold ${SELECTABLE_FIGURE}`}>{formatEuros(order.totalAmount)}</span>,
	},
	{
		key: "remaining",
		header: "Reste dû",
		align: "right",
		cell: ({ remainingAmount }) => (remainingAmount > 0 ? formatEuros(remainingAmount) : "–"),
	},
	{ key: "delivery", header: "Livraison", cell: ({ delivery }) => deliveryMode(delivery) ?? "–" },
	{ key: "day", header: "Jour souhaité", cell: ({ delivery }) => (delivery?.day ? formatDate(delivery.day) : "–") },
	{
		key: "status",
		header: "Statut",
		cell: (order) => <OrderStatusBadge {...order} />,
	},
	{ key: "payment", header: "Paiement", cell: (order) => <PaymentStatusBadge order={order} /> },
	{ key: "actions", header: "Actions", align: "right", cell: () => <Open /> },
];

/** "Palette", "Retrait"; null for an order without a mode. */
const deliveryMode = (delivery: AdminOrder["delivery"]) => (isPickup(delivery) ? "Retrait" : delivery?.name);

function NumberAndDate({ order }: { order: AdminOrder }) {
	return (
		<>
			<RowLink href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`} isNumber>
				{order.orderNumber}
			</RowLink>
			<p className="flex flex-wrap items-center gap-x-2 text-xs leading-tight text-prune">
				{formatDateTime(order.createdAt)}
				{isNewOrder(order.createdAt, new Date()) && (
					<Badge tone="selected" className="py-px leading-none">
						Nouvelle
					</Badge>
				)}
				<Alert order={order} />
			</p>
		</>
	);
}

function Alert({ order }: { order: AdminOrder }) {
	if (!order.attention) return null;
	return (
		<span className="flex items-center gap-1 font-semibold text-caramel">
			<TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
			{ATTENTION_LABELS[order.attention]}
		</span>
	);
}

function Customer({ order }: { order: AdminOrder }) {
	return (
		<div className="max-w-48 leading-tight">
			<p className="truncate font-semibold">{`${order.customerFirstName} ${order.customerLastName}`}</p>
			<p className={`truncate text-xs text-prune ${SELECTABLE}`}>{order.customerEmail}</p>
			<BuyerFacts company={order.company} isInRow />
		</div>
	);
}

/** Visible hint of the row's action; screen readers get it from the row's link. */
function Open() {
	return (
		<span aria-hidden="true" className="inline-flex items-center gap-1 text-sm font-semibold text-framboise-fonce">
			Ouvrir
			<ChevronRight className="size-4" />
		</span>
	);
}

interface OrderCardProps {
	order: AdminOrder;
	/** Chooses the order. */
	box: ReactNode;
	/** Whether it shows its sales channel: when there are several. */
	namesChannel: boolean;
}

/** An order on a narrow screen. */
export function OrderCard({ order, box, namesChannel }: OrderCardProps) {
	const { company, delivery, channel } = order;
	const mode = deliveryMode(delivery);
	return (
		<div className="flex gap-2.5">
			{box}
			<div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
				<div className="flex items-start justify-between gap-3">
					<div className="min-w-0">
						<NumberAndDate order={order} />
					</div>
					<div className="max-w-1/2 min-w-0 text-right">
						<p className={`font-bold ${SELECTABLE_FIGURE}`}>{formatEuros(order.totalAmount)}</p>
						<p className="truncate text-xs">{`${order.customerFirstName} ${order.customerLastName}`}</p>
					</div>
				</div>
				<BuyerFacts company={company} isInRow />
				{mode && (
					<p className="text-xs text-prune">
						{delivery?.day ? `${mode}, souhaitée le ${formatDate(delivery.day)}` : mode}
					</p>
				)}
				<p className="flex flex-wrap gap-1.5">
					<OrderStatusBadge {...order} />
					<PaymentStatusBadge order={order} prefix={"Paiement\u00a0: "} />
					{namesChannel && <Badge>{channel.name}</Badge>}
				</p>
			</div>
		</div>
	);
}
