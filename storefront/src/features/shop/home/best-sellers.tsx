import { PAGE_SIZE } from "@confiserie/domain/catalogue/catalogue";
import { productsHref } from "@/config/navigation";
import { ProductGrid } from "@/features/shop/catalogue/server";
import { serverApi } from "@/lib/server-api";
import { ButtonLink } from "@/ui/button-link";
import { LoadFailure } from "@/ui/load-failure";

/** Eight products of the tag BESTSELLER. Source: spec §2 "best-sellers grid". */
export async function BestSellers() {
	const result = await serverApi.products({ tag: ["BESTSELLER"], offset: 0, limit: PAGE_SIZE.bestSellers });
	if (result.ok && result.data.items.length === 0) return null;
	return (
		<section aria-labelledby="meilleures-ventes">
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div>
					<h2 id="meilleures-ventes" className="display text-2xl sm:text-3xl">
						Nos meilleures ventes
					</h2>
					<p className="mt-1 text-prune">Prix du carton. Il baisse dès la première couche.</p>
				</div>
				<ButtonLink href={productsHref({ tags: ["BESTSELLER"] })} variant="secondary" size="sm">
					Tout voir
				</ButtonLink>
			</div>
			{result.ok ? (
				<ProductGrid products={result.data.items} isEven />
			) : (
				<LoadFailure message="Erreur lors du chargement des produits">
					<p>La boutique est momentanément injoignable. Votre panier est conservé.</p>
				</LoadFailure>
			)}
		</section>
	);
}
