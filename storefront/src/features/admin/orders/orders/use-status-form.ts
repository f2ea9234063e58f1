"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { changeOrderStatus } from "@confiserie/domain/contract/admin-orders";
import { isCancelled, isDelivered, type OrderStatus } from "@confiserie/domain/orders/order-status";
import { isNotifiedByDefault } from "@confiserie/domain/orders/status-change";
import { shipsUnpaid } from "@confiserie/domain/orders/unpaid";
import { useState } from "react";
import { useEditForm } from "@/features/admin/kit";
import { useMay } from "@/features/admin/shell";
import { changedTracking, draftOf, type TrackingDraft } from "./tracking-draft";
import { useOrderCache } from "./use-order-cache";

/** Source: accounts spec §8. */
const FAILURE = "Erreur lors de la mise à jour du statut";
const LIMITS: readonly string[] = [
	"APPROVAL_REQUIRED",
	"CREDIT_LIMIT_EXCEEDED",
	"CREDIT_BLOCKED",
	"CREDIT_NOT_GRANTED",
];

interface StatusFormOptions {
	/** The status that is proposed for an order. */
	statusOf: (order: AdminOrderDetail) => OrderStatus;
	/** No draft keeps it. */
	isSecret?: boolean;
	onSaved: (before: AdminOrderDetail, fresh: AdminOrderDetail) => void;
}

/**
 * Status of an order, how it is followed and a note. A save carries the version that the administrator saw: after a concurrent
 * change the page shows the current order, and the input stays, to be saved again or dropped, without what was not touched. Unpaid
 * goods ship only after the administrator's confirmation.
 */
export function useStatusForm(order: AdminOrderDetail, { statusOf, isSecret = false, onSaved }: StatusFormOptions) {
	const { show, showCurrent, refreshOthers } = useOrderCache();
	const mayOverride = useMay()("limits.override");
	const [isUnpaidAsked, setUnpaidAsked] = useState(false);
	const [exceeds, setExceeds] = useState<string | null>(null);
	const startOf = (one: AdminOrderDetail) => ({
		status: statusOf(one),
		note: "",
		tracking: draftOf(one),
		version: one.version,
	});
	const form = useEditForm(changeOrderStatus, {
		start: startOf(order),
		params: { id: order.id },
		isSecret,
		failure: FAILURE,
		sends: ({ tracking, note, notifyCustomer, ...values }) => ({
			...values,
			// Source: accounts spec §4: the current time when DELIVERED is set, else none. A note to a delivered order keeps its date.
			deliveredAt: isDelivered(values.status) && !isDelivered(order.status) ? new Date().toISOString() : null,
			note: note?.trim() || null,
			notifyCustomer: notifyCustomer ?? isNotifiedByDefault(order.status, values.status),
			...changedTracking(tracking as TrackingDraft, order),
		}),
		onRefused: (problem) => {
			const current = showCurrent(problem);
			if (current) {
				const { tracking } = form.getValues();
				const isTracked = form.getFieldState("tracking").isDirty;
				form.catchUp(startOf(current));
				// A number and its carrier belong together.
				if (isTracked) form.setValue("tracking", tracking, { shouldDirty: true });
			}
			const limit = mayOverride && LIMITS.includes(problem.code) ? problem.message : null;
			setExceeds(limit);
			const isRefusal = problem.isFromServer && problem.status < 500;
			return limit !== null || (!isRefusal && { root: FAILURE });
		},
		done: "Commande enregistrée",
		onSaved: (fresh) => {
			setExceeds(null);
			onSaved(order, fresh);
			show(fresh);
			return refreshOthers();
		},
	});
	const draft = form.watch();
	return {
		form,
		status: draft.status,
		isNotified: draft.notifyCustomer ?? isNotifiedByDefault(order.status, draft.status),
		/** What is about to be saved, as far as its mail tells it. */
		mail: { status: draft.status, ...changedTracking(draft.tracking as TrackingDraft, order) },
		/** The limit that the last save went beyond, to an administrator who may override it. */
		exceeds,
		/** Why the last save did not happen. */
		problem: form.refusal ?? null,
		isSaving: form.formState.isSubmitting,
		/** Saves, once it is confirmed that unpaid goods leave. */
		request: () => {
			if (shipsUnpaid(order.status, draft.status, order.paymentStatus)) setUnpaidAsked(true);
			else void form.submit();
		},
		isUnpaidAsked,
		answerUnpaid: (isConfirmed: boolean) => {
			setUnpaidAsked(false);
			if (isConfirmed) void form.submit();
		},
		cancel: () => {
			form.reset();
			setExceeds(null);
		},
	};
}
export type StatusEdit = ReturnType<typeof useStatusForm>;

/** Whether an order was cancelled for which money is still here. */
export const isRefundDue = (before: AdminOrderDetail, fresh: AdminOrderDetail): boolean =>
	!isCancelled(before.status) && fresh.attention === "REFUND_DUE";
