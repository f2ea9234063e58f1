"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import {
	isCancelled,
	isPending,
	isShipped,
	ORDER_STATUSES,
	type OrderStatus,
	wordsOfStatus,
} from "@confiserie/domain/orders/order-status";
import { STAFF_HOLD_DAYS } from "@confiserie/domain/orders/staff-order";
import { ChoiceField, TextAreaField } from "@/features/admin/kit";
import { RestOutcome } from "@/features/admin/money/payments";
import { Banner } from "@/ui/banner";
import { MailPreview } from "./mail-preview";
import { NotifyField } from "./notify-field";
import { OverrideField } from "./override-field";
import { isByPallet } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import type { StatusEdit } from "./use-status-form";

/** Edit mode: the status, and a word for the colleagues. Says beforehand what the choice will do. */
export function StatusForm({ order, edit }: { order: AdminOrderDetail; edit: StatusEdit }) {
	const { form, status, isNotified, exceeds } = edit;
	const effect = effectOf(order, status);
	const isFetched = isPickup(order.delivery);
	const isRest = order.isPartlyShipped && isCancelled(status);
	return (
		<div className="mt-4 flex max-w-xl flex-col gap-4 border-t border-trait pt-4">
			<ChoiceField
				{...form.field("status")}
				label="Statut"
				options={ORDER_STATUSES.map((value) => ({ value, label: wordsOfStatus(value, isFetched).label }))}
			/>
			{isRest ? <RestOutcome {...restOf(order)} /> : effect && <Banner tone="info">{effect}</Banner>}
			{!isCancelled(status) && !isFetched && (
				<TrackingFields {...form.field("tracking")} isByPallet={isByPallet(order)} />
			)}
			<TextAreaField
				{...form.field("note")}
				label="Note pour l'équipe"
				optional
				hint="Conservée dans l'historique, jamais montrée au client."
				maxLength={500}
			/>
			{exceeds && <OverrideField {...form.field("overrideReason")} exceeds={exceeds} />}
			{!isRest && (
				<>
					<NotifyField {...form.field("notifyCustomer")} byDefault={isNotified} />
					{isNotified && <MailPreview orderId={order.id} request={edit.mail} />}
				</>
			)}
		</div>
	);
}

/** Boxes of an order that have left, and those that have not. */
function restOf({ id: orderId, items }: AdminOrderDetail) {
	const lines = items.map(({ id: lineId, ...item }) => ({ lineId, ...item }));
	const rest = lines.map((line) => ({ ...line, boxes: line.quantityToShip - line.quantityShipped }));
	const gone = lines.map((line) => ({ ...line, boxes: line.quantityShipped }));
	return { orderId, rest: rest.filter(({ boxes }) => boxes > 0), gone };
}

function effectOf(order: AdminOrderDetail, status: OrderStatus): string | null {
	if (status === order.status) return null;
	if (isCancelled(status) && isShipped(order.status)) return ALL_GONE;
	if (isCancelled(status))
		return order.paidAmount > 0
			? "Le stock réservé sera libéré. Le paiement reçu restera à rembourser."
			: "Le stock réservé sera libéré et la commande ne pourra plus être payée.";
	if (isPending(status) && order.paidAmount === 0 && !order.isPartlyShipped && !isShipped(order.status))
		return `La commande attendra son paiement ${STAFF_HOLD_DAYS} jours, son stock réservé, puis sera annulée.`;
	if (isCancelled(order.status)) return "Le stock sera réservé de nouveau, s'il suffit.";
	if (isShipped(status) && !isShipped(order.status)) return "Les articles sortiront du stock, une seule fois.";
	return null;
}

const ALL_GONE =
	"Tout est parti\u00a0: rien ne redevient vendable, et plus rien ne sera dû. Pour des articles qui reviennent, enregistrez plutôt un retour et remboursez par article.";
