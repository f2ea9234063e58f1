import { ADMIN_ORDERS_PAGE_SIZE, type AdminOrderPage } from "@confiserie/domain/contract/admin-order";
import { listAdminOrders, searchAdminOrders } from "@confiserie/domain/contract/admin-orders";
import { call } from "@/lib/api";
import { filterQuery, type OrderListState } from "./list-state";

/** The list, or from two characters on the search. Source: accounts spec §4 "Admin search", §7. */
export function listOrders(state: OrderListState, signal: AbortSignal): Promise<AdminOrderPage> {
	const query = { ...filterQuery(state), sort: state.sort, page: state.page, size: ADMIN_ORDERS_PAGE_SIZE };
	return state.search
		? call(searchAdminOrders, { query: { ...query, query: state.search }, signal })
		: call(listAdminOrders, { query, signal });
}
