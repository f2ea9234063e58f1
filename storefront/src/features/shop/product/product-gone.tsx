import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";

export const BackToCatalogue = () => (
	<ButtonLink href="/products" variant="secondary">
		Retour au catalogue
	</ButtonLink>
);

/** No such product, or not any more. Source: spec §2 "Error page text", §8 "Product detail". */
export function ProductGone() {
	return (
		<div className="page pt-10">
			<EmptyState headingLevel={1} title="Produit non trouvé" action={<BackToCatalogue />}>
				<p>Ce produit n'existe pas ou n'est plus disponible.</p>
			</EmptyState>
		</div>
	);
}

/** The address ends before the product's id. Source: spec §8 "Product detail". */
export function ProductIdMissing() {
	return (
		<div className="page pt-10">
			<meta name="robots" content="noindex" />
			<EmptyState headingLevel={1} title="ID du produit manquant" action={<BackToCatalogue />}>
				<p>L'adresse est incomplète. Choisissez le produit dans le catalogue.</p>
			</EmptyState>
		</div>
	);
}
