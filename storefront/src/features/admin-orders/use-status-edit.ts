"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { changeOrderStatus } from "@confiserie/domain/contract/admin-orders";
import { isCancelled, isDelivered, ORDER_STATUSES, type OrderStatus } from "@confiserie/domain/order-status";
import { isNotifiedByDefault } from "@confiserie/domain/status-change";
import { shipsUnpaid } from "@confiserie/domain/unpaid";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useMay } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { ApiProblem, call } from "@/lib/api";
import { useDraft } from "@/lib/form-draft";
import { useToasts } from "@/ui/toasts";

import { reasonIn } from "./override-field";
import { draftOf, isOtherTracking, type TrackingDraft, trackingOf } from "./tracking-draft";
import { currentOrder, useOrderCache } from "./use-order-cache";

/** What an administrator changes of an order; `null` outside the edit mode. */
export interface StatusDraft {
	status: OrderStatus;
	note: string;
	tracking: TrackingDraft;
	/** Whether the customer gets an e-mail of it. */
	isNotified: boolean;
	/** Why a limit is overridden; asked for once the server named the limit. */
	overrideReason: string;
	/** Of the order on which the choice rests: the page may have read a newer one meanwhile. */
	version: number;
}

/** What was typed: whether the customer is notified follows from the status until the administrator decides. */
interface Typed extends Omit<StatusDraft, "isNotified"> {
	isNotified: boolean | null;
}

/**
 * View and edit mode of an order. A save carries the version that the administrator saw: after a concurrent change the page
 * shows the current order, and the input stays, to be saved again or dropped. Unpaid goods ship only after the
 * administrator's confirmation.
 * @param onCancelledPaid called once the order is cancelled and money for it is still here
 */
export function useStatusEdit(order: AdminOrderDetail, onCancelledPaid: () => void) {
	const { show, refreshOthers } = useOrderCache();
	const toasts = useToasts();
	const [typed, setDraft] = useState<Typed | null>(null);
	const draft: StatusDraft | null = typed && {
		...typed,
		isNotified: typed.isNotified ?? isNotifiedByDefault(order.status, typed.status),
	};
	const [unpaid, setUnpaid] = useState<StatusDraft | null>(null);
	const [conflict, setConflict] = useState<string | null>(null);
	const isUnderWay = useRef(false);
	const change = (change: Partial<StatusDraft>) => setDraft((before) => before && { ...before, ...change });
	const mutation = useMutation({
		mutationFn: ({ status, note, tracking, isNotified, version, overrideReason }: StatusDraft) =>
			call(changeOrderStatus, {
				params: { id: order.id },
				body: {
					status,
					// Source: accounts spec §4: the current time with DELIVERED, none with any other status.
					deliveredAt: isDelivered(status) ? new Date().toISOString() : null,
					version,
					note: note.trim() || null,
					notifyCustomer: isNotified,
					...(reasonIn(overrideReason) && { overrideReason: reasonIn(overrideReason) }),
					...(isOtherTracking(tracking, order) && { tracking: trackingOf(tracking) }),
				},
			}),
		onSuccess: async (fresh) => {
			show(fresh);
			setDraft(null);
			setConflict(null);
			toasts.success("Commande enregistrée");
			if (!isCancelled(order.status) && fresh.attention === "REFUND_DUE") onCancelledPaid();
			await refreshOthers();
		},
		onSettled: () => {
			isUnderWay.current = false;
		},
		onError: (cause) => {
			if (!(cause instanceof ApiProblem) || cause.code !== "ORDER_CHANGED") return;
			const current = currentOrder(cause);
			if (current) {
				show(current);
				change({ version: current.version });
			}
			setConflict(cause.message);
		},
	});
	const send = (wanted: StatusDraft) => {
		// A second click before the page shows the busy state would conflict with the first one.
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		mutation.mutate(wanted);
	};
	const request = (wanted: StatusDraft) => {
		if (shipsUnpaid(order.status, wanted.status, order.paymentStatus)) setUnpaid(wanted);
		else send(wanted);
	};
	const begun = (): Typed => ({
		status: order.status,
		note: "",
		overrideReason: "",
		tracking: draftOf(order),
		isNotified: null,
		version: order.version,
	});
	const isDirty =
		draft !== null &&
		(draft.status !== order.status || draft.note.trim() !== "" || isOtherTracking(draft.tracking, order));
	const { user } = useSession();
	const may = useMay();
	const exceeds =
		may("limits.override") && mutation.error instanceof ApiProblem && LIMITS.includes(mutation.error.code)
			? mutation.error.message
			: null;
	useDraft(
		{ form: `order:${order.id}`, owner: user?.id ?? "" },
		{
			typed: () => {
				if (!isDirty) return null;
				const { tracking, ...rest } = typed ?? draft;
				return { ...rest, ...tracking };
			},
			putBack: ({ status, note, version, isNotified, ...tracking }) =>
				setDraft({
					version: Number(version),
					status: ORDER_STATUSES.find((one) => one === status) ?? order.status,
					note: typeof note === "string" ? note : "",
					overrideReason: "",
					isNotified: typeof isNotified === "boolean" ? isNotified : null,
					tracking: { ...draftOf(order), ...tracking } as TrackingDraft,
				}),
		},
	);
	return {
		draft,
		isDirty,
		isSaving: mutation.isPending,
		/** Why the last save did not happen. */
		problem: draft && exceeds ? null : (conflict ?? (mutation.error && wordsOf(mutation.error))),
		/** The limit that the last save went beyond, to who may override it. */
		exceeds,
		edit: () => setDraft(begun()),
		change,
		/** Saves that status alone, at once. */
		take: (status: OrderStatus, isNotified: boolean) => request({ ...begun(), status, isNotified }),
		/** Whether the administrator is asked to confirm that unpaid goods leave. */
		isUnpaidAsked: unpaid !== null,
		answerUnpaid: (isConfirmed: boolean) => {
			if (isConfirmed && unpaid) send(unpaid);
			setUnpaid(null);
		},
		cancel: () => {
			setDraft(null);
			setConflict(null);
			mutation.reset();
		},
		save: () => {
			if (draft && isDirty) request(draft);
			else setDraft(null);
		},
	};
}

const LIMITS: readonly string[] = [
	"APPROVAL_REQUIRED",
	"CREDIT_LIMIT_EXCEEDED",
	"CREDIT_BLOCKED",
	"CREDIT_NOT_GRANTED",
];

/** The server's reason; for any other failure the message of the specification (accounts spec §8). */
function wordsOf(cause: Error): string {
	const isRefusal = cause instanceof ApiProblem && cause.isFromServer && cause.status < 500;
	return isRefusal ? cause.message : "Erreur lors de la mise à jour du statut";
}
