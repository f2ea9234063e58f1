import type { StaffPermission } from "@confiserie/domain/staff";
import {
	BadgePercent,
	Building2,
	Candy,
	CreditCard,
	FileText,
	GalleryHorizontal,
	KeyRound,
	LayoutDashboard,
	ListChecks,
	type LucideIcon,
	Mail,
	MessageSquare,
	MessageSquareWarning,
	Package,
	PackagePlus,
	ReceiptText,
	ScrollText,
	Settings2,
	Shapes,
	Siren,
	Star,
	Store,
	Ticket,
	Truck,
	Undo2,
	UserCog,
	UsersRound,
	Webhook,
} from "lucide-react";

/** A section of the admin. */
export interface AdminSection {
	label: string;
	href: string;
	Icon: LucideIcon;
	/** Pressed after "g" it leads there; the alphabet is shorter than the menu. */
	key?: string;
	/** What one's role must allow to see it. */
	permission: StaffPermission;
}

/** Sections that belong together, under a heading of the menu. */
interface SectionGroup {
	label: string;
	sections: readonly AdminSection[];
}

const DASHBOARD: AdminSection = {
	label: "Tableau de bord",
	href: "/admin",
	Icon: LayoutDashboard,
	key: "t",
	permission: "orders.read",
};

const GROUPS: readonly SectionGroup[] = [
	{
		label: "Ventes",
		sections: [
			{ label: "Commandes", href: "/admin/orders", Icon: Package, key: "c", permission: "orders.read" },
			{ label: "Paiements", href: "/admin/payments", Icon: CreditCard, key: "a", permission: "orders.read" },
			{ label: "Devis", href: "/admin/quotes", Icon: FileText, key: "q", permission: "orders.read" },
			{ label: "Factures", href: "/admin/papers", Icon: ReceiptText, key: "f", permission: "orders.read" },
			{ label: "Rétractations", href: "/admin/withdrawals", Icon: Undo2, key: "r", permission: "orders.read" },
			{ label: "Réclamations", href: "/admin/claims", Icon: MessageSquareWarning, key: "s", permission: "orders.read" },
		],
	},
	{
		label: "Catalogue",
		sections: [
			{ label: "Produits", href: "/admin/products", Icon: Candy, key: "p", permission: "catalogue.read" },
			{ label: "Réceptions", href: "/admin/receipts", Icon: PackagePlus, permission: "catalogue.read" },
			{ label: "Rappel", href: "/admin/recalls", Icon: Siren, permission: "orders.read" },
			{ label: "Catégories", href: "/admin/categories", Icon: Shapes, key: "k", permission: "catalogue.read" },
			{ label: "Tâches", href: "/admin/jobs", Icon: ListChecks, key: "b", permission: "catalogue.read" },
		],
	},
	{
		label: "Clients",
		sections: [
			{ label: "Clients", href: "/admin/customers", Icon: UsersRound, key: "l", permission: "orders.read" },
			{ label: "Entreprises", href: "/admin/companies", Icon: Building2, key: "h", permission: "orders.read" },
			{ label: "Avis", href: "/admin/reviews", Icon: Star, key: "i", permission: "orders.read" },
			{ label: "Messages", href: "/admin/messages", Icon: MessageSquare, key: "u", permission: "orders.read" },
			{ label: "Lettre", href: "/admin/newsletter", Icon: Mail, key: "d", permission: "newsletter.export" },
		],
	},
	{
		label: "Boutique",
		sections: [
			{
				label: "Contenu",
				href: "/admin/contenu",
				Icon: GalleryHorizontal,
				permission: "catalogue.read",
			},
			{ label: "Canaux de vente", href: "/admin/channels", Icon: Store, key: "v", permission: "catalogue.read" },
			{ label: "Promotions", href: "/admin/promotions", Icon: BadgePercent, permission: "orders.read" },
			{ label: "Codes commerciaux", href: "/admin/codes", Icon: Ticket, key: "o", permission: "orders.read" },
			{ label: "Webhooks", href: "/admin/webhooks", Icon: Webhook, key: "w", permission: "channels.change" },
		],
	},
	{
		label: "Réglages",
		sections: [
			{ label: "Réglages", href: "/admin/settings", Icon: Settings2, key: "x", permission: "catalogue.read" },
			{ label: "Livraison", href: "/admin/livraison", Icon: Truck, key: "z", permission: "catalogue.read" },
			{ label: "Équipe", href: "/admin/staff", Icon: UserCog, key: "e", permission: "staff.manage" },
			{ label: "Journal", href: "/admin/journal", Icon: ScrollText, key: "j", permission: "audit.read" },
			{ label: "Ma connexion", href: "/admin/security", Icon: KeyRound, key: "m", permission: "catalogue.read" },
		],
	},
];

/** Every section, in the order of the menu. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [DASHBOARD, ...GROUPS.flatMap(({ sections }) => sections)];

/** The menu of a role: the dashboard without a heading, then the groups that have a section that `isShown` takes. */
export function menuOf(isShown: (section: AdminSection) => boolean): SectionGroup[] {
	return [{ label: "", sections: [DASHBOARD] }, ...GROUPS]
		.map(({ label, sections }) => ({ label, sections: sections.filter(isShown) }))
		.filter(({ sections }) => sections.length > 0);
}

/** The section that an address belongs to: the longest one that it lies in. */
export function sectionOf(pathname: string): AdminSection | undefined {
	return ADMIN_SECTIONS.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`)).sort(
		(a, b) => b.href.length - a.href.length,
	)[0];
}

/** Pages that need more than their section does. */
const PAGES: Record<string, StaffPermission> = {
	"/admin/orders/new": "orders.change",
	"/admin/quotes/new": "orders.change",
	"/admin/products/new": "catalogue.change",
	"/admin/promotions/new": "promotions.change",
};

/** What one's role must allow to see a page of the back office. */
export function permissionOf(pathname: string): StaffPermission {
	return PAGES[pathname] ?? sectionOf(pathname)?.permission ?? "catalogue.read";
}
