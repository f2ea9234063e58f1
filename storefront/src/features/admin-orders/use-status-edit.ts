"use client";

import { type AdminOrderDetail, adminOrderDetailSchema } from "@confiserie/domain/contract/admin-order";
import { ORDER_STATUSES, type OrderStatus } from "@confiserie/domain/order-status";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/features/auth";
import { ApiProblem } from "@/lib/api";
import { useDraft } from "@/lib/form-draft";
import { useToasts } from "@/ui/toasts";
import { callChangeStatus, orderKey } from "./calls";

/** What an administrator changes of an order; `null` outside the edit mode. */
export interface StatusDraft {
	status: OrderStatus;
	note: string;
}

/**
 * View and edit mode of an order. A save carries the version that the administrator saw: when somebody else was faster the
 * page shows the order as it is now, and what was chosen stays, to be saved again or dropped.
 */
export function useStatusEdit(order: AdminOrderDetail) {
	const client = useQueryClient();
	const toasts = useToasts();
	const [draft, setDraft] = useState<StatusDraft | null>(null);
	const [conflict, setConflict] = useState<string | null>(null);
	const show = (fresh: AdminOrderDetail) => client.setQueryData(orderKey(order.orderNumber), fresh);
	const mutation = useMutation({
		mutationFn: ({ status, note }: StatusDraft) =>
			callChangeStatus(order.id, {
				status,
				// Source: accounts spec §4: the current time with DELIVERED, none with any other status.
				deliveredAt: status === "DELIVERED" ? new Date().toISOString() : null,
				version: order.version,
				note: note.trim() || null,
			}),
		onSuccess: async (fresh) => {
			show(fresh);
			setDraft(null);
			setConflict(null);
			toasts.success("Commande enregistrée");
			await client.invalidateQueries({ queryKey: ["admin"], predicate: ({ queryKey }) => queryKey[2] !== "detail" });
		},
		onError: (cause) => {
			if (!(cause instanceof ApiProblem) || cause.code !== "ORDER_CHANGED") return;
			const current = adminOrderDetailSchema.safeParse(cause.current);
			if (current.success) show(current.data);
			setConflict(cause.message);
		},
	});
	const isDirty = draft !== null && (draft.status !== order.status || draft.note.trim() !== "");
	const { user } = useSession();
	useDraft(
		{ form: `order:${order.id}`, owner: user?.id ?? "" },
		{
			typed: () => (isDirty ? { ...draft } : null),
			putBack: ({ status, note }) =>
				setDraft({
					status: ORDER_STATUSES.find((one) => one === status) ?? order.status,
					note: typeof note === "string" ? note : "",
				}),
		},
	);
	return {
		draft,
		isDirty,
		isSaving: mutation.isPending,
		/** Why the last save did not happen. */
		problem: conflict ?? (mutation.error ? mutation.error.message : null),
		edit: () => setDraft({ status: order.status, note: "" }),
		change: (change: Partial<StatusDraft>) => setDraft((before) => before && { ...before, ...change }),
		cancel: () => {
			setDraft(null);
			setConflict(null);
			mutation.reset();
		},
		save: () => {
			if (draft && isDirty) mutation.mutate(draft);
			else setDraft(null);
		},
	};
}
