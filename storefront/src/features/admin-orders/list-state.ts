import {
	ADMIN_ORDER_SORTS,
	ADMIN_ORDERS_PAGE_SIZE,
	type AdminOrderSort,
} from "@confiserie/domain/contract/admin-order";
import { toEuros, typedCents } from "@confiserie/domain/money";
import { isDay, ORDER_PERIODS, type OrderPeriod, periodDays, rangeFaults } from "@confiserie/domain/order-filters";
import { ORDER_SEARCH_MINIMUM } from "@confiserie/domain/order-search";
import { ORDER_STATUSES, type OrderStatus } from "@confiserie/domain/order-status";
import { PAYMENT_STATUSES, type PaymentStatus } from "@confiserie/domain/payment-status";
import { columnsOf, statedColumns } from "./columns";

/** What narrows the list. Source: accounts spec §3 "Admin order filter state", ADR 23. */
export interface OrderFilters {
	status: OrderStatus | null;
	paymentStatus: PaymentStatus | null;
	/** The id of a sales channel. */
	channel: string | null;
	/** Trimmed; shorter than two characters counts as none. */
	search: string;
	attention: boolean;
	/** A period by its name, which moves with the days; `from` and `to` are null then. */
	period: OrderPeriod | null;
	/** Days of Paris, both included. */
	from: string | null;
	to: string | null;
	/** How the city of delivery begins. */
	city: string;
	/** A product's reference. */
	product: string;
	/** EUR with VAT, both included. */
	amountFrom: number | null;
	amountTo: number | null;
}

/** State of the list; all of it is in the address. */
export interface OrderListState extends OrderFilters {
	sort: AdminOrderSort;
	/** The columns of the table as the address names them; "" for the usual ones. */
	columns: string;
	/** From 0; the address counts from 1, as people do. */
	page: number;
}

/** Everything there is. */
export const NO_FILTERS: OrderFilters = {
	status: null,
	paymentStatus: null,
	channel: null,
	search: "",
	attention: false,
	period: null,
	from: null,
	to: null,
	city: "",
	product: "",
	amountFrom: null,
	amountTo: null,
};
const DEFAULT_SORT: AdminOrderSort = "createdAt_desc";
export const PERIODS = Object.keys(ORDER_PERIODS) as OrderPeriod[];

/** The state that an address states; what it states wrongly counts as not stated. */
export function readListState(params: URLSearchParams): OrderListState {
	const page = Number(params.get("page") ?? 1);
	return {
		status: ORDER_STATUSES.find((status) => status === params.get("status")) ?? null,
		paymentStatus: PAYMENT_STATUSES.find((status) => status === params.get("paymentStatus")) ?? null,
		channel: params.get("channel") || null,
		search: searchOf(params.get("search") ?? ""),
		attention: params.get("attention") === "true",
		...readRanges(params),
		city: wordsOf(params.get("city")),
		product: wordsOf(params.get("product")),
		sort: ADMIN_ORDER_SORTS.find((sort) => sort === params.get("sort")) ?? DEFAULT_SORT,
		columns: statedColumns(columnsOf(params.get("columns") ?? "")),
		page: Number.isInteger(page) && page >= 1 ? page - 1 : 0,
	};
}

function readRanges(params: URLSearchParams) {
	const period = PERIODS.find((one) => one === params.get("period")) ?? null;
	const [from, to] = ["from", "to"].map((name) => (period ? null : dayIn(params.get(name))));
	const [amountFrom, amountTo] = ["amountFrom", "amountTo"].map((name) => eurosIn(params.get(name)));
	const ranges = { from: from ?? null, to: to ?? null, amountFrom: amountFrom ?? null, amountTo: amountTo ?? null };
	const faults = rangeFaults(ranges);
	return {
		period,
		...ranges,
		...(faults.to && { from: null, to: null }),
		...(faults.amountTo && { amountFrom: null, amountTo: null }),
	};
}

const dayIn = (text: string | null) => (text && isDay(text) ? text : null);
const wordsOf = (text: string | null) => (text ?? "").trim().slice(0, 200);

/** Parses an amount in EUR from an input or an address; null when it is invalid. */
export function eurosIn(text: string | null): number | null {
	const cents = typedCents(text ?? "");
	return cents === null || cents >= 1_000_000_000 ? null : toEuros(cents);
}

/** What the search looks for: trimmed, from two characters on. Source: accounts spec §4 "Admin search". */
export function searchOf(text: string): string {
	const trimmed = text.trim();
	return trimmed.length < ORDER_SEARCH_MINIMUM ? "" : trimmed;
}

/** The address of a state; another filter, search or sort begins at the first page again. */
export function listHref(state: OrderListState, change: Partial<OrderListState> = {}): string {
	const { sort, columns, page, ...filters } = { ...state, page: 0, ...change };
	const params = new URLSearchParams();
	for (const name of Object.keys(NO_FILTERS) as (keyof OrderFilters)[]) {
		const value = filters[name];
		if (value !== NO_FILTERS[name]) params.set(name, String(value));
	}
	if (sort !== DEFAULT_SORT) params.set("sort", sort);
	if (columns) params.set("columns", columns);
	if (page > 0) params.set("page", String(page + 1));
	const query = params.toString();
	return query ? `/admin/orders?${query}` : "/admin/orders";
}

/** The address without any filter; the sort stays. */
export function clearHref(state: OrderListState): string {
	return listHref(state, NO_FILTERS);
}

/** The filters as the calls take them; undefined is left out. A named period is that of the moment. */
export function filterQuery(state: OrderFilters, now = new Date()) {
	const days = state.period ? periodDays(state.period, now) : state;
	return {
		status: state.status ?? undefined,
		paymentStatus: state.paymentStatus ?? undefined,
		channel: state.channel ?? undefined,
		query: state.search || undefined,
		attention: state.attention ? "true" : undefined,
		from: days.from ?? undefined,
		to: days.to ?? undefined,
		city: state.city || undefined,
		product: state.product || undefined,
		amountFrom: state.amountFrom?.toString(),
		amountTo: state.amountTo?.toString(),
	} as const;
}

export const pageCount = (total: number): number => Math.ceil(total / ADMIN_ORDERS_PAGE_SIZE);
