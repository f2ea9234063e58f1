"use client";

import { CARRIER_STATES, type CarrierState, labelRefusal } from "@confiserie/domain/carrier";
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
import { Tag } from "lucide-react";
import { type ReactNode, useState } from "react";
import { May } from "@/features/admin-shell";
import { SaveButton } from "@/features/invoices";
import { call, fetchFile } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Badge, type Tone } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";
import { RadioCard } from "@/ui/radio-card";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { NotifyField } from "./notify-field";
import { useOrderChange } from "./use-order-cache";

interface OfShipment {
	order: AdminOrderDetail;
	shipment: Shipment;
}
interface InDialog extends OfShipment {
	onClose: () => void;
}

const placeOf = (order: AdminOrderDetail, { number }: Shipment) => ({ id: order.id, shipment: String(number) });
const TONES: Partial<Record<CarrierState, Tone>> = { DELIVERED: "success", PROBLEM: "danger", PENDING: "warning" };

/** The carrier's label of a shipment: made, printed, followed and cancelled; nothing where no account could make one. */
export function CarrierLabel({ order, shipment }: OfShipment) {
	const { number, carrierLabel, packages } = shipment;
	const [opened, setOpened] = useState<"create" | "cancel" | null>(null);
	const isPossible = order.status !== "CANCELLED" && labelRefusal(packages) === null;
	const { data: account } = useOperation(readCarrierAccount, {}, { enabled: isPossible || carrierLabel !== null });
	const isMissing = carrierLabel === null || carrierLabel.state === "PENDING" || carrierLabel.state === "CANCELLING";
	const canCreate = isMissing && isPossible && account?.isConnected === true;
	if (!carrierLabel && !canCreate && opened === null) return null;
	const close = () => setOpened(null);
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
					<Button variant="secondary" size="sm" onClick={() => setOpened("create")}>
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
					<Button variant="ghost" size="sm" onClick={() => setOpened("cancel")}>
						Annuler l'étiquette
					</Button>
				)}
			</May>
			<Dialog
				open={opened === "create"}
				onClose={close}
				title="Créer l'étiquette chez Sendcloud"
				description={`Envoi ${number} de la commande ${order.orderNumber}.`}
			>
				<CreateForm order={order} shipment={shipment} onClose={close} />
			</Dialog>
			<Dialog
				open={opened === "cancel"}
				onClose={close}
				title="Annuler l'étiquette ?"
				description="Le numéro de suivi est retiré de l'envoi. N'expédiez pas un colis dont l'étiquette est annulée."
			>
				<CancelForm order={order} shipment={shipment} onClose={close} />
			</Dialog>
		</div>
	);
}

function CreateForm({ order, shipment, onClose }: InDialog) {
	const { data, error, refetch } = useOperation(
		listCarrierRates,
		{ params: placeOf(order, shipment) },
		{
			// Prices are those of the moment, and another try is the user's to ask for.
			gcTime: 0,
			retry: false,
		},
	);
	const [chosen, setChosen] = useState<string | null>(null);
	const [isNotified, setNotified] = useState(true);
	const service = chosen ?? data?.[0]?.code;
	const create = useOrderChange({
		call: () =>
			call(createCarrierLabel, {
				params: placeOf(order, shipment),
				body: { service: service ?? "", notifyCustomer: isNotified },
			}),
		done: () => "Étiquette créée",
		onClose,
	});
	if (error)
		return <RetryBanner title="Impossible de lire les services de Sendcloud" cause={error} onRetry={() => refetch()} />;
	if (!data) return <Skeleton className="h-48" />;
	if (data.length === 0) return <Banner tone="warning" title="Aucun service de Sendcloud ne prend cet envoi." />;
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				if (!create.isPending) create.mutate();
			}}
		>
			{create.error && <Banner tone="error" title={create.error.message} />}
			<fieldset className="flex flex-col gap-2">
				<legend className="mb-2 font-semibold">Service</legend>
				{data.map((rate) => (
					<RadioCard
						key={rate.code}
						name="service"
						isChosen={rate.code === service}
						onChoose={() => setChosen(rate.code)}
					>
						<RateText rate={rate} />
					</RadioCard>
				))}
			</fieldset>
			<NotifyField isNotified={isNotified} onChange={setNotified} />
			<Buttons onClose={onClose}>
				<Button type="submit" busy={create.isPending} busyLabel="Création…">
					Créer l'étiquette
				</Button>
			</Buttons>
		</form>
	);
}

function RateText({ rate: { name, carrierName, price } }: { rate: CarrierRate }) {
	return (
		<span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
			<span>
				<span className="font-semibold">{name}</span>
				<span className="block text-sm text-prune">{carrierName}</span>
			</span>
			<span className="font-semibold">{price === null ? "Prix du contrat" : formatEuros(price)}</span>
		</span>
	);
}

function CancelForm({ order, shipment, onClose }: InDialog) {
	const cancel = useOrderChange({
		call: () => call(cancelCarrierLabel, { params: placeOf(order, shipment) }),
		done: () => "Étiquette annulée",
		onClose,
	});
	return (
		<div className="flex flex-col gap-5">
			{cancel.error && <Banner tone="error" title={cancel.error.message} />}
			<Buttons onClose={onClose} word="Garder l'étiquette">
				<Button busy={cancel.isPending} busyLabel="Annulation…" onClick={() => cancel.mutate()}>
					Annuler l'étiquette
				</Button>
			</Buttons>
		</div>
	);
}

function Buttons({ onClose, word = "Annuler", children }: { onClose: () => void; word?: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap justify-end gap-3">
			<Button variant="secondary" onClick={onClose}>
				{word}
			</Button>
			{children}
		</div>
	);
}
