"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { useToasts } from "@/ui/toasts";
import { callShipmentTracking } from "./calls";
import { NotifyField } from "./notify-field";
import { draftOf, trackingOf } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import { useOrderCache } from "./use-order-cache";

interface ShipmentTrackingFormProps {
	order: AdminOrderDetail;
	shipment: Shipment;
	onClose: () => void;
}

/** Carrier and number of one shipment; an empty number removes it. */
export function ShipmentTrackingForm({ order, shipment, onClose }: ShipmentTrackingFormProps) {
	const { show, refreshOthers } = useOrderCache();
	const toasts = useToasts();
	const [draft, setDraft] = useState(draftOf({ ...order, tracking: shipment.tracking }));
	const [isNotified, setNotified] = useState(true);
	const save = useMutation({
		mutationFn: () => {
			const body = { tracking: trackingOf(draft) ?? null, notifyCustomer: isNotified };
			return callShipmentTracking(order.id, shipment.number, body);
		},
		onSuccess: async (fresh) => {
			show(fresh);
			toasts.success("Suivi enregistré");
			onClose();
			await refreshOthers();
		},
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
			<TrackingFields draft={draft} onChange={setDraft} />
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
