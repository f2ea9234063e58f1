import {
	adminProductPageSchema,
	adminProductQuerySchema,
	adminProductSchema,
	adminProductSearchSchema,
	adminProductStatsSchema,
	productInputSchema,
	stockFiguresSchema,
	stockInputSchema,
	uploadedImageSchema,
} from "../admin-product";
import { STATED } from "../catalogue.docs";
import {
	importMappingSchema,
	importProfileInputSchema,
	importProfileListSchema,
	importProfileSchema,
	proposedMappingSchema,
} from "../import-mapping";
import { newProductSchema } from "../new-product";
import { importQuerySchema, productImportSchema } from "../product-import";
import { SAMPLE, shape } from "./shape";

const IMAGE = "/static/demo/bap-fra-40.webp";
const VERSION = "5f2b8c0d1e3a4f6b";
const FIGURES = { stock: 248, available: 240, stocked: 248, reserved: 8 };
const NAMED = {
	name: "Barbe à papa fraise",
	category: "BARBE_A_PAPA",
	tags: ["VEGAN" as const],
	description: "Un pot de barbe à papa à la fraise.",
	isPublished: true,
	images: [IMAGE],
};
const FILTERS = {
	page: "0",
	size: "20",
	stock: "in" as const,
	price: "high" as const,
	category: "BARBE_A_PAPA",
	tag: "VEGAN",
	sort: "name_asc" as const,
	query: "fraise",
};

const ANSWERS = {
	unit: "BOX" as const,
	prices: "EXCLUDED" as const,
	weightUnit: "KG" as const,
	piecesPerBox: 24,
	vatRate: 5.5 as const,
	category: "BARBE_A_PAPA",
};

const IMPORT_PROFILE = {
	id: "imap_01KA2B3C4D5E6F7G8H9J0K1M2N",
	name: "Ancienne boutique",
	headings: ["UGS", "Nom", "Tarif régulier"],
	updatedAt: SAMPLE.at,
};

export const ADMIN_PRODUCT_QUERIES = {
	AdminProductQuery: shape(adminProductQuerySchema, FILTERS),
	AdminProductSearch: shape(adminProductSearchSchema, FILTERS),
	ImportQuery: shape(importQuerySchema, { dryRun: "true" }),
};

export const ADMIN_PRODUCT_BODIES = {
	ImportProfileInput: shape(importProfileInputSchema, { name: "Ancienne boutique" }),
	ImportMapping: shape(importMappingSchema, {
		columns: [
			{ heading: "UGS", target: "reference" },
			{ heading: "Nom", target: "nom" },
			{ heading: "Tarif régulier", target: "prix_piece_carton" },
			{ heading: "Étiquettes", target: null },
		],
		...ANSWERS,
		profile: "Boutique WooCommerce",
	}),
	NewProduct: shape(newProductSchema, {
		reference: "BAP-FRA-40",
		name: NAMED.name,
		category: NAMED.category,
		description: NAMED.description,
		pricePerPieceBox: 1.5,
		imageUrl: IMAGE,
		requestId: SAMPLE.importId,
	}),
	ProductInput: shape(productInputSchema, {
		...STATED,
		...NAMED,
		vatRate: 5.5,
		isFood: true,
		stock: 248,
		version: VERSION,
		previousStock: 240,
	}),
	StockInput: shape(stockInputSchema, { stock: 248, previousStock: 240 }),
};

export const ADMIN_PRODUCT_ANSWERS = {
	AdminProduct: shape(adminProductSchema, {
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
	AdminProductPage: shape(adminProductPageSchema, {
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
	AdminProductStats: shape(adminProductStatsSchema, {
		totalProducts: 60,
		published: 58,
		drafts: 2,
		inStock: 50,
		lowStock: 5,
		outOfStock: 3,
	}),
	StockFigures: shape(stockFiguresSchema, { id: SAMPLE.productId, ...FIGURES }),
	UploadedImage: shape(uploadedImageSchema, { imageUrl: "/static/1763800000-fraise.webp", width: 1200, height: 900 }),
	ImportProfile: shape(importProfileSchema, IMPORT_PROFILE),
	ImportProfiles: shape(importProfileListSchema, [IMPORT_PROFILE]),
	ProposedMapping: shape(proposedMappingSchema, {
		isOwn: false,
		source: "WOOCOMMERCE",
		columns: [
			{ heading: "UGS", samples: ["BAP-FRA-40"], target: "reference", hasImages: false },
			{ heading: "Images", samples: ["https://exemple.fr/fraise.jpg"], target: "images", hasImages: true },
		],
		...ANSWERS,
		profile: null,
	}),
	ProductImport: shape(productImportSchema, {
		id: SAMPLE.importId,
		state: "DONE",
		phase: "SAVING",
		dryRun: true,
		fileName: "produits.csv",
		done: 60,
		total: 60,
		rows: 60,
		created: 2,
		changed: 3,
		unchanged: 55,
		warnings: [],
		errors: [],
		errorCount: 0,
		message: null,
	}),
};
