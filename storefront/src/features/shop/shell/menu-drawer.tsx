"use client";
import type { NavigationLink } from "@confiserie/domain/content/navigation";
import { Phone } from "lucide-react";

import { PriceSwitch } from "@/features/shop/price-view";
import { Drawer } from "@/ui/drawer";
import { Link } from "@/ui/link";

/** The shop's number as people read it, and as a link calls it. */
interface ShopPhone {
	display: string;
	href: string;
}

export interface MenuContent {
	phone: ShopPhone;
	/** The ways to the categories, in their order. */
	categories: readonly NavigationLink[];
	quickLinks: readonly NavigationLink[];
	houseLinks: readonly NavigationLink[];
}

interface MenuDrawerProps extends MenuContent {
	open: boolean;
	onClose: () => void;
}

export default function MenuDrawer({ phone, categories, quickLinks, houseLinks, open, onClose }: MenuDrawerProps) {
	return (
		<Drawer open={open} onClose={onClose} title="Menu" side="left">
			<nav aria-label="Menu principal" className="flex flex-col gap-6">
				<MenuList title="Catégories" links={categories} onPick={onClose} />
				<MenuList title="À découvrir" links={quickLinks} onPick={onClose} />
				<MenuList title="La maison" links={houseLinks} onPick={onClose} />
				<PriceSwitch place="menu" />
				<a href={phone.href} className="flex min-h-12 items-center gap-3 font-semibold text-framboise-fonce">
					<Phone aria-hidden="true" className="size-5" />
					{phone.display}
				</a>
			</nav>
		</Drawer>
	);
}

function MenuList({ title, links, onPick }: { title: string; links: readonly NavigationLink[]; onPick: () => void }) {
	return (
		<div>
			<h3 className="mb-1 text-sm font-semibold text-prune">{title}</h3>
			<ul>
				{links.map(({ label, href }) => (
					<li key={href} className="border-b border-trait last:border-0">
						<Link
							href={href}
							onClick={onPick}
							className="flex min-h-12 items-center rounded-sm text-lg font-medium hover:text-framboise"
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
