import type { Navigation, NavigationLink } from "@confiserie/domain/content/navigation";
import type { ReactNode } from "react";
import { SessionProvider } from "@/features/account/auth";
import { CartDrawer, CartProvider } from "@/features/shop/cart";
import { FavouritesDrawer, FavouritesProvider } from "@/features/shop/favourites";
import type { ShopFacts } from "@/lib/shop-facts";
import { SKIP_LINK } from "@/ui/skip-link";
import { LateNavigation } from "./late-parts";
import { PageListens } from "./page-listens";
import { ShopFrame } from "./shop-frame";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface ShopShellProps {
	facts: ShopFacts;
	/** The ways to the categories, in their order. */
	categories: readonly NavigationLink[];
	navigation: Navigation;
	children: ReactNode;
}

/** Providers and layout of every page: session, cart, favourites, header and footer. */
export function ShopShell({ facts, categories, navigation, children }: ShopShellProps) {
	return (
		<SessionProvider>
			<CartProvider>
				<FavouritesProvider>
					<LateNavigation />
					<ShopFrame
						framed={
							<>
								<a href="#contenu" className={SKIP_LINK}>
									Aller au contenu
								</a>
								<SiteHeader {...{ facts, categories, navigation }} />
								<main id="contenu" tabIndex={-1} className="flex-1 outline-none">
									{children}
								</main>
								<SiteFooter {...{ facts, categories, navigation }} />
								<CartDrawer />
								<FavouritesDrawer />
							</>
						}
					>
						{children}
					</ShopFrame>
					<PageListens />
				</FavouritesProvider>
			</CartProvider>
		</SessionProvider>
	);
}
