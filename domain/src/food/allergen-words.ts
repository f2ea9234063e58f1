import type { AllergenCode } from "./allergen-codes";

/** Words of lists of ingredients, in the singular and without capitals. */
interface AllergenWords {
	/** What customers call the allergen; a search reads them with a typo too. */
	names: string;
	/** What else names it: its kinds, the numbers of additives, what is always made of it. */
	others?: string;
	/** What may be made of it: the product is free of nothing until the list or the merchant says more. */
	doubtful?: RegExp[];
}

/** Any of the words, unless its item of the list goes on to say that it is made of something else. */
const doubt = (words: string, unless: string) =>
	new RegExp(`(?<!\\p{L})(?:${words})s?(?!\\p{L})(?![^,;.\\n]*(?:${unless}))`, "iu");

const FLOURS_WITHOUT_GLUTEN =
	"riz|ma[iï]s|sarrasin|bl[ée] noir|ch[âa]taigne|coco|pois|lentille|f[èe]ve|soja|lupin|amande|noisette|caroube|guar|" +
	"tapioca|manioc|pomme de terre|quinoa|amarante|millet|teff|sorgho|lin";

/** Source: Regulation (EU) 1169/2011, annex II. */
export const ALLERGEN_WORDS: Record<AllergenCode, AllergenWords> = {
	GLUTEN: {
		names: "gluten, blé, froment, épeautre, kamut, seigle, orge, avoine, malt",
		others: `malté, maltée, triticale, engrain, amidonnier, khorasan, durum, farro, gruau, semoule, boulgour, boulghour, bulgur,
			couscous, seitan, panko, lait d'avoine`,
		doubtful: [
			doubt("farine", `sans gluten|(?:de\\s|d['’]|\\()(?:${FLOURS_WITHOUT_GLUTEN})`),
			doubt(
				"pain|brioche|biscuit|biscotte|gaufre|gaufrette|cookie|cracker|chapelure|sp[ée]culoos|g[ée]noise|c[ée]r[ée]ale|bi[èe]re|sauces? (?:de )?soja",
				"sans gluten|pomme de terre",
			),
		],
	},
	CRUSTACES: {
		names: "crustacé, crevette, crabe, homard, langouste, langoustine, écrevisse",
		others: "gamba, scampi, tourteau, étrille, araignée de mer, krill",
		doubtful: [doubt("fruits? de mer", "sans crustac[ée]")],
	},
	OEUFS: {
		names: "œuf, ovalbumine",
		others:
			"ovoproduit, ovomucoïde, ovotransferrine, ovoglobuline, ovovitelline, conalbumine, livétine, lysozyme, E1105",
		doubtful: [doubt("albumine|meringue|mayonnaise|sabayon", "sans (?:œuf|oeuf)|de lait")],
	},
	POISSONS: {
		names: "poisson, anchois, thon, saumon, morue",
		others: `cabillaud, colin, merlu, merlan, lieu noir, lieu jaune, églefin, aiglefin, tacaud, haddock, hoki, sardine, maquereau, hareng, bonite, truite,
			sole, limande, plie, flétan, turbot, bar, loup de mer, daurade, dorade, rouget, lotte, raie, espadon, requin, anguille, carpe,
			brochet, perche, sandre, tilapia, panga, pangasius, esturgeon, éperlan, caviar, tarama, laitance, surimi, nuoc mâm,
			sauce worcester, sauce worcestershire, dashi, ichtyocolle, gélatine marine, collagène marin,
			œuf de poisson, œuf de saumon, œuf de truite, œuf de lompe, œuf de lump`,
	},
	ARACHIDES: {
		names: "arachide, cacahuète, cacahouète",
		others: "cacahuette, beurre de cacahuète, beurre de cacahouète, beurre d'arachide",
	},
	SOJA: {
		names: "soja, tofu",
		others: "soya, tempeh, miso, édamame, tamari, shoyu, natto, okara, tonyu, E426, lait de soja, crème de soja",
		doubtful: [
			doubt(
				"l[ée]cithine|E[\\s.-]*322i?|prot[ée]ines? v[ée]g[ée]tale",
				"tournesol|colza|carthame|œuf|oeuf|pois|riz|bl[ée]|sans soja",
			),
		],
	},
	LAIT: {
		names: "lait, laitier, lactose, lactosérum, caséine, caséinate, beurre, crème, fromage, yaourt",
		others: `laitière, petit-lait, babeurre, beurré, beurrée, ghee, MGLA, lacto-sérum, lactalbumine, lactoglobuline, lactoferrine,
			protéine lactique, chantilly, yogourt, yoghourt, yogurt, skyr, faisselle, petit suisse, fromager, fromagère, comté, emmental,
			gruyère, parmesan, parmigiano, grana padano, pecorino, cheddar, gouda, edam, mimolette, cantal, mozzarella, mascarpone, ricotta,
			feta, roquefort, gorgonzola, camembert, brie, reblochon, raclette, chèvre, brebis, tourteau fromager`,
		doubtful: [doubt("chocolats? blanc|ganache|k[ée]fir", "sans lait|v[ée]gan|de fruit")],
	},
	FRUITS_A_COQUE: {
		names: "fruit à coque, amande, noisette, noix, pécan, cajou, pistache, macadamia",
		others: `noix de cajou, noix de pécan, noix de macadamia, noix du Brésil, noix du Queensland, pacane, anacarde, praliné, praline,
			pralin, gianduja, gianduia, massepain, marzipan, frangipane, calisson, nougat, nougatine, touron, turron,
			lait d'amande, beurre d'amande, beurre de cajou, beurre de pistache`,
		doubtful: [
			doubt(
				"orgeat|amaretti|amaretto|fruits? sec",
				"sans (?:amande|fruits? [àa] coque)|raisin|abricot|figue|datte|pruneau",
			),
		],
	},
	CELERI: { names: "céleri" },
	MOUTARDE: { names: "moutarde", others: "sénevé" },
	SESAME: {
		names: "sésame",
		others:
			"tahin, tahini, tahina, tahiné, gomasio, halva, halwa, halvah, helva, houmous, hoummous, hummus, zaatar, beurre de sésame",
	},
	SULFITES: {
		names: "sulfite",
		others: `sulfité, sulfitée, sulphite, bisulfite, bisulphite, métabisulfite, métabisulphite, disulfite, pyrosulfite,
			hydrogénosulfite, dioxyde de soufre, anhydride sulfureux, gaz sulfureux, SO₂,
			E220, E221, E222, E223, E224, E225, E226, E227, E228`,
	},
	LUPIN: { names: "lupin" },
	MOLLUSQUES: {
		names: "mollusque, moule, huître, calamar, seiche",
		others: `calmar, encornet, chipiron, supion, poulpe, pieuvre, escargot, bulot, bigorneau, palourde, praire, clam, pétoncle, ormeau,
			coquillage, Saint-Jacques, St-Jacques, noix de Saint-Jacques, noix de St-Jacques, noix de coquille Saint-Jacques,
			noix de pétoncle, amande de mer`,
		doubtful: [doubt("fruits? de mer", "sans mollusque")],
	},
};

/** Words that sound like one of the fourteen and are none. */
export const HARMLESS_WORDS = `blé noir, sucre d'orge, sucre semoule, semoule de maïs, semoule de riz, semoule de sarrasin,
	beurre de cacao, beurre de coco, beurre de karité, haricot beurre, lait de coco, lait de riz, crème de coco, crème de riz,
	crème de marron, crème de cassis, crème de tartre, noix de coco, noix de muscade, noix muscade, noix de cola, noix de kola,
	noix de karité, noix de palme, noix de tigre, caviar d'aubergine`;
