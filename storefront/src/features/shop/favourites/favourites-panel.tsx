"use client";

import { formatCount } from "@confiserie/domain/format";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Drawer } from "@/ui/drawer";
import { EmptyState } from "@/ui/empty-state";
import { ConnectionNotice } from "./connection-notice";
import { FavouriteRow } from "./favourite-row";
import { useFavourites } from "./use-favourites";
import { useFreshFavourites } from "./use-fresh-favourites";
import { useOutcome } from "./use-outcome";

/** What the drawer holds; the default export because it is loaded on demand. Source: spec §2 "Favourites drawer". */
export default function FavouritesPanel() {
	const favourites = useFavourites();
	const fresh = useFreshFavourites(favourites.isOpen);
	const outcome = useOutcome(fresh.checks, favourites.close);
	const { products, count } = favourites;
	const close = () => {
		favourites.close();
		outcome.forget();
	};
	return (
		<Drawer
			open={favourites.isOpen}
			onClose={close}
			title="Mes favoris"
			description={count > 0 ? formatCount(count, "produit favori", "produits favoris") : null}
			footer={
				count === 0 ? null : (
					<div className="flex flex-col gap-3">
						<Button
							size="lg"
							onClick={() => {
								outcome.moveAll();
								close();
							}}
						>
							Tout ajouter au panier
						</Button>
						<ButtonLink variant="ghost" href="/favorites" onClick={close}>
							Voir tous mes favoris
						</ButtonLink>
					</div>
				)
			}
		>
			<div className="flex flex-col gap-3">
				{outcome.notice()}
				{count > 0 && <ConnectionNotice fresh={fresh} />}
				{count === 0 ? (
					<EmptyState
						title="Aucun favori pour l'instant"
						action={
							<ButtonLink href="/products" onClick={close}>
								Voir les produits
							</ButtonLink>
						}
					>
						Touchez le cœur d'un produit pour le retrouver ici.
					</EmptyState>
				) : (
					<ul className="flex flex-col">
						{products.map((product, index) => (
							<FavouriteRow
								key={product.id}
								product={product}
								check={fresh.checks[product.id]}
								onMove={() => outcome.move(product, index)}
								onRemove={() => outcome.remove(product, index)}
								onNavigate={close}
							/>
						))}
					</ul>
				)}
			</div>
		</Drawer>
	);
}
