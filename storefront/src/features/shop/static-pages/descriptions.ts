import { type PageContent, SHOP_PAGES, type ShopPage } from "@confiserie/domain/content/pages";
import { plainText } from "@confiserie/domain/content/rich-text";
import { BRAND } from "@/config/brand";

/** Descriptions of the shop's pages for search engines, as long as the merchant writes none. */
const DESCRIPTIONS: Record<ShopPage, string> = {
	about: `${BRAND.name}, confiserie artisanale\u00a0: ce que nous fabriquons, à qui nous vendons et comment nos prix se forment.`,
	faq: "Cartons, couches et palettes, frais de port, acompte, code commercial, favoris\u00a0: les réponses aux questions que l'on nous pose.",
	privacy: `Les données que ${BRAND.name} conserve, pourquoi, combien de temps, et les droits que vous avez sur elles.`,
	cookies: `Aucun cookie de suivi\u00a0: la liste de ce que la boutique ${BRAND.name} garde dans votre navigateur.`,
	avis: `Qui peut donner un avis sur un produit de ${BRAND.name}, comment il est contrôlé et publié, et quand il est refusé.`,
	accessibilite: `Ce que la boutique ${BRAND.name} fait pour être utilisable par tous, et à qui signaler une difficulté.`,
	"mentions-legales": `Éditeur, hébergeur, médiateur et crédits du site ${BRAND.name}.`,
	contact: `Une question sur un produit, une palette, une livraison\u00a0? Écrivez à ${BRAND.name} ou appelez-nous.`,
};

/** Address, title and description of the terms of sale, which are computed as a whole. */
export const TERMS_PAGE = {
	path: "/terms",
	title: "Conditions de vente",
	description: `Prix, commande, paiement, acompte, livraison, rétractation et garanties\u00a0: les conditions de vente de ${BRAND.name}.`,
} as const;

/** What search engines show of a page: its own description, else the shop's, else its beginning. */
export function descriptionOf(slug: string, { description, lead, body }: PageContent): string {
	if (description) return description;
	if (Object.hasOwn(SHOP_PAGES, slug)) return DESCRIPTIONS[slug as ShopPage];
	return lead || plainText(body.content, () => "");
}
