"use client";

import { ATTENTION_LABELS } from "@confiserie/domain/attention";
import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import { formatDateTime, formatEuros } from "@confiserie/domain/format";
import { isNewOrder } from "@confiserie/domain/order-status";
import { ChevronRight, TriangleAlert } from "lucide-react";
import { OrderStatusBadge, PaymentStatusBadge } from "@/features/orders";
import { Badge } from "@/ui/badge";
import { type Column, DataTable } from "@/ui/data-table";
import { Link } from "@/ui/link";

/** The orders of a page: a table, cards on a narrow screen; the whole row opens the order. */
export function OrdersTable({ orders }: { orders: readonly AdminOrder[] }) {
	return (
		<DataTable caption="Commandes" columns={COLUMNS} rows={orders} rowKey={(order) => order.id} card={OrderCard} />
	);
}

const COLUMNS: readonly Column<AdminOrder>[] = [
	{ key: "order", header: "Commande", cell: (order) => <NumberAndDate order={order} /> },
	{ key: "customer", header: "Client", cell: (order) => <Customer order={order} /> },
	{
		key: "amount",
		header: "Montant",
		align: "right",
		cell: (order) => <span className="font-bold">{formatEuros(order.totalAmount)}</span>,
	},
	{ key: "status", header: "Statut", cell: (order) => <OrderStatusBadge status={order.status} /> },
	{ key: "payment", header: "Paiement", cell: (order) => <PaymentStatusBadge order={order} /> },
	{ key: "actions", header: "Actions", align: "right", cell: () => <Open /> },
];

function NumberAndDate({ order }: { order: AdminOrder }) {
	return (
		<>
			<Link
				href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`}
				className="font-bold whitespace-nowrap text-framboise-fonce underline-offset-4 group-hover:underline after:absolute after:inset-0"
			>
				{order.orderNumber}
			</Link>
			<p className="flex flex-wrap items-center gap-x-2 text-sm text-prune">
				{formatDateTime(order.createdAt)}
				{isNewOrder(order.createdAt, new Date()) && order.status === "CONFIRMED" && (
					<Badge tone="selected">Nouvelle</Badge>
				)}
			</p>
			<Alert order={order} />
		</>
	);
}

function Alert({ order }: { order: AdminOrder }) {
	if (!order.attention) return null;
	return (
		<p className="mt-0.5 flex items-center gap-1.5 text-sm font-semibold text-caramel">
			<TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
			{ATTENTION_LABELS[order.attention]}
		</p>
	);
}

function Customer({ order }: { order: AdminOrder }) {
	return (
		<>
			<p className="font-semibold">{`${order.customerFirstName} ${order.customerLastName}`}</p>
			<p className="text-sm break-all text-prune">{order.customerEmail}</p>
		</>
	);
}

/** Says what the row does to those who see it; the row's own link says it to the others. */
function Open() {
	return (
		<span aria-hidden="true" className="inline-flex items-center gap-1 text-sm font-semibold text-framboise-fonce">
			Ouvrir
			<ChevronRight className="size-4" />
		</span>
	);
}

function OrderCard(order: AdminOrder) {
	return (
		<div className="flex flex-col gap-2">
			<div className="flex items-start justify-between gap-3">
				<div>
					<NumberAndDate order={order} />
				</div>
				<p className="font-bold whitespace-nowrap">{formatEuros(order.totalAmount)}</p>
			</div>
			<Customer order={order} />
			<p className="flex flex-wrap gap-2">
				<OrderStatusBadge status={order.status} />
				<PaymentStatusBadge order={order} prefix={"Paiement\u00a0: "} />
			</p>
		</div>
	);
}
