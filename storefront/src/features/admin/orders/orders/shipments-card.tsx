"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import {
	downloadShipmentLabels,
	downloadShipmentNote,
	downloadTransportNote,
} from "@confiserie/domain/contract/shipments";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatDateTime, formatWeight } from "@confiserie/domain/format";
import { PACKAGE_KINDS, shippingRefusal } from "@confiserie/domain/fulfilment/shipment";
import { wordsOfStatus } from "@confiserie/domain/orders/order-status";
import { contentsWords } from "@confiserie/domain/pallet/pallet-plan";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { PackageCheck, Truck, Undo2 } from "lucide-react";
import { useState } from "react";
import { SaveButton } from "@/features/account/invoices";
import { TrackingLine } from "@/features/account/orders";
import { Card, May } from "@/features/admin/shell";
import { fetchFile } from "@/lib/api";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { CarrierLabel } from "./carrier-label";
import { ReturnForm } from "./return-form";
import { ShipmentForm } from "./shipment-form";
import { ShipmentTrackingForm } from "./shipment-tracking-form";

/** The shipments of an order, and the form that ships more; nothing while nothing has left or can leave. */
export function ShipmentsCard({ order }: { order: AdminOrderDetail }) {
	const [isOpen, setOpen] = useState(false);
	const isHere = order.items.some((item) => item.quantityToShip > item.quantityShipped);
	const canShip = isHere && shippingRefusal(order.status) === null;
	const [isReturnOpen, setReturnOpen] = useState(false);
	const isAway = order.items.some((item) => item.quantityShipped > item.quantityReturned);
	if (!canShip && !isAway && order.shipments.length === 0 && !isOpen && !isReturnOpen) return null;
	const close = () => setOpen(false);
	const isFetched = isPickup(order.delivery);
	const label = isFetched ? "Préparer une partie au retrait" : "Expédier une partie";
	return (
		<Card
			title={isFetched ? "Retraits" : "Envois"}
			action={
				<May permission="orders.change">
					{isAway && (
						<Button variant="ghost" size="sm" onClick={() => setReturnOpen(true)}>
							<Undo2 aria-hidden="true" className="size-4.5" />
							Articles revenus
						</Button>
					)}
					{canShip && (
						<Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
							<Truck aria-hidden="true" className="size-4.5" />
							{label}
						</Button>
					)}
				</May>
			}
		>
			{order.shipments.length === 0 ? (
				<p className="text-prune">
					{isAway ? "Partie sans envoi détaillé." : `Rien n'est encore ${isFetched ? "prêt" : "parti"}.`}
				</p>
			) : (
				<ol className="divide-y divide-trait">
					{order.shipments.map((shipment) => (
						<ShipmentRow key={shipment.id} order={order} shipment={shipment} />
					))}
				</ol>
			)}
			<Dialog
				open={isOpen}
				onClose={close}
				title={label}
				description={`Commande ${order.orderNumber}. Elle sera «\u00a0${wordsOfStatus("SHIPPED", isFetched).label}\u00a0» quand tout sera ${isFetched ? "prêt" : "parti"}.`}
				className="max-w-3xl"
			>
				<ShipmentForm order={order} onClose={close} />
			</Dialog>
			<Dialog
				open={isReturnOpen}
				onClose={() => setReturnOpen(false)}
				title="Articles revenus"
				description={`Commande ${order.orderNumber}. Refusés à la livraison ou renvoyés\u00a0; rien n'est remboursé ici.`}
				className="max-w-3xl"
			>
				<ReturnForm order={order} onClose={() => setReturnOpen(false)} />
			</Dialog>
		</Card>
	);
}

/** Documents of a shipment, as PDF; a consignment note goes with pallets. */
const DOCUMENTS = [
	{ file: downloadShipmentLabels, prefix: "ETIQ", text: "Étiquettes", isForPallets: false },
	{ file: downloadShipmentNote, prefix: "BL", text: "Bon de livraison", isForPallets: false },
	{ file: downloadTransportNote, prefix: "CMR", text: "Lettre de voiture", isForPallets: true },
] as const;

const PICKUP_DOCUMENTS = [
	{ file: downloadShipmentNote, prefix: "BL", text: "Bon de retrait", isForPallets: false },
] as const;

function ShipmentRow({ order, shipment }: { order: AdminOrderDetail; shipment: Shipment }) {
	const [isOpen, setOpen] = useState(false);
	const { number, shippedAt, lines, packages, tracking } = shipment;
	const isFetched = isPickup(order.delivery);
	const name = isFetched ? "Retrait" : "Envoi";
	const close = () => setOpen(false);
	return (
		<li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
			<p className="flex flex-wrap items-center gap-2 font-semibold">
				<PackageCheck aria-hidden="true" className="size-5 text-pistache" />
				{`${name} ${number}, le ${formatDateTime(shippedAt)}`}
			</p>
			<ul className="text-sm">
				{lines.map(({ lineId, productName, reference, boxes, piecesPerBox }) => (
					<li key={lineId} className="wrap-anywhere">
						{`${formatBoxes(boxes, { piecesPerBox })} de ${productName} (${reference})`}
					</li>
				))}
			</ul>
			{!isFetched && (
				<ul className="text-sm text-prune">
					{packages.map(({ kind, grams, sscc, contents }) => (
						<li key={sscc}>
							{`${PACKAGE_KINDS[kind]} de ${formatWeight(grams)}, SSCC ${sscc}`}
							{contents.length > 0 && <span className="block wrap-anywhere">{contentsWords(contents)}</span>}
						</li>
					))}
				</ul>
			)}
			{tracking && <TrackingLine tracking={tracking} />}
			<div className="flex flex-wrap gap-2">
				{(isFetched ? PICKUP_DOCUMENTS : DOCUMENTS)
					.filter(({ isForPallets }) => !isForPallets || packages.some(({ kind }) => kind === "PALLET"))
					.map(({ file, prefix, text }) => (
						<SaveButton
							key={prefix}
							fetchFile={() => fetchFile(file, { params: { id: order.orderNumber, shipment: String(number) } })}
							name={`${prefix}-${order.orderNumber}-${number}.pdf`}
							label={`${text} ${isFetched ? "du retrait" : "de l'envoi"} ${number}`}
						>
							{text}
						</SaveButton>
					))}
				{!isFetched && (
					<May permission="orders.change">
						<Button
							variant="secondary"
							size="sm"
							aria-label={`Suivi de l'envoi ${number}`}
							onClick={() => setOpen(true)}
						>
							Suivi
						</Button>
					</May>
				)}
			</div>
			{!isFetched && <CarrierLabel order={order} shipment={shipment} />}
			<Dialog open={isOpen} onClose={close} title={`Suivi de l'envoi ${number}`}>
				<ShipmentTrackingForm order={order} shipment={shipment} onClose={close} />
			</Dialog>
		</li>
	);
}
