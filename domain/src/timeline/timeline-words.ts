import { ORDER_STATUS, type OrderStatus } from "../orders/order-status";
import { sentence } from "../text";

/** Titles of the entries in an order's history, beside its status steps. */
export const HISTORY_ACTS = {
	NOTE: "Note de l'équipe",
	APPROVAL: "Approbation de l'entreprise",
	TRACKING: "Suivi du colis",
	SHIPMENT: "Expédition partielle",
	RETURN: "Articles revenus",
	DELIVERY: "Date de livraison corrigée",
	CONTACT: "Coordonnées corrigées",
	ARTICLES: "Articles corrigés",
	PAYMENT: "Paiement",
	REFUND: "Remboursement",
	LINES_REFUND: "Remboursement d'articles",
	DISPUTE: "Contestation auprès de la banque",
	WITHDRAWAL: "Rétractation acceptée",
} as const;
export type HistoryAct = keyof typeof HISTORY_ACTS;
export const HISTORY_ACT_CODES = Object.keys(HISTORY_ACTS) as [HistoryAct, ...HistoryAct[]];

/** A line of an order's history; `from` is null for its creation, `act` where the status moved. */
interface Step {
	from: OrderStatus | null;
	to: OrderStatus;
	act: HistoryAct | null;
	note: string | null;
}

/**
 * Title and detail of a history line: the step of the status, or the act without one, and the part of its note that
 * adds to that.
 */
export function stepWords({ note, ...step }: Step): { title: string; detail: string | null } {
	const title = titleOf(step);
	const said = `${title}\u00a0: `;
	return { title, detail: note?.startsWith(said) ? sentence(note.slice(said.length)) : note };
}

function titleOf({ from, to, act }: Omit<Step, "note">): string {
	if (from === null) return "Commande passée";
	if (from === to) return HISTORY_ACTS[act ?? "NOTE"];
	return `${ORDER_STATUS[from].label} → ${ORDER_STATUS[to].label}`;
}

/** How far an e-mail came. */
export const MAIL_STATES = { QUEUED: "E-mail à envoyer", SENT: "E-mail envoyé", FAILED: "E-mail non envoyé" } as const;
export type MailState = keyof typeof MAIL_STATES;

/** Acts of Medusa Admin by their path below /admin, in the words of the journal; the first that fits counts. */
const MEDUSA_CALLS: readonly (readonly [path: RegExp, words: string])[] = [
	[/^payments\/[^/]+\/refund$/, "remboursement demandé"],
	[/^payment-collections\/[^/]+\/mark-as-paid$/, "paiement noté comme reçu"],
	[/^orders\/[^/]+\/fulfillments\/[^/]+\/shipments$/, "expédition enregistrée"],
	[/^orders\/[^/]+\/fulfillments\/[^/]+\/mark-as-delivered$/, "livraison enregistrée"],
	[/^orders\/[^/]+\/fulfillments$/, "préparation enregistrée"],
	[/^orders\/[^/]+\/cancel$/, "commande annulée"],
	[/^orders\/[^/]+\/archive$/, "commande archivée"],
	[/^orders\/[^/]+\/complete$/, "commande terminée"],
	[/^(product-variants|products\/[^/]+\/variants)/, "conditionnement ou prix"],
	[/^products/, "fiche du produit"],
	[/^inventory-items|^reservations/, "stock"],
	[/^price-lists|^promotions|^campaigns/, "prix"],
	[/^customers|^customer-groups/, "client"],
	[/^users|^invites|^api-keys/, "équipe et clés"],
	[/^uploads/, "fichiers"],
	[/^orders|^draft-orders|^returns|^claims|^exchanges|^order-edits|^payments|^payment-collections/, "commande"],
];

/**
 * What a call of Medusa Admin did: "fiche du produit", "suppression : stock".
 * @param path below /admin, without a leading slash
 */
export function medusaCallWords(method: string, path: string): string {
	const words = MEDUSA_CALLS.find(([pattern]) => pattern.test(path))?.[1] ?? "réglages";
	return method === "DELETE" ? `suppression\u00a0: ${words}` : words;
}
