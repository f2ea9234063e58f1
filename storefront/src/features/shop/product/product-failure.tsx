import { LoadFailure } from "@/ui/load-failure";
import { BackToCatalogue } from "./product-gone";

/** The product could not be read; `status` decides the words. Source: spec §8. */
export function ProductUnreadable({ status }: { status: number }) {
	return (
		<div className="page pt-10">
			<LoadFailure
				headingLevel={1}
				message={
					status >= 500 ? "Erreur serveur. Veuillez réessayer plus tard." : "Erreur lors du chargement du produit"
				}
				action={<BackToCatalogue />}
			>
				<p>La boutique est momentanément injoignable. Votre panier est conservé.</p>
			</LoadFailure>
		</div>
	);
}
