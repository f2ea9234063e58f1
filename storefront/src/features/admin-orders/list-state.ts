import {
	ADMIN_ORDER_SORTS,
	ADMIN_ORDERS_PAGE_SIZE,
	type AdminOrderSort,
} from "@confiserie/domain/contract/admin-order";
import { ORDER_SEARCH_MINIMUM } from "@confiserie/domain/order-search";
import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from "@confiserie/domain/order-status";
import { PAYMENT_STATUS, PAYMENT_STATUSES, type PaymentStatus } from "@confiserie/domain/payment-status";
import type { FilterChip } from "@/ui/filter-chips";

/** What the list shows; all of it stands in the address. Source: accounts spec §3 "Admin order filter state". */
export interface OrderListState {
	status: OrderStatus | null;
	paymentStatus: PaymentStatus | null;
	/** The id of a sales channel. */
	channel: string | null;
	/** Trimmed; shorter than two characters counts as none. */
	search: string;
	attention: boolean;
	sort: AdminOrderSort;
	/** From 0; the address counts from 1, as people do. */
	page: number;
}

const DEFAULT_SORT: AdminOrderSort = "createdAt_desc";

/** The state that an address states; what it states wrongly counts as not stated. */
export function readListState(params: URLSearchParams): OrderListState {
	const page = Number(params.get("page") ?? 1);
	return {
		status: ORDER_STATUSES.find((status) => status === params.get("status")) ?? null,
		paymentStatus: PAYMENT_STATUSES.find((status) => status === params.get("paymentStatus")) ?? null,
		channel: params.get("channel") || null,
		search: searchOf(params.get("search") ?? ""),
		attention: params.get("attention") === "true",
		sort: ADMIN_ORDER_SORTS.find((sort) => sort === params.get("sort")) ?? DEFAULT_SORT,
		page: Number.isInteger(page) && page >= 1 ? page - 1 : 0,
	};
}

/** What the search looks for: trimmed, from two characters on. Source: accounts spec §4 "Admin search". */
export function searchOf(text: string): string {
	const trimmed = text.trim();
	return trimmed.length < ORDER_SEARCH_MINIMUM ? "" : trimmed;
}

/** The address of a state; another filter, search or sort begins at the first page again. */
export function listHref(state: OrderListState, change: Partial<OrderListState> = {}): string {
	const { status, paymentStatus, channel, search, attention, sort, page } = { ...state, page: 0, ...change };
	const params = new URLSearchParams();
	if (status) params.set("status", status);
	if (paymentStatus) params.set("paymentStatus", paymentStatus);
	if (channel) params.set("channel", channel);
	if (search) params.set("search", search);
	if (attention) params.set("attention", "true");
	if (sort !== DEFAULT_SORT) params.set("sort", sort);
	if (page > 0) params.set("page", String(page + 1));
	const query = params.toString();
	return query ? `/admin/orders?${query}` : "/admin/orders";
}

/** A sales channel, as the filter names it. */
interface ChannelName {
	id: string;
	name: string;
}

/** The filters in force with the address without each. */
export function chipsOf(state: OrderListState, channels: readonly ChannelName[] = []): FilterChip[] {
	const chips: FilterChip[] = [];
	const add = (name: string, value: string, without: Partial<OrderListState>) =>
		chips.push({ name, value, hrefWithout: listHref(state, without) });
	if (state.status) add("Statut", ORDER_STATUS[state.status].label, { status: null });
	if (state.paymentStatus) add("Paiement", PAYMENT_STATUS[state.paymentStatus].label, { paymentStatus: null });
	const channel = channels.find(({ id }) => id === state.channel);
	if (state.channel) add("Canal", channel?.name ?? "inconnu", { channel: null });
	if (state.search) add("Recherche", state.search, { search: "" });
	if (state.attention) add("Alertes", "à traiter", { attention: false });
	return chips;
}

/** The address without any filter; the sort stays. */
export function clearHref(state: OrderListState): string {
	return listHref(state, { status: null, paymentStatus: null, channel: null, search: "", attention: false });
}

/** What the calls are asked for a state; undefined is left out. */
export function filterQuery({ status, paymentStatus, channel, search, attention, sort }: OrderListState) {
	return {
		sort,
		status: status ?? undefined,
		paymentStatus: paymentStatus ?? undefined,
		channel: channel ?? undefined,
		query: search || undefined,
		attention: attention ? "true" : undefined,
	};
}

export const pageCount = (total: number): number => Math.ceil(total / ADMIN_ORDERS_PAGE_SIZE);
