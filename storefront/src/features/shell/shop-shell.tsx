import type { ReactNode } from "react";
import { SessionProvider } from "@/features/auth";
import { CartDrawer, CartProvider } from "@/features/cart";
import { FavouritesDrawer, FavouritesProvider } from "@/features/favourites";
import type { ShopFacts } from "@/lib/shop-facts";
import { Navigation } from "./navigation";
import { OfflineNotice } from "./offline-notice";
import { PageListens } from "./page-listens";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** What every page of the shop stands in: skip link, header under its awning, main, footer, cart and favourites at hand. */
export function ShopShell({ facts, children }: { facts: ShopFacts; children: ReactNode }) {
	return (
		<SessionProvider>
			<CartProvider>
				<FavouritesProvider>
					<a
						href="#contenu"
						className="sr-only z-60 rounded-control bg-encre px-4 py-3 font-bold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
					>
						Aller au contenu
					</a>
					<Navigation />
					<OfflineNotice />
					<SiteHeader facts={facts} />
					<main id="contenu" tabIndex={-1} className="flex-1 outline-none">
						{children}
					</main>
					<SiteFooter facts={facts} />
					<PageListens />
					<CartDrawer />
					<FavouritesDrawer />
				</FavouritesProvider>
			</CartProvider>
		</SessionProvider>
	);
}
