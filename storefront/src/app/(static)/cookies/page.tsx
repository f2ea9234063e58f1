import type { Metadata } from "next";
import { Article, ArticleSection } from "@/features/static-pages";

export const metadata: Metadata = { title: "Cookies" };

export default function CookiesPage() {
	return (
		<Article title="Cookies">
			<ArticleSection title="Aucun cookie de suivi">
				<p>
					La boutique ne mesure pas votre navigation et n'affiche pas de publicité : elle n'a donc pas de bandeau à vous
					faire accepter.
				</p>
			</ArticleSection>
			<ArticleSection title="Ce que garde votre navigateur">
				<p>Pour fonctionner, la boutique range dans votre navigateur, et seulement là :</p>
				<ul>
					<li>votre panier, jusqu'à la commande ou jusqu'à ce que vous le vidiez ;</li>
					<li>votre session, effacée à la déconnexion ou après sept jours sans visite ;</li>
					<li>la page à retrouver après la connexion, et la dernière commande passée.</li>
				</ul>
				<p>Effacer les données du site dans votre navigateur les supprime toutes.</p>
			</ArticleSection>
		</Article>
	);
}
