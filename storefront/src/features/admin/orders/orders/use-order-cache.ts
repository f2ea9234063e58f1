import { type AdminOrderDetail, adminOrderDetailSchema } from "@confiserie/domain/contract/admin-order";
import { readAdminOrder } from "@confiserie/domain/contract/admin-orders";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { outdate } from "@/features/admin/kit";
import { keyOf } from "@/lib/use-operation";

/** Cached state of an order. */
export function useOrderCache() {
	const client = useQueryClient();
	/** Has the page show the order as it is now. */
	const show = (fresh: AdminOrderDetail) =>
		client.setQueryData(keyOf(readAdminOrder, { params: { id: fresh.orderNumber } }), fresh);
	return {
		show,
		/** The same with the order that a refusal brings, where it brings one. */
		showCurrent: ({ current }: { current: unknown }) => {
			const { data } = adminOrderDetailSchema.safeParse(current);
			if (data) show(data);
			return data;
		},
		/** The same, after which a dialog closes. */
		showAnd: (close: () => void) => (fresh: AdminOrderDetail) => {
			show(fresh);
			close();
		},
		/** Invalidates everything else in the admin: lists, metrics, the order's payments. */
		refreshOthers: () => outdate(client, "everything", readAdminOrder),
	};
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
