import { documented } from "./documented";
import * as importMapping from "./import-mapping";
import { type ImportRun, importRunPageSchema, importRunSchema } from "./product-import";
import * as productImports from "./product-imports";
import { SAMPLE, shape } from "./shape";

const CSV = "reference;nom;prix_piece_carton\nBAP-FRA-40;Barbe à papa fraise;1,50\n";
const ANSWERS = {
	unit: "BOX" as const,
	prices: "EXCLUDED" as const,
	weightUnit: "KG" as const,
	piecesPerBox: 24,
	vatRate: 5.5 as const,
	category: "BARBE_A_PAPA",
};
/** The path parameter of a saved mapping. */
const IMPORT_PROFILE = {
	id: "imap_01KA2B3C4D5E6F7G8H9J0K1M2N",
	name: "Ancienne boutique",
	headings: ["UGS", "Nom", "Tarif régulier"],
	updatedAt: SAMPLE.at,
};

const IMPORT_RUN: ImportRun = {
	id: SAMPLE.importId,
	kind: "products",
	state: "DONE",
	phase: "INDEXING",
	dryRun: false,
	fileName: "produits.csv",
	startedBy: SAMPLE.email,
	startedAt: SAMPLE.at,
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
	canUndo: true,
};

/** The catalogue as files: exports, imports and how those of other software are read. Source: accounts spec §7 "Admin products". */
export const PRODUCT_IMPORTS = documented(productImports, {
	bodies: {
		ImportProfileInput: shape(importMapping.importProfileInputSchema, { name: "Ancienne boutique" }),
		ImportMapping: shape(importMapping.importMappingSchema, {
			columns: [
				{ heading: "UGS", target: "reference" },
				{ heading: "Nom", target: "nom" },
				{ heading: "Tarif régulier", target: "prix_piece_carton" },
				{ heading: "Étiquettes", target: null },
			],
			...ANSWERS,
			profile: "Boutique WooCommerce",
		}),
	},
	answers: {
		ImportProfile: shape(importMapping.importProfileSchema, IMPORT_PROFILE),
		ImportProfiles: shape(importMapping.importProfileListSchema, [IMPORT_PROFILE]),
		ProposedMapping: shape(importMapping.proposedMappingSchema, {
			isOwn: false,
			source: "WOOCOMMERCE",
			columns: [
				{ heading: "UGS", samples: ["BAP-FRA-40"], target: "reference", hasImages: false },
				{ heading: "Images", samples: ["https://exemple.fr/fraise.jpg"], target: "images", hasImages: true },
			],
			...ANSWERS,
			profile: null,
		}),
		ImportRun: shape(importRunSchema, IMPORT_RUN),
		ImportRuns: shape(importRunPageSchema, { content: [IMPORT_RUN], last: true }),
	},
	groups: {
		"Administration : produits": {
			exportProducts: { summary: "Exporter le catalogue en CSV", file: CSV },
			exportProductsAsWorkbook: { summary: "Exporter le catalogue en classeur Excel", file: "PK" },
			readImportTemplate: { summary: "Télécharger un classeur vide, à remplir pour un import", file: "PK" },
			importProducts: {
				summary: "Importer un catalogue, ou l'essayer sans rien écrire",
				description:
					"Un fichier CSV ou le classeur .xlsx de l'export ; avec `mapping`, l'export d'un autre logiciel ; avec `images`, le ZIP de leurs images. 200 avec l'import terminé, 202 avec un import en cours, à suivre par son identifiant.",
				query: { dryRun: "true" },
				form: CSV,
			},
			proposeImportMapping: {
				summary: "Lire les titres d'un fichier d'un autre logiciel et proposer leur correspondance",
				description:
					"Exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage, ou tout autre tableau. Rien n'est écrit. La correspondance, corrigée, accompagne ensuite l'import.",
				form: CSV,
			},
			listImportMappings: { summary: "Lister les correspondances enregistrées à l'import de produits" },
			renameImportMapping: { summary: "Renommer une correspondance de l'import de produits" },
			deleteImportMapping: { summary: "Supprimer une correspondance de l'import de produits" },
			listProductImports: { summary: "Lister les imports de produits", query: { page: "0" } },
			undoProductImport: {
				summary: "Annuler un import de produits",
				description:
					"Rend aux produits leurs valeurs d'avant et supprime ceux qu'il a créés, tous ou aucun : refusé dès que l'un d'eux a changé ou a été commandé depuis. 200 avec l'import annulé, 202 tant que cela dure.",
			},
			readImport: { summary: "Suivre un import" },
		},
	},
});
