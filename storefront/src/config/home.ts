import type { TagCode } from "@confiserie/domain/catalogue";
import type { Season } from "@confiserie/domain/season";
import { productsHref } from "./navigation";

/** A slide of the home page. `image` names the pair hero/<image>-wide.webp and hero/<image>-square.webp. */
export interface Slide {
	id: string;
	badge: string;
	title: string;
	subtitle: string;
	description: string;
	action: { label: string; href: string };
	image: string;
	/** Ground colour of the slide; its text reads at 4.5:1 or more on it. */
	ground: "encre" | "dragee" | "caramel" | "framboise" | "pistache";
	/** First and last day that it shows, in Paris, as "2026-10-31"; without one there is no limit on that side. */
	from?: string;
	to?: string;
	/** When it comes in its place each year; otherwise it comes after the others. */
	season?: Season;
	/** False switches it off whatever the day. */
	enabled?: boolean;
	/** The reduction that its words announce, of which products, and its words while one of them is not reduced by as much. */
	announces?: { percent: number; tag: TagCode; otherwise: Pick<Slide, "badge" | "subtitle"> };
}

/**
 * The five slides of the home page, in order. Source: spec §2 "Home". As specified all five show all year, a seasonal one last out of
 * its `season`. `from` and `to` give one its only days, and `enabled: false` switches it off.
 */
export const SLIDES: readonly Slide[] = [
	{
		id: "halloween",
		badge: "Halloween · −30 %",
		title: "Des bonbons ou un sort ?",
		subtitle: "−30 % sur la sélection d'Halloween",
		description:
			"Petites citrouilles gélifiées, sucettes fantômes et pop-corn de sorcière, prêts pour les sacs des petits monstres.",
		action: { label: "Voir la sélection Halloween", href: productsHref({ tags: ["HALLOWEEN"] }) },
		image: "halloween",
		ground: "encre",
		season: { from: "09-15", to: "10-31" },
		announces: {
			percent: 30,
			tag: "halloween",
			otherwise: { badge: "Halloween", subtitle: "La sélection d'Halloween est là" },
		},
	},
	{
		id: "nouveautes",
		badge: "Nouveaux parfums",
		title: "La barbe à papa prend des couleurs",
		subtitle: "De nouveaux nuages à filer entre les doigts",
		description:
			"Fraise des bois, myrtille, pomme d'amour : des parfums francs, colorés au jus de fruits et mis en pot pour vos comptoirs.",
		action: { label: "Découvrir les barbes à papa", href: productsHref({ category: "BARBE_A_PAPA" }) },
		image: "nouveautes",
		ground: "dragee",
	},
	{
		id: "destockage",
		badge: "Offres éclair",
		title: "Dernières palettes avant la foire",
		subtitle: "Fins de série, tant qu'il en reste",
		description:
			"Dates courtes et dernières palettes à petit prix. Chaque fiche indique la date et le nombre de cartons restants.",
		action: { label: "Voir le Destockage", href: productsHref({ category: "DESTOCKAGE" }) },
		image: "destockage",
		ground: "caramel",
	},
	{
		id: "bestsellers",
		badge: "Meilleures ventes",
		title: "Ceux qui partent avant midi",
		subtitle: "Les douceurs que vos clients redemandent",
		description:
			"Pop-corn au beurre salé, barbe à papa fraise, cornets gaufrés : la sélection sûre pour ouvrir un stand ou regarnir un rayon.",
		action: { label: "Voir les meilleures ventes", href: productsHref({ tags: ["BESTSELLER"] }) },
		image: "bestsellers",
		ground: "framboise",
	},
	{
		id: "bio",
		badge: "Bio et artisanal",
		title: "Du sucre, du fruit, du savoir-faire",
		subtitle: "Des recettes courtes, faites à la main",
		description:
			"Sucre de canne bio, arômes naturels, cuisson au chaudron : la liste d'ingrédients tient sur une ligne et se lit sans loupe.",
		action: { label: "Voir le bio et l'artisanal", href: productsHref({ tags: ["BIO", "ARTISANAL"] }) },
		image: "bio",
		ground: "pistache",
	},
];

/** The four cards under the carousel. Source: spec §2 "Home". */
export const QUICK_ACTIONS = [
	{ title: "Promotions", text: "Les bons prix du moment", icon: "promo", href: productsHref({ tags: ["PROMO"] }) },
	{
		title: "Nouveautés",
		text: "Tout juste sorties du chaudron",
		icon: "new",
		href: productsHref({ tags: ["NOUVEAU"] }),
	},
	{
		title: "Destockage",
		text: "Fins de série à saisir",
		icon: "clearance",
		href: productsHref({ tags: ["PROMO"], category: "DESTOCKAGE" }),
	},
	{ title: "Meilleures ventes", text: "Les valeurs sûres", icon: "best", href: productsHref({ tags: ["BESTSELLER"] }) },
] as const;

/**
 * What the shop promises, beside its phone number. Source: spec §2 "trust badges". Its "delivery under 48 h" contradicts its dispatch
 * within 24-48 h, and a carrier's delay is not the shop's to promise: the badge states the dispatch (docs/law.md).
 */
export const TRUST_BADGES = [
	{ icon: "truck", title: "Expédition sous 24-48 h", text: "Partout en France métropolitaine" },
	{ icon: "percent", title: "Remises professionnelles", text: "Tarifs dégressifs par couche et par palette" },
] as const;

export const BRAND_BLOCK = {
	title: "Une baraque à sucre, un atelier, des palettes",
	paragraphs: [
		"Nous filons, soufflons, cuisons et emballons des confiseries de fête foraine, pour les forains, les épiceries, les cinémas et les comités des fêtes. Un carton pour essayer, une couche pour la semaine, une palette pour la saison : vous achetez à votre mesure et le prix suit.",
		"Chaque fiche donne le prix à la pièce, au carton et au kilo, la date de durabilité, les ingrédients et les allergènes. Pas d'astérisque, pas de devis à demander.",
	],
} as const;
