import { type ChoosableColumn, columnChoice } from "@/features/admin/views";

/** The columns that the table of orders can have, in their order; `isUsual` where nothing else is chosen. */
export const ORDER_COLUMNS = [
	{ key: "order", label: "Commande", isAlways: true },
	{ key: "customer", label: "Client", isUsual: true },
	{ key: "city", label: "Ville" },
	{ key: "channel", label: "Canal", isUsual: true },
	{ key: "boxes", label: "Quantité" },
	{ key: "amount", label: "Montant", isUsual: true },
	{ key: "remaining", label: "Reste dû" },
	{ key: "delivery", label: "Livraison", isUsual: true },
	{ key: "day", label: "Jour souhaité", isUsual: true },
	{ key: "status", label: "Statut", isUsual: true },
	{ key: "payment", label: "Paiement", isUsual: true },
	{ key: "actions", label: "Actions", isAlways: true },
] as const satisfies readonly ChoosableColumn[];
export type OrderColumn = (typeof ORDER_COLUMNS)[number]["key"];

export const { columnsOf, statedColumns } = columnChoice<OrderColumn>(ORDER_COLUMNS);
