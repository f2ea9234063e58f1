import type { Metadata } from "next";
import { BRAND } from "@/config/brand";
import { Article, ArticleSection } from "@/features/static-pages";

export const metadata: Metadata = { title: "Confidentialité" };

export default function PrivacyPage() {
	return (
		<Article title="Confidentialité">
			<ArticleSection title="Ce que nous conservons">
				<ul>
					<li>
						Votre compte : nom, prénom, adresse e-mail, téléphone et mot de passe, gardé sous une forme illisible.
					</li>
					<li>Vos commandes : produits, montants, adresse de livraison et état du paiement.</li>
				</ul>
				<p>
					Le numéro d'une vraie carte ne passe jamais par nos serveurs : il va directement au prestataire de paiement.
				</p>
			</ArticleSection>
			<ArticleSection title="Pourquoi, et combien de temps">
				<p>
					Ces données servent à préparer, livrer et facturer vos commandes. Les commandes sont gardées dix ans, comme la
					loi l'impose aux pièces comptables ; le compte, tant que vous l'utilisez. Rien n'est vendu ni cédé, et aucune
					publicité ne vous suit.
				</p>
			</ArticleSection>
			<ArticleSection title="Vos droits">
				<p>
					Vous pouvez consulter, corriger, emporter ou faire effacer vos données en écrivant à{" "}
					<a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>, et saisir la CNIL si notre réponse ne vous convient pas.
				</p>
			</ArticleSection>
		</Article>
	);
}
