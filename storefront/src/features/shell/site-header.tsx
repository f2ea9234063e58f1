import { BRAND } from "@/config/brand";
import { UserButton } from "@/features/auth";
import { CartButton } from "@/features/cart";
import { FavouritesButton } from "@/features/favourites";
import { SearchBox } from "@/features/search";
import type { ShopFacts } from "@/lib/shop-facts";
import { Link } from "@/ui/link";
import { HeaderBar } from "./header-bar";
import { MenuButton } from "./menu-button";

/** Announcement, logo, search, account, cart, and the stall's awning. Source: spec §2 "Header". */
export function SiteHeader({ facts }: { facts: ShopFacts }) {
	return (
		<header className="relative z-20 print:hidden">
			<p className="bg-encre px-4 py-2 text-center text-sm text-dragee">
				{facts.delivery.headline} <span aria-hidden="true">·</span>
				<span className="sr-only">.</span> Expédition sous 24-48 h
				<span className="max-sm:hidden">
					{" "}
					<span aria-hidden="true">·</span> Tarifs dégressifs par couche et palette
				</span>
			</p>
			<HeaderBar
				menu={<MenuButton phone={facts.contact.phone} />}
				logo={
					<Link href="/" className="display text-lg whitespace-nowrap text-framboise xs:text-xl sm:text-3xl">
						{BRAND.name}
					</Link>
				}
				search={<SearchBox />}
				actions={
					<>
						<UserButton />
						<FavouritesButton />
						<CartButton />
					</>
				}
			/>
			<div aria-hidden="true" className="awning" />
		</header>
	);
}
