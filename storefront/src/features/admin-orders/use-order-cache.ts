import { type AdminOrderDetail, adminOrderDetailSchema } from "@confiserie/domain/contract/admin-order";
import { readAdminOrder } from "@confiserie/domain/contract/admin-orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiProblem } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { useToasts } from "@/ui/toasts";

/** Cached state of an order. */
export function useOrderCache() {
	const client = useQueryClient();
	return {
		/** Has the page show the order as it is now. */
		show: (fresh: AdminOrderDetail) =>
			client.setQueryData(keyOf(readAdminOrder, { params: { id: fresh.orderNumber } }), fresh),
		/** Invalidates everything else in the admin: lists, metrics, the order's payments. */
		refreshOthers: () =>
			client.invalidateQueries({
				queryKey: ["admin"],
				predicate: ({ queryKey }) => queryKey[1] !== readAdminOrder.key,
			}),
	};
}

interface OrderChange {
	call: () => Promise<AdminOrderDetail>;
	/** What the toast states of the order as it is then. */
	done: (fresh: AdminOrderDetail) => string;
	onClose: () => void;
}

/** A change of an order from a dialog, which closes once the page shows the order as it is now. */
export function useOrderChange({ call, done, onClose }: OrderChange) {
	const toasts = useToasts();
	const { show, refreshOthers } = useOrderCache();
	return useMutation({
		mutationFn: call,
		onSuccess: async (fresh) => {
			show(fresh);
			toasts.success(done(fresh));
			onClose();
			await refreshOthers();
		},
	});
}

/** Has the panels beside the order read again once what followed from its change is done: invoices, refunds, history. */
export function useSettledPanels(isSettling: boolean): void {
	const { refreshOthers } = useOrderCache();
	const wasSettling = useRef(isSettling);
	useEffect(() => {
		if (wasSettling.current && !isSettling) void refreshOthers();
		wasSettling.current = isSettling;
	});
}

/** The order as it is now, where a refusal brings it. */
export function currentOrder(cause: unknown): AdminOrderDetail | null {
	const current = adminOrderDetailSchema.safeParse(cause instanceof ApiProblem ? cause.current : undefined);
	return current.success ? current.data : null;
}
