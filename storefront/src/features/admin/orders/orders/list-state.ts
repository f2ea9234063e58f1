import { ADMIN_ORDER_SORTS, ADMIN_ORDERS_PAGE_SIZE } from "@confiserie/domain/contract/admin-order";
import { toEuros, typedCents } from "@confiserie/domain/money";
import {
	isDay,
	ORDER_PERIODS,
	type OrderPeriod,
	periodDays,
	rangeFaults,
} from "@confiserie/domain/orders/order-filters";
import { ORDER_STATUSES } from "@confiserie/domain/orders/order-status";
import { PAYMENT_STATUSES } from "@confiserie/domain/payments/payment-status";
import { listReader, oneOf, searched, words } from "@/features/admin/shell";
import { columnsOf, statedColumns } from "./columns";

export const PERIODS = Object.keys(ORDER_PERIODS) as OrderPeriod[];

const dayIn = (text: string | null) => (text && isDay(text) ? text : null);

/** Parses an amount in EUR from an input or an address; null when it is invalid. */
export function eurosIn(text: string | null): number | null {
	const cents = typedCents(text ?? "");
	return cents === null || cents >= 1_000_000_000 ? null : toEuros(cents);
}

const readFields = listReader({
	status: oneOf(ORDER_STATUSES, null),
	paymentStatus: oneOf(PAYMENT_STATUSES, null),
	/** The id of a sales channel. */
	channel: (stated) => stated || null,
	search: searched,
	attention: (stated) => stated === "true",
	/** A period by its name, which moves with the days; `from` and `to` are null then. */
	period: oneOf(PERIODS, null),
	/** Days of Paris, both included. */
	from: dayIn,
	to: dayIn,
	/** How the city of delivery begins. */
	city: words,
	/** A product's reference. */
	product: words,
	/** EUR with VAT, both included. */
	amountFrom: eurosIn,
	amountTo: eurosIn,
	sort: oneOf(ADMIN_ORDER_SORTS, "createdAt_desc"),
	/** The columns of the table as the address names them; "" for the usual ones. */
	columns: (stated) => statedColumns(columnsOf(stated ?? "")),
});

/** State of the list. Source: accounts spec §3 "Admin order filter state", ADR 23. */
export type OrderListState = ReturnType<typeof readFields>;
/** What narrows the list. */
export type OrderFilters = Omit<OrderListState, "sort" | "columns" | "page">;

export function readListState(parameters: Pick<URLSearchParams, "get">): OrderListState {
	const state = readFields(parameters);
	if (state.period) Object.assign(state, { from: null, to: null });
	const faults = rangeFaults(state);
	return {
		...state,
		...(faults.to && { from: null, to: null }),
		...(faults.amountTo && { amountFrom: null, amountTo: null }),
	};
}

/** Everything there is. */
export const NO_FILTERS: OrderFilters = readListState(new URLSearchParams());

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
