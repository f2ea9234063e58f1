import type { StaffPermission } from "@confiserie/domain/accounts/staff";
import type { Queues } from "@confiserie/domain/contract/dashboard";
import { Candy, CreditCard, House, type LucideIcon, Package, Settings2, Store, UsersRound } from "lucide-react";

/** A page that the menu leads to. */
export interface AdminPage {
	label: string;
	href: string;
	/** Pressed after "g" it leads there; the alphabet is shorter than the menu. */
	key?: string;
	/** What one's role must allow to see it. */
	permission: StaffPermission;
	/** How many wait there. */
	queue?: keyof Queues;
}

/** An entry of an opened group: one page, or several as tabs. */
interface AdminSection {
	label: string;
	pages: readonly AdminPage[];
}

/** An entry of the menu. */
interface AdminGroup {
	label: string;
	Icon: LucideIcon;
	sections: readonly AdminSection[];
}

const page = (
	label: string,
	href: string,
	permission: StaffPermission,
	more: Pick<AdminPage, "key" | "queue"> = {},
): AdminPage => ({ label, href, permission, ...more });
const alone = (only: AdminPage): AdminSection => ({ label: only.label, pages: [only] });

const GROUPS: readonly AdminGroup[] = [
	{ label: "Accueil", Icon: House, sections: [alone(page("Accueil", "/admin", "orders.read", { key: "t" }))] },
	{
		label: "Commandes",
		Icon: Package,
		sections: [
			alone(page("Commandes", "/admin/orders", "orders.read", { key: "c" })),
			{
				label: "Préparation",
				pages: [
					page("Préparation", "/admin/orders/picking", "orders.read", { key: "y", queue: "toShip" }),
					page("Enlèvements", "/admin/orders/pickups", "orders.read"),
				],
			},
			alone(page("Devis", "/admin/quotes", "orders.read", { key: "q", queue: "inquiries" })),
			{
				label: "Retours et réclamations",
				pages: [
					page("Rétractations", "/admin/withdrawals", "orders.read", { key: "r", queue: "withdrawals" }),
					page("Réclamations", "/admin/claims", "orders.read", { key: "s", queue: "claims" }),
				],
			},
		],
	},
	{
		label: "Produits",
		Icon: Candy,
		sections: [
			{ label: "Catalogue", pages: [page("Produits", "/admin/products", "catalogue.read", { key: "p" })] },
			alone(page("Catégories", "/admin/categories", "catalogue.read", { key: "k" })),
			{
				label: "Stock et lots",
				pages: [
					page("Réceptions", "/admin/receipts", "catalogue.read"),
					page("Inventaire", "/admin/receipts/stock-count", "catalogue.read"),
					page("Rappel", "/admin/recalls", "orders.read", { queue: "shortLots" }),
				],
			},
		],
	},
	{
		label: "Clients",
		Icon: UsersRound,
		sections: [
			alone(page("Clients", "/admin/customers", "orders.read", { key: "l" })),
			alone(page("Entreprises", "/admin/companies", "orders.read", { key: "h" })),
			{
				label: "Avis et messages",
				pages: [
					page("Avis", "/admin/reviews", "orders.read", { key: "i", queue: "reviews" }),
					page("Messages", "/admin/messages", "orders.read", { key: "u", queue: "messages" }),
				],
			},
		],
	},
	{
		label: "Argent",
		Icon: CreditCard,
		sections: [
			alone(page("Paiements", "/admin/payments", "orders.read", { key: "a" })),
			alone(page("Factures", "/admin/invoices", "orders.read", { key: "f" })),
		],
	},
	{
		label: "Boutique",
		Icon: Store,
		sections: [
			{
				label: "Pages et accueil",
				pages: [
					page("Page d'accueil", "/admin/content", "catalogue.read"),
					page("Pages", "/admin/content/pages", "catalogue.read"),
					page("Menus et pied de page", "/admin/content/menus", "catalogue.read"),
					page("Images", "/admin/content/images", "catalogue.read"),
					page("Référencement", "/admin/content/seo", "catalogue.read"),
					page("Redirections", "/admin/content/redirects", "catalogue.read"),
				],
			},
			{
				label: "Promotions et codes",
				pages: [
					page("Promotions", "/admin/promotions", "orders.read"),
					page("Codes commerciaux", "/admin/codes", "orders.read", { key: "o" }),
				],
			},
			alone(page("Lettre", "/admin/newsletter", "newsletter.export", { key: "d" })),
		],
	},
	{
		label: "Réglages",
		Icon: Settings2,
		sections: [
			alone(page("Boutique", "/admin/settings", "catalogue.read", { key: "x" })),
			alone(page("Livraison", "/admin/delivery", "catalogue.read", { key: "z" })),
			{
				label: "Équipe",
				pages: [
					page("Équipe", "/admin/staff", "staff.manage", { key: "e" }),
					page("Journal", "/admin/journal", "audit.read", { key: "j" }),
					page("Ma connexion", "/admin/security", "catalogue.read", { key: "m" }),
				],
			},
			{
				label: "Avancé",
				pages: [
					page("Canaux de vente", "/admin/channels", "catalogue.read", { key: "v" }),
					page("Webhooks", "/admin/webhooks", "channels.change", { key: "w" }),
					page("Tâches", "/admin/jobs", "catalogue.read", { key: "b" }),
				],
			},
		],
	},
];

/** Every page of the menu, in its order. */
export const ADMIN_PAGES: readonly (AdminPage & { Icon: LucideIcon })[] = GROUPS.flatMap(({ Icon, sections }) =>
	sections.flatMap(({ pages }) => pages.map((one) => ({ ...one, Icon }))),
);

/** The menu of a role: groups and sections that have a page that `isShown` takes. */
export function menuOf(isShown: (page: AdminPage) => boolean): AdminGroup[] {
	return GROUPS.map(({ sections, ...group }) => ({
		...group,
		sections: sections
			.map(({ label, pages }) => ({ label, pages: pages.filter(isShown) }))
			.filter(({ pages }) => pages.length > 0),
	})).filter(({ sections }) => sections.length > 0);
}

/** The page of the menu that an address belongs to: the longest one that it lies in. */
export function pageOf(pathname: string): AdminPage | undefined {
	return ADMIN_PAGES.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`)).sort(
		(a, b) => b.href.length - a.href.length,
	)[0];
}

/** Whether a page of the menu is among these. */
export const holds = (pages: readonly AdminPage[], current: AdminPage | undefined): boolean =>
	pages.some(({ href }) => href === current?.href);

/** How many wait on these pages. */
export const waitingOn = (pages: readonly AdminPage[], queues: Queues | undefined): number =>
	pages.reduce((sum, { queue }) => sum + (queue && queues ? queues[queue] : 0), 0);

/** Pages that need more than that of the menu does. */
const NARROWER: Record<string, StaffPermission> = {
	"/admin/orders/new": "orders.change",
	"/admin/quotes/new": "orders.change",
	"/admin/products/new": "catalogue.change",
	"/admin/products/imports": "catalogue.change",
	"/admin/customers/imports": "customers.change",
	"/admin/promotions/new": "promotions.change",
};

/** What one's role must allow to see a page of the back office. */
export function permissionOf(pathname: string): StaffPermission {
	return NARROWER[pathname] ?? pageOf(pathname)?.permission ?? "catalogue.read";
}
