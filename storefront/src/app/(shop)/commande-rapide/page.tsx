import type { Metadata } from "next";
import { QuickOrderPage } from "@/features/shop/quick-order";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { Trail } from "@/lib/seo/trail";
import { withSeo } from "@/lib/seo/with-seo";

export const generateMetadata = (): Promise<Metadata> =>
	withSeo(
		pageMetadata({
			title: "Commande rapide",
			description:
				"Commandez par référence ou code-barres, ligne par ligne ou depuis un fichier CSV ou Excel, au tarif de vos quantités.",
			path: "/commande-rapide",
		}),
	);

export default function Page() {
	return (
		<div className="page pt-6 pb-16">
			<Trail here="/commande-rapide" crumbs={[{ label: "Accueil", href: "/" }, { label: "Commande rapide" }]} />
			<h1 className="display mt-2 text-3xl sm:text-4xl">Commande rapide</h1>
			<p className="mt-2 mb-6 max-w-prose text-prune">
				Saisissez, scannez ou collez vos références&nbsp;: chaque ligne affiche son tarif et son stock.
			</p>
			<QuickOrderPage />
		</div>
	);
}
