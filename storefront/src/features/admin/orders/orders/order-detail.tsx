"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatDateTime, formatEuros } from "@confiserie/domain/format";
import { ATTENTION_LABELS } from "@confiserie/domain/orders/attention";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { isReturned } from "@confiserie/domain/payments/payment-status";
import { CircleCheck, Pencil } from "lucide-react";
import { useState } from "react";
import { OrderInvoices, staffsBillingDocuments } from "@/features/account/invoices";
import { OrderStatusBadge, PaymentStatusBadge } from "@/features/account/orders";
import { OrderPayments } from "@/features/admin/money/payments";
import { OrderClaimsCard } from "@/features/admin/orders/claims";
import { AdminHeader, Card, May } from "@/features/admin/shell";
import { OrderLots } from "@/features/admin/stock/lots";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { LineCorrection } from "./line-correction";
import { NextStep } from "./next-step";
import { CustomerCard, DeliveryCard } from "./order-contacts";
import { OrderHistory } from "./order-history";
import { OrderItems } from "./order-items";
import { PickingList, PickingSheet } from "./picking-list";
import { ShipUnpaidDialog } from "./ship-unpaid-dialog";
import { ShipmentsCard } from "./shipments-card";
import { StatusForm } from "./status-form";
import { useSettledPanels } from "./use-order-cache";
import { isRefundDue, useStatusForm } from "./use-status-form";

/** One order, to look at and to change. Printed it is the picking list. Source: accounts spec §2 "Admin order detail". */
export function OrderDetail({ order }: { order: AdminOrderDetail }) {
	const [isRefundOffered, setRefundOffered] = useState(false);
	useSettledPanels(order.isSettling);
	const [isOpened, setOpened] = useState(false);
	const edit = useStatusForm(order, {
		statusOf: ({ status }) => status,
		onSaved: (before, fresh) => {
			setOpened(false);
			if (isRefundDue(before, fresh)) setRefundOffered(true);
		},
	});
	const { isDirty, dirtyFields } = edit.form.formState;
	// Whether there is a notice is no change by itself.
	const isChanged = isDirty && Object.keys(dirtyFields).some((field) => field !== "notifyCustomer");
	// What was typed before the session ended is shown where it was typed.
	const isEditing = isOpened || isChanged;
	const leave = () => {
		setOpened(false);
		edit.cancel();
	};
	// What is over or was given back is taken from no shelf.
	const isToPrepare = !isCancelled(order.status) && order.attention !== "REFUNDED";
	return (
		<>
			<UnsavedGuard isDirty={isChanged && !edit.isSaving} />
			<AdminHeader
				title={
					<>
						Commande <span className="whitespace-nowrap">{`#${order.orderNumber}`}</span>
					</>
				}
				crumbs={[{ label: "Commandes", href: "/admin/orders" }, { label: order.orderNumber }]}
				actions={
					isEditing ? (
						<>
							<Button variant="secondary" size="sm" onClick={leave}>
								Annuler
							</Button>
							<Button
								size="sm"
								busy={edit.isSaving}
								busyLabel="Sauvegarde..."
								onClick={isChanged ? edit.request : leave}
							>
								Sauvegarder
							</Button>
						</>
					) : (
						<May permission="orders.change">
							<Button size="sm" onClick={() => setOpened(true)}>
								<Pencil aria-hidden="true" className="size-4.5" />
								Modifier
							</Button>
						</May>
					)
				}
			/>
			<Notices order={order} problem={edit.exceeds ? null : edit.problem} />
			<ShipUnpaidDialog order={order} isOpen={edit.isUnpaidAsked} onAnswer={edit.answerUnpaid} />
			{isToPrepare && <PickingSheet order={order} />}
			<div className="print:hidden">
				<Card title="Commande">
					<dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
						<Fact term="Client">{`${order.customerFirstName} ${order.customerLastName}`}</Fact>
						<Fact term="Montant TTC">
							<span className="whitespace-nowrap">{formatEuros(order.totalAmount)}</span>
							{order.remainingAmount > 0 && (
								<span className="block text-sm font-normal text-prune">
									{`Restant dû\u00a0: ${formatEuros(order.remainingAmount)}`}
								</span>
							)}
						</Fact>
						{!isEditing && (
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
						<Fact term={isPickup(order.delivery) ? "Retrait" : "Livraison"}>
							{isPickup(order.delivery) ? order.delivery?.name : `${order.deliveryPostalCode} ${order.deliveryCity}`}
						</Fact>
						<Fact term="Date">{formatDateTime(order.createdAt)}</Fact>
						<Fact term="Numéro">{order.orderNumber}</Fact>
						<Fact term="Canal">
							{order.channel.name}
							{order.externalRef && (
								<span className="block text-sm font-normal text-prune">{`Réf. ${order.externalRef}`}</span>
							)}
						</Fact>
					</dl>
					{isEditing ? (
						<StatusForm order={order} edit={edit} />
					) : (
						<May permission="orders.change">
							<NextStep order={order} />
						</May>
					)}
				</Card>
			</div>
			<div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] print:hidden">
				<div className="flex min-w-0 flex-col gap-6">
					<OrderItems items={order.items} action={<LineCorrection order={order} />} />
					<p>
						<ButtonLink
							href={`/admin/orders/${encodeURIComponent(order.orderNumber)}/allergenes`}
							variant="secondary"
							size="sm"
						>
							Fiche allergènes à imprimer
						</ButtonLink>
					</p>
					{isToPrepare && <PickingList order={order} />}
					<ShipmentsCard order={order} />
					<OrderLots order={order} />
					<OrderPayments
						order={order}
						isRefundOffered={isRefundOffered}
						onRefundClosed={() => setRefundOffered(false)}
					/>
					<OrderClaimsCard orderNumber={order.orderNumber} />
					<OrderInvoices of={staffsBillingDocuments(order.orderNumber)} />
					<OrderHistory order={order} />
				</div>
				<aside aria-label="Client et livraison" className="flex min-w-0 flex-col gap-6">
					{order.deliveredAt && (
						<p className="flex items-center gap-3 rounded-card bg-pistache-clair p-5 font-bold text-pistache">
							<CircleCheck aria-hidden="true" className="size-6 shrink-0" />
							{`Livrée le ${formatDateTime(order.deliveredAt)}`}
						</p>
					)}
					<CustomerCard order={order} />
					<DeliveryCard order={order} />
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
		<div className="min-w-0">
			<dt className="text-sm text-prune">{term}</dt>
			<dd className="font-semibold wrap-anywhere">{children}</dd>
		</div>
	);
}
