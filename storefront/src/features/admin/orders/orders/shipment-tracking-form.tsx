"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { changeShipmentTracking } from "@confiserie/domain/contract/shipments";
import { useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { NotifyField } from "./notify-field";
import { draftOf, isByPallet, type TrackingDraft, trackingOf } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import { useOrderCache } from "./use-order-cache";

interface ShipmentTrackingFormProps {
	order: AdminOrderDetail;
	shipment: Shipment;
	onClose: () => void;
}

/** Carrier and number of one shipment; an empty number removes it. */
export function ShipmentTrackingForm({ order, shipment, onClose }: ShipmentTrackingFormProps) {
	const { showAnd } = useOrderCache();
	const form = useEditForm(changeShipmentTracking, {
		start: { tracking: draftOf({ ...order, tracking: shipment.tracking }), notifyCustomer: true },
		params: { id: order.id, shipment: String(shipment.number) },
		changes: "everything",
		failure: "Le suivi n'a pas pu être enregistré. Réessayez.",
		sends: ({ tracking, ...values }) => ({ ...values, tracking: trackingOf(tracking as TrackingDraft) }),
		done: "Suivi enregistré",
		onSaved: showAnd(onClose),
	});
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose}>
			<TrackingFields {...form.field("tracking")} isByPallet={isByPallet(order, shipment)} />
			<NotifyField {...form.field("notifyCustomer")} />
		</DialogForm>
	);
}
