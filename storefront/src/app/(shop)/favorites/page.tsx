import type { Metadata } from "next";
import { FavouritesPage } from "@/features/shop/favourites/server";
import { Breadcrumb } from "@/ui/breadcrumb";

/** The list lives in each visitor's own browser: there is nothing here for an index. */
export const metadata: Metadata = { title: "Mes favoris", robots: { index: false } };

export default function FavoritesPage() {
	return (
		<div className="page flex flex-col gap-4 pt-6 pb-16">
			<Breadcrumb crumbs={[{ label: "Accueil", href: "/" }, { label: "Mes favoris" }]} />
			<FavouritesPage />
		</div>
	);
}
