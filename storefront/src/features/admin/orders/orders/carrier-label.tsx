"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { CarrierRate } from "@confiserie/domain/contract/carrier";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import {
	cancelCarrierLabel,
	createCarrierLabel,
	downloadCarrierLabel,
	listCarrierRates,
	readCarrierAccount,
} from "@confiserie/domain/contract/shipments";
import { formatDate, formatDateTime, formatEuros } from "@confiserie/domain/format";
import { CARRIER_STATES, type CarrierState, labelRefusal } from "@confiserie/domain/fulfilment/carrier-states";
import { Tag } from "lucide-react";
import { useState } from "react";
import { SaveButton } from "@/features/account/invoices";
import { CardsField, ConfirmAct, Detail, useEditForm } from "@/features/admin/kit";
import { DialogForm, May } from "@/features/admin/shell";
import { call, fetchFile } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Badge, type Tone } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";
import { NotifyField } from "./notify-field";
import { useOrderCache } from "./use-order-cache";

interface OfShipment {
	order: AdminOrderDetail;
	shipment: Shipment;
}
interface CreateFormProps extends OfShipment {
	rates: readonly CarrierRate[];
	onClose: () => void;
}

const placeOf = (order: AdminOrderDetail, { number }: Shipment) => ({ id: order.id, shipment: String(number) });
const TONES: Partial<Record<CarrierState, Tone>> = { DELIVERED: "success", PROBLEM: "danger", PENDING: "warning" };

/** The carrier's label of a shipment: made, printed, followed and cancelled; nothing where no account could make one. */
export function CarrierLabel({ order, shipment }: OfShipment) {
	const { number, carrierLabel, packages } = shipment;
	const [isOpen, setOpen] = useState(false);
	const { show } = useOrderCache();
	const isPossible = order.status !== "CANCELLED" && labelRefusal(packages) === null;
	const { data: account } = useOperation(readCarrierAccount, {}, { enabled: isPossible || carrierLabel !== null });
	const isMissing = carrierLabel === null || carrierLabel.state === "PENDING" || carrierLabel.state === "CANCELLING";
	const canCreate = isMissing && isPossible && account?.isConnected === true;
	if (!carrierLabel && !canCreate && !isOpen) return null;
	const close = () => setOpen(false);
	return (
		<div className="flex flex-wrap items-center gap-2">
			{carrierLabel && (
				<p className="flex flex-wrap items-center gap-2 text-sm">
					<Badge tone={TONES[carrierLabel.state] ?? "info"}>{CARRIER_STATES[carrierLabel.state]}</Badge>
					<span className="text-prune">
						{`${carrierLabel.carrierName || "Sendcloud"}, ${formatDateTime(carrierLabel.changedAt)}`}
						{carrierLabel.pickupDay && `, enlèvement le ${formatDate(carrierLabel.pickupDay)}`}
					</span>
				</p>
			)}
			{!isMissing && (
				<SaveButton
					fetchFile={() =>
						fetchFile(downloadCarrierLabel, { params: { id: order.orderNumber, shipment: String(number) } })
					}
					name={`TRANSPORT-${order.orderNumber}-${number}.pdf`}
					label={`Étiquette du transporteur de l'envoi ${number}`}
				>
					Étiquette du transporteur
				</SaveButton>
			)}
			<May permission="orders.change">
				{canCreate && (
					<Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
						<Tag aria-hidden="true" className="size-4.5" />
						Créer l'étiquette chez Sendcloud
					</Button>
				)}
				{carrierLabel?.state === "ANNOUNCED" && !carrierLabel.pickupDay && account?.isConnected && (
					<ButtonLink variant="ghost" size="sm" href="/admin/orders/pickups">
						Demander un enlèvement
					</ButtonLink>
				)}
				{carrierLabel && carrierLabel.state !== "CANCELLING" && carrierLabel.state !== "DELIVERED" && (
					<ConfirmAct
						label="Annuler l'étiquette"
						variant="ghost"
						title="Annuler l'étiquette ?"
						confirm="Annuler l'étiquette"
						busyLabel="Annulation…"
						cancel="Garder l'étiquette"
						act={() => call(cancelCarrierLabel, { params: placeOf(order, shipment) })}
						changes="everything"
						done="Étiquette annulée"
						onDone={show}
					>
						Le numéro de suivi est retiré de l'envoi. N'expédiez pas un colis dont l'étiquette est annulée.
					</ConfirmAct>
				)}
			</May>
			<Dialog
				open={isOpen}
				onClose={close}
				title="Créer l'étiquette chez Sendcloud"
				description={`Envoi ${number} de la commande ${order.orderNumber}.`}
			>
				<Detail
					operation={listCarrierRates}
					input={{ params: placeOf(order, shipment) }}
					// Prices are those of the moment, and another try is the user's to ask for.
					options={{ gcTime: 0, retry: false }}
					failure="Impossible de lire les services de Sendcloud"
					height="h-48"
				>
					{(rates) => <CreateForm order={order} shipment={shipment} rates={rates} onClose={close} />}
				</Detail>
			</Dialog>
		</div>
	);
}

function CreateForm({ order, shipment, rates, onClose }: CreateFormProps) {
	const { showAnd } = useOrderCache();
	const form = useEditForm(createCarrierLabel, {
		start: { service: rates[0]?.code ?? "", notifyCustomer: true },
		params: placeOf(order, shipment),
		changes: "everything",
		failure: "L'étiquette n'a pas pu être créée. Réessayez.",
		done: "Étiquette créée",
		onSaved: showAnd(onClose),
	});
	if (rates.length === 0) return <Banner tone="warning" title="Aucun service de Sendcloud ne prend cet envoi." />;
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel="Créer l'étiquette"
			busyLabel="Création…"
		>
			<CardsField
				{...form.field("service")}
				legend="Service"
				options={rates.map((rate) => ({ value: rate.code, label: <RateText rate={rate} /> }))}
			/>
			<NotifyField {...form.field("notifyCustomer")} />
		</DialogForm>
	);
}

function RateText({ rate: { name, carrierName, price } }: { rate: CarrierRate }) {
	return (
		<span className="flex flex-wrap justify-between gap-x-3">
			<span>
				<span className="font-semibold">{name}</span>
				<span className="block text-sm text-prune">{carrierName}</span>
			</span>
			<span className="font-semibold">{price === null ? "Prix du contrat" : formatEuros(price)}</span>
		</span>
	);
}
