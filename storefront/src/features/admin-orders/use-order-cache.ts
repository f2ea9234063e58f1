import { type AdminOrderDetail, adminOrderDetailSchema } from "@confiserie/domain/contract/admin-order";
import { useQueryClient } from "@tanstack/react-query";
import { ApiProblem } from "@/lib/api";
import { orderKey } from "./calls";

/** What a page knows of an order, for whoever changes it. */
export function useOrderCache() {
	const client = useQueryClient();
	return {
		/** Has the page show the order as it is now. */
		show: (fresh: AdminOrderDetail) => client.setQueryData(orderKey(fresh.orderNumber), fresh),
		/** Has everything else of the back office read anew: lists, figures, the order's payments. */
		refreshOthers: () =>
			client.invalidateQueries({ queryKey: ["admin"], predicate: ({ queryKey }) => queryKey[2] !== "detail" }),
	};
}

/** The order as it is now, where a refusal brings it. */
export function currentOrder(cause: unknown): AdminOrderDetail | null {
	const current = adminOrderDetailSchema.safeParse(cause instanceof ApiProblem ? cause.current : undefined);
	return current.success ? current.data : null;
}
