import { NEWSLETTER_LINK_DAYS } from "@confiserie/domain/newsletter";
import { RETENTION } from "@confiserie/domain/retention";
import { BRAND } from "@/config/brand";
import { readShopFacts } from "@/lib/shop-facts";
import { Link } from "@/ui/link";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";

/** Privacy page: personal data, purposes, retention periods and the rights of the customer. RGPD, art. 13. */
export async function PrivacyPage() {
	const { company, contact } = await readShopFacts();
	return (
		<Article page={STATIC_PAGES.privacy}>
			<ArticleSection title="Qui répond de vos données">
				<p>
					{company.legalName || BRAND.name}, {contact.address}. Pour toute question :{" "}
					<a href={`mailto:${contact.email}`}>{contact.email}</a>.
				</p>
			</ArticleSection>
			<ArticleSection title="Ce que nous conservons, et pourquoi">
				<ul>
					<li>
						Votre compte : nom, prénom, adresse e-mail, téléphone, adresses de livraison enregistrées et mot de passe,
						gardé sous une forme illisible. Il sert à vous reconnaître et à retrouver vos commandes.
					</li>
					<li>
						Vos commandes : produits, montants, adresse de livraison, consignes et état du paiement. Elles servent à
						préparer, livrer et facturer.
					</li>
					<li>Le panier et les favoris de votre compte, pour les retrouver d'un appareil à l'autre.</li>
					<li>Vos listes&nbsp;: leur nom, leurs produits et, si vous le demandez, la date d'un rappel par e-mail.</li>
					<li>
						Si vous achetez pour une entreprise&nbsp;: votre rôle et votre limite, que voient ses gérants et
						approbateurs, et vos commandes pour elle, que voient aussi ses comptables.
					</li>
					<li>
						Vos avis sur des produits reçus : note, texte, prénom et date d'achat. Publiés, ils se lisent sur la page du
						produit ; <Link href="/avis">comment</Link>.
					</li>
					<li>
						Si vous demandez notre lettre&nbsp;: votre adresse e-mail, la date de votre accord et la version du texte
						accepté.
					</li>
					<li>
						Si vous attendez le retour d'un produit&nbsp;: votre adresse e-mail, la date de votre accord et la version
						du texte accepté.
					</li>
					<li>
						Vos messages du formulaire de contact : nom, adresse e-mail, objet et texte. Ils servent à vous répondre.
					</li>
				</ul>
				<p>
					Le numéro d'une vraie carte ne passe jamais par nos serveurs : il va directement au prestataire de paiement.
					Contre les essais de mots de passe et les envois en masse, nous comptons les tentatives sous une empreinte qui
					ne garde ni votre adresse e-mail ni votre adresse IP.
				</p>
			</ArticleSection>
			<ArticleSection title="Combien de temps">
				<ul>
					<li>
						Les commandes : {RETENTION.orderYears} ans à compter de la livraison, comme la loi l'impose aux contrats
						conclus en ligne et aux pièces comptables. Ensuite, noms, adresses et coordonnées en sont effacés.
					</li>
					<li>
						Les devis&nbsp;: {years(RETENTION.quoteYears)} après leur dernier jour de validité&nbsp;; acceptés, aussi
						longtemps que leur commande.
					</li>
					<li>Les factures et les avoirs&nbsp;: {RETENTION.paperYears} ans après la fin de leur année, entiers.</li>
					<li>
						Le compte et ses adresses : {RETENTION.idleAccountYears} ans après votre dernière connexion, plus tard si
						une commande est en cours.
					</li>
					<li>
						Les paniers remplis dans une application partenaire&nbsp;: {RETENTION.idleCartDays} jours sans changement.
					</li>
					<li>Les messages du formulaire : {years(RETENTION.contactMessageYears)} après leur envoi.</li>
					<li>
						La lettre&nbsp;: jusqu'à votre désinscription, {RETENTION.newsletterYears} ans au plus. Sans confirmation,{" "}
						{NEWSLETTER_LINK_DAYS} jours.
					</li>
					<li>
						Les demandes de retour en stock&nbsp;: jusqu'à votre désinscription, {years(RETENTION.stockAlertYears)} au
						plus.
					</li>
					<li>Les avis : {RETENTION.reviewYears} ans, et pas plus longtemps que le compte.</li>
					<li>La trace des e-mails envoyés et les avis du prestataire de paiement : {years(RETENTION.traceYears)}.</li>
				</ul>
				<p>
					Chaque nuit, la boutique efface d'elle-même ce qui a passé ces délais, ainsi que les liens et les compteurs de
					tentatives qui ont expiré.
				</p>
			</ArticleSection>
			<ArticleSection title="Qui les reçoit">
				<p>
					L'atelier, le transporteur pour l'adresse de livraison, le prestataire de paiement pour le règlement et
					l'hébergeur qui fait tourner la boutique. Rien n'est vendu ni cédé, et aucune publicité ne vous suit. Ce que
					votre navigateur garde est dit sur la page <Link href="/cookies">Cookies</Link>.
				</p>
			</ArticleSection>
			<ArticleSection title="Vos droits">
				<p>
					Vous pouvez consulter, corriger, emporter ou faire effacer vos données, et vous opposer à leur usage, en
					écrivant à <a href={`mailto:${contact.email}`}>{contact.email}</a>. Si notre réponse ne vous convient pas,
					vous pouvez saisir la CNIL (<a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a>).
				</p>
			</ArticleSection>
		</Article>
	);
}

const years = (count: number): string => (count === 1 ? "un an" : `${count} ans`);
