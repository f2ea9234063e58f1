import { QUANTITY } from "@confiserie/domain/cart/cart";
import type { FactName } from "@confiserie/domain/content/computed";
import { NEWSLETTER_LINK_DAYS } from "@confiserie/domain/customers/newsletter";
import { REVIEW_TERMS } from "@confiserie/domain/customers/review-terms";
import { formatDate } from "@confiserie/domain/format";
import { RETENTION } from "@confiserie/domain/personal-data/retention";
import { isDemoCompany, missingCompanyData } from "@confiserie/domain/shop/company-data";
import type { ReactNode } from "react";
import { BRAND } from "@/config/brand";
import { BoxDrawings } from "@/features/shop/product";
import type { ShopFacts } from "@/lib/shop-facts";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { ArticleSection } from "./article";
import { depositQuestions } from "./deposit-questions";
import { QuestionItem } from "./question-item";
import type { PageValues, Run } from "./rich-text";
import { CardCookies, StoredKeys } from "./storage-table";

/** Facts and parts of the pages as the settings state them. */
export function pageValues(facts: ShopFacts, mayTakeCards: boolean): PageValues {
	const { company, contact, deposit } = facts;
	const isDemo = isDemoCompany(company);
	const isComplete = missingCompanyData(company).length === 0;
	return {
		facts: factsOf(facts),
		parts: {
			"demo-notice": (isDemo || !isComplete) && (
				<Banner tone="info" title="Boutique de démonstration">
					{isDemo
						? "Cette société est fictive\u00a0: rien ne se vend ici."
						: "Aucune société ne vend ici pour l'instant\u00a0: les mentions «\u00a0à compléter\u00a0» le seront avant l'ouverture."}
				</Banner>
			),
			publisher: (
				<Rows
					rows={{
						"Nom commercial": BRAND.name,
						Dénomination: company.legalName,
						"Forme et capital": company.legalForm,
						Siège: contact.address,
						Immatriculation: company.registration,
						"TVA intracommunautaire": company.vatNumber,
						"Directeur de la publication": company.publisher,
						Téléphone: <a href={contact.phone.href}>{contact.phone.display}</a>,
						"E-mail": (
							<a href={`mailto:${contact.email}`} className="wrap-anywhere">
								{contact.email}
							</a>
						),
					}}
				/>
			),
			host: <Rows rows={{ Hébergeur: company.host, "Médiateur de la consommation": company.mediator }} />,
			"producer-ids": <Rows rows={{ "Identifiants uniques du registre des producteurs": company.producerIds }} />,
			"stored-keys": <StoredKeys />,
			"card-cookies": mayTakeCards && (
				<ArticleSection title="Le paiement par carte">
					<CardCookies />
				</ArticleSection>
			),
			"accessibility-date": <AccessibilityDate on={company.accessibilityOn} />,
			"deposit-questions": depositQuestions(deposit).map(({ question, answer }) => (
				<QuestionItem key={question} question={question}>
					<p>{answer}</p>
				</QuestionItem>
			)),
			"box-drawings": <BoxDrawings />,
			"all-products": <ButtonLink href="/products">Voir tous nos produits</ButtonLink>,
		},
	};
}

function factsOf({ delivery, deposit, hold, contact, company }: ShopFacts): Record<FactName, readonly Run[]> {
	const plain = (text: string | number): readonly Run[] => [{ text: String(text) }];
	return {
		brand: plain(BRAND.name),
		company: plain(company.legalName || BRAND.name),
		address: plain(contact.address),
		email: [{ text: contact.email, href: `mailto:${contact.email}` }],
		phone: [{ text: contact.phone.display, href: contact.phone.href }],
		hours: plain(contact.hours),
		delivery: plain(delivery.sentence),
		"delivery-cost": plain(delivery.cost),
		departure: plain(
			delivery.leavesWithin48h
				? "Elle est expédiée sous 24-48\u00a0h, en France métropolitaine."
				: "Le jour du départ s'affiche avant le paiement et dans l'e-mail de confirmation.",
		),
		hold: plain(hold),
		"unit-maximum": plain(QUANTITY.detailMaximum),
		"deposit-title": plain(deposit.isOpen ? " et acompte" : ""),
		"deposit-notice": deposit.isOpen
			? [
					{ text: "Les professionnels qui ont un code commercial peuvent régler par acompte\u00a0: " },
					{ text: "les questions fréquentes", href: "/faq" },
					{ text: " expliquent comment." },
				]
			: [],
		"order-years": plain(RETENTION.orderYears),
		"quote-years": plain(years(RETENTION.quoteYears)),
		"invoice-years": plain(RETENTION.invoiceYears),
		"account-years": plain(RETENTION.idleAccountYears),
		"cart-days": plain(RETENTION.idleCartDays),
		"message-years": plain(years(RETENTION.contactMessageYears)),
		"newsletter-years": plain(RETENTION.newsletterYears),
		"newsletter-days": plain(NEWSLETTER_LINK_DAYS),
		"alert-years": plain(years(RETENTION.stockAlertYears)),
		"review-years": plain(RETENTION.reviewYears),
		"trace-years": plain(years(RETENTION.traceYears)),
		"publication-days": plain(REVIEW_TERMS.publicationDays),
	};
}
const years = (count: number): string => (count === 1 ? "un an" : `${count} ans`);

function AccessibilityDate({ on }: { on: string }) {
	return (
		<p>
			{on ? (
				`Déclaration établie le ${formatDate(on)}.`
			) : (
				<>
					Date de la déclaration&nbsp;: <Badge tone="warning">À compléter</Badge>
				</>
			)}
		</p>
	);
}

function Rows({ rows }: { rows: Record<string, ReactNode> }) {
	return (
		<dl className="divide-y divide-trait border-y border-trait">
			{Object.entries(rows).map(([term, value]) => (
				<div key={term} className="flex flex-wrap justify-between gap-x-6 py-2.5">
					<dt className="text-prune">{term}</dt>
					<dd className="font-semibold sm:text-right">{value || <Badge tone="warning">À compléter</Badge>}</dd>
				</div>
			))}
		</dl>
	);
}
