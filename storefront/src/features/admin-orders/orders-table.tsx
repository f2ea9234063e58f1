"use client";

import { ATTENTION_LABELS } from "@confiserie/domain/attention";
import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import { formatDateTime, formatEuros, formatInteger } from "@confiserie/domain/format";
import { isNewOrder } from "@confiserie/domain/order-status";
import { ChevronRight, TriangleAlert } from "lucide-react";
import { BuyerFacts } from "@/features/admin-buyer";
import { OrderStatusBadge, PaymentStatusBadge } from "@/features/orders";
import { Badge } from "@/ui/badge";
import { ChoiceBox } from "@/ui/choice-box";
import { type Column, DataTable, SELECTABLE } from "@/ui/data-table";
import { Link } from "@/ui/link";
import type { OrderColumn } from "./columns";
import type { OrderSelection } from "./use-selection";

interface OrdersTableProps {
	orders: readonly AdminOrder[];
	/** Whether each row shows its sales channel: when there are several. */
	namesChannel: boolean;
	/** The columns of the table, of those that there are. */
	shown: readonly OrderColumn[];
	/** The selection of orders; null without the permission. */
	selection: OrderSelection | null;
}

/** The orders of a page: a table, cards on a narrow screen; the whole row opens the order, its box chooses it. */
export function OrdersTable({ orders, namesChannel, shown, selection }: OrdersTableProps) {
	const columns = COLUMNS.filter(({ key }) => shown.includes(key) && (namesChannel || key !== "channel"));
	return (
		<DataTable
			caption="Commandes"
			columns={selection ? [choiceColumn(orders, selection), ...columns] : columns}
			rows={orders}
			rowKey={(order) => order.id}
			card={(order) => (
				<div className="flex gap-2.5">
					{selection && <ChooseOrder order={order} selection={selection} />}
					<OrderCard order={order} namesChannel={namesChannel} />
				</div>
			)}
		/>
	);
}

function choiceColumn(orders: readonly AdminOrder[], selection: OrderSelection): Column<AdminOrder> {
	const isWhole = orders.every(selection.has);
	return {
		key: "choice",
		header: (
			<ChoiceBox
				label="Choisir cette page"
				isChosen={isWhole}
				onChoose={(isWanted) => selection.toggle(orders, isWanted)}
			/>
		),
		cell: (order) => <ChooseOrder order={order} selection={selection} />,
	};
}

function ChooseOrder({ order, selection }: { order: AdminOrder; selection: OrderSelection }) {
	return (
		<ChoiceBox
			label={`Choisir ${order.orderNumber}`}
			isChosen={selection.has(order)}
			onChoose={(isWanted) => selection.toggle([order], isWanted)}
		/>
	);
}

const COLUMNS: readonly (Column<AdminOrder> & { key: OrderColumn })[] = [
	{ key: "order", header: "Commande", cell: (order) => <NumberAndDate order={order} /> },
	{ key: "customer", header: "Client", cell: (order) => <Customer order={order} /> },
	{ key: "city", header: "Ville", cell: (order) => `${order.deliveryPostalCode} ${order.deliveryCity}` },
	{ key: "channel", header: "Canal", cell: (order) => order.channel.name },
	{
		key: "boxes",
		header: "Cartons",
		align: "right",
		cell: ({ items }) => formatInteger(items.reduce((sum, { quantity }) => sum + quantity, 0)),
	},
	{
		key: "amount",
		header: "Montant",
		align: "right",
		cell: (order) => <span className={`font-bold ${SELECTABLE}`}>{formatEuros(order.totalAmount)}</span>,
	},
	{
		key: "remaining",
		header: "Reste dû",
		align: "right",
		cell: ({ remainingAmount }) => (remainingAmount > 0 ? formatEuros(remainingAmount) : "–"),
	},
	{
		key: "status",
		header: "Statut",
		cell: (order) => <OrderStatusBadge {...order} />,
	},
	{ key: "payment", header: "Paiement", cell: (order) => <PaymentStatusBadge order={order} /> },
	{ key: "actions", header: "Actions", align: "right", cell: () => <Open /> },
];

function NumberAndDate({ order }: { order: AdminOrder }) {
	return (
		<>
			<Link
				href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`}
				className="font-bold whitespace-nowrap text-framboise-fonce leading-tight underline-offset-4 group-hover:underline after:absolute after:inset-0"
			>
				{order.orderNumber}
			</Link>
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

function OrderCard({ order, namesChannel }: { order: AdminOrder; namesChannel: boolean }) {
	return (
		<div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
			<div className="flex items-start justify-between gap-3">
				<div className="min-w-0">
					<NumberAndDate order={order} />
				</div>
				<div className="max-w-1/2 min-w-0 text-right">
					<p className={`font-bold ${SELECTABLE}`}>{formatEuros(order.totalAmount)}</p>
					<p className="truncate text-xs">{`${order.customerFirstName} ${order.customerLastName}`}</p>
				</div>
			</div>
			<BuyerFacts company={order.company} isInRow />
			<p className="flex flex-wrap gap-1.5">
				<OrderStatusBadge {...order} />
				<PaymentStatusBadge order={order} prefix={"Paiement\u00a0: "} />
				{namesChannel && <Badge>{order.channel.name}</Badge>}
			</p>
		</div>
	);
}
