import type { Navigation, NavigationLink } from "@confiserie/domain/content/navigation";
import { UserButton } from "@/features/auth";
import { CartButton } from "@/features/cart";
import { FavouritesButton } from "@/features/favourites";
import { PriceSwitch } from "@/features/price-view";
import { SearchBox } from "@/features/search";
import type { ShopFacts } from "@/lib/shop-facts";
import { Announcement } from "./announcement";
import { HeaderBar } from "./header-bar";
import { LateOfflineNotice } from "./late-parts";
import { Logo } from "./logo";
import { MenuButton } from "./menu-button";

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
			<div className="flex items-center bg-encre px-4 py-2 text-center text-sm text-dragee lg:px-10 print:hidden">
				<Announcement navigation={navigation} delivery={facts.delivery} />
				<div className="-my-3 max-lg:hidden">
					<PriceSwitch place="header" />
				</div>
			</div>
			<div className="sticky top-0 z-30 print:hidden">
				<LateOfflineNotice />
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
			<div aria-hidden="true" className="awning print:hidden" />
		</header>
	);
}
