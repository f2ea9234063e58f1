import { Candy, LayoutDashboard, type LucideIcon, Package, Ticket } from "lucide-react";

/** A part of the back office. Only what exists is listed: the dashboard's tiles say what is still to come. */
interface AdminSection {
	label: string;
	href: string;
	Icon: LucideIcon;
}

export const ADMIN_SECTIONS: readonly AdminSection[] = [
	{ label: "Tableau de bord", href: "/admin", Icon: LayoutDashboard },
	{ label: "Commandes", href: "/admin/orders", Icon: Package },
	{ label: "Produits", href: "/admin/products", Icon: Candy },
	{ label: "Codes commerciaux", href: "/admin/codes", Icon: Ticket },
];

/** The section that an address belongs to: the longest one that it lies in. */
export function sectionOf(pathname: string): AdminSection | undefined {
	return ADMIN_SECTIONS.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`)).sort(
		(a, b) => b.href.length - a.href.length,
	)[0];
}
