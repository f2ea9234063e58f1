import type { Metadata } from "next";
import { PalletPage } from "@/features/shop/pallet";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { Trail } from "@/lib/seo/trail";
import { withSeo } from "@/lib/seo/with-seo";
import { readCategories } from "@/lib/shop-categories";
import { readPacking } from "@/lib/shop-packing";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";

export const generateMetadata = async (): Promise<Metadata> => {
	const metadata = await withSeo(
		pageMetadata({
			title: "Composer une palette",
			description: "Composez une palette de plusieurs produits, couche par couche, au tarif palette de chacun.",
			path: "/palette",
		}),
	);
	const { mixedPallets } = await readPacking();
	return mixedPallets.isAllowed ? metadata : { ...metadata, robots: { index: false } };
};

export default async function Page() {
	const [packing, categories] = await Promise.all([readPacking(), readCategories()]);
	if (!packing.mixedPallets.isAllowed)
		return (
			<EmptyState
				headingLevel={1}
				title="Pas de palette de plusieurs produits"
				action={<ButtonLink href="/products">Voir les produits</ButtonLink>}
			>
				La boutique vend chaque produit au carton, à la couche ou à la palette, et ne réunit pas plusieurs produits sur
				une palette.
			</EmptyState>
		);
	return (
		<div className="page pt-6 pb-16">
			<Trail here="/palette" crumbs={[{ label: "Accueil", href: "/" }, { label: "Composer une palette" }]} />
			<h1 className="display mt-2 text-3xl sm:text-4xl">Composer une palette</h1>
			<p className="mt-2 mb-6 max-w-prose text-prune">
				{`Réunissez des couches de plusieurs produits\u00a0: à partir de ${packing.mixedPallets.minimumFillPercent}\u00a0% d'une palette, toutes ont le tarif palette de leur produit.`}
			</p>
			<PalletPage packing={packing} categories={categories.map(({ code, name }) => ({ code, name }))} />
		</div>
	);
}
