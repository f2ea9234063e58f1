import type { OrderStatus } from "@confiserie/domain/orders/order-status";

/** The filters of /orders, by their name in the address. Source: accounts spec §2 "Customer orders". */
export const ORDER_FILTERS = [
	{ name: "toutes", label: "Toutes" },
	{ name: "recentes", label: "Récentes" },
	{ name: "en-attente", label: "En attente" },
	{ name: "confirmees", label: "Confirmées" },
	{ name: "livrees", label: "Livrées" },
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number]["name"];

/** What each filter asks of GET /orders. */
export const FILTER_QUERIES: Record<OrderFilter, { status?: OrderStatus; recent?: "true" }> = {
	toutes: {},
	recentes: { recent: "true" },
	"en-attente": { status: "PENDING" },
	confirmees: { status: "CONFIRMED" },
	livrees: { status: "DELIVERED" },
};

/** The filter that the address names; all orders when it names none of them. */
export function filterOf(name: string | null): OrderFilter {
	return ORDER_FILTERS.find((filter) => filter.name === name)?.name ?? "toutes";
}
