/**
 * What an administrator can do, in the words of the recent activity. A change is recorded under one of these; a new
 * kind of change needs its line here. Source: accounts spec §2 "Admin dashboard", recent activity.
 */
export const AUDIT_ACTIONS = {
	"order.updated": "a modifié la commande",
	"orders.exported": "a exporté les commandes",
	"product.created": "a créé le produit",
	"product.updated": "a modifié le produit",
	"product.stock-changed": "a changé le stock du produit",
	"product.deleted": "a supprimé le produit",
	"products.imported": "a importé des produits",
	"products.exported": "a exporté les produits",
	"payment.refunded": "a remboursé la commande",
	"payment.link-sent": "a envoyé un lien de paiement pour la commande",
	"payment.transfer-recorded": "a enregistré un virement pour la commande",
	"code.issued": "a émis un code commercial pour",
	"code.revoked": "a révoqué un code commercial de",
	"customer.deposit-permission-changed": "a changé le droit à l'acompte de",
	"settings.changed": "a modifié les réglages",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The kinds of thing that a change can be about. */
export const AUDIT_ENTITIES = ["order", "product", "customer", "commercial-code", "setting"] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];
