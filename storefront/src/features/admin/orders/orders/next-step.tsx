"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { isShipped, nextStatus, wordsOfStatus } from "@confiserie/domain/orders/order-status";
import { ArrowRight } from "lucide-react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { MailPreview } from "./mail-preview";
import { NotifyField } from "./notify-field";
import { ShipUnpaidDialog } from "./ship-unpaid-dialog";
import { isByPallet } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import { useStatusForm } from "./use-status-form";

/**
 * The order's next step by one press, with its mail or without, and how it is followed once it ships; nothing where there is none. A
 * press that meets a colleague's change says so and sends nothing: what was typed stays, for the step that is next then.
 */
export function NextStep({ order }: { order: AdminOrderDetail }) {
	const edit = useStatusForm(order, {
		statusOf: ({ status }) => nextStatus(status) ?? status,
		isSecret: true,
		onSaved: () => undefined,
	});
	const { form, status, isNotified } = edit;
	const problem = edit.exceeds ?? edit.problem;
	if (!nextStatus(order.status)) return problem && <Banner tone="error" title={problem} className="mt-4" />;
	const isTracked = edit.mail.tracking !== undefined;
	return (
		<div className="mt-4 flex flex-col gap-2 border-t border-trait pt-4">
			<UnsavedGuard isDirty={isTracked && !edit.isSaving} />
			<ShipUnpaidDialog order={order} isOpen={edit.isUnpaidAsked} onAnswer={edit.answerUnpaid} />
			{problem && <Banner tone="error" title={problem} />}
			{(isShipped(status) || isTracked) && !isPickup(order.delivery) && (
				<div className="max-w-xl">
					<TrackingFields {...form.field("tracking")} isByPallet={isByPallet(order)} />
				</div>
			)}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				{/* Another button for each step: a key that is held down presses one. */}
				<Button key={status} busy={edit.isSaving} busyLabel="Sauvegarde..." onClick={edit.request}>
					<ArrowRight aria-hidden="true" className="size-4.5" />
					{`Passer à «\u00a0${wordsOfStatus(status, isPickup(order.delivery)).label}\u00a0»`}
				</Button>
				<NotifyField {...form.field("notifyCustomer")} byDefault={isNotified} />
			</div>
			{isNotified && <MailPreview key={status} orderId={order.id} request={edit.mail} />}
		</div>
	);
}
