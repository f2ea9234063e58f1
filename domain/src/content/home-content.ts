import { z } from "zod";
import { TAG_CODES } from "../catalogue/tags";
import { SHOP_IMAGE } from "../shop/shop-image";
import { shopPath as path } from "./navigation";

/** Drawn slides of the shop: hero/<name>-wide.webp and hero/<name>-square.webp of the storefront. */
export const DRAWN_SLIDES = ["halloween", "nouveautes", "destockage", "bestsellers", "bio"] as const;
export type DrawnSlide = (typeof DRAWN_SLIDES)[number];

/** Ground colours of a slide; its text reads at 4.5:1 or more on each. */
export const SLIDE_GROUNDS = {
	encre: "Encre",
	dragee: "Dragée",
	caramel: "Caramel",
	framboise: "Framboise",
	pistache: "Pistache",
} as const;
export type SlideGround = keyof typeof SLIDE_GROUNDS;

export const HOME_LIMITS = { slides: 12, quickActions: 4, paragraphs: 4 } as const;

const text = (maximum: number) =>
	z
		.string("Un texte est attendu.")
		.trim()
		.min(1, "Un texte est attendu.")
		.max(maximum, `${maximum} caractères au plus.`);

const day = z.iso.date("Une date est attendue.").optional();
const DAY_OF_YEAR = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dayOfYear = z.string().regex(DAY_OF_YEAR, "Un jour sous la forme MM-JJ est attendu.");

export const slideSchema = z
	.object({
		id: z.string().regex(/^[\w-]{1,40}$/, "Identifiant attendu\u00a0: lettres, chiffres et tirets."),
		badge: text(40),
		title: text(60),
		subtitle: text(90),
		description: text(260),
		action: z.object({ label: text(40), href: path }),
		/** One of the drawn slides, or an image of the shop, whose `#30-70` names the point that every frame shows. */
		image: z.union(
			[z.enum(DRAWN_SLIDES), z.string().max(300).regex(SHOP_IMAGE)],
			"Choisissez un dessin, ou envoyez une image.",
		),
		ground: z.enum(Object.keys(SLIDE_GROUNDS) as [SlideGround, ...SlideGround[]], "Choisissez une couleur."),
		/** First and last day that it shows, in Paris; without one there is no limit on that side. */
		from: day,
		to: day,
		/** When it comes in its place each year, as "09-15"; otherwise it comes after the others. */
		season: z.object({ from: dayOfYear, to: dayOfYear }).optional(),
		/** False: a draft, which no visitor sees. */
		enabled: z.boolean().default(true),
		/** The reduction that its words announce, the products that it is on, and its words while one of them is reduced by less. */
		announces: z
			.object({
				percent: z.number().int().min(1, "Un pourcentage de 1 à 90.").max(90, "Un pourcentage de 1 à 90."),
				tag: z.enum(TAG_CODES),
				otherwise: z.object({ badge: text(40), subtitle: text(90) }),
			})
			.optional(),
	})
	.refine(({ from, to }) => !from || !to || from <= to, {
		path: ["to"],
		message: "Le dernier jour vient après le premier.",
	});

/** A slide of the home page. */
export type Slide = z.output<typeof slideSchema>;

/** Whether visitors see a slide on a day of Paris: it is no draft, and its days have come and are not over. */
export const isShownOn = ({ enabled, from, to }: Slide, day: string): boolean =>
	// Written year first, days sort as text.
	enabled && (!from || from <= day) && (!to || day <= to);

const QUICK_ICONS = ["promo", "new", "clearance", "best"] as const;

const quickActionSchema = z.object({
	icon: z.enum(QUICK_ICONS),
	title: text(30),
	text: text(60),
	href: path,
});
export type QuickAction = z.output<typeof quickActionSchema>;

/** What the merchant writes on the home page: slides in their order, quick actions, who the shop is. Source: spec §2 "Home". */
export const homeContentSchema = z.object({
	slides: z
		.array(slideSchema, "Une liste est attendue.")
		.max(HOME_LIMITS.slides, `${HOME_LIMITS.slides} vues au plus.`)
		.refine(
			(slides) => new Set(slides.map(({ id }) => id)).size === slides.length,
			"Deux vues ont le même identifiant.",
		),
	quickActions: z
		.array(quickActionSchema, "Une liste est attendue.")
		.max(HOME_LIMITS.quickActions, `${HOME_LIMITS.quickActions} accès au plus.`),
	brandTitle: text(80),
	brandParagraphs: z
		.array(text(600), "Une liste est attendue.")
		.min(1, "Un paragraphe au moins est attendu.")
		.max(HOME_LIMITS.paragraphs, `${HOME_LIMITS.paragraphs} paragraphes au plus.`),
});
export type HomeContent = z.output<typeof homeContentSchema>;

/** As specified all five slides show all year, a seasonal one last out of its `season`. Source: spec §2 "Home". */
export const DEFAULT_HOME: HomeContent = homeContentSchema.parse({
	slides: [
		{
			id: "halloween",
			badge: "Halloween · −30 %",
			title: "Des bonbons ou un sort ?",
			subtitle: "−30 % sur la sélection d'Halloween",
			description:
				"Petites citrouilles gélifiées, sucettes fantômes et pop-corn de sorcière, prêts pour les sacs des petits monstres.",
			action: { label: "Voir la sélection Halloween", href: "/products?tag=HALLOWEEN" },
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
			action: { label: "Découvrir les barbes à papa", href: "/products?category=BARBE_A_PAPA" },
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
			action: { label: "Voir le Destockage", href: "/products?category=DESTOCKAGE" },
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
			action: { label: "Voir les meilleures ventes", href: "/products?tag=BESTSELLER" },
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
			action: { label: "Voir le bio et l'artisanal", href: "/products?tag=BIO&tag=ARTISANAL" },
			image: "bio",
			ground: "pistache",
		},
	],
	quickActions: [
		{ title: "Promotions", text: "Les bons prix du moment", icon: "promo", href: "/products?tag=PROMO" },
		{
			title: "Nouveautés",
			text: "Tout juste sorties du chaudron",
			icon: "new",
			href: "/products?tag=NOUVEAU",
		},
		{
			title: "Destockage",
			text: "Fins de série à saisir",
			icon: "clearance",
			href: "/products?tag=PROMO&category=DESTOCKAGE",
		},
		{ title: "Meilleures ventes", text: "Les valeurs sûres", icon: "best", href: "/products?tag=BESTSELLER" },
	],
	brandTitle: "Une baraque à sucre, un atelier, des palettes",
	brandParagraphs: [
		"Nous filons, soufflons, cuisons et emballons des confiseries de fête foraine, pour les forains, les épiceries, les cinémas et les comités des fêtes. Un carton pour essayer, une couche pour la semaine, une palette pour la saison : vous achetez à votre mesure et le prix suit.",
		"Chaque fiche donne le prix à la pièce, au carton et au kilo, la date de durabilité, les ingrédients et les allergènes. Pas d'astérisque, pas de devis à demander.",
	],
} satisfies z.input<typeof homeContentSchema>);
