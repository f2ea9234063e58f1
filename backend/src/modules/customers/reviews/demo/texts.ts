import type { CategoryCode } from "@confiserie/domain/catalogue/category";

/** Review of an invented buyer: a mark, a title at times, a text that fits any product of its pool. */
export interface DemoText {
	rating: 2 | 3 | 4 | 5;
	title: string | null;
	text: string;
}

/** True of any product: how it arrived, how it sold, how it was packed. */
export const ANY_PRODUCT: readonly DemoText[] = [
	{
		rating: 5,
		title: "Rien à redire",
		text: "Commandé un lundi, reçu le mercredi, cartons intacts. Je recommande sans hésiter.",
	},
	{
		rating: 5,
		title: "Parti en un week-end",
		text: "Deux cartons pour la fête du village : il n'en restait plus un seul le dimanche soir.",
	},
	{
		rating: 5,
		title: null,
		text: "La qualité est la même d'une commande à l'autre, c'est ce que je demande à un fournisseur.",
	},
	{
		rating: 5,
		title: "Un goût franc",
		text: "On sent que la recette est courte. Mes clients ont tout de suite fait la différence.",
	},
	{
		rating: 5,
		title: "Très bien emballé",
		text: "Chaque pièce est bien calée dans le carton, aucune casse malgré la chaleur de juillet.",
	},
	{ rating: 5, title: null, text: "Le tarif à la couche change vraiment le calcul quand on tient un stand." },
	{ rating: 5, title: "On y revient", text: "Troisième commande cette année, toujours la même régularité." },
	{
		rating: 5,
		title: "Parfait pour le comptoir",
		text: "Joli en vitrine, facile à vendre à l'unité, et la date est longue.",
	},
	{ rating: 5, title: null, text: "Livré avant l'heure annoncée et le chauffeur avait un hayon. Merci !" },
	{
		rating: 5,
		title: "Les enfants adorent",
		text: "Acheté pour la kermesse de l'école : la file d'attente parlait d'elle-même.",
	},
	{
		rating: 5,
		title: "Étiquettes claires",
		text: "Ingrédients et allergènes lisibles sur chaque pièce, un vrai gain de temps pour répondre aux parents.",
	},
	{
		rating: 5,
		title: null,
		text: "J'avais un doute sur la quantité, le service client m'a conseillé un carton de moins. C'est rare.",
	},
	{
		rating: 5,
		title: "Bon et honnête",
		text: "Le prix à la pièce est affiché, le poids aussi, et le produit tient sa promesse.",
	},
	{ rating: 5, title: "Un classique", text: "Je ne prends plus que celui-ci pour le foyer de l'association." },
	{ rating: 4, title: "Très bon", text: "Très bon produit. J'aurais aimé un carton un peu plus petit pour essayer." },
	{
		rating: 4,
		title: null,
		text: "Conforme à la photo et bien frais. Une étoile de moins pour un coin de carton enfoncé.",
	},
	{
		rating: 4,
		title: "Bonne tenue",
		text: "Se garde bien au sec. Par temps humide, mieux vaut n'ouvrir qu'un carton à la fois.",
	},
	{
		rating: 4,
		title: "Satisfait",
		text: "Livraison en deux jours, rien ne manquait. Je reprendrai la même chose au printemps.",
	},
	{ rating: 4, title: null, text: "Le goût plaît à tout le monde, la couleur un peu moins aux grands-mères." },
	{
		rating: 4,
		title: "Bon rapport qualité-prix",
		text: "À la couche, le prix devient très correct pour une fabrication artisanale.",
	},
	{ rating: 4, title: "Presque parfait", text: "Il ne manque qu'une ouverture facile sur le carton." },
	{ rating: 4, title: null, text: "Nos bénévoles ont apprécié, surtout ceux de la buvette." },
	{ rating: 4, title: "Régulier", text: "Deux commandes à six mois d'écart, aucune différence de goût ni de calibre." },
	{
		rating: 4,
		title: "Bien pour un anniversaire",
		text: "Un carton suffit largement pour trente enfants, on en a même rapporté.",
	},
	{ rating: 3, title: "Correct", text: "Bon, mais un peu sucré à mon goût. Les clients, eux, ne s'en plaignent pas." },
	{
		rating: 3,
		title: null,
		text: "Le produit est bon, le transporteur l'était moins : livré le lendemain du jour prévu.",
	},
	{
		rating: 3,
		title: "Partagé",
		text: "J'attendais un parfum plus marqué. La texture, en revanche, est très réussie.",
	},
	{ rating: 3, title: "Moyen pour mon usage", text: "Bien pour la vente à l'unité, moins pratique en libre-service." },
	{
		rating: 2,
		title: "Déçu cette fois",
		text: "Trois pièces écrasées dans le carton. Remboursées sans discuter, mais j'étais à court le samedi.",
	},
	{ rating: 2, title: null, text: "Ce n'est pas mauvais, simplement trop doux pour notre clientèle." },
];

/** True of the products of one category only. */
export const BY_CATEGORY: Partial<Record<CategoryCode, readonly DemoText[]>> = {
	BARBE_A_PAPA: [
		{
			rating: 5,
			title: "Un vrai nuage",
			text: "Légère, aérienne, et elle ne colle pas aux doigts : on se croirait à la foire.",
		},
		{ rating: 5, title: null, text: "Le pot garde bien le moelleux, même ouvert la veille." },
		{
			rating: 5,
			title: "Souvenir d'enfance",
			text: "Ma grand-mère a fermé les yeux et m'a parlé du manège de son village.",
		},
		{
			rating: 4,
			title: "Fond tout de suite",
			text: "Elle fond en bouche comme il faut. Attention à ne pas laisser les pots au soleil.",
		},
		{ rating: 4, title: null, text: "Jolie couleur et bon parfum, les pots s'empilent bien derrière le comptoir." },
	],
	POP_CORN: [
		{
			rating: 5,
			title: "Croustillant",
			text: "Encore croquant trois jours après l'ouverture du sachet, bien refermé.",
		},
		{
			rating: 5,
			title: "Séance réussie",
			text: "Servi au ciné-club : plus personne ne parle pendant le film, sauf pour en redemander.",
		},
		{ rating: 5, title: null, text: "Très peu de grains non éclatés au fond, c'est appréciable." },
		{
			rating: 4,
			title: "Bien enrobé",
			text: "L'enrobage est régulier, sans paquets. Un soupçon de sel en plus et c'était parfait.",
		},
		{ rating: 4, title: null, text: "Bon volume par carton, les sachets tiennent debout en rayon." },
	],
	CORNETS: [
		{
			rating: 5,
			title: "Aucune casse",
			text: "Cent quarante-quatre cornets, cent quarante-quatre entiers. Bravo pour l'emballage.",
		},
		{
			rating: 5,
			title: "Tiennent la boule",
			text: "Même avec deux boules un jour de canicule, le cornet ne ramollit pas.",
		},
		{
			rating: 4,
			title: null,
			text: "Gaufrés juste ce qu'il faut, bon goût de beurre. Quelques teintes plus foncées que d'autres.",
		},
		{ rating: 4, title: "Pratiques", text: "Ils s'emboîtent bien et prennent peu de place en réserve." },
	],
	BONBONS: [
		{ rating: 5, title: "Bocal vidé", text: "Le bocal de la caisse se vide en une journée depuis que je les propose." },
		{ rating: 5, title: null, text: "Des parfums que l'on reconnaît les yeux fermés, rien de chimique." },
		{ rating: 5, title: "Bien fermes", text: "Ils ne collent pas entre eux, même en été dans la vitrine." },
		{
			rating: 4,
			title: "Bel assortiment",
			text: "Couleurs bien réparties dans le carton, les citrons partent en premier.",
		},
		{ rating: 4, title: null, text: "Bonne texture. J'aimerais pouvoir choisir la part de chaque parfum." },
	],
	GATEAUX: [
		{ rating: 5, title: "Moelleux", text: "Moelleux à cœur alors que la date était encore loin. On dirait le nôtre." },
		{ rating: 5, title: "Au goûter", text: "Servis au goûter de la résidence, nos anciens en ont repris deux fois." },
		{ rating: 4, title: null, text: "Bonnes parts, bien emballées une à une. Un peu sucrés pour le petit déjeuner." },
		{ rating: 4, title: "Bon beurre", text: "On sent le beurre et c'est tout ce qu'on demande à un gâteau." },
	],
};

export const FIRST_NAMES: readonly string[] = [
	...["Aïcha", "Alain", "Amandine", "Anaïs", "Baptiste", "Benoît", "Brigitte", "Camille", "Catherine", "Cédric"],
	...["Chloé", "Claire", "Corinne", "David", "Élodie", "Émilie", "Fabrice", "Fatima", "Florence", "Gaëlle"],
	...["Gérard", "Hélène", "Hugo", "Inès", "Isabelle", "Jérôme", "Julie", "Karim", "Laurence", "Léa"],
	...["Loïc", "Lucas", "Maëlle", "Malika", "Marc", "Mathilde", "Mehdi", "Nadège", "Nathalie", "Olivier"],
	...["Pascal", "Patricia", "Quentin", "Romain", "Sabrina", "Sébastien", "Sophie", "Thierry", "Valérie", "Yann"],
];
