import type { NavigationLink } from "@/config/navigation";
import { UserButton } from "@/features/auth";
import { CartButton } from "@/features/cart";
import { FavouritesButton } from "@/features/favourites";
import { PriceSwitch } from "@/features/price-view";
import { SearchBox } from "@/features/search";
import type { ShopFacts } from "@/lib/shop-facts";
import { HeaderBar } from "./header-bar";
import { LateOfflineNotice } from "./late-parts";
import { Logo } from "./logo";
import { MenuButton } from "./menu-button";

/** Announcement, then what stays in sight: logo, search, account, cart; and the stall's awning. Source: spec §2 "Header". */
export function SiteHeader({ facts, categories }: { facts: ShopFacts; categories: readonly NavigationLink[] }) {
	return (
		<header className="contents print:hidden">
			<div className="flex items-center bg-encre px-4 py-2 text-center text-sm text-dragee lg:px-10 print:hidden">
				<p className="flex-1">
					{facts.delivery.headline}
					{facts.delivery.leavesWithin48h && (
						<>
							{" "}
							<span aria-hidden="true">·</span>
							<span className="sr-only">.</span> Expédition sous 24-48 h
						</>
					)}
					<span className="max-sm:hidden">
						{" "}
						<span aria-hidden="true">·</span> Tarifs dégressifs par couche et palette
					</span>
				</p>
				<div className="-my-3 max-lg:hidden">
					<PriceSwitch place="header" />
				</div>
			</div>
			<div className="sticky top-0 z-30 print:hidden">
				<LateOfflineNotice />
				<HeaderBar
					menu={<MenuButton phone={facts.contact.phone} categories={categories} />}
					logo={<Logo />}
					search={<SearchBox popular={categories} />}
					actions={
						<>
							<UserButton />
							<FavouritesButton />
							<CartButton />
						</>
					}
				/>
			</div>
			<div aria-hidden="true" className="awning print:hidden" />
		</header>
	);
}
