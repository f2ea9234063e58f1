import { DEPOSIT } from "@confiserie/domain/deposit";
import { formatCents } from "@confiserie/domain/format";
import { DEFAULT_SHIPPING_RULES } from "@confiserie/domain/shipping";
import type { Metadata } from "next";
import { BRAND } from "@/config/brand";
import { Article, ArticleSection } from "@/features/static-pages";

export const metadata: Metadata = { title: "Conditions de vente" };

export default function TermsPage() {
	const { freeShippingThresholdCents, shippingCostCents } = DEFAULT_SHIPPING_RULES;
	return (
		<Article title="Conditions de vente">
			<ArticleSection title="Qui vend">
				<p>
					{BRAND.name}, {BRAND.address.street}, {BRAND.address.postalCode} {BRAND.address.city}. Service client :{" "}
					<a href={BRAND.phone.href}>{BRAND.phone.display}</a>, {BRAND.hours}.
				</p>
			</ArticleSection>
			<ArticleSection title="Produits et prix">
				<p>
					Les confiseries se vendent par carton, par couche ou par palette. Le tarif dépend du nombre total de cartons
					d'un même produit dans la commande : il baisse dès qu'une couche, puis une palette, est atteinte. Les prix
					sont en euros, toutes taxes comprises ; le prix au kilo est indiqué à côté du prix de vente.
				</p>
				<p>
					Le prix appliqué est celui qui s'affiche quand vous validez la commande. S'il a changé depuis l'ajout au
					panier, la page vous le montre et attend votre accord avant tout paiement.
				</p>
			</ArticleSection>
			<ArticleSection title="Commande et paiement">
				<p>
					Une commande demande un compte. Elle se paie par carte, en totalité ou, avec un code commercial valide, par un
					acompte de {DEPOSIT.minimumPercentage} à {DEPOSIT.maximumPercentage} % et d'au moins{" "}
					{formatCents(DEPOSIT.minimumCents)}.
				</p>
				<p>Le stock d'une commande non payée est réservé trente minutes, puis remis en vente.</p>
			</ArticleSection>
			<ArticleSection title="Livraison">
				<p>
					Expédition sous 24-48 h en France métropolitaine. Les frais de port sont de {formatCents(shippingCostCents)},
					offerts à partir de {formatCents(freeShippingThresholdCents)} d'achat.
				</p>
			</ArticleSection>
			<ArticleSection title="Rétractation et réclamation">
				<p>
					Un particulier peut se rétracter dans les quatorze jours qui suivent la réception, sauf pour les denrées
					périssables et les emballages scellés qui ont été ouverts (article L221-28 du code de la consommation). Un
					colis abîmé ou incomplet : écrivez à <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a> avec le numéro de
					commande.
				</p>
			</ArticleSection>
		</Article>
	);
}
