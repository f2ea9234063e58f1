import { formatDate } from "@confiserie/domain/format";
import { readShopFacts } from "@/lib/shop-facts";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";

/** How the shop meets the accessibility of its service. Code de la consommation, art. L412-13; directive (UE) 2019/882, annex V. */
export async function AccessibilityPage() {
	const { company, contact } = await readShopFacts();
	const { accessibilityOn } = company;
	return (
		<Article page={STATIC_PAGES.accessibility}>
			<ArticleSection title="Ce que vise la boutique">
				<p>
					La boutique est faite pour le clavier, le lecteur d'écran et le téléphone. Elle vise le niveau AA des règles
					WCAG 2.1, que reprend la norme EN 301 549.
				</p>
				<p>
					Chaque version est vérifiée par des essais automatiques dans un navigateur, au clavier et à 320 pixels de
					large. Aucun organisme extérieur ne l'a auditée.
				</p>
			</ArticleSection>
			<ArticleSection title="Ce qui peut manquer">
				<p>
					Le formulaire de carte est celui du prestataire de paiement. Les papiers (factures, avoirs) sont des PDF sans
					balises&nbsp;: demandez-nous leur contenu sous une autre forme.
				</p>
			</ArticleSection>
			<ArticleSection title="Une difficulté&nbsp;?">
				<p>
					Écrivez à <a href={`mailto:${contact.email}`}>{contact.email}</a>, appelez le{" "}
					<a href={contact.phone.href}>{contact.phone.display}</a> ou passez par{" "}
					<Link href="/contact">la page de contact</Link>&nbsp;: nous vous répondons et commandons avec vous s'il le
					faut. Sans réponse, vous pouvez saisir la DGCCRF ou le Défenseur des droits.
				</p>
			</ArticleSection>
			<ArticleSection title="Date">
				<p>
					{accessibilityOn ? (
						`Déclaration établie le ${formatDate(accessibilityOn)}.`
					) : (
						<>
							Date de la déclaration&nbsp;: <Badge tone="warning">À compléter</Badge>
						</>
					)}
				</p>
			</ArticleSection>
		</Article>
	);
}
