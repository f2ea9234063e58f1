import { DEPOSIT } from "@confiserie/domain/deposit";
import { BRAND } from "@/config/brand";
import { readShopFacts } from "@/lib/shop-facts";
import { Link } from "@/ui/link";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";

/** The terms of sale: the rules that the shop applies, in words. */
export async function TermsPage() {
	const { company, contact, delivery, deposit, hold } = await readShopFacts();
	return (
		<Article page={STATIC_PAGES.terms}>
			<ArticleSection title="Qui vend">
				<p>
					{company.legalName || BRAND.name}, {contact.address}. Service client :{" "}
					<a href={contact.phone.href}>{contact.phone.display}</a>, {contact.hours}, et{" "}
					<a href={`mailto:${contact.email}`}>{contact.email}</a>. Les autres renseignements sont dans les{" "}
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
					Une commande demande un compte. Elle se paie par carte, en totalité
					{deposit.isOpen
						? ` ou, avec un code commercial valide, par un acompte de ${DEPOSIT.minimumPercentage} à ${DEPOSIT.maximumPercentage} % du total livraison comprise, par pas de ${DEPOSIT.step} %, et d'au moins ${deposit.minimum}. Une commande dont le total est inférieur à ${deposit.minimum} se règle en entier. Le code commercial est personnel et attaché à l'adresse e-mail du compte.`
						: "."}
				</p>
				<p>
					Le stock d'une commande est réservé {hold} le temps du paiement ; sans paiement, la commande est annulée et le
					stock remis en vente. Un paiement qui arriverait ensuite est honoré si le stock le permet, et remboursé sinon.
				</p>
			</ArticleSection>
			<ArticleSection title="Livraison">
				<p>
					Expédition sous 24-48 h en France métropolitaine.{" "}
					{delivery.freeFrom
						? `Les frais de port sont de ${delivery.cost} par commande, offerts à partir de ${delivery.freeFrom} d'achat. Ils s'affichent avant le paiement.`
						: "La livraison est offerte."}
				</p>
			</ArticleSection>
			<ArticleSection title="Rétractation">
				<p>
					Un particulier peut se rétracter dans les quatorze jours qui suivent la réception, sans motif, en écrivant à{" "}
					<a href={`mailto:${contact.email}`}>{contact.email}</a> avec le numéro de commande. Sont exclus les denrées
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
					{company.mediator
						? `Si notre réponse ne vous satisfait pas, un particulier peut saisir gratuitement le médiateur : ${company.mediator}.`
						: "Si notre réponse ne vous satisfait pas, un particulier peut saisir gratuitement le médiateur nommé dans les mentions légales."}
				</p>
			</ArticleSection>
		</Article>
	);
}
