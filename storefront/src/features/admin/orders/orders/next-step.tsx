"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { isShipped, nextStatus, type OrderStatus, wordsOfStatus } from "@confiserie/domain/orders/order-status";
import { ArrowRight } from "lucide-react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { MailPreview } from "./mail-preview";
import { NotifyField } from "./notify-field";
import { ShipUnpaidDialog } from "./ship-unpaid-dialog";
import { isByPallet } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import { useStatusForm } from "./use-status-form";

/** The order's next step by one press, with its mail or without, and how it is followed once it ships; nothing where there is none. */
export function NextStep({ order }: { order: AdminOrderDetail }) {
	const next = nextStatus(order.status);
	return next && <Step order={order} next={next} />;
}

function Step({ order, next }: { order: AdminOrderDetail; next: OrderStatus }) {
	const edit = useStatusForm(order, { statusOf: () => next, isSecret: true, onSaved: () => undefined });
	const { form, isNotified } = edit;
	const problem = edit.exceeds ?? edit.problem;
	return (
		<div className="mt-4 flex flex-col gap-2 border-t border-trait pt-4">
			<ShipUnpaidDialog order={order} isOpen={edit.isUnpaidAsked} onAnswer={edit.answerUnpaid} />
			{problem && <Banner tone="error" title={problem} />}
			{isShipped(next) && !isPickup(order.delivery) && (
				<div className="max-w-xl">
					<TrackingFields {...form.field("tracking")} isByPallet={isByPallet(order)} />
				</div>
			)}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<Button busy={edit.isSaving} busyLabel="Sauvegarde..." onClick={edit.request}>
					<ArrowRight aria-hidden="true" className="size-4.5" />
					{`Passer à «\u00a0${wordsOfStatus(next, isPickup(order.delivery)).label}\u00a0»`}
				</Button>
				<NotifyField {...form.field("notifyCustomer")} byDefault={isNotified} />
			</div>
			{isNotified && <MailPreview orderId={order.id} request={edit.mail} />}
		</div>
	);
}
