"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { changeShipmentTracking } from "@confiserie/domain/contract/shipments";
import { useState } from "react";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { NotifyField } from "./notify-field";
import { draftOf, isByPallet, trackingOf } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import { useOrderChange } from "./use-order-cache";

interface ShipmentTrackingFormProps {
	order: AdminOrderDetail;
	shipment: Shipment;
	onClose: () => void;
}

/** Carrier and number of one shipment; an empty number removes it. */
export function ShipmentTrackingForm({ order, shipment, onClose }: ShipmentTrackingFormProps) {
	const [draft, setDraft] = useState(draftOf({ ...order, tracking: shipment.tracking }));
	const [isNotified, setNotified] = useState(true);
	const save = useOrderChange({
		call: () => {
			const body = { tracking: trackingOf(draft) ?? null, notifyCustomer: isNotified };
			return call(changeShipmentTracking, { params: { id: order.id, shipment: String(shipment.number) }, body });
		},
		done: () => "Suivi enregistré",
		onClose,
	});
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				if (!save.isPending) save.mutate();
			}}
		>
			{save.error && <Banner tone="error" title={save.error.message} />}
			<TrackingFields draft={draft} isByPallet={isByPallet(order, shipment)} onChange={setDraft} />
			<NotifyField isNotified={isNotified} onChange={setNotified} />
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onClose}>
					Annuler
				</Button>
				<Button type="submit" busy={save.isPending} busyLabel="Enregistrement…">
					Enregistrer
				</Button>
			</div>
		</form>
	);
}
