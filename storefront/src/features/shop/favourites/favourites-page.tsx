"use client";

import { formatCount } from "@confiserie/domain/format";
import { SaveAsList } from "@/features/account/save-as-list";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { ConnectionNotice } from "./connection-notice";
import { FavouriteCard } from "./favourite-card";
import { useFavourites } from "./use-favourites";
import { useFreshFavourites } from "./use-fresh-favourites";
import { useOutcome } from "./use-outcome";

const GRID = "grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-4";

/** The page /favorites: every favourite as a card, with the shop's current price and stock. Source: spec §2. */
export function FavouritesPage() {
	const { products, count, isReady } = useFavourites();
	const fresh = useFreshFavourites(true);
	const outcome = useOutcome(fresh.checks, () => {});
	const notice = outcome.notice("fixed inset-x-4 bottom-4 z-30 mx-auto max-w-xl shadow-drawer");
	if (!isReady) return <Waiting />;
	if (count === 0) {
		return (
			<>
				<EmptyState
					headingLevel={1}
					title="Aucun favori pour l'instant"
					action={<ButtonLink href="/products">Voir les produits</ButtonLink>}
				>
					Touchez le cœur d'un produit pour le retrouver ici, même sans compte. Une fois connecté, vos favoris vous
					suivent sur tous vos appareils.
				</EmptyState>
				{notice}
			</>
		);
	}
	return (
		<div className="flex flex-col gap-6">
			<div className="flex flex-wrap items-end justify-between gap-4">
				<div>
					<h1 className="display text-3xl">Mes favoris</h1>
					<p className="mt-1 text-prune">{formatCount(count, "produit favori", "produits favoris")}</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<SaveAsList items={products.map(({ id }) => ({ productId: id, quantity: 1 }))} />
					<Button onClick={outcome.moveAll}>Tout ajouter au panier</Button>
				</div>
			</div>
			<ConnectionNotice fresh={fresh} />
			<ul className={GRID}>
				{products.map((product, index) => (
					<li key={product.id} className="min-w-0">
						<FavouriteCard
							product={product}
							check={fresh.checks[product.id]}
							onMove={() => outcome.move(product, index)}
							onRemove={() => outcome.remove(product, index)}
						/>
					</li>
				))}
			</ul>
			{notice}
		</div>
	);
}

/** Until the browser's storage has been read: the page's place, in its final size. */
function Waiting() {
	return (
		<div className="flex flex-col gap-6">
			<h1 className="display text-3xl">Mes favoris</h1>
			<div aria-hidden="true" className={GRID}>
				{["a", "b", "c", "d"].map((key) => (
					<Skeleton key={key} className="aspect-[3/5] rounded-card" />
				))}
			</div>
		</div>
	);
}
