import type { StaffRole } from "./account";

/** Permissions in the admin and in Medusa Admin, with their labels. Each call of both needs one of these. */
export const STAFF_PERMISSIONS = {
	"catalogue.read": "Voir les produits, les canaux de vente et les réglages",
	"orders.read": "Voir les commandes, les clients, les factures et les chiffres",
	"catalogue.change": "Créer, modifier et importer des produits, tenir les catégories",
	"stock.change": "Compter le stock",
	"orders.change": "Saisir, préparer et expédier les commandes",
	"orders.export": "Exporter les commandes",
	"customers.change": "Changer les fiches, les codes et le droit à l'acompte des clients",
	"money.change": "Rembourser, noter les virements, décider des rétractations et des réclamations",
	"limits.override": "Dépasser, avec un motif, la limite d'une entreprise ou d'un de ses membres",
	"promotions.change": "Créer, changer et arrêter des promotions",
	"reviews.change": "Publier ou refuser les avis, y répondre",
	"newsletter.export": "Compter et exporter les inscrits à la lettre d'information",
	"invoices.export": "Exporter les factures et le journal des ventes",
	"audit.read": "Lire le journal des actions",
	"channels.change": "Régler les canaux de vente, leurs clés et les webhooks",
	"settings.change": "Changer les réglages de la boutique",
	"staff.manage": "Inviter, nommer et retirer les membres de l'équipe",
} as const;
export type StaffPermission = keyof typeof STAFF_PERMISSIONS;

/** A staff role: French name, purpose and permissions. */
interface RoleTerms {
	label: string;
	purpose: string;
	may: readonly StaffPermission[];
}

/** The one table of roles and permissions. A user without a role in the database has the least, `readonly`. */
export const STAFF_ROLES = {
	owner: {
		label: "Propriétaire",
		purpose: "Peut tout, réglages et équipe compris",
		may: Object.keys(STAFF_PERMISSIONS) as StaffPermission[],
	},
	orders: {
		label: "Commandes",
		purpose: "Prépare, expédie et rembourse les commandes, compte le stock, publie les avis",
		may: [
			"catalogue.read",
			"orders.read",
			"stock.change",
			"orders.change",
			"orders.export",
			"customers.change",
			"money.change",
			"promotions.change",
			"reviews.change",
		],
	},
	catalogue: {
		label: "Catalogue",
		purpose: "Tient les produits et le stock, sans voir les clients",
		may: ["catalogue.read", "catalogue.change", "stock.change"],
	},
	accounting: {
		label: "Comptabilité",
		purpose: "Exporte factures et journal, note les virements, rembourse",
		may: ["catalogue.read", "orders.read", "orders.export", "money.change", "invoices.export", "audit.read"],
	},
	readonly: {
		label: "Lecture seule",
		purpose: "Voit sans rien changer",
		may: ["catalogue.read", "orders.read"],
	},
} as const satisfies Record<StaffRole, RoleTerms>;

/** Whether a role has a permission; null has none. */
export function isAllowed(role: StaffRole | null, permission: StaffPermission): boolean {
	const may: readonly StaffPermission[] = role ? STAFF_ROLES[role].may : [];
	return may.includes(permission);
}

/** The error for a role without the permission. */
export function roleRefusal(role: StaffRole): string {
	return `Votre rôle «\u00a0${STAFF_ROLES[role].label}\u00a0» ne permet pas cela. Demandez à un propriétaire de la boutique de le faire, ou de changer votre rôle.`;
}
