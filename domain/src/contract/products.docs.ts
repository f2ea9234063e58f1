import * as adminProduct from "./admin-product";
import { STATED } from "./catalogue.docs";
import { documented } from "./documented";
import { newProductSchema } from "./new-product";
import * as products from "./products";
import { SAMPLE, shape } from "./shape";

const FILTERS = {
	page: "0",
	size: "20",
	stock: "in" as const,
	price: "high" as const,
	category: "BARBE_A_PAPA",
	tag: "VEGAN",
	missing: "operator" as const,
	importId: "pimp_01KA2B3C4D5E6F7G8H9J0K1M2N",
	sort: "name_asc" as const,
	query: "fraise",
};
const IMAGE = "/static/demo/bap-fra-40.webp";
const NAMED = {
	name: "Barbe à papa fraise",
	category: "BARBE_A_PAPA",
	tags: ["VEGAN" as const],
	description: "Un pot de barbe à papa à la fraise.",
	isPublished: true,
	images: [IMAGE],
};
const VERSION = "5f2b8c0d1e3a4f6b";
const FIGURES = { stock: 248, available: 240, stocked: 248, reserved: 8 };

/** Products of the admin. Source: accounts spec §7 "Admin products". */
export const PRODUCTS = documented(products, {
	bodies: {
		NewProduct: shape(newProductSchema, {
			reference: "BAP-FRA-40",
			name: NAMED.name,
			category: NAMED.category,
			description: NAMED.description,
			pricePerPieceBox: 1.5,
			imageUrl: IMAGE,
			requestId: SAMPLE.importId,
		}),
		ProductInput: shape(adminProduct.productInputSchema, {
			...STATED,
			...NAMED,
			vatRate: 5.5,
			isFood: true,
			stock: 248,
			version: VERSION,
			previousStock: 240,
		}),
		StockInput: shape(adminProduct.stockInputSchema, { stock: 248, previousStock: 240 }),
	},
	answers: {
		AdminProduct: shape(adminProduct.adminProductSchema, {
			...STATED,
			...NAMED,
			...FIGURES,
			id: SAMPLE.productId,
			version: VERSION,
			isFood: true,
			imageUrl: IMAGE,
			additionalImages: [],
			isNew: false,
			isPromo: false,
			createdAt: SAMPLE.at,
			updatedAt: SAMPLE.at,
		}),
		AdminProductPage: shape(adminProduct.adminProductPageSchema, {
			content: [
				{
					...FIGURES,
					id: SAMPLE.productId,
					name: NAMED.name,
					reference: STATED.reference,
					imageUrl: IMAGE,
					category: NAMED.category,
					tags: NAMED.tags,
					price: 36,
					eanUnit: STATED.eanUnit,
					eanBox: STATED.eanBox,
					pricePerPieceBox: 1.5,
					pricePerPieceLayer: 1.4,
					layerPrice: 33.6,
					isPublished: true,
					missingFields: [],
				},
			],
			totalElements: 1,
			totalPages: 1,
			page: 0,
			size: 20,
			last: true,
		}),
		AdminProductStats: shape(adminProduct.adminProductStatsSchema, {
			totalProducts: 60,
			published: 58,
			drafts: 2,
			inStock: 50,
			lowStock: 5,
			outOfStock: 3,
		}),
		UsualValues: shape(adminProduct.usualValuesSchema, [
			{
				category: "BARBE_A_PAPA",
				legalName: "Confiserie : sucre filé aromatisé",
				storageConditions: "À conserver au sec.",
			},
		]),
		StockFigures: shape(adminProduct.stockFiguresSchema, { id: SAMPLE.productId, ...FIGURES }),
		UploadedImage: shape(adminProduct.uploadedImageSchema, {
			imageUrl: "/static/1763800000-fraise.webp",
			width: 1200,
			height: 900,
		}),
	},
	groups: {
		"Administration : produits": {
			listAdminProducts: { summary: "Lister tous les produits, brouillons compris", query: FILTERS },
			createProduct: {
				summary: "Créer un produit, ou son brouillon",
				description:
					"Les champs de la spécification suffisent : ce qui n'a pas tout ce que demande une mise en vente devient un brouillon.",
			},
			searchAdminProducts: { summary: "Chercher par nom, référence ou EAN", query: FILTERS },
			readProductStats: { summary: "Compter les produits par état" },
			readUsualValues: { summary: "Lire ce que disent la plupart des produits en vente, par catégorie" },
			uploadImage: { summary: "Déposer une image de produit", form: "fraise.webp" },
			readAdminProduct: { summary: "Lire un produit en entier, avec sa version" },
			updateProduct: { summary: "Enregistrer un produit" },
			removeProduct: { summary: "Supprimer un produit" },
			changeStock: { summary: "Compter le stock d'un produit" },
		},
	},
});
