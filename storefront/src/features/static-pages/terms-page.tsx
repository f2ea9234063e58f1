import { DEPOSIT } from "@confiserie/domain/deposit";
import { formatCents } from "@confiserie/domain/format";
import { BRAND } from "@/config/brand";
import { COMPANY, COMPANY_ADDRESS } from "@/config/company";
import { Link } from "@/ui/link";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";
import { shippingTerms } from "./shipping-terms";

/** The terms of sale: the rules that the shop applies, in words. */
export async function TermsPage() {
	const shipping = await shippingTerms();
	const minimum = formatCents(DEPOSIT.minimumCents);
	return (
		<Article page={STATIC_PAGES.terms}>
			<ArticleSection title="Qui vend">
				<p>
					{COMPANY.legalName ?? BRAND.name}, {COMPANY_ADDRESS}. Service client :{" "}
					<a href={BRAND.phone.href}>{BRAND.phone.display}</a>, {BRAND.hours}, et{" "}
					<a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>. Les autres renseignements sont dans les{" "}
					<Link href="/mentions-legales">mentions légales</Link>.
				</p>
			</ArticleSection>
			<ArticleSection title="Produits et prix">
				<p>
					Les confiseries se vendent par carton, par couche ou par palette. Le tarif dépend du nombre total de cartons
					d'un même produit dans la commande : il change dès qu'une couche, puis une palette, est atteinte, et vaut pour
					tous les cartons de ce produit. Les prix sont en euros, toutes taxes comprises ; le prix au kilo est indiqué à
					côté du prix de vente.
				</p>
				<p>
					Le prix appliqué est celui qui s'affiche quand vous validez la commande. S'il a changé depuis l'ajout au
					panier, la page vous le montre et attend votre accord avant tout paiement.
				</p>
			</ArticleSection>
			<ArticleSection title="Commande et paiement">
				<p>
					Une commande demande un compte. Elle se paie par carte, en totalité ou, avec un code commercial valide, par un
					acompte de {DEPOSIT.minimumPercentage} à {DEPOSIT.maximumPercentage} % du total livraison comprise, par pas de{" "}
					{DEPOSIT.step} %, et d'au moins {minimum}. Une commande dont le total est inférieur à {minimum} se règle en
					entier. Le code commercial est personnel et attaché à l'adresse e-mail du compte.
				</p>
				<p>
					Le stock d'une commande est réservé trente minutes le temps du paiement ; sans paiement, la commande est
					annulée et le stock remis en vente. Un paiement qui arriverait ensuite est honoré si le stock le permet, et
					remboursé sinon.
				</p>
			</ArticleSection>
			<ArticleSection title="Livraison">
				<p>
					Expédition sous 24-48 h en France métropolitaine. Les frais de port sont de {shipping.cost} par commande,
					offerts à partir de {shipping.freeFrom} d'achat. Ils s'affichent avant le paiement.
				</p>
			</ArticleSection>
			<ArticleSection title="Rétractation">
				<p>
					Un particulier peut se rétracter dans les quatorze jours qui suivent la réception, sans motif, en écrivant à{" "}
					<a href={`mailto:${BRAND.email}`}>{BRAND.email}</a> avec le numéro de commande. Sont exclus les denrées
					périssables et les produits descellés après la livraison qui ne peuvent être renvoyés pour des raisons
					d'hygiène (article L221-28 du code de la consommation).
				</p>
			</ArticleSection>
			<ArticleSection title="Garanties et réclamations">
				<p>
					Les produits bénéficient de la garantie légale de conformité et de celle des vices cachés. Un colis abîmé ou
					incomplet : <Link href="/contact">écrivez-nous</Link> avec le numéro de commande.
				</p>
				<p>
					{COMPANY.mediator
						? `Si notre réponse ne vous satisfait pas, un particulier peut saisir gratuitement le médiateur : ${COMPANY.mediator}.`
						: "Si notre réponse ne vous satisfait pas, un particulier peut saisir gratuitement le médiateur nommé dans les mentions légales."}
				</p>
			</ArticleSection>
		</Article>
	);
}
