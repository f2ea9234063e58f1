"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Link } from "@/ui/link";

const TABS = [
	{ label: "Page d'accueil", href: "/admin/contenu" },
	{ label: "Pages", href: "/admin/contenu/pages" },
	{ label: "Menus et pied de page", href: "/admin/contenu/menus" },
	{ label: "Images", href: "/admin/contenu/images" },
	{ label: "Référencement", href: "/admin/contenu/referencement" },
	{ label: "Redirections", href: "/admin/contenu/redirections" },
];

/** Left of the current tab, in pixels: the one before it shows that there is more. */
const MARGIN = 40;

/** The parts of what the merchant writes. */
export function ContentTabs() {
	const here = usePathname();
	const tabs = useRef<HTMLElement>(null);
	// On a phone the row is wider than the screen.
	useEffect(() => {
		const current = tabs.current?.querySelector<HTMLElement>(`[href="${here}"]`);
		if (current) tabs.current?.scrollTo?.({ left: current.offsetLeft - MARGIN });
	}, [here]);
	return (
		<nav ref={tabs} aria-label="Contenu" className="relative -mx-1 overflow-x-auto px-1">
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
