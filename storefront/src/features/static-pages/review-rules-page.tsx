import { RETENTION } from "@confiserie/domain/retention";
import { REVIEW_TERMS } from "@confiserie/domain/review-terms";
import { Link } from "@/ui/link";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";

/** How reviews are collected, checked and published. Source: code de la consommation, art. L111-7-2, D111-16 to D111-19. */
export function ReviewRulesPage() {
	return (
		<Article
			page={STATIC_PAGES.reviews}
			lead="Les avis de cette boutique viennent d'acheteurs, et chacun est contrôlé avant de paraître."
		>
			<ArticleSection title="Qui peut donner un avis">
				<p>
					Qui a commandé un produit avec son compte, une fois que la commande est partie de chez nous : un avis par
					produit, depuis la page de la commande ou <Link href="/account/reviews">Mes avis</Link>. Rien n'est donné en
					échange d'un avis.
				</p>
			</ArticleSection>
			<ArticleSection title="Comment un avis est contrôlé">
				<p>
					Quand il est envoyé, la boutique vérifie d'elle-même que le compte a reçu ce produit. Une personne le relit
					ensuite, et il est publié ou refusé au plus tard {REVIEW_TERMS.publicationDays} jours après son envoi. Nous
					pouvons écrire à son auteur.
				</p>
				<p>
					Son texte et sa note sont publiés tels quels, avec le prénom de l'auteur, la date de publication et celle de
					l'achat. Nous pouvons y répondre en public.
				</p>
			</ArticleSection>
			<ArticleSection title="Quand un avis est refusé">
				<ul>
					<li>Il injurie, diffame, ou porte atteinte à quelqu'un.</li>
					<li>Il contient des données personnelles, un lien ou une publicité.</li>
					<li>Il ne parle pas du produit, ou n'est pas compréhensible.</li>
					<li>Il s'avère qu'il n'est pas d'un acheteur du produit.</li>
				</ul>
				<p>
					Une note basse n'est jamais un motif. L'auteur d'un avis refusé en reçoit le motif par e-mail et peut écrire
					son avis à nouveau. Un avis déjà publié qui manque à ces règles est retiré de la même façon.
				</p>
			</ArticleSection>
			<ArticleSection title="Comment les avis sont présentés">
				<p>
					Tous les avis publiés d'un produit sont sur sa page, du plus récent au plus ancien. La note du produit est
					leur moyenne, sans pondération. Un produit sans avis n'a pas de note.
				</p>
			</ArticleSection>
			<ArticleSection title="Modifier, retirer ou signaler un avis">
				<p>
					Un avis envoyé ne se modifie pas. Il est conservé {RETENTION.reviewYears} ans, et disparaît avec le compte de
					son auteur, ou plus tôt s'il nous le demande. Pour cela, ou pour signaler gratuitement un avis qui vous paraît
					faux, en disant pourquoi, <Link href="/contact">écrivez-nous</Link>.
				</p>
			</ArticleSection>
		</Article>
	);
}
