"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/ui/link";

const TABS = [
	{ label: "Page d'accueil", href: "/admin/contenu" },
	{ label: "Pages", href: "/admin/contenu/pages" },
	{ label: "Menus et pied de page", href: "/admin/contenu/menus" },
	{ label: "Images", href: "/admin/contenu/images" },
	{ label: "Redirections", href: "/admin/contenu/redirections" },
];

/** The parts of what the merchant writes. */
export function ContentTabs() {
	const here = usePathname();
	return (
		<nav aria-label="Contenu" className="-mx-1 overflow-x-auto px-1">
			<ul className="flex w-max gap-1 border-b border-trait">
				{TABS.map(({ label, href }) => (
					<li key={href}>
						<Link
							href={href}
							aria-current={here === href ? "page" : undefined}
							className="flex min-h-11 items-center border-b-2 border-transparent px-3 font-semibold text-prune hover:text-encre aria-[current]:border-framboise aria-[current]:text-framboise-fonce"
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
