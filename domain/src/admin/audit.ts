import { ORDER_NUMBER_PREFIX } from "../orders/order-number";

/**
 * Acts of an administrator, in the words of the recent activity. A change is recorded under one of these; a new
 * kind of change needs its line here. Source: accounts spec §2 "Admin dashboard", recent activity.
 */
export const AUDIT_ACTIONS = {
	"order.created": "a saisi la commande",
	"order.updated": "a modifié la commande",
	"order.corrected": "a corrigé la commande",
	"order.shipped": "a expédié des articles de la commande",
	"order.returned": "a reçu des articles revenus de la commande",
	"orders.exported": "a exporté les commandes",
	"invoices.exported": "a exporté les factures",
	"newsletter.exported": "a exporté les inscrits à la lettre",
	"journal.exported": "a exporté le journal des ventes",
	"engine.acted": "a agi dans Medusa Admin sur",
	"product.created": "a créé le produit",
	"product.updated": "a modifié le produit",
	"product.stock-changed": "a changé le stock du produit",
	"product.deleted": "a supprimé le produit",
	"products.imported": "a importé des produits",
	"products.import-undone": "a annulé un import de produits",
	"products.exported": "a exporté les produits",
	"lot.received": "a reçu le lot",
	"lot.receipt-undone": "a annulé une réception du lot",
	"lot.counted": "a compté le lot",
	"lot.blocked": "a bloqué le lot",
	"lot.unblocked": "a remis en vente le lot",
	"lot.withheld": "a retiré de la vente le lot",
	"lot.lost": "a mis en perte une part du lot",
	"lot.supplied": "a rendu au fournisseur une part du lot",
	"lot.recalled": "a écrit aux clients du lot",
	"lot.exported": "a exporté les clients du lot",
	"import-mapping.saved": "a enregistré la correspondance d'import",
	"import-mapping.renamed": "a renommé la correspondance d'import",
	"import-mapping.deleted": "a supprimé la correspondance d'import",
	"payment.refunded": "a remboursé la commande",
	"payment.lines-refunded": "a remboursé des articles de la commande",
	"withdrawal.accepted": "a accepté une rétractation de la commande",
	"withdrawal.refused": "a refusé une rétractation de la commande",
	"claim.answered": "a répondu à une réclamation de la commande",
	"claim.refunded": "a remboursé une réclamation de la commande",
	"claim.replaced": "a remplacé des articles d'une réclamation de la commande",
	"claim.settled": "a réglé une réclamation de la commande",
	"claim.refused": "a refusé une réclamation de la commande",
	"quote.sent": "a envoyé le devis",
	"quote.accepted": "a noté l'acceptation du devis",
	"quote.withdrawn": "a retiré le devis",
	"quote.inquiry-declined": "a classé sans suite une demande de devis de",
	"review.published": "a publié un avis sur",
	"review.refused": "a refusé un avis sur",
	"review.answered": "a répondu à un avis sur",
	"payment.link-sent": "a envoyé un lien de paiement pour la commande",
	"payment.transfer-recorded": "a enregistré un virement pour la commande",
	"code.issued": "a émis un code commercial pour",
	"code.revoked": "a révoqué un code commercial de",
	"promotion.created": "a créé la promotion",
	"promotion.changed": "a modifié la promotion",
	"promotion.paused": "a mis en pause la promotion",
	"promotion.resumed": "a repris la promotion",
	"promotion.deleted": "a supprimé la promotion",
	"customer.created": "a ouvert un compte pour",
	"channel-key.issued": "a émis une clé de canal",
	"channel-key.revoked": "a révoqué une clé de canal",
	"customers.imported": "a importé des clients",
	"customers.import-undone": "a annulé un import de clients",
	"customer.exported": "a exporté les données de",
	"past-orders.imported": "a importé des commandes passées",
	"past-orders.import-undone": "a annulé un import de commandes passées",
	"customer.noted": "a annoté la fiche de",
	"company.member-invited": "a invité un membre de l'entreprise",
	"company.member-changed": "a changé un membre de l'entreprise",
	"company.member-removed": "a retiré un membre de l'entreprise",
	"company.invitation-withdrawn": "a retiré une invitation de l'entreprise",
	"company.identity-changed": "a changé l'identité de l'entreprise",
	"company.noted": "a annoté la fiche de l'entreprise",
	"customer.erased": "a effacé les données de",
	"customer.deposit-permission-changed": "a changé le droit à l'acompte de",
	"company.terms-changed": "a changé les conditions de",
	"company.discounts-changed": "a changé les remises de",
	"company.prices-changed": "a changé les prix de",
	"category.created": "a créé la catégorie",
	"category.updated": "a modifié la catégorie",
	"category.deleted": "a supprimé la catégorie",
	"categories.ordered": "a rangé les catégories",
	"channel.created": "a créé le canal de vente",
	"channel.updated": "a modifié le canal de vente",
	"page.created": "a créé la page",
	"page.saved": "a enregistré un brouillon de la page",
	"page.published": "a publié la page",
	"page.scheduled": "a prévu la publication de la page",
	"page.withdrawn": "a retiré la page",
	"page.deleted": "a supprimé la page",
	"redirects.added": "a ajouté des redirections",
	"redirect.deleted": "a supprimé la redirection",
	"seo.changed": "a changé le référencement de",
	"image.added": "a ajouté une image à la bibliothèque",
	"image.described": "a décrit l'image",
	"image.deleted": "a supprimé l'image",
	"settings.changed": "a modifié les réglages",
	"carrier.connected": "a connecté le compte du transporteur",
	"carrier.disconnected": "a retiré le compte du transporteur",
	"pickup.requested": "a demandé l'enlèvement de",
	"pickup.cancelled": "a annulé l'enlèvement de",
	"webhook.created": "a ajouté le webhook",
	"webhook.changed": "a modifié le webhook",
	"webhook.deleted": "a supprimé le webhook",
	"webhook.secret-rotated": "a renouvelé le secret du webhook",
	"webhook.paused": "a mis en pause le webhook",
	"webhook.resumed": "a repris l'envoi vers le webhook",
	"webhook.resent": "a renvoyé un message vers le webhook",
	"administrator.created": "a créé l'administrateur",
	"administrator.promoted": "a nommé administrateur",
	"administrator.revoked": "a révoqué l'administrateur",
	"staff.invited": "a invité dans l'équipe",
	"staff.invitation-withdrawn": "a retiré l'invitation de",
	"staff.joined": "a rejoint l'équipe comme",
	"staff.role-changed": "a changé le rôle de",
	"second-factor.enabled": "a activé la double authentification de",
	"second-factor.ended": "a arrêté la double authentification de",
	"second-factor.reset": "a réinitialisé la double authentification de",
	"api-key.revoked": "a révoqué la clé d'API",
	"staff.sessions-ended": "a fermé les sessions de",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The kinds of thing that a change can be about, in the words of the journal's filter. */
export const AUDIT_ENTITY_LABELS = {
	order: "Commandes",
	quote: "Devis",
	product: "Produits",
	lot: "Lots",
	category: "Catégories",
	customer: "Clients et équipe",
	company: "Entreprises",
	"commercial-code": "Codes commerciaux",
	promotion: "Promotions",
	"channel-key": "Clés de canal",
	page: "Pages",
	image: "Images",
	seo: "Référencement",
	redirect: "Redirections",
	setting: "Réglages",
	channel: "Canaux de vente",
	webhook: "Webhooks",
	pickup: "Enlèvements",
	engine: "Medusa Admin",
} as const;
export type AuditEntity = keyof typeof AUDIT_ENTITY_LABELS;
export const AUDIT_ENTITIES = Object.keys(AUDIT_ENTITY_LABELS) as [AuditEntity, ...AuditEntity[]];

/** The admin page of an entry's subject; undefined when it has none or no longer exists. */
export function auditPage({
	action,
	entity,
	entityId,
	label,
}: {
	action: AuditAction;
	entity: AuditEntity;
	entityId: string;
	label: string;
}): string | undefined {
	switch (entity) {
		case "order":
			return label.startsWith(ORDER_NUMBER_PREFIX) ? `/admin/orders/${encodeURIComponent(label)}` : undefined;
		case "product":
			return entityId.startsWith("prod_") && action !== "product.deleted"
				? `/admin/products/${encodeURIComponent(entityId)}`
				: undefined;
		case "lot":
			return `/admin/recalls?lot=${encodeURIComponent(entityId)}`;
		case "customer":
			return entityId.startsWith("cus_") && action !== "customer.erased"
				? `/admin/customers/${encodeURIComponent(entityId)}`
				: undefined;
		case "company":
			return `/admin/companies/${encodeURIComponent(entityId)}`;
		case "channel":
			return `/admin/channels/${encodeURIComponent(entityId)}`;
		case "category":
			return "/admin/categories";
		case "quote":
			return `/admin/quotes/${encodeURIComponent(entityId)}`;
		case "commercial-code":
			return "/admin/codes";
		case "promotion":
			return `/admin/promotions/${encodeURIComponent(entityId)}`;
		case "webhook":
			return "/admin/webhooks";
		case "pickup":
			return "/admin/orders/pickups";
		case "redirect":
			return "/admin/content/redirects";
		case "seo":
			return "/admin/content/seo";
		case "image":
			return "/admin/content/images";
		case "page":
			return action === "page.deleted" ? undefined : `/admin/content/pages/${encodeURIComponent(entityId)}`;
		case "setting":
			if (entityId === "home") return "/admin/content";
			if (entityId === "navigation") return "/admin/content/menus";
			return entityId === "delivery" || entityId === "shipping" ? "/admin/delivery" : "/admin/settings";
		default:
			return undefined;
	}
}
