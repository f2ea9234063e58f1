import { shownColumns } from "@confiserie/domain/list-views";

/** The columns that the table of orders can have, in their order; `isUsual` where nothing else is chosen. */
export const ORDER_COLUMNS = [
	{ key: "order", label: "Commande", isAlways: true },
	{ key: "customer", label: "Client", isUsual: true },
	{ key: "city", label: "Ville" },
	{ key: "channel", label: "Canal", isUsual: true },
	{ key: "boxes", label: "Cartons" },
	{ key: "amount", label: "Montant", isUsual: true },
	{ key: "remaining", label: "Reste dû" },
	{ key: "status", label: "Statut", isUsual: true },
	{ key: "payment", label: "Paiement", isUsual: true },
	{ key: "actions", label: "Actions", isAlways: true },
] as const satisfies readonly { key: string; label: string; isAlways?: boolean; isUsual?: boolean }[];
export type OrderColumn = (typeof ORDER_COLUMNS)[number]["key"];

const USUAL = shownColumns<OrderColumn>(null, ORDER_COLUMNS).join();

/** Columns as the address states them, "" for the usual ones. */
export function statedColumns(shown: readonly OrderColumn[]): string {
	const whole = ORDER_COLUMNS.filter((column) => "isAlways" in column || shown.includes(column.key));
	if (whole.map(({ key }) => key).join() === USUAL) return "";
	return whole
		.filter((column) => !("isAlways" in column))
		.map(({ key }) => key)
		.join(",");
}

/** The columns that an address asks for. */
export function columnsOf(stated: string): OrderColumn[] {
	return shownColumns<OrderColumn>(stated, ORDER_COLUMNS);
}
