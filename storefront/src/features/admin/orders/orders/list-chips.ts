import { formatDate, formatEuros } from "@confiserie/domain/format";
import { ORDER_PERIODS } from "@confiserie/domain/orders/order-filters";
import { ORDER_STATUS } from "@confiserie/domain/orders/order-status";
import { PAYMENT_STATUS } from "@confiserie/domain/payments/payment-status";
import type { FilterChip } from "@/features/admin/shell";
import { NO_FILTERS, type OrderFilters } from "./list-state";

/** A sales channel, as the filter names it. */
interface ChannelName {
	id: string;
	name: string;
}

/** The filters in force; a range is one of them. */
export function chipsOf(state: OrderFilters, channels: readonly ChannelName[] = []): FilterChip<OrderFilters>[] {
	const chips: FilterChip<OrderFilters>[] = [];
	const add = (name: string, value: string | null, fields: readonly (keyof OrderFilters)[]) => {
		const without = Object.fromEntries(fields.map((field) => [field, NO_FILTERS[field]]));
		if (value !== null) chips.push({ label: `${name}\u00a0: ${value}`, without });
	};
	const channel = channels.find(({ id }) => id === state.channel);
	add("Statut", state.status && ORDER_STATUS[state.status].label, ["status"]);
	add("Paiement", state.paymentStatus && PAYMENT_STATUS[state.paymentStatus].label, ["paymentStatus"]);
	add("Canal", state.channel && (channel?.name ?? "inconnu"), ["channel"]);
	add("Recherche", state.search || null, ["search"]);
	add("Alertes", state.attention ? "à traiter" : null, ["attention"]);
	add("Période", periodText(state), ["period", "from", "to"]);
	add("Ville", state.city || null, ["city"]);
	add("Produit", state.product || null, ["product"]);
	add("Montant", amountText(state), ["amountFrom", "amountTo"]);
	return chips;
}

/** Number of active filters in the folded part of the toolbar. */
export function foldedCount(state: OrderFilters): number {
	return [periodText(state), state.city, state.product, amountText(state)].filter(Boolean).length;
}

function periodText({ period, from, to }: OrderFilters): string | null {
	if (period) return ORDER_PERIODS[period];
	if (from && from === to) return `le ${formatDate(from)}`;
	if (from && to) return `du ${formatDate(from)} au ${formatDate(to)}`;
	if (from) return `depuis le ${formatDate(from)}`;
	return to && `jusqu'au ${formatDate(to)}`;
}

function amountText({ amountFrom, amountTo }: OrderFilters): string | null {
	if (amountFrom !== null && amountTo !== null) return `de ${formatEuros(amountFrom)} à ${formatEuros(amountTo)}`;
	if (amountFrom !== null) return `dès ${formatEuros(amountFrom)}`;
	return amountTo === null ? null : `jusqu'à ${formatEuros(amountTo)}`;
}
