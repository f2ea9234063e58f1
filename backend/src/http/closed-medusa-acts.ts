import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiFailure } from "../modules/foundations/failures";

/**
 * An act of Medusa's administration that would make its data differ from the order service's, and what to do instead.
 */
export interface ClosedAct {
	method: "POST" | "DELETE";
	/** `:name` stands for one segment, a final `*` for whatever follows, nothing included. */
	path: string;
	/** For people, in French: shown by Medusa Admin as it stands. */
	reason: string;
}

const EDIT =
	"Une commande ne se modifie pas ici\u00a0: la boutique n'en reprendrait ni les lignes ni le montant. Annulez-la dans le back-office de la boutique, puis faites-en passer une nouvelle.";
const EXCHANGE =
	"Un échange ne se fait pas ici\u00a0: la boutique n'en saurait rien. Remboursez depuis la commande, corrigez le stock du produit, puis faites passer une nouvelle commande.";
const CLAIM =
	"Une réclamation ne se traite pas ici\u00a0: la boutique n'en saurait rien. Remboursez depuis la commande et corrigez le stock du produit.";
const RETURN =
	"Un retour ne se saisit pas ici\u00a0: la boutique n'en saurait rien. Remboursez depuis la commande, puis ajoutez au stock du produit les cartons revenus.";
const DRAFT =
	"Une commande ne se crée pas ici\u00a0: la boutique ne la connaîtrait pas et n'en réserverait pas le stock. Passez-la dans la boutique, au nom du client.";
const DETAILS =
	"L'adresse, l'e-mail et les données d'une commande ne se modifient pas ici\u00a0: la boutique garderait les anciens. Annulez-la dans le back-office de la boutique, puis faites-en passer une nouvelle.";
const TRANSFER =
	"Une commande ne change pas de client ici\u00a0: la boutique la garderait à l'ancien. Annulez-la dans le back-office de la boutique, puis faites-en passer une nouvelle.";
const CREDIT = "Un avoir ne se saisit pas ici\u00a0: la boutique n'en saurait rien. Remboursez depuis la commande.";
const PAYMENT =
	"Un paiement ne s'ouvre et ne s'encaisse pas ici\u00a0: la boutique s'en charge. Envoyez un lien de paiement depuis la commande, ou marquez le solde comme payé.";
const RESERVATION =
	"Une réservation ne se modifie pas ici\u00a0: chacune appartient à une commande de la boutique. Pour retirer des cartons de la vente, corrigez le stock du produit.";
const FULFILMENT =
	"Une expédition se fait depuis sa commande, qui la transmet à la boutique\u00a0: ouvrez la commande dans Medusa Admin.";
const UNFULFIL =
	"Une préparation ne s'annule pas ici\u00a0: la boutique tient les cartons pour partis. Remettez la commande au statut voulu dans le back-office de la boutique et corrigez le stock du produit.";
const TRACKING =
	"Un numéro de suivi ne se donne pas ici\u00a0: donnez-le à la commande, dans le back-office de la boutique, qui le dit au client et aux canaux.";
const PROMOTION =
	"Une promotion se crée et se change dans le back-office de la boutique, à la page « Promotions », qui en vérifie les limites.";
const PRICE_LIST =
	"Une liste de prix ne se modifie pas ici\u00a0: les prix d'un canal de vente se donnent dans le back-office de la boutique, à la page « Canaux de vente », ceux d'une entreprise sur sa page.";
const STORE =
	"Ces réglages ne se changent pas ici\u00a0: la boutique vend en euros, dans une région et par un canal à elle.";
const RETURN_REASON =
	"Un motif de retour ne se saisit pas ici\u00a0: la boutique n'enregistre pas de retours. Remboursez depuis la commande.";
const WORKFLOW = "Les traitements du moteur ne se lancent pas à la main\u00a0: faites l'opération dans la boutique.";

const TEAM =
	"L'équipe se gère dans le back-office de la boutique, à la page « Équipe »\u00a0: rôles, invitations et sessions.";
const PRODUCT =
	"Un produit ne se crée pas ici\u00a0: la boutique n'en connaîtrait ni l'emballage, ni les prix par palier. Créez-le dans son back-office, à la page «\u00a0Produits\u00a0»\u00a0: il peut y rester un brouillon.";
const PRICE =
	"Un prix ne se modifie pas ici\u00a0: la boutique le tient de ses paliers. Changez-le sur la page du produit, dans «\u00a0Emballage et tarifs\u00a0».";
const VARIANT =
	"Les variantes et les options d'un produit ne se changent pas ici\u00a0: la boutique le vend au carton, et sous cette seule forme.";
const INVENTORY =
	"L'article d'inventaire d'un produit ne se change pas ici\u00a0: la boutique compte ses cartons sur celui qu'elle lui a donné.";
const CUSTOMER =
	"Un client ne se supprime pas ici\u00a0: ses commandes, son entreprise ou ses droits en dépendent. Effacez ses données sur sa fiche, dans le back-office de la boutique.";
const GROUP =
	"Un groupe ne se supprime pas ici\u00a0: les prix d'une entreprise ou une promotion peuvent en dépendre. Retirez-en plutôt les clients.";

const post = (path: string, reason: string): ClosedAct => ({ method: "POST", path: `/admin/${path}`, reason });
const remove = (path: string, reason: string): ClosedAct => ({ method: "DELETE", path: `/admin/${path}`, reason });

/**
 * What is closed until the order service takes it over. What takes back an edit, exchange, claim or return that was
 * begun before stays open, as do the acts that the order service takes over (ADR 24, 21).
 */
export const CLOSED_ACTS: readonly ClosedAct[] = [
	post("order-edits/*", EDIT),
	post("order-changes/*", EDIT),
	post("exchanges", EXCHANGE),
	post("exchanges/:id/inbound/*", EXCHANGE),
	post("exchanges/:id/outbound/*", EXCHANGE),
	post("exchanges/:id/request", EXCHANGE),
	post("claims", CLAIM),
	post("claims/:id/claim-items/*", CLAIM),
	post("claims/:id/inbound/*", CLAIM),
	post("claims/:id/outbound/*", CLAIM),
	post("claims/:id/request", CLAIM),
	post("returns", RETURN),
	post("returns/:id", RETURN),
	post("returns/:id/dismiss-items/*", RETURN),
	post("returns/:id/receive/*", RETURN),
	post("returns/:id/receive-items/*", RETURN),
	post("returns/:id/request", RETURN),
	post("returns/:id/request-items/*", RETURN),
	post("returns/:id/shipping-method/*", RETURN),
	post("draft-orders/*", DRAFT),
	post("orders/:id", DETAILS),
	post("orders/:id/transfer", TRANSFER),
	post("orders/:id/transfer/guest", TRANSFER),
	post("orders/:id/credit-lines", CREDIT),
	post("orders/:id/fulfillments/:fulfilment_id/cancel", UNFULFIL),
	post("orders/:id/payment-sessions/*", PAYMENT),
	post("payment-collections", PAYMENT),
	post("payment-collections/:id/payment-sessions", PAYMENT),
	remove("payment-collections/:id", PAYMENT),
	post("payments/:id/capture", PAYMENT),
	post("reservations/*", RESERVATION),
	remove("reservations/:id", RESERVATION),
	post("fulfillments", FULFILMENT),
	post("fulfillments/:id/shipment", FULFILMENT),
	post("fulfillments/:id/cancel", UNFULFIL),
	post("promotions/*", PROMOTION),
	post("campaigns/*", PROMOTION),
	remove("promotions/:id", PROMOTION),
	remove("campaigns/:id", PROMOTION),
	post("price-lists/*", PRICE_LIST),
	remove("price-lists/:id", PRICE_LIST),
	post("products", PRODUCT),
	post("products/import/*", PRODUCT),
	post("products/imports/*", PRODUCT),
	post("products/:id/variants", VARIANT),
	remove("products/:id/variants/:variant_id", VARIANT),
	post("products/:id/options", VARIANT),
	post("products/:id/options/batch", VARIANT),
	post("products/:id/variants/inventory-items/batch", INVENTORY),
	post("products/:id/variants/:variant_id/inventory-items/*", INVENTORY),
	remove("products/:id/variants/:variant_id/inventory-items/*", INVENTORY),
	post("stores/:id", STORE),
	post("regions", STORE),
	remove("regions/:id", STORE),
	post("return-reasons/*", RETURN_REASON),
	post("workflows-executions/*", WORKFLOW),
	post("inventory-items", INVENTORY),
	remove("inventory-items/:id", INVENTORY),
	remove("customers/:id", CUSTOMER),
	remove("customer-groups/:id", GROUP),
	remove("users/:id", TEAM),
	post("users/:id/reset-password", TEAM),
	post("users/:id/roles", TEAM),
	remove("users/:id/roles/*", TEAM),
];

/** Refuses an act that is closed with its reason, before Medusa sees it. After the session has been checked. */
export function refuseClosedActs(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
	const reason = closedBecause(req.method, `${req.baseUrl}${req.path}`, req.body);
	if (reason) throw new ApiFailure("ENGINE_ACT_CLOSED", { message: reason });
	next();
}

/** Why a request of Medusa Admin is refused; undefined when it is not. */
export function closedBecause(method: string, path: string, body: unknown): string | undefined {
	// Medusa's router makes no difference between capital and small letters, and forgives one final slash.
	const asked = path.toLowerCase().replace(/\/$/, "").split("/");
	if (asked.join("/") === ORDERS_EXPORT) return undefined;
	const closed = CLOSED_ACTS.find((act) => act.method === method && matches(act.path.split("/"), asked));
	if (closed) return closed.reason;
	if (isShipment(method, asked) && carriesTracking(body)) return TRACKING;
	return method === "POST" && asked[2] === "products" ? productBecause(body, asked.includes("variants")) : undefined;
}

/**
 * Why a change of products is refused for what its body carries: the shop would put a price back without a word, and would not know a
 * product or a variant that comes or goes. The grids of Medusa Admin send lists of what to create, update and delete.
 * @param isOfVariants the lists are of variants, else of products
 */
function productBecause(body: unknown, isOfVariants: boolean): string | undefined {
	if (!isRecord(body)) return undefined;
	if (hasItems(body.prices)) return PRICE;
	if (isOfVariants && (hasItems(body.create) || hasItems(body.delete))) return VARIANT;
	if (!isOfVariants && hasItems(body.create)) return PRODUCT;
	if (Array.isArray(body.variants)) return firstReason(body.variants, true) ?? VARIANT;
	return Array.isArray(body.update) ? firstReason(body.update, isOfVariants) : undefined;
}

function firstReason(bodies: readonly unknown[], isOfVariants: boolean): string | undefined {
	return bodies.map((body) => productBecause(body, isOfVariants)).find(Boolean);
}

function matches(listed: readonly string[], asked: readonly string[]): boolean {
	const isOpenEnded = listed.at(-1) === "*";
	const fixed = isOpenEnded ? listed.slice(0, -1) : listed;
	if (isOpenEnded ? asked.length < fixed.length : asked.length !== fixed.length) return false;
	return fixed.every((segment, index) => segment.startsWith(":") || segment === asked[index]);
}

/** Stands where an order's id would. */
const ORDERS_EXPORT = "/admin/orders/export";
const SHIPMENT = "/admin/orders/:id/fulfillments/:fulfilment_id/shipments".split("/");
const isShipment = (method: string, asked: readonly string[]) => method === "POST" && matches(SHIPMENT, asked);

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const hasItems = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

function carriesTracking(body: unknown): boolean {
	const labels = isRecord(body) ? body.labels : undefined;
	return Array.isArray(labels) ? labels.length > 0 : labels !== undefined && labels !== null;
}
