import type { Operations } from "./operation";

const CATEGORY = { code: { description: "Code de la catégorie", example: "BARBE_A_PAPA" } };

/** The categories of the catalogue, as the admin manages them. */
export const ADMIN_CATEGORIES = {
	"GET /api/admin/categories": {
		id: "listAdminCategories",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister toutes les catégories, avec leur nombre de produits",
		answers: { 200: "AdminCategoryList" },
	},
	"POST /api/admin/categories": {
		id: "createCategory",
		access: "admin",
		permission: "catalogue.change",
		summary: "Créer une catégorie",
		description: "Son code suit de son nom et ne change plus ; elle vient en dernier.",
		body: "CategoryCreation",
		answers: { 201: "AdminCategory" },
		errors: ["CATEGORY_TAKEN", "CATEGORY_LIMIT", "IMPORT_RUNNING"],
	},
	"PUT /api/admin/categories/order": {
		id: "orderCategories",
		access: "admin",
		permission: "catalogue.change",
		summary: "Ranger les catégories",
		body: "CategoryOrder",
		answers: { 200: "AdminCategoryList" },
		errors: ["CATEGORIES_CHANGED", "IMPORT_RUNNING"],
	},
	"PUT /api/admin/categories/:code": {
		id: "changeCategory",
		access: "admin",
		permission: "catalogue.change",
		summary: "Changer le nom, la description ou l'emblème d'une catégorie, la montrer ou la masquer",
		params: CATEGORY,
		body: "CategoryUpdate",
		answers: { 200: "AdminCategory" },
		errors: ["CATEGORY_NOT_FOUND", "CATEGORY_CHANGED", "CATEGORY_TAKEN", "IMPORT_RUNNING"],
	},
	"DELETE /api/admin/categories/:code": {
		id: "deleteCategory",
		access: "admin",
		permission: "catalogue.change",
		summary: "Supprimer une catégorie où il n'y a aucun produit, brouillons compris",
		params: CATEGORY,
		answers: { 204: "nothing" },
		errors: ["CATEGORY_NOT_FOUND", "CATEGORY_IN_USE", "IMPORT_RUNNING"],
	},
} as const satisfies Operations;
