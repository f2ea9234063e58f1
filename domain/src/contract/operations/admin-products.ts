import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const PRODUCT = { id: { description: "Identifiant du produit", example: SAMPLE.productId } };
const CSV = {
	type: "text/csv",
	example: "reference;nom;prix_piece_carton\nBAP-FRA-40;Barbe à papa fraise;1,50\n",
} as const;
const WORKBOOK = {
	type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	example: "PK",
} as const;
const SAVING = ["REFERENCE_TAKEN", "STOCK_CHANGED", "STOCK_RESERVED", "IMPORT_RUNNING"] as const;

/** Products of the admin. Source: accounts spec §7 "Admin products". */
export const ADMIN_PRODUCTS = {
	"GET /api/admin/products": {
		id: "listAdminProducts",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister tous les produits, brouillons compris",
		query: "AdminProductQuery",
		answers: { 200: "AdminProductPage" },
	},
	"POST /api/admin/products": {
		id: "createProduct",
		access: "admin",
		permission: "catalogue.change",
		summary: "Créer un produit, ou son brouillon",
		description:
			"Les champs de la spécification suffisent : ce qui n'a pas tout ce que demande une mise en vente devient un brouillon.",
		body: "NewProduct",
		invalid: "PRODUCT_INVALID",
		answers: { 201: "AdminProduct" },
		errors: SAVING,
	},
	"GET /api/admin/products/search": {
		id: "searchAdminProducts",
		access: "admin",
		permission: "catalogue.read",
		summary: "Chercher par nom, référence ou EAN",
		query: "AdminProductSearch",
		answers: { 200: "AdminProductPage" },
	},
	"GET /api/admin/products/stats": {
		id: "readProductStats",
		access: "admin",
		permission: "catalogue.read",
		summary: "Compter les produits par état",
		answers: { 200: "AdminProductStats" },
	},
	"GET /api/admin/products/export": {
		id: "exportProducts",
		access: "admin",
		permission: "catalogue.read",
		summary: "Exporter le catalogue en CSV",
		answers: { 200: CSV },
		sends: ["Content-Disposition"],
	},
	"GET /api/admin/products/export.xlsx": {
		id: "exportProductsAsWorkbook",
		access: "admin",
		permission: "catalogue.read",
		summary: "Exporter le catalogue en classeur Excel",
		answers: { 200: WORKBOOK },
		sends: ["Content-Disposition"],
	},
	"GET /api/admin/products/import-template.xlsx": {
		id: "readImportTemplate",
		access: "admin",
		permission: "catalogue.read",
		summary: "Télécharger un classeur vide, à remplir pour un import",
		answers: { 200: WORKBOOK },
		sends: ["Content-Disposition"],
	},
	"POST /api/admin/products/import": {
		id: "importProducts",
		access: "admin",
		permission: "catalogue.change",
		summary: "Importer un catalogue, ou l'essayer sans rien écrire",
		description:
			"Un fichier CSV ou le classeur .xlsx de l'export ; avec `mapping`, l'export d'un autre logiciel. 200 avec l'import terminé, 202 avec un import en cours, à suivre par son identifiant.",
		query: "ImportQuery",
		file: { field: "file", ...CSV, parts: { mapping: "ImportMapping" } },
		answers: { 200: "ProductImport", 202: "ProductImport" },
		errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE", "IMPORT_RUNNING"],
	},
	"POST /api/admin/products/import/mapping": {
		id: "proposeImportMapping",
		access: "admin",
		permission: "catalogue.change",
		summary: "Lire les titres d'un fichier d'un autre logiciel et proposer leur correspondance",
		description:
			"Exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage, ou tout autre tableau. Rien n'est écrit. La correspondance, corrigée, accompagne ensuite l'import.",
		file: { field: "file", ...CSV },
		answers: { 200: "ProposedMapping" },
		errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
	},
	"GET /api/admin/products/import/:importId": {
		id: "readImport",
		access: "admin",
		permission: "catalogue.read",
		summary: "Suivre un import",
		params: { importId: { description: "Identifiant de l'import", example: SAMPLE.importId } },
		answers: { 200: "ProductImport" },
		errors: ["IMPORT_NOT_FOUND"],
	},
	"POST /api/admin/products/upload-image": {
		id: "uploadImage",
		access: "admin",
		permission: "catalogue.change",
		summary: "Déposer une image de produit",
		file: { field: "image", type: "image/*", example: "fraise.webp" },
		answers: { 201: "UploadedImage" },
		errors: ["UPLOAD_MISSING", "IMAGE_TOO_LARGE", "IMAGE_UNSUPPORTED"],
	},
	"GET /api/admin/products/:id": {
		id: "readAdminProduct",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lire un produit en entier, avec sa version",
		params: PRODUCT,
		answers: { 200: "AdminProduct" },
		errors: ["PRODUCT_NOT_FOUND"],
	},
	"PUT /api/admin/products/:id": {
		id: "updateProduct",
		access: "admin",
		permission: "catalogue.change",
		summary: "Enregistrer un produit",
		params: PRODUCT,
		body: "ProductInput",
		invalid: "PRODUCT_INVALID",
		answers: { 200: "AdminProduct" },
		errors: ["PRODUCT_NOT_FOUND", "PRODUCT_CHANGED", ...SAVING],
	},
	"DELETE /api/admin/products/:id": {
		id: "removeProduct",
		access: "admin",
		permission: "catalogue.change",
		summary: "Supprimer un produit",
		params: PRODUCT,
		answers: { 204: "nothing" },
		errors: ["PRODUCT_NOT_FOUND", "PRODUCT_IN_ORDERS", "IMPORT_RUNNING"],
	},
	"PATCH /api/admin/products/:id/stock": {
		id: "changeStock",
		access: "admin",
		permission: "stock.change",
		summary: "Compter le stock d'un produit",
		params: PRODUCT,
		body: "StockInput",
		invalid: "PRODUCT_INVALID",
		answers: { 200: "StockFigures" },
		errors: ["PRODUCT_NOT_FOUND", "STOCK_CHANGED", "STOCK_RESERVED", "IMPORT_RUNNING"],
	},
} as const satisfies Operations;
