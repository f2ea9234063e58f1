import type { Navigation, NavigationLink } from "@confiserie/domain/content/navigation";
import { UserButton } from "@/features/account/auth";
import { CartButton } from "@/features/shop/cart";
import { FavouritesButton } from "@/features/shop/favourites";
import { PriceSwitch } from "@/features/shop/price-view";
import { SearchBox } from "@/features/shop/search";
import type { ShopFacts } from "@/lib/shop-facts";
import { Announcement } from "./announcement";
import { HeaderBar } from "./header-bar";
import { Logo } from "./logo";
import { MenuButton } from "./menu-button";
import { OfflineNotice } from "./offline-notice";

interface SiteHeaderProps {
	facts: ShopFacts;
	categories: readonly NavigationLink[];
	navigation: Navigation;
}

/** Announcement, then what stays in sight: logo, search, account, cart; and the stall's awning. Source: spec §2 "Header". */
export function SiteHeader({ facts, categories, navigation }: SiteHeaderProps) {
	const { quickLinks, houseLinks } = navigation;
	return (
		<header className="contents print:hidden">
			<div className="bg-encre text-center text-sm text-dragee print:hidden">
				<div className="page flex items-center py-2 low:py-0.5">
					<Announcement navigation={navigation} delivery={facts.delivery} />
					<div className="-my-3 max-lg:hidden">
						<PriceSwitch place="header" />
					</div>
				</div>
			</div>
			<div className="sticky top-0 z-30 print:hidden">
				<OfflineNotice />
				<HeaderBar
					menu={<MenuButton phone={facts.contact.phone} {...{ categories, quickLinks, houseLinks }} />}
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
			<div aria-hidden="true" className="awning low:h-2.5 print:hidden" />
		</header>
	);
}
