import { ORDER_STATUS, type OrderStatus } from "../order-status";

/** A step of an order's status; `from` is null for its creation. */
export function stepWords(from: OrderStatus | null, to: OrderStatus): string {
	if (from === null) return "Commande passée";
	if (from === to) return `Sans changement de statut (${ORDER_STATUS[to].label})`;
	return `${ORDER_STATUS[from].label} → ${ORDER_STATUS[to].label}`;
}

/** How far an e-mail came. */
export const MAIL_STATES = { QUEUED: "E-mail à envoyer", SENT: "E-mail envoyé", FAILED: "E-mail non envoyé" } as const;
export type MailState = keyof typeof MAIL_STATES;

/** Acts of Medusa Admin by their path below /admin, in the words of the journal; the first that fits counts. */
const ENGINE_CALLS: readonly (readonly [path: RegExp, words: string])[] = [
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
export function engineCallWords(method: string, path: string): string {
	const words = ENGINE_CALLS.find(([pattern]) => pattern.test(path))?.[1] ?? "réglages";
	return method === "DELETE" ? `suppression\u00a0: ${words}` : words;
}
