"use client";

import { ATTENTION_LABELS } from "@confiserie/domain/attention";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { formatDateTime, formatEuros } from "@confiserie/domain/format";
import { isCancelled } from "@confiserie/domain/order-status";
import { isReturned } from "@confiserie/domain/payment-status";
import { CircleCheck, Pencil } from "lucide-react";
import { useState } from "react";
import { OrderClaimsCard } from "@/features/admin-claims";
import { OrderLots } from "@/features/admin-lots";
import { OrderPayments } from "@/features/admin-payments";
import { AdminHeader, Card, May } from "@/features/admin-shell";
import { OrderPapers, staffsPapers } from "@/features/invoices";
import { OrderStatusBadge, PaymentStatusBadge } from "@/features/orders";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { LineCorrection } from "./line-correction";
import { NextStep } from "./next-step";
import { CustomerCard, DeliveryCard } from "./order-contacts";
import { OrderHistory } from "./order-history";
import { OrderItems } from "./order-items";
import { PaymentCard } from "./payment-card";
import { PickingList, PickingSheet } from "./picking-list";
import { ShipUnpaidDialog } from "./ship-unpaid-dialog";
import { ShipmentsCard } from "./shipments-card";
import { StatusForm } from "./status-form";
import { useStatusEdit } from "./use-status-edit";

/** One order, to look at and to change. Printed it is the picking list. Source: accounts spec §2 "Admin order detail". */
export function OrderDetail({ order }: { order: AdminOrderDetail }) {
	const [isRefundOffered, setRefundOffered] = useState(false);
	const edit = useStatusEdit(order, () => setRefundOffered(true));
	// What is over or was given back is taken from no shelf.
	const isToPrepare = !isCancelled(order.status) && order.attention !== "REFUNDED";
	return (
		<>
			<UnsavedGuard isDirty={edit.isDirty} />
			<AdminHeader
				title={
					<>
						Commande <span className="whitespace-nowrap">{`#${order.orderNumber}`}</span>
					</>
				}
				crumbs={[{ label: "Commandes", href: "/admin/orders" }, { label: order.orderNumber }]}
				actions={
					edit.draft ? (
						<>
							<Button variant="secondary" size="sm" onClick={edit.cancel}>
								Annuler
							</Button>
							<Button size="sm" busy={edit.isSaving} busyLabel="Sauvegarde..." onClick={edit.save}>
								Sauvegarder
							</Button>
						</>
					) : (
						<May permission="orders.change">
							<Button size="sm" onClick={edit.edit}>
								<Pencil aria-hidden="true" className="size-4.5" />
								Modifier
							</Button>
						</May>
					)
				}
			/>
			<Notices order={order} problem={edit.problem} />
			<ShipUnpaidDialog order={order} isOpen={edit.isUnpaidAsked} onAnswer={edit.answerUnpaid} />
			{isToPrepare && <PickingSheet order={order} />}
			<div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] print:hidden">
				<div className="flex min-w-0 flex-col gap-6">
					<Card title="Commande">
						<dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
							<Fact term="Numéro">{order.orderNumber}</Fact>
							<Fact term="Date">{formatDateTime(order.createdAt)}</Fact>
							<Fact term="Canal">{order.channel.name}</Fact>
							{order.externalRef && <Fact term="Référence du canal">{order.externalRef}</Fact>}
							{!edit.draft && (
								<Fact term="Statut">
									<OrderStatusBadge {...order} />
								</Fact>
							)}
							<Fact term="Paiement">
								<span className="flex flex-wrap gap-1">
									<PaymentStatusBadge order={order} />
									{order.refundedAmount > 0 && !isReturned(order.paymentStatus) && (
										<Badge tone="info">Partiellement remboursé</Badge>
									)}
								</span>
							</Fact>
						</dl>
						{!edit.draft && (
							<May permission="orders.change">
								<NextStep key={order.status} order={order} isSaving={edit.isSaving} onTake={edit.take} />
							</May>
						)}
						{edit.draft && (
							<StatusForm order={order} draft={edit.draft} exceeds={edit.exceeds} onChange={edit.change} />
						)}
					</Card>
					<OrderItems items={order.items} action={<LineCorrection order={order} />} />
					{isToPrepare && <PickingList order={order} />}
					<ShipmentsCard order={order} />
					<OrderLots order={order} />
					<OrderPayments
						orderId={order.id}
						isRefundOffered={isRefundOffered}
						onRefundClosed={() => setRefundOffered(false)}
					/>
					<OrderClaimsCard orderNumber={order.orderNumber} />
					<OrderPapers of={staffsPapers(order.orderNumber)} />
					<OrderHistory order={order} />
				</div>
				<aside aria-label="Client, livraison et paiement" className="flex min-w-0 flex-col gap-6">
					{order.deliveredAt && (
						<p className="flex items-center gap-3 rounded-card bg-pistache-clair p-5 font-bold text-pistache">
							<CircleCheck aria-hidden="true" className="size-6 shrink-0" />
							{`Livrée le ${formatDateTime(order.deliveredAt)}`}
						</p>
					)}
					<CustomerCard order={order} />
					<DeliveryCard order={order} />
					<PaymentCard order={order} />
				</aside>
			</div>
		</>
	);
}

function Notices({ order, problem }: { order: AdminOrderDetail; problem: string | null }) {
	const last = order.history.at(-1);
	return (
		<div className="flex flex-col gap-3 empty:hidden print:hidden">
			{problem && (
				<Banner tone="error" title={problem}>
					{last && `Dernier changement\u00a0: ${last.actor.name}, le ${formatDateTime(last.at)}.`}
				</Banner>
			)}
			{order.attention && (
				<Banner tone="warning" title={ATTENTION_LABELS[order.attention]}>
					{order.attention === "REFUND_DUE" &&
						`${formatEuros(order.paidAmount)} reçus pour cette commande annulée sont à rembourser.`}
				</Banner>
			)}
		</div>
	);
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
	return (
		<div>
			<dt className="text-sm text-prune">{term}</dt>
			<dd className="font-semibold">{children}</dd>
		</div>
	);
}
