"use client";

import type { AdminOrderDetail, StatusMailRequest } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { isCancelled, isShipped, ORDER_STATUSES, wordsOfStatus } from "@confiserie/domain/order-status";
import { RestOutcome } from "@/features/admin-payments";
import { Banner } from "@/ui/banner";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { MailPreview } from "./mail-preview";
import { NotifyField } from "./notify-field";
import { OverrideField } from "./override-field";
import { isByPallet, isOtherTracking, trackingOf } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import type { StatusDraft } from "./use-status-edit";

interface StatusFormProps {
	order: AdminOrderDetail;
	draft: StatusDraft;
	/** The limit that the last save went beyond. */
	exceeds: string | null;
	onChange: (change: Partial<StatusDraft>) => void;
}

/** Edit mode: the status, and a word for the colleagues. Says beforehand what the choice will do. */
export function StatusForm({ order, draft, exceeds, onChange }: StatusFormProps) {
	const effect = effectOf(order, draft);
	const isFetched = isPickup(order.delivery);
	const isRest = order.isPartlyShipped && isCancelled(draft.status);
	return (
		<div className="mt-4 flex max-w-xl flex-col gap-4 border-t border-trait pt-4">
			<Select
				label="Statut"
				value={draft.status}
				options={ORDER_STATUSES.map((value) => ({ value, label: wordsOfStatus(value, isFetched).label }))}
				onChange={({ target }) =>
					onChange({ status: ORDER_STATUSES.find((status) => status === target.value) ?? draft.status })
				}
			/>
			{isRest ? <RestOutcome {...restOf(order)} /> : effect && <Banner tone="info">{effect}</Banner>}
			{!isCancelled(draft.status) && !isFetched && (
				<TrackingFields
					draft={draft.tracking}
					isByPallet={isByPallet(order)}
					onChange={(tracking) => onChange({ tracking })}
				/>
			)}
			<TextArea
				label="Note pour l'équipe"
				optional
				hint="Conservée dans l'historique, jamais montrée au client."
				maxLength={500}
				value={draft.note}
				onChange={({ target }) => onChange({ note: target.value })}
			/>
			{exceeds && (
				<OverrideField
					exceeds={exceeds}
					reason={draft.overrideReason}
					onChange={(overrideReason) => onChange({ overrideReason })}
				/>
			)}
			{!isRest && (
				<>
					<NotifyField isNotified={draft.isNotified} onChange={(isNotified) => onChange({ isNotified })} />
					{draft.isNotified && <MailPreview orderId={order.id} request={requestOf(order, draft)} />}
				</>
			)}
		</div>
	);
}

function requestOf(order: AdminOrderDetail, { status, tracking }: StatusDraft): StatusMailRequest {
	return { status, ...(isOtherTracking(tracking, order) && { tracking: trackingOf(tracking) }) };
}

/** What of an order has left, and what has not. */
function restOf({ id: orderId, items }: AdminOrderDetail) {
	const rest = items.flatMap(({ id: lineId, quantityToShip, quantityShipped }) =>
		quantityToShip > quantityShipped ? [{ lineId, boxes: quantityToShip - quantityShipped }] : [],
	);
	return { orderId, rest, gone: items.reduce((sum, { quantityShipped }) => sum + quantityShipped, 0) };
}

function effectOf(order: AdminOrderDetail, { status }: StatusDraft): string | null {
	if (status === order.status) return null;
	if (isCancelled(status) && isShipped(order.status)) return ALL_GONE;
	if (isCancelled(status))
		return order.paidAmount > 0
			? "Le stock réservé sera libéré. Le paiement reçu restera à rembourser."
			: "Le stock réservé sera libéré et la commande ne pourra plus être payée.";
	if (isCancelled(order.status)) return "Le stock sera réservé de nouveau, s'il suffit.";
	if (isShipped(status) && !isShipped(order.status)) return "Les cartons sortiront du stock, une seule fois.";
	return null;
}

const ALL_GONE =
	"Tout est parti\u00a0: aucun carton ne redevient vendable, et plus rien ne sera dû. Pour des cartons qui reviennent, enregistrez plutôt un retour et remboursez par article.";
