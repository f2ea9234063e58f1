import { BRAND } from "@/config/brand";
import { readShopFacts } from "@/lib/shop-facts";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";

/** Who sells, to whom, and how the prices come about. */
export async function AboutPage() {
	const { delivery, deposit, contact } = await readShopFacts();
	const { phone, hours, city, postalCode } = contact;
	return (
		<Article
			page={STATIC_PAGES.about}
			lead={
				<>
					{BRAND.name} fabrique et vend des confiseries de fête foraine, du carton à la palette, depuis {city} (
					{postalCode.slice(0, 2)}).
				</>
			}
		>
			<ArticleSection title="Ce que nous fabriquons">
				<p>
					Barbes à papa, pop-corn, cornets, bonbons et gâteaux. Chaque fiche donne les ingrédients, les allergènes et
					les traces éventuelles, les valeurs nutritionnelles, le poids net, la date de durabilité minimale et les codes
					EAN de la pièce et du carton : ce qui est imprimé sur l'emballage se lit avant d'acheter.
				</p>
			</ArticleSection>
			<ArticleSection title="Pour qui">
				<p>
					Pour les forains, les épiceries, les cinémas, les comités des fêtes et les traiteurs, et pour qui veut
					simplement un carton chez soi. Il n'y a pas de minimum de commande : un carton suffit, parfois une pièce.
				</p>
			</ArticleSection>
			<ArticleSection title="Un prix qui suit la quantité">
				<p>
					Le carton a son tarif. Dès que votre commande d'un produit atteint une couche de palette, le tarif couche
					s'applique à tous ses cartons ; dès une palette, le tarif palette. Le calcul est le même pour tout le monde et
					il s'affiche avant de payer, au panier comme sur la fiche.
				</p>
				<p>
					{delivery.freeFrom
						? `La livraison est offerte à partir de ${delivery.freeFrom} d'achat. `
						: "La livraison est offerte. "}
					{deposit.isOpen && (
						<>
							Les professionnels qui ont un code commercial peuvent régler par acompte :{" "}
							<Link href="/faq">les questions fréquentes</Link> expliquent comment.
						</>
					)}
				</p>
			</ArticleSection>
			<ArticleSection title="Nous parler">
				<p>
					Une personne de l'atelier répond au <a href={phone.href}>{phone.display}</a>, {hours}, et à vos messages par
					le <Link href="/contact">formulaire de contact</Link>.
				</p>
			</ArticleSection>
			<div>
				<ButtonLink href="/products">Voir tous nos produits</ButtonLink>
			</div>
		</Article>
	);
}
