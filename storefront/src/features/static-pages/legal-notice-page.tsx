import { isDemoCompany, missingCompanyData } from "@confiserie/domain/company-data";
import type { ReactNode } from "react";
import { BRAND } from "@/config/brand";
import { readShopFacts } from "@/lib/shop-facts";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";

/** Who publishes and hosts the site. Loi n° 2004-575 du 21 juin 2004, art. 1-1. */
export async function LegalNoticePage() {
	const { company, contact } = await readShopFacts();
	const isDemo = isDemoCompany(company);
	const isComplete = missingCompanyData(company).length === 0;
	return (
		<Article page={STATIC_PAGES.legalNotice}>
			{(isDemo || !isComplete) && (
				<Banner tone="info" title="Boutique de démonstration">
					{isDemo
						? "Cette société est fictive\u00a0: rien ne se vend ici."
						: "Aucune société ne vend ici pour l'instant\u00a0: les mentions «\u00a0à compléter\u00a0» le seront avant l'ouverture."}
				</Banner>
			)}
			<ArticleSection title="Éditeur">
				<dl className="divide-y divide-trait border-y border-trait">
					<Row term="Nom commercial">{BRAND.name}</Row>
					<Row term="Dénomination">{company.legalName}</Row>
					<Row term="Forme et capital">{company.legalForm}</Row>
					<Row term="Siège">{contact.address}</Row>
					<Row term="Immatriculation">{company.registration}</Row>
					<Row term="TVA intracommunautaire">{company.vatNumber}</Row>
					<Row term="Directeur de la publication">{company.publisher}</Row>
					<Row term="Téléphone">
						<a href={contact.phone.href}>{contact.phone.display}</a>
					</Row>
					<Row term="E-mail">
						<a href={`mailto:${contact.email}`} className="wrap-anywhere">
							{contact.email}
						</a>
					</Row>
				</dl>
			</ArticleSection>
			<ArticleSection title="Hébergeur et médiateur">
				<dl className="divide-y divide-trait border-y border-trait">
					<Row term="Hébergeur">{company.host}</Row>
					<Row term="Médiateur de la consommation">{company.mediator}</Row>
				</dl>
			</ArticleSection>
			<ArticleSection title="Tri et emballages">
				<dl className="divide-y divide-trait border-y border-trait">
					<Row term="Identifiants uniques du registre des producteurs">{company.producerIds}</Row>
				</dl>
				<p>
					Les cartons, étuis, sachets et pots se trient avec les emballages&nbsp;; les bâtons et les cônes en papier
					souillés vont avec les ordures ménagères ou au compost. En cas de doute, le logo de tri sur l'emballage et les
					consignes de votre commune font foi.
				</p>
			</ArticleSection>
			<ArticleSection title="Contenu du site">
				<p>
					Les images des produits sont des visuels d'illustration, composés à partir de dessins libres (Fluent Emoji de
					Microsoft, licence MIT) et de nos propres dessins. Les polices Caprasimo et Bricolage Grotesque sont sous
					licence OFL.
				</p>
				<p>
					Vos données : voir <Link href="/privacy">Confidentialité</Link>. Vos achats : voir les{" "}
					<Link href="/terms">conditions de vente</Link>. Une difficulté à lire le site&nbsp;: voir{" "}
					<Link href="/accessibilite">Accessibilité</Link>.
				</p>
			</ArticleSection>
		</Article>
	);
}

function Row({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap justify-between gap-x-6 py-2.5">
			<dt className="text-prune">{term}</dt>
			<dd className="font-semibold sm:text-right">{children || <Badge tone="warning">À compléter</Badge>}</dd>
		</div>
	);
}
